"""The pages that are written by a command are up to date, and say what they should."""

from pathlib import Path

from siegeworks.cli.pages import casebook_page, vocabulary
from siegeworks.core.verbs import VERBS
from siegeworks.siegestorm.effects import Effect
from tests.terminal.stage import run

DOCS = Path(__file__).parents[2] / "docs"


def test_the_generated_pages_are_up_to_date() -> None:
    result = run("docs", "--check", "--folder", DOCS)
    assert result.exit_code == 0, f"{result.output}run `make docs`"


def test_every_effect_is_in_the_vocabulary() -> None:
    page = vocabulary()
    for name, kind in VERBS.items():
        if issubclass(kind, Effect):
            assert f"### {name}(" in page


def test_every_casebook_file_is_in_the_casebook() -> None:
    assert "## siegestorm: " in casebook_page()


def test_pages_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    assert run("docs", "--check", "--folder", tmp_path).exit_code == 1
    assert run("docs", "--folder", tmp_path).exit_code == 0
    assert run("docs", "--check", "--folder", tmp_path).exit_code == 0


def test_the_manual_names_every_command() -> None:
    from siegeworks.terminal.commands import COMMANDS

    manual = (DOCS / "playing.md").read_text("utf-8")
    for word in COMMANDS:
        assert f"`{word}" in manual, word
