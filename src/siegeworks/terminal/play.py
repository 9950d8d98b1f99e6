"""A game in the terminal: from the first question to the last screen."""

import sys
from pathlib import Path

from rich.text import Text

from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused
from siegeworks.siegestorm.view import SPECTATOR
from siegeworks.terminal.canvas import HEAD
from siegeworks.terminal.desk import Settings
from siegeworks.terminal.driver import Driver, Ending
from siegeworks.terminal.layout import Reading, whole_screen
from siegeworks.terminal.lobby import Wishes, asked, begin, reseated
from siegeworks.terminal.saves import new_save
from siegeworks.terminal.screen import Gone, Screen
from siegeworks.terminal.seating import machines
from siegeworks.terminal.session import Session
from siegeworks.terminal.speech import Speech
from siegeworks.terminal.watch import watch


def play_through(wishes: Wishes, again: Record | None) -> bool:
    """Play a new game or one taken up again; False if it was broken off."""
    screen = Screen()
    try:
        wishes = asked(wishes, screen)
    except (Gone, KeyboardInterrupt):
        screen.say()
        return False
    record = reseated(again, wishes.seats) if again is not None else begin(wishes)
    settings = Settings(wishes.language, wishes.stops)
    session = _session(record, wishes.file)
    driver = Driver(session, machines(record.setup, record.seed), screen, settings)
    try:
        ending = driver.run() if session.persons else watch(driver)
    except Gone:
        ending = Ending("gone")
    except KeyboardInterrupt:
        screen.say()
        ending = Ending("interrupted")
    _close(driver, ending, wishes.file)
    return ending.kind != "interrupted"


def _session(record: Record, wished: Path | None) -> Session:
    """A game that is kept from now on: where it was wished, or among the saves if that can be."""
    try:
        session = Session(record, wished or new_save(record.name))
    except Refused as fault:
        session = Session(record)
        session.trouble = str(fault)
    session.keep()
    if wished is not None and session.trouble:
        raise Refused(session.trouble)
    return session


def _close(driver: Driver, ending: Ending, wished: Path | None) -> None:
    """The last screen: how it ended, and how to go on."""
    speak, session, screen = driver.speech, driver.session, driver.screen
    if ending.kind == "over":
        _show_result(driver, speak)
    elif ending.kind == "concede":
        name = session.names[ending.seat]
        screen.say(speak.ui("conceded", player=name), HEAD)
    elif ending.kind == "gone":
        print(speak.ui("input-ended"), file=sys.stderr)
    if ending.kind == "drop" and wished is None and session.file is not None:
        session.file.unlink(missing_ok=True)
        screen.say(speak.ui("dropped"))
        return
    if session.trouble:
        screen.say(session.trouble)
    elif session.file is not None:
        screen.show([speak.ui("kept", file=str(session.file))])
        if ending.kind not in ("over", "concede"):
            command = f"siegeworks play --resume {session.file}"
            screen.show([speak.ui("go-on", command=command)])


def _show_result(driver: Driver, speak: Speech) -> None:
    """The end of a game; where persons share the screen, hands stay hidden."""
    session, screen = driver.session, driver.screen
    seat = session.persons[0] if len(session.persons) == 1 else SPECTATOR
    sight = session.sight(seat)
    since = driver.desks[seat].read_up_to if seat in driver.desks else len(session.steps)
    screen.clear()
    screen.show(whole_screen(sight, speak, screen.width, screen.height, Reading(since)))
    outcome = session.outcome
    assert outcome is not None
    screen.show([Text("")])
    if seat != SPECTATOR:
        screen.say(speak.ui("you-win" if seat in outcome.winners else "you-lose"), HEAD)
    screen.say(speak.outcome(outcome, session.names), HEAD)
