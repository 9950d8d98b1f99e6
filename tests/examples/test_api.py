"""The public API is typed: a user's bot that uses it passes a strict check, and plays."""

import subprocess
import sys
from pathlib import Path

import siegeworks
from tests.examples import user_bot

BOT = Path(user_bot.__file__)


def test_a_users_bot_is_checked_strictly(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(BOT.read_text("utf-8") + "\nwrong: int = GAMES['x'].name\n", "utf-8")
    assert _mypy(BOT, tmp_path) == ""
    assert 'has type "str", variable has type "int"' in _mypy(wrong, tmp_path)


def _mypy(file: Path, folder: Path) -> str:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    command += ["--config-file=", f"--cache-dir={folder}", str(file)]
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return found.stdout + found.stderr


def test_it_plays_by_public_names_alone() -> None:
    assert user_bot.play("siegestorm/duel", 3).clause


def test_what_is_exported_is_what_is_typed() -> None:
    text = Path(siegeworks.__file__).read_text("utf-8")
    typed = {line.rpartition(" as ")[2] for line in text.splitlines() if " as " in line}
    assert typed == set(siegeworks.__all__) == set(siegeworks._HOME)
