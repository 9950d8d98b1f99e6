"""Co-op at one screen: both boards, a turn taken together, and hands that stay hidden."""

from random import Random

import pytest

from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.terminal.driver import Driver
from siegeworks.terminal.log import Reading
from siegeworks.terminal.session import Session
from siegeworks.terminal.watch import watch
from tests.terminal.stage import WIPED, against, duel, position, shown, table
from tests.terminal.test_hotseat import Watchful

TOGETHER = """
turn 6  active a  step deploy  partner draw
a  hand warrior-of-shamballa armored-yak  track . tengu .  resources tengu*9
b  hand despoiler retired-master  track . armored-yak .  resources tengu*9
c  track goblin-killer . .  front goblin-leader  front .  resources goblin-tank*9
land a druuk-school-adept
land c restoration-totem
"""


def together(*typed: str, seats: tuple[str, str] = ("me:Anna", "me:Ben")) -> Driver:
    """A common turn in which these lines are typed."""
    driver = table(position(TOGETHER, *seats, mode="coop"), typed)
    driver.run()
    return driver


def given(driver: Driver) -> list[str]:
    """The answers given, by letter and text, leaving out what was taken unasked."""
    pairs = zip(driver.session.record.answers, driver.session.steps, strict=True)
    return [f"{'ab'[seat]} {text}" for (seat, text), step in pairs if not step.by_itself]


def drawn(seat: int, width: int, height: int = 60) -> list[str]:
    """The screen of a seat."""
    sight = Session(position(TOGETHER, "me:Anna", "me:Ben", mode="coop")).sight(seat)
    return [line.plain for line in whole_screen(sight, speech("en"), width, height, Reading())]


def order(lines: list[str], *parts: str) -> list[int]:
    """The lines in which parts of a screen stand."""
    return [next(place for place, line in enumerate(lines) if part in line) for part in parts]


# -- the screen ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "own", "other"), [(0, "a", "b"), (1, "b", "a")])
@pytest.mark.parametrize("height", [24, 60])
def test_the_boss_lies_between_the_boards_and_the_own_one_is_nearest(
    seat: int, own: str, other: str, height: int
) -> None:
    found = order(
        drawn(seat, 79, height),
        "c Byloss",
        "(partner)",
        f" {other}2 " if height > 24 else f"{other}1",
        f"{other}f",
        "c1",
        f"{own}f",
        f"{own}1",
        "(you)",
    )
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_a_wide_screen_has_the_boards_side_by_side_under_the_boss() -> None:
    lines = drawn(0, 139)
    boss, zone, track = (
        next(line for line in lines if part in line) for part in ("c1", "af", "a1")
    )
    assert [square in zone for square in ("n1(a)", "cf1", "bf", "n2(c)", "cf2")] == [True] * 5
    assert [square in track for square in ("a2", "a3", "b1", "b2", "b3")] == [True] * 5
    assert "║" in track
    assert "║" not in boss


def test_each_player_is_in_a_step_of_their_own() -> None:
    for seat in (0, 1, SPECTATOR):
        head = drawn(seat, 99)[0]
        assert head.startswith("Turn 6 · Anna & Ben ")
        assert "Prepare → [Draw b] → Advance → [Deploy a] → Extra → End" in head
    polish = Session(position(TOGETHER, "me:Anna", "me:Ben", mode="coop")).sight(0)
    head = whole_screen(polish, speech("pl"), 79, 40, Reading())[0].plain
    assert head.endswith("a [Wystawianie]   b [Dobranie]")


def test_a_storming_creature_of_the_boss_shows_its_strength_against_either_player() -> None:
    here = TOGETHER.replace("goblin-killer . .", ". . transmuted-goblin")
    here = here.replace("partner draw", "").replace(". tengu .", "tengu . .")
    driver = table(position(here, "me:Anna", "me:Ben", mode="coop"), ["", "end", "", "end", ""])
    driver.settings.stops = "all"
    driver.run()
    assert "⇒ c4 Transmuted Goblin leaves the War Track  Attack Strength a 3, b 5" in shown(driver)


# -- handing over --------------------------------------------------------------------------


def test_two_persons_act_in_any_order_and_pass_the_screen() -> None:
    driver = together("", "play warrior", "partner", "", "partner", "", "end", "", "end")
    assert given(driver)[:2] == ["a play warrior-of-shamballa", "a end"]
    text = shown(driver)
    passed = [line for line in text.splitlines() if line.startswith("Pass the screen")]
    assert [line.split()[4] for line in passed[:4]] == ["Anna", "Ben", "Anna", "Ben"]
    assert text.count(f"{WIPED}\nPass the screen to ") == len(passed)


def test_who_has_ended_leaves_the_screen_to_the_partner() -> None:
    driver = together("", "end", "", "partner")
    assert given(driver) == ["a end"]
    assert "b Ben (you)" in shown(driver)
    assert shown(driver).endswith("> partner\nAnna has ended the turn.")


def test_a_partner_waits_while_something_is_going_on() -> None:
    here = TOGETHER.replace("partner draw", "").replace(
        "armored-yak  track . tengu", "armored-yak retired-master  track . tengu"
    )
    driver = table(
        position(here, "me:Anna", "me:Ben", mode="coop"), ["", "deploy retired", "partner"]
    )
    driver.run()
    assert "Ben can act once this is decided." in shown(driver)


def test_the_question_says_that_the_partner_may_act_as_long_as_that_is_so() -> None:
    driver = together("", "end", "")
    first, second = shown(driver).split("Pass the screen to Ben")
    assert "partner: let Ben act (Draw)" in first
    assert "partner: " not in second


@pytest.mark.parametrize(
    ("typed", "says"), [("partner", "You have no partner"), ("partner now", "You have no partner")]
)
def test_whoever_plays_alone_has_no_partner(typed: str, says: str) -> None:
    for record in (duel("me", "random"), against("byloss", "me")):
        driver = table(record, [typed])
        driver.run()
        assert says in shown(driver)


def test_help_names_a_boss_and_a_partner_only_where_there_is_one() -> None:
    found = []
    for record in (
        duel("me", "random"),
        against("byloss", "me"),
        against("byloss", "me", "random"),
    ):
        driver = table(record, ["?"])
        driver.run()
        found.append([f"\n  {word} " in shown(driver) for word in ("boss", "partner")])
    assert found == [[False, False], [True, False], [True, True]]


def test_a_wrong_word_after_partner_is_explained() -> None:
    assert "partner all lets a machine" in shown(together("", "partner now"))


# -- a machine as a partner ----------------------------------------------------------------


def test_a_machine_waits_until_it_is_let_act_and_then_makes_one_move_that_shows() -> None:
    waits = together("play warrior", seats=("me:Anna", "greedy"))
    assert not [text for text in given(waits) if text.startswith("b")]
    acts = together("play warrior", "partner", seats=("me:Anna", "greedy"))
    moves = [text for text in given(acts) if text.startswith("b")]
    assert moves
    assert "b end" not in moves
    new = [line for line in shown(acts).split("> partner")[1].splitlines() if line[:1] == "»"]
    assert 0 < len(new) <= 3
    assert "a Anna (you)" in shown(acts).split("> partner")[1]


def test_a_machine_may_be_let_play_its_whole_turn() -> None:
    driver = together("partner all", seats=("me:Anna", "greedy"))
    assert given(driver)[-1] == "b end"
    assert "Machine has ended the turn." in shown(driver)
    assert driver.session.deciding == [0]


def test_a_machine_plays_on_when_the_person_ends() -> None:
    driver = together("end", seats=("me:Anna", "greedy"))
    assert "b end" in given(driver)
    assert driver.session.view(0).turn > 6


def test_two_machines_act_in_turns() -> None:
    driver = table(against("byloss", "random", "random"))
    acted = ""
    while driver.session.outcome is None:
        common, before = driver.session.in_common_turn, len(driver.session.steps)
        driver.step()
        acted += "ab"[driver.session.steps[before].seat] if common else " "
    assert "aba" in acted
    assert "bab" in acted


def test_two_machines_can_be_watched_to_the_end() -> None:
    driver = table(against("muldra", "random", "greedy", seed=4))
    assert watch(driver).kind == "over"
    assert "Muldra" in shown(driver)
    assert "…" not in shown(driver)


# -- undo ----------------------------------------------------------------------------------


def test_an_answer_is_taken_back_unless_the_partner_has_acted_since() -> None:
    alone = together("", "deploy armored-yak", "undo")
    assert given(alone) == []
    refused = together("", "deploy armored-yak", "partner", "", "end", "", "undo")
    assert shown(refused).endswith("This cannot be taken back, Ben has acted since.")
    assert given(refused) == ["a deploy armored-yak", "b end"]


def test_an_answer_is_taken_back_past_what_a_machine_did_in_the_open() -> None:
    here = TOGETHER.replace("partner draw", "").replace("hand despoiler retired-master", "")
    record = position(here, "me:Anna", "greedy", mode="coop")
    driver = table(record, ["deploy armored-yak", "partner all", "undo"])
    driver.run()
    assert "Taken back." in shown(driver)
    assert driver.session.deciding == [0, 1]
    assert given(driver) == []


# -- what is hidden ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_no_partner_is_shown_a_card_that_only_the_other_has_seen(seed: int) -> None:
    typist = Random(seed)
    lines = ("1", "2", "3", "4", "5", "partner")
    driver = table(against("corvane", "me", "me", seed=seed))
    driver.screen = screen = Watchful(typist.choice(lines) for _ in range(6000))
    screen.driver = driver
    for desk in driver.persons.values():
        desk.screen = screen
    assert driver.run().kind == "over"
    assert len(screen.shown) > 1000
    assert "> partner" in screen.text
