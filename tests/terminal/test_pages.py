"""The pages that are written by a command are up to date, and the manual says what there is."""

import re
from pathlib import Path

from siegeworks import casebook
from siegeworks.cli.pages import casebook_page, vocabulary
from siegeworks.core.verbs import VERBS
from siegeworks.siegestorm.effects import Effect
from siegeworks.terminal.commands import COMMANDS
from tests.terminal.stage import position, run, shown, table

DOCS = Path(__file__).parents[2] / "docs"
MANUAL = (DOCS / "playing.md").read_text("utf-8")
SHOWN = """
turn 9  active a  step draw
a  hand armored-yak*2 tengu  track warrior-of-shamballa . ancient-dragon  resources tengu*17 \
support retired-master armored-yak!  casualties armored-yak tengu
b  hand tengu*3  track drowned-rower ferry-reaver .  front pact-scribe  resources tengu*19 \
support tengu tengu!  casualties ashmouth-hound
land a druuk-school-adept
"""
"""The situation that the manual shows."""


def test_the_generated_pages_are_up_to_date() -> None:
    result = run("docs", "--check", "--folder", DOCS)
    assert result.exit_code == 0, f"{result.output}run `make docs`"


def test_every_effect_is_in_the_vocabulary() -> None:
    page = vocabulary()
    for name, kind in VERBS.items():
        if issubclass(kind, Effect):
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
