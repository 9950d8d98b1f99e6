"""`siegeworks review`: what it prints, writes and refuses."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from siegeworks.cli.program import app
from siegeworks.core.record import replay

RECORD = Path(__file__).resolve().parents[2] / "tests" / "golden" / "ysra-khunglai.game"
QUICK = ("--sims", "8", "--games", "0")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was not finished."""
    file = tmp_path_factory.mktemp("records") / "short.record"
    file.write_text(replay(RECORD.read_text("utf-8")).at(20).text(), "utf-8")
    return file


def run(*words: object) -> Any:
    return CliRunner().invoke(app, ["review", *map(str, words)])


def test_it_is_told_in_the_readers_language(short: Path) -> None:
    result = run(short, *QUICK, "--language", "de")
    assert result.exit_code == 0, result.output
    assert "Die teuersten Fehler" in result.stdout
    assert "Die Partie wurde nicht beendet" in result.stdout


def test_it_prints_json(short: Path) -> None:
    result = run(short, *QUICK, "--json")
    told = json.loads(result.stdout)
    assert told["over"] is False
    assert told["wish"]["sims"] == 8
    assert [seat["seat"] for seat in told["seats"]] == ["a", "b"]
    assert told["decisions"]


def test_a_level_says_how_long_to_think(short: Path) -> None:
    result = run(short, "--games", 0, "--level", "hard", "--json")
    assert json.loads(result.stdout)["wish"]["sims"] == 60


def test_the_chart_is_drawn_and_nothing_is_overwritten(short: Path, tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    assert run(short, *QUICK, "--svg", file).exit_code == 0
    drawn = file.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "prefers-color-scheme:dark" in drawn
    file.write_text("mine", "utf-8")
    refused = run(short, *QUICK, "--svg", file)
    assert refused.exit_code == 2
    assert "is there already" in refused.stderr
    assert file.read_text("utf-8") == "mine"
    assert run(short, *QUICK, "--svg", file, "--overwrite").exit_code == 0
    assert file.read_text("utf-8") == drawn


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--level", "easy"), "does not think in simulations"),
        (("--level", "search:1s"), "does not think in simulations"),
        (("--level", "nobody"), "no player 'nobody'"),
        (("--level", "hard", "--sims", "9"), "leave out --sims"),
        (("--hands", "nobody"), "no player 'nobody'"),
        (("--sims", "0"), "--sims"),
        (("--games", "-1"), "--games"),
        (("--overwrite",), "--svg"),
        (("--svg", "no/such/folder/chart.svg"), "there is no folder"),
        (("--language", "xx"), "no words"),
    ],
)
def test_what_cannot_be_used_is_refused(short: Path, words: tuple[str, ...], reason: str) -> None:
    result = run(short, *words)
    assert result.exit_code == 2
    assert reason in result.stderr


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("hello", "utf-8")
    result = run(file)
    assert result.exit_code == 2
    assert "is no record" in result.stderr


def test_a_record_that_does_not_hold_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "broken.record"
    *lines, last = RECORD.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:-1], last]), "utf-8")
    result = run(file)
    assert result.exit_code == 1
    assert "line" in result.stderr
    assert result.stdout == ""
