"""The boss's side of the screen, its pages, and its turn in the log.

Only what the rulebooks print is taken for granted: Byloss at `hard`, and the printed cards.
"""

from functools import cache

import pytest
from rich.cells import cell_len

from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.terminal.canvas import LEFT, LOST, bar
from siegeworks.terminal.driver import Driver
from siegeworks.terminal.log import Reading
from siegeworks.terminal.session import Session
from siegeworks.words.languages import LANGUAGES
from tests.terminal.stage import against, duel, position, shown, table

SIEGE = """
turn 5  active a  step deploy
a  hand tengu armored-yak  track warrior-of-shamballa . .  resources tengu*12
b  hand goblin-tank transmuted-goblin seal-of-nova*2  track goblin-killer+g2 . totemic-golem \
front restoration-totem+s1  resources goblin-tank*9  reserves ancestor-shade goblin-leader \
casualties goblin-leader goblin-tank
boss  menace 3  life 12
"""
PLAIN = "a resources tengu*9\nb resources goblin-tank*9\n"


def siege(*typed: str, here: str = SIEGE, **switches: str) -> Driver:
    """A Solo game in which these lines are typed."""
    driver = table(position(here, "me:Anna", mode="solo", agreed=switches), typed)
    driver.run()
    return driver


def drawn(here: str, width: int = 79, height: int = 60, **switches: str) -> list[str]:
    """The screen of the one player."""
    session = Session(position(here, "me:Anna", mode="solo", agreed=switches))
    lines = whole_screen(session.sight(0), speech("en"), width, height, Reading())
    return [line.plain for line in lines]


# -- the side of the boss ------------------------------------------------------------------


def test_the_boss_has_its_name_piles_life_level_and_open_hand_above_the_battlefield() -> None:
    _, name, meters, reserves, *hand = drawn(SIEGE, difficulty="hard")[:7]
    assert name == "b Byloss, the Goblin King (Hard)   Resources 9   Casualties 2 (Goblin Leader)"
    assert meters == f"  Life points {LEFT * 8}{LOST * 12} 12/30   Menace Level  1  2 [3] 4  5+"
    assert reserves == "  Reserves 2 (Ancestor Shade; token available)   Hand 4"
    assert [line[:22] for line in hand] == [
        "  ● 0 Goblin Tank     ",
        "  ○ 8 Transmuted Gobli",
        "  ● 3 2× Seal of Nova ",
    ]


@pytest.mark.parametrize(("menace", "marks"), [(1, "●○○"), (3, "●○●"), (5, "●●●")])
def test_the_hand_shows_what_the_menace_level_lets_the_boss_play(menace: int, marks: str) -> None:
    here = SIEGE.replace("menace 3", f"menace {menace}")
    found = "".join(sign for line in drawn(here) for sign in line if sign in "●○")
    assert found == marks


def test_the_last_level_stands_for_all_above() -> None:
    assert "Menace Level  1  2  3  4 [5+]" in drawn(SIEGE.replace("menace 3", "menace 5"))[2]


def test_a_used_token_of_the_reserves_is_said() -> None:
    lines = "\n".join(drawn(f"{PLAIN}boss reserves-used"))
    assert "Reserves 0 (token used)" in lines
    assert "Hand  –" in lines


@pytest.mark.parametrize(
    ("life", "full"), [(0, 0), (1, 1), (3, 1), (4, 2), (29, 10), (30, 10), (40, 10)]
)
def test_a_bar_is_as_full_as_the_life_and_never_empty_before_its_end(life: int, full: int) -> None:
    assert bar(life, 30, 10).plain == LEFT * full + LOST * (10 - full)


def test_tokens_and_signs_stand_beside_the_values() -> None:
    lines = "\n".join(drawn(SIEGE))
    assert "ATT 3▲ DEF 0 +g2" in lines
    assert "ATT 0 DEF 2 ‡ +s1" in lines
    assert "ATT 8 DEF 8 ◇" in lines
    low = "\n".join(drawn(SIEGE, height=24))
    assert "b1 3▲/0 +g2 Goblin" in low
    assert "bf 0/2 ‡ +s1 Resto" in low
    assert "b3 8/8 ◇ Totemic" in low


def test_the_further_goal_of_a_boss_is_counted() -> None:
    here = PLAIN.replace("b resources", "b casualties sporeling*4 resources")
    goal = next(line for line in drawn(here, boss="muldra") if "Victory" in line)
    assert " 4/" in goal.split("Victory")[1]
    assert not any("Victory" in line for line in drawn(here))


def test_a_special_action_in_the_chain_says_what_it_does() -> None:
    here = "a  hand tengu  track . . .  resources tengu*12\nb  resources goblin-tank*9\n"
    driver = table(position(here, "me:Anna", mode="solo"), ["end", "pass"], stops="all")
    driver.run()
    text = shown(driver)
    assert "1 b Goblin Tank  Special Action  … may be reacted to" in text
    assert "      Each Ally of the boss gets a Gang token" in text


def test_a_low_screen_keeps_the_boss_the_hand_and_the_question() -> None:
    lines = drawn(SIEGE, height=24, difficulty="hard")
    assert len(lines) <= 24
    text = "\n".join(lines)
    for part in ("b Byloss", "12/30", "[3]", "● 0 Goblin Tank", "0 Armored Yak", "1) "):
        assert part in text, part


@cache
def situations() -> list[Sight]:
    """Sights of players and a spectator from a Solo and a Co-op game."""
    found = []
    records = (
        against("byloss", "random", difficulty="very-hard"),
        against("corvane", "random", "greedy"),
    )
    for record in records:
        driver = table(record)
        while driver.session.outcome is None:
            driver.step()
            if len(driver.session.steps) % 25 == 0:
                seats = (0, len(record.setup.seats) - 1, SPECTATOR)
                found += [driver.session.sight(seat) for seat in seats]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(79, 24), (79, 40), (139, 50)])
def test_every_line_against_a_boss_fits_its_width(language: str, width: int, height: int) -> None:
    for sight in situations():
        for line in whole_screen(sight, speech(language), width, height, Reading()):
            assert cell_len(line.plain) <= width, line.plain


# -- pages ---------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["boss", "BOSS ", "? boss", "? byloss"])
def test_the_boss_card_can_be_read(typed: str) -> None:
    text = shown(siege(typed, difficulty="hard"))
    assert "Menace Level effects: Whenever" in text
    assert "Victory conditions: " in text
    assert "Plays with: Evil Goblins, Spectral Shamans" in text
    assert "30 life" in text
    assert "60 life" not in text


def test_another_boss_is_shown_as_it_is_printed_with_every_difficulty() -> None:
    text = shown(siege("? corvane"))
    for part in ("Medium", "Very Hard", "Solo Mode:", "Co-op Mode:"):
        assert part in text, part
    for side in BOX.bosses["corvane"].sides.values():
        assert f"{side.solo.life} life" in text
        assert f"{side.coop.life} life" in text


def test_the_page_of_a_boss_says_how_far_its_goal_is() -> None:
    text = shown(siege("boss", here=PLAIN, boss="muldra"))
    assert "now 0 of " in text.split("Victory conditions")[1]


def test_the_cards_of_the_boss_can_be_read() -> None:
    text = shown(siege("? totemic", "? seal of nova", "? b1"))
    assert "Totemic Golem   Cost 9   ATT 8   DEF 8   Spectral Shamans, advanced boss deck" in text
    assert "Seal of Nova   Cost 3   Spectral Shamans, advanced boss deck" in text
    assert "Special Action: Shielded" in text
    assert "+2/+0  Gang token" in text


def test_without_a_boss_there_is_no_boss_card() -> None:
    driver = table(duel("me", "random"), ["boss"])
    driver.run()
    assert "There is no boss in this game." in shown(driver)


def test_the_reserves_are_among_the_cards_that_lie_open() -> None:
    assert "Reserves: 2: Ancestor Shade, Goblin Leader" in shown(siege("cards"))


def test_an_empty_square_is_called_empty_and_one_of_another_mode_is_none() -> None:
    text = shown(siege("? b2", "? cf1"))
    assert "space 2: empty" in text
    assert "no card, square or keyword “cf1”" in text


# -- the turn of the boss ------------------------------------------------------------------

CHOICE = """
turn 4  active a  step deploy
a  resources tengu*12
b  resources goblin-killer goblin-tank totemic-golem goblin-tank*6
"""


def test_a_boss_that_could_play_either_card_asks_by_notation_label_or_number() -> None:
    for typed in ("boss goblin-tank", "boss goblin-t", "2"):
        driver = siege("end", typed, here=CHOICE)
        assert (0, "boss goblin-tank") in driver.session.record.answers, typed
    steps = next(line for line in shown(driver).splitlines() if line.startswith("Turn 5"))
    assert "Reserves → Advance → Draw → [Actions] → End" in steps


def test_the_turn_of_the_boss_is_told_line_by_line_and_new() -> None:
    driver = siege("end", "boss goblin-tank", "stops all", here=CHOICE)
    told = "\n".join(line for line in shown(driver).splitlines() if line.startswith("»"))
    for part in (
        "Byloss draws 3 cards",
        "Byloss chooses Goblin Tank",
        "Byloss deploys Goblin Tank",
    ):
        assert part in told, part
    assert told.index("draws") < told.index("chooses") < told.index("deploys")
    assert "a Gang token" in told


def test_a_window_of_the_boss_passes_by_itself_unless_something_can_be_negated() -> None:
    here = "a hand {} resources tengu*12\nb resources seal-of-silence*9\nboss menace 1\n"
    quiet = siege("end", here=here.format("tengu*2 armored-yak*3"))
    assert "React?" not in shown(quiet)
    asked = siege("end", here=here.format("ancient-dragon armored-yak*4"))
    assert "React?" in shown(asked)
    always = table(position(here.format("tengu*4"), "me", mode="solo"), ["end"], stops="all")
    always.run()
    assert "React?" in shown(always)


def test_answers_in_the_turn_of_the_boss_can_be_taken_back_if_nothing_came_to_light() -> None:
    here = "a hand ancient-dragon armored-yak*4 resources tengu*12\nb resources seal-of-silence*9\n"
    typed = ("end", "pass", "discard armored-yak", "undo", "undo", "undo")
    text = shown(siege(*typed, here=f"{here}boss menace 1\n"))
    assert text.count("Taken back.") == 2
    assert text.endswith(
        "Byloss draws 3 cards: Seal of Silence, Seal of Silence, Seal of Silence. (SS-18.11)"
    )


def test_a_card_of_the_boss_in_the_own_hand_is_drawn_too() -> None:
    here = "a hand seal-of-nova goblin-tank resources tengu*9\nb resources goblin-tank*9\n"
    for height in (24, 60):
        text = "\n".join(drawn(here, height=height))
        assert "3 Seal of Nova" in text
        assert "0 Goblin Tank" in text
