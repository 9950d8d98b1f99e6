"""Palisade, a game in a package of its own: installed, it has everything by itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.install import ROOT, installed

CHECK = """
from siegeworks import GAMES, casebook
from siegeworks.testing import check_game
game = GAMES["palisade"]
results = casebook.run_cases(casebook.files("palisade"))
print([str(one) for one in results if not one.holds])
print([one.clause.id for one in casebook.coverage("palisade", results) if one.missing])
print(check_game(game, decisions=200) >= 200)
"""
MATCH = """
from siegeworks import GAMES, match
found = match("palisade/siege", ("hard", "random"), 12, ((), ()), seed=5, processes=1)
print(found.wins[0] > found.wins[1])
"""


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("packages"))


def run(packages: Path, *command: str, typed: str = "") -> str:
    """What a command says with the package installed, in a home of its own."""
    path = os.pathsep.join((str(packages), str(ROOT / "src")))
    home = packages / "home"
    home.mkdir(exist_ok=True)
    found = subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "HOME": str(home), "XDG_DATA_HOME": str(home)},
        cwd=home,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_it_keeps_the_laws_and_its_cases_hold(packages: Path) -> None:
    assert run(packages, "-c", CHECK).split("\n")[:3] == ["[]", "[]", "True"]


def test_machines_play_it_and_the_better_one_wins(packages: Path) -> None:
    assert run(packages, "-c", MATCH) == "True\n"


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Raid with"), ("de", "Überfall"), ("cs", "Výpad")]
)
def test_a_whole_game_is_played_in_the_terminal(packages: Path, language: str, word: str) -> None:
    seats = ("--seats", "me:Anna", "hard", "--language", language)
    said = run(packages, "-m", "siegeworks", "play", "palisade/siege", *seats, typed="1\n" * 40)
    assert "PL-10" in said or "PL-8" in said
    assert word in said


def test_its_rules_and_records_are_read_by_every_command(packages: Path) -> None:
    assert "undermines" in run(packages, "-m", "siegeworks", "rules", "PL-7")
    assert "12 cases" in run(packages, "-m", "siegeworks", "cases", *_casebook(packages))
    (record,) = list((packages / "home").rglob("*.record"))[:1]
    log = run(packages, "-m", "siegeworks", "replay", str(record), "--log")
    assert "raids with" in log


def _casebook(packages: Path) -> list[str]:
    return [str(file) for file in sorted((packages / "palisade" / "casebook").glob("*.toml"))]
