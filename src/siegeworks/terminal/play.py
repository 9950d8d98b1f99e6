"""A game in the terminal: from the first question to the last screen."""

import os
import sys
from pathlib import Path
from shlex import join
from shutil import which
from typing import Any

from rich.text import Text

from siegeworks.core.record import Record, replay
from siegeworks.core.refusal import Refused
from siegeworks.seating import machines
from siegeworks.terminal.canvas import HEAD, broken_before
from siegeworks.terminal.driver import Driver, Ending
from siegeworks.terminal.lobby import Wishes, asked, begin, reseated
from siegeworks.terminal.log import Reading
from siegeworks.terminal.names import called
from siegeworks.terminal.person import Settings
from siegeworks.terminal.room import terminal_of
from siegeworks.terminal.saves import new_save, shown
from siegeworks.terminal.screen import Gone, Screen
from siegeworks.terminal.session import SPECTATOR, Session
from siegeworks.terminal.watch import watch

PROGRAM = "siegeworks"
RESULT_LINES = 5
"""What is said below the last screen: who won, how, and where the game is kept."""


def play_through(wishes: Wishes, again: Record | None) -> bool:
    """Play a new game or one taken up again; False if it was broken off."""
    screen = Screen()
    try:
        wishes = asked(wishes, screen)
    except (Gone, KeyboardInterrupt):
        screen.say()
        return False
    record = reseated(again, wishes.seats) if again is not None else begin(wishes)
    settings = Settings(wishes.language, wishes.stops, wishes.preview)
    before = _there_already(wishes.file)
    terminal_of(record.name).check(wishes, record)
    session = _session(record, wishes.file)
    session.terminal.begun(wishes, record, session.file)
    driver = Driver(session, machines(record.setup, record.seed), screen, settings)
    try:
        ending = driver.run() if session.persons else watch(driver)
    except Gone:
        ending = Ending("gone")
    except KeyboardInterrupt:
        screen.say()
        ending = Ending("interrupted")
    if ending.kind == "drop":
        _drop(driver, before)
    else:
        _close(driver, ending, wishes.usual_language)
    _write_down(driver, ending, before)
    return ending.kind != "interrupted"


def _write_down(driver: Driver, ending: Ending, before: str | None) -> None:
    """Let the game keep account of how it ended."""
    session = driver.session
    if ending.kind == "drop" and before is None:
        session.terminal.dropped(session.record)
    elif ending.kind in ("over", "concede"):
        for line in session.terminal.ended(session.record, driver.speech):
            driver.screen.say(line)


def _session(record: Record, wished: Path | None) -> Session:
    """A game that is kept from now on: where it was wished, or among the saves if that can be."""
    try:
        session = Session(record, wished or new_save(record.name))
    except Refused as fault:
        session = Session(record)
        session.trouble = fault.message
    session.keep()
    if wished is not None and session.trouble:
        raise Refused(session.trouble)
    return session


def _there_already(file: Path | None) -> str | None:
    """What a file holds before the game goes on; None if it is new."""
    return file.read_text("utf-8") if file is not None and file.exists() else None


def _drop(driver: Driver, before: str | None) -> None:
    """Leave nothing of what was played: no file, or the one there was."""
    session = driver.session
    if before is not None:
        session.record = replay(before)
        session.keep()
        driver.screen.say(driver.speech.refusal(session.trouble) or driver.speech.ui("put-back"))
        return
    if session.file is not None:
        session.file.unlink(missing_ok=True)
    driver.screen.say(driver.speech.ui("dropped"))


def _command(driver: Driver, usual_language: str) -> str:
    """What to type to go on, as the program was called this time."""
    called, installed = sys.argv[0], which(PROGRAM)
    program = [PROGRAM]
    if Path(called).stem == PROGRAM and installed != os.path.abspath(called):
        program = [called]
    elif Path(called).name == "__main__.py" and installed is None:
        program = [sys.executable, "-m", PROGRAM]
    words = [*program, "play", "--resume", str(driver.session.file)]
    if driver.settings.language != usual_language:
        words += ["--language", driver.settings.language]
    return join(words)


def _close(driver: Driver, ending: Ending, usual_language: str) -> None:
    """The last screen: how it ended, and how to go on."""
    speak, session, screen = driver.speech, driver.session, driver.screen
    if ending.kind == "over":
        _show_result(driver, speak)
    elif ending.kind == "concede":
        name = called(speak, session, ending.seat)
        screen.say(speak.ui("conceded", player=name), HEAD)
    elif ending.kind == "gone":
        print(speak.ui("input-ended"), file=sys.stderr)
    if session.trouble:
        screen.say(speak.refusal(session.trouble))
    elif session.file is not None:
        kept = shown(session.file)
        screen.show(broken_before(speak.ui("kept", file=kept), kept, screen.width))
        if ending.kind not in ("over", "concede"):
            command = _command(driver, usual_language)
            said = speak.ui("go-on", command=command)
            screen.show(broken_before(said, command, screen.width))


def _show_result(driver: Driver, speak: Any) -> None:
    """The end of a game; where persons share the screen, hands stay hidden."""
    session, screen = driver.session, driver.screen
    seat = session.persons[0] if len(session.persons) == 1 else SPECTATOR
    sight = session.sight(seat)
    since = driver.persons[seat].read_up_to if seat in driver.persons else len(session.steps)
    screen.clear()
    draw = session.terminal.screen
    height = screen.height - RESULT_LINES
    screen.show(draw(sight, speak, screen.width, height, Reading(since)))
    outcome = session.outcome
    assert outcome is not None
    screen.show([Text("")])
    won = {person in outcome.winners for person in session.persons}
    if len(won) == 1:
        screen.say(speak.ui("you-win" if True in won else "you-lose"), HEAD)
    screen.say(speak.outcome(outcome, sight), HEAD)
