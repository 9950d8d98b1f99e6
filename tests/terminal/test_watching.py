"""Watching machines on a terminal, and the terminal itself."""

from io import StringIO

import pytest

from siegeworks.terminal.screen import CLEAR, Screen
from siegeworks.terminal.watch import watch
from tests.terminal.stage import WIPED, Stage, duel, shown, table


def test_a_spectator_turns_the_turns_over_and_leaves_when_they_like() -> None:
    driver = table(duel("greedy", "greedy"), ["", "", "quit", ""])
    driver.screen.live = True
    assert watch(driver).kind == "quit"
    text = shown(driver)
    assert text.count(WIPED) == 3
    assert [f"Turn {turn} ·" in text for turn in (1, 2, 3, 4)] == [True, True, True, False]
    assert "(you)" not in text


def test_in_a_pipe_the_log_is_printed_to_the_end_each_line_once() -> None:
    driver = table(duel("random", "random"))
    assert watch(driver).kind == "over"
    assert isinstance(driver.screen, Stage)
    numbers = [int(line.split()[0]) for line in driver.screen.shown]
    sight = driver.session.sight()
    told = (bool(driver.speech.event(note, sight)) for note in sight.notes)
    assert numbers == [number for number, words in enumerate(told, start=1) if words]


def test_a_terminal_is_wiped_with_all_that_has_scrolled_away() -> None:
    screen = Screen()
    screen.console.file = out = StringIO()
    screen.live = True
    screen.clear()
    assert out.getvalue() == CLEAR


def test_an_old_console_of_windows_gets_no_codes_it_would_print(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    screen.console.file = out = StringIO()
    screen.live, screen.console.legacy_windows = True, True
    wiped: list[bool] = []
    monkeypatch.setattr(screen.console, "clear", lambda: wiped.append(True))
    screen.clear()
    assert (out.getvalue(), wiped) == ("", [True])
