"""What the screen is made of: widths, marks, values, and phrases in all languages."""

from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from siegeworks.core.view import SPECTATOR
from siegeworks.games.siegestorm.rules.values import modifiers
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.games.siegestorm.terminal.stack import stack
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import broken_before, columns, fill, grid, shortened, spread
from siegeworks.terminal.log import Reading
from siegeworks.terminal.session import Session
from siegeworks.words.languages import LANGUAGES
from tests.terminal.stage import duel, position, shown, table


def situations(seed: int, every: int = 9) -> list[Sight]:
    """Sights of both players and a spectator from a random game."""
    session = Session(duel("me:Anna", "me:Bo", seed=seed, factions=("styxia", "khunglai")))
    dice = Random(seed)
    found = []
    while session.outcome is None:
        if len(session.steps) % every == 0:
            found += [session.sight(seat) for seat in (0, 1, SPECTATOR)]
        decision = session.decisions[0]
        session.answer(decision.seat, dice.choice(decision.options).text)
    return [*found, session.sight(SPECTATOR)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(79, 24), (79, 40), (123, 50)])
def test_every_line_fits_its_width(language: str, width: int, height: int) -> None:
    for sight in situations(5, every=25):
        for line in whole_screen(sight, speech(language), width, height, Reading()):
            assert cell_len(line.plain) <= width, line.plain


@pytest.mark.parametrize(
    ("name", "room", "said"),
    [
        ("Ogre", 4, "Ogre"),
        ("Sharpshooters", 6, "Sharp…"),
        ("Worg rider", 5, "Worg"),
        ("Big Bertha", 9, "Big"),
        ("Tesla x104", 4, "Tes…"),
        ("Ironclad", 2, "Ir"),
        ("Ironclad", 0, ""),
        ("Ironclad", -3, ""),
    ],
)
def test_a_name_is_shortened_at_a_word_or_with_a_sign(name: str, room: int, said: str) -> None:
    assert shortened(name, room) == said


def test_a_long_path_has_a_line_of_its_own() -> None:
    path = f"~/{'long/' * 15}game.record"
    text = f"The game is kept in {path}"
    assert broken_before(text, path, 120) == [text]
    assert broken_before(text, path, 79) == ["The game is kept in", f"  {path}"]


def test_a_screen_of_forty_lines_holds_board_question_and_log_unless_the_hand_is_full() -> None:
    drawn = 0
    for sight in situations(6):
        few = sight.view.decision is None or len(sight.view.decision.options) <= 8
        if few and all(len(hand) <= 6 for hand in sight.view.hands):
            lines = whole_screen(sight, speech("en"), 79, 40, Reading(sight.view.ply))
            assert len(lines) <= 40
            drawn += 1
    assert drawn > 5


def test_a_low_screen_keeps_the_turn_and_the_other_player() -> None:
    for seed in (5, 6):
        for sight in situations(seed, every=3):
            lines = whole_screen(sight, speech("en"), 79, 24, Reading())
            decision = sight.view.decision
            if decision is None or len(decision.options) <= 24:
                assert len(lines) <= 24, "\n".join(line.plain for line in lines)
            assert any("Resources" in line.plain for line in lines[1:3])


def test_the_number_of_equal_cards_in_hand_is_never_cut() -> None:
    here = "a hand warrior-of-shamballa*2 tengu resources tengu*9\nb resources tengu*9\n"
    sight = table(position(here, "me", "random")).session.sight(0)
    for height in (10, 24, 40):
        lines = whole_screen(sight, speech("en"), 79, height, Reading())
        assert height == 10 or any("2× Warrior" in line.plain for line in lines)


def test_the_reasons_of_a_value_add_up_to_it() -> None:
    changed = 0
    for seed in range(3):
        for sight in situations(seed, every=4):
            for spot in sight.spots():
                found = sight.worth(spot)
                att = sum(change.att for change in found.changes)
                de = sum(change.de for change in found.changes)
                assert (att, de) == modifiers(sight.world, spot)
                changed += bool(found.changes)
    assert changed


def test_a_changed_value_has_an_arrow_and_says_why() -> None:
    here = "a track warrior-of-shamballa tengu . resources tengu*9\nb resources tengu*9\n"
    driver = table(position(here, "me", "random"), ["? a1"])
    driver.run()
    text = shown(driver)
    assert "ATT 3▲ DEF 3▲" in text
    assert "+2/+2  Tengu" in text


def test_a_value_below_the_printed_one_has_an_arrow_down() -> None:
    here = "a track rumor-weaver . . resources tengu*9\nb track tengu . . resources tengu*9\n"
    driver = table(position(here, "me", "random"))
    driver.run()
    assert "ATT 2 DEF 1▼" in shown(driver)


def test_the_cards_of_a_vision_are_shown_to_their_player_alone() -> None:
    here = "a hand rumor-weaver tengu  resources despoiler*3 tengu*6\nb resources tengu*9\n"
    session = Session(position(here, "me", "me"))
    session.answer(0, "play rumor-weaver")
    session.answer(0, "discard tengu")
    screens = [
        "\n".join(
            line.plain
            for line in whole_screen(session.sight(seat), speech("en"), 100, 60, Reading())
        )
        for seat in (0, 1)
    ]
    assert [screen.count("Despoiler") > 0 for screen in screens] == [True, False]


def test_a_face_down_supporter_to_be_chosen_is_called_by_its_place() -> None:
    here = "a hand tengu  track assassin . .  resources tengu*9\n"
    session = Session(
        position(here + "b support despoiler  resources tengu*9\n", "me:Anna", "me:Bo")
    )
    session.answer(0, "use a1")
    sight = session.sight(0)
    (decision,) = session.decisions
    labels = {
        option.text: speech("en").option(option, decision, sight) for option in decision.options
    }
    assert labels == {"target bs1": "Choose Bo's Supporter 1"}


def test_an_extra_turn_is_said_in_the_head_line() -> None:
    for flag, said in (("extra-turn", True), ("", False)):
        driver = table(
            position(f"{flag}\na resources tengu*9\nb resources tengu*9\n", "me", "random")
        )
        driver.run()
        head = next(line for line in shown(driver).splitlines() if line.startswith("Turn 3"))
        assert (speech("en").ui("extra-turn") in head) is said


def test_resources_that_run_low_and_piles_that_are_there_are_marked() -> None:
    here = "a resources tengu*6  healing tengu*2\nb resources tengu*7\n"
    driver = table(position(here, "me", "random"))
    driver.run()
    text = shown(driver)
    assert "Resources 6!" in text
    assert "Resources 7 " in text
    assert text.count(f"{speech('en').term('healing-pile')} 2") == 1


def test_face_down_supporters_show_only_whether_they_are_ready() -> None:
    here = (
        "a support tengu despoiler! resources tengu*9\nb support tengu tengu! resources tengu*9\n"
    )
    driver = table(position(here, "me", "random"))
    driver.run()
    mine, other = (line for line in reversed(shown(driver).splitlines()) if "Supporters" in line)
    assert "(1 ready, 1 committed)  ▮ 1 Tengu  ▬ 2 Despoiler" in mine
    assert "(1 ready, 1 committed)  ▮ ▬" in other


def test_the_chain_of_command_is_a_numbered_stack_with_the_newest_on_top() -> None:
    here = "a hand warrior-of-shamballa*2 resources tengu*9\n"
    here += "b hand warrior-of-shamballa*2 resources tengu*9\n"
    driver = table(position(here, "me", "me"), ["", "play warrior", "", "play warrior", ""])
    driver.run()
    last = shown(driver).split("Chain of Command")[-1]
    assert last.index("2 b Warrior of Shamballa") < last.index("1 a Warrior of Shamballa")
    assert "may be reacted to" in last


def chain(here: str, *answers: tuple[int, str], seat: int) -> str:
    """The chain of command as a seat sees it after some answers."""
    session = Session(position(here, "me", "me"))
    for other, text in answers:
        session.answer(other, text)
    return "\n".join(line.plain for line in stack(Table(session.sight(seat), speech("en"), 120)))


def test_an_entry_shows_its_target_and_that_it_was_negated() -> None:
    here = "a hand druuk-school-adept tengu  track tengu . .  resources tengu*9\n"
    here += (
        "b hand ancient-dragon armored-yak*3  track warrior-of-shamballa . .  resources tengu*9\n"
    )
    announced = [(0, "play druuk-school-adept"), (0, "target b1"), (0, "discard tengu")]
    target = "1 a Druuk School Adept  Action → Warrior of Shamballa (b1)"
    assert target in chain(here, *announced, seat=1)
    paid = [(1, "discard armored-yak")] * 3
    negated = chain(here, *announced, (1, "play ancient-dragon"), *paid, seat=0)
    assert f"{target}  ✗ negated" in negated


def test_what_is_announced_and_not_yet_paid_for_shows_what_is_due() -> None:
    here = "a hand druuk-school-adept tengu*2  track . . .  resources tengu*9\n"
    here += "b track warrior-of-shamballa . .  resources tengu*9\n"
    action = chain(here, (0, "play druuk-school-adept"), (0, "target b1"), seat=1)
    assert "Action → Warrior of Shamballa (b1)  … 1 to pay" in action
    creature = chain(here, (0, "deploy druuk-school-adept"), seat=1)
    assert "1 a Druuk School Adept  Creature  … 1 to pay" in creature


def test_an_ability_shows_its_text_and_a_card_chosen_in_secret_only_to_its_player() -> None:
    here = "a hand armored-yak tengu  track tengu . .  resources tengu*9\n"
    here += "b hand despoiler*2  track reptine-taskmaster . .  resources tengu*9\n"
    answers = [(0, "play armored-yak"), (1, "use b1"), (1, "card despoiler")]
    own, other = (chain(here, *answers, seat=seat) for seat in (1, 0))
    assert "2 b Reptine Taskmaster  Ability → Despoiler" in own
    assert "Despoiler" not in other
    assert speech("en").printed("reptine-taskmaster").passive in other


def test_a_creature_that_leaves_the_track_is_shown_with_its_attack_strength() -> None:
    here = "active a step draw\na track . . tengu hand despoiler resources tengu*9\n"
    here += "b track warrior-of-shamballa . . resources tengu*9\n"
    driver = table(position(here, "me", "random"))
    driver.run()
    assert "⇒ a4 Tengu leaves the War Track  ATT 2 DEF 2  Attack Strength 1" in shown(driver)


def test_the_parts_of_a_page_keep_their_widths() -> None:
    assert fill(Text("žluťoučký"), 5).plain == "žluť…"
    assert spread(Text("left and long"), Text("right"), 12).plain == "left … right"
    lines = grid([[[Text("a")], [Text("b")]]], 11)
    assert [line.plain for line in lines] == ["┌────┬────┐", "│ a  │ b  │", "└────┴────┘"]
    assert [line.plain for line in columns([Text("1"), Text("2"), Text("3")], 5)] == ["1   3", "2"]
