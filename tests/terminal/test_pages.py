"""The pages that are written by a command are up to date, and the manual says what there is."""

import re
from pathlib import Path

from siegeworks import casebook
from siegeworks.cli.docs import casebook_page
from siegeworks.core.record import Record
from siegeworks.games.siegestorm.reference import vocabulary
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.effects import Effect, TextQuestion
from siegeworks.games.siegestorm.rules.vocabulary import VERBS
from siegeworks.games.siegestorm.terminal.commands import COMMANDS
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import speech
from siegeworks.terminal.log import Reading
from siegeworks.terminal.session import Session
from tests.terminal.stage import position, run, shown, table

DOCS = Path(__file__).parents[2] / "docs"
MANUAL = (DOCS / "play" / "playing.md").read_text("utf-8")
SHOWN = """
turn 9  active a  step draw
a  hand armored-yak*2 tengu  track warrior-of-shamballa . ancient-dragon  resources tengu*17 \
support retired-master armored-yak!  casualties armored-yak tengu
b  hand tengu*3  track drowned-rower ferry-reaver .  front pact-scribe  resources tengu*19 \
support tengu tengu!  casualties ashmouth-hound
land a druuk-school-adept
"""
"""The situation of a Duel that the manual shows."""
SOLO = """
turn 8  active a  step deploy
a  hand ancient-dragon warrior-of-shamballa*2  track . . armored-yak  front tengu \
resources tengu*17  support retired-master armored-yak!  casualties armored-yak
b  hand goblin-tank transmuted-goblin  track goblin-killer+g2 . shaman-berserker  \
front restoration-totem+s1  resources goblin-tank*12  reserves totemic-golem goblin-leader  \
casualties seal-of-nova goblin-tank
land a druuk-school-adept
boss  menace 3  life 21
"""
COOP = """
turn 6  active a  step deploy  partner draw
a  hand armored-yak warrior-of-shamballa  track . tengu .  resources tengu*21 \
support retired-master
b  hand despoiler*2 retired-master  track warrior-of-shamballa . armored-yak  resources tengu*19 \
casualties tengu
c  hand goblin-tank transmuted-goblin  track goblin-killer+g1 . totemic-golem \
front goblin-leader  front .  resources goblin-tank*16  reserves seal-of-nova \
casualties goblin-tank
land a druuk-school-adept
land c restoration-totem+s2
boss  menace 3  life 42
"""
HARD = {"difficulty": "hard"}


def test_the_generated_pages_are_up_to_date() -> None:
    result = run("docs", "--check", "--folder", DOCS)
    assert result.exit_code == 0, f"{result.output}run `make docs`"


def test_every_effect_is_in_the_vocabulary() -> None:
    page = vocabulary()
    for name, kind in VERBS.items():
        if issubclass(kind, Effect | TextQuestion):
            assert f"### {name}(" in page


def test_every_casebook_file_and_case_is_in_the_casebook() -> None:
    page = casebook_page()
    for path in casebook.files():
        assert f"## {path.parent.name}: {path.stem} (" in page
        for case in casebook.cases_in([path]):
            assert f"- {case.name} *(" in page


def test_pages_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    assert run("docs", "--check", "--folder", tmp_path).exit_code == 1
    assert run("docs", "--folder", tmp_path).exit_code == 0
    assert run("docs", "--check", "--folder", tmp_path).exit_code == 0


def test_the_manual_names_every_command() -> None:
    for word in COMMANDS:
        assert f"`{word}" in MANUAL, word


def test_the_manual_names_every_option_of_play() -> None:
    for option in re.findall(r"--[a-z]+", run("play", "--help").output):
        assert f"`{option}" in MANUAL or option == "--help", option


def test_the_screen_in_the_manual_is_what_is_drawn() -> None:
    driver = table(position(SHOWN, "me:Anna", "greedy"), ["next"])
    driver.run()
    text = shown(driver)
    assert text[text.rindex("Turn 9") :] in MANUAL


def test_the_screen_of_solo_in_the_manual_is_what_is_drawn() -> None:
    assert screen(position(SOLO, "me:Anna", mode="solo", agreed=HARD), 60) in MANUAL


def test_the_screen_of_co_op_in_the_manual_is_what_is_drawn() -> None:
    assert screen(position(COOP, "me:Anna", "me:Ben", mode="coop", agreed=HARD), 40) in MANUAL


def screen(record: Record, height: int) -> str:
    """What the first seat sees on a screen of eighty columns."""
    lines = whole_screen(Session(record).sight(0), speech("en"), 79, height, Reading())
    return "\n".join(line.plain for line in lines)


def test_the_manual_names_every_boss_and_every_difficulty() -> None:
    for name in (*BOX.bosses, *DIFFICULTIES):
        assert f"`{name}`" in MANUAL
