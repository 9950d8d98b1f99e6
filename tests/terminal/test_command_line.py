"""The command line as a whole: started anyhow and anywhere, extended by games."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from siegeworks.cli import shipped
from siegeworks.cli.games import GameOption, check_said, with_options
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.terminal.screen import Completions, Gone, Screen
from siegeworks.words.languages import LANGUAGES
from tests.terminal.stage import refusal, run

VERSION = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
WITHOUT = """
import sys
for name in {names!r}:
    sys.modules[name] = None
sys.argv = ["siegeworks", *{words!r}]
from siegeworks.cli import main
main()
"""
POSIX = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop", "curses")
"""What Windows, or a Python built without it, lacks."""


def started(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """The program started in a process of its own, where no module of POSIX can be had."""
    script = WITHOUT.format(names=POSIX, words=words)
    return subprocess.run(
        [sys.executable, "-c", script], input=typed, capture_output=True, text=True, timeout=120
    )


# -- anywhere ------------------------------------------------------------------------------


def test_the_version_is_that_of_the_project() -> None:
    for words in (("--version",), ("version",)):
        assert run(*words).output.strip() == VERSION["project"]["version"]


def test_the_package_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "siegeworks", "--version"]
    told = subprocess.run(words, capture_output=True, text=True, timeout=120, check=True)
    assert told.stdout.strip() == VERSION["project"]["version"]


def test_a_game_is_played_where_the_modules_of_posix_are_missing(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("play", "--seats", "me", "random", "--seed", "1", "--record", str(file))
    told = started(*words, typed="1\nlog\nquit\n\n")
    assert told.returncode == 0, told.stderr
    assert "The game is kept in" in told.stdout
    assert started("replay", str(file)).stdout.strip() == "The record holds."


def test_matches_are_played_where_the_modules_of_posix_are_missing() -> None:
    told = started("match", "--games", "2", "--seats", "random", "random", "--processes", "1")
    assert told.returncode == 0, told.stderr
    assert "2 games" in told.stdout


def test_the_table_opens_where_the_modules_of_posix_are_missing(tmp_path: Path) -> None:
    words = ("serve", "--no-open", "--port", "0", "--data", str(tmp_path / "games"))
    script = WITHOUT.format(names=POSIX, words=words)
    server = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said + server.stderr.read()
        deadline = monotonic() + 60
        while True:
            try:
                with urlopen(found[0], timeout=30) as page:
                    assert page.status == 200
                return
            except URLError:
                assert monotonic() < deadline
                sleep(0.2)
    finally:
        server.terminate()
        server.communicate(timeout=60)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete_words(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever started the tests: the shell is found among the parents of the process."""
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    told = run("--show-completion")
    assert told.exit_code == 0
    assert "siegeworks" in told.output.lower()


# -- with no command -----------------------------------------------------------------------


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at a terminal."""
    monkeypatch.setattr("siegeworks.cli.menu.is_at_terminal", lambda: True)


def typing(*lines: str) -> Any:
    """What a person types instead of being asked."""
    typed = iter(lines)

    def ask(screen: Screen, prompt: str, completions: Completions | None = None) -> str:
        line = next(typed, None)
        if line is None:
            raise Gone
        return line

    return ask


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize(
    ("typed", "opened"),
    [
        ("", "table "),
        ("1", "table "),
        ("tab", "table "),
        ("3", "table learn"),
        ("lessons", "table learn"),
        ("2", "terminal"),
        ("term", "terminal"),
    ],
)
def test_with_no_command_the_table_the_terminal_and_the_lessons_are_offered(
    typed: str, opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(Screen, "ask", typing(typed))
    monkeypatch.setattr("siegeworks.cli.serve.serve", lambda *, page: done.append(f"table {page}"))

    def played(*_: object) -> bool:
        done.append("terminal")
        return True

    monkeypatch.setattr("siegeworks.terminal.play.play_through", played)
    result = run()
    assert result.exit_code == 0, result.output
    assert done == [opened]


@pytest.mark.usefixtures("at_terminal")
def test_what_is_not_offered_is_asked_again_and_nobody_has_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Screen, "ask", typing("dance", "t", "9", "4"))
    result = run()
    assert result.output.count("Type a number from 1 to 4.") == 3
    assert "Usage:" in result.output
    monkeypatch.setattr(Screen, "ask", typing())
    assert run().exit_code == 0


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_is_made_in_the_language_of_the_machine(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "ask", typing())
    offered = run(env={"LANG": f"{language}.UTF-8"}).output
    assert "ui-menu" not in offered
    others = {run(env={"LANG": f"{one}.UTF-8"}).output for one in LANGUAGES}
    assert len(others) == len(LANGUAGES)


# -- checks --------------------------------------------------------------------------------


def test_only_what_is_named_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def sound() -> Iterator[str]:
        return iter(())

    def broken() -> Iterator[str]:
        yield "the moon is no cheese"

    monkeypatch.setattr(shipped, "checks", lambda: {"one": sound, "other": broken})
    assert run("check", "--only", "one").output == "Sound: one.\n"
    everything = run("check")
    assert everything.exit_code == 1
    assert everything.output == "the moon is no cheese\n1 faults\n"
    assert "nothing to check is called 'three'; there is one, other" in refusal(
        "check", "--only", "three"
    )


def test_every_game_can_be_checked_by_its_name() -> None:
    assert set(GAMES) < set(shipped.checks())
    assert run("check", "--only", next(iter(GAMES))).exit_code == 0


# -- what games add ------------------------------------------------------------------------


def test_a_command_is_told_the_options_of_games_as_its_own() -> None:
    told: list[dict[str, Any]] = []

    def command(seed: int = 0, *, own: dict[str, Any]) -> None:
        told.append({"seed": seed, **own})

    extended = with_options(command, [GameOption("boat", str | None), GameOption("oar", int)])
    extended(seed=3, boat="cutter", oar=None)
    extended()
    assert told == [{"seed": 3, "boat": "cutter"}, {"seed": 0}]


def test_an_option_of_another_game_is_refused() -> None:
    game = next(iter(GAMES.values()))
    mode = next(iter(game.modes))
    with pytest.raises(Refused, match="has no oar to choose: leave out --oar"):
        check_said(game, mode, {"oar": 2})
