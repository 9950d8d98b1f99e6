"""A stage for Rift: games at desks, from a scenario or from a position of the drill yard."""

from collections.abc import Iterable
from typing import Any

from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.layout import whole_screen
from siegeworks.games.rift.terminal.speech import rift_speech
from siegeworks.terminal.driver import Driver
from siegeworks.terminal.log import Reading
from siegeworks.terminal.session import Session
from tests.terminal.stage import table

YARD = """
round 3  phase play  health 8  crystals 2
horde drill-goblins @ c2  tiles b2
horde drill-line @ c6
a  hero malik  at b3  abilities hands-off earthquake  hand shooters*2 militia
b  hero alleria  abilities barrage like-the-wind!  hand apprentice  passed archers
deck 1 drill-one drill-pair | drill-portal-1
spells fire-rain
"""


def yard(text: str = YARD, *seats: str, seed: int = 1) -> Record:
    """A game played on from a position of the drill yard."""
    return position("drill-yard", text, *(seats or ("me:Anna", "me:Ben")), seed=seed)


def position(scenario: str, text: str, *seats: str, seed: int = 1) -> Record:
    """A game played on from a position of a scenario."""
    return Record(f"rift/{scenario}", Setup(scenario, tuple(map(Seating, seats)), (), text), seed)


def fresh(scenario: str, *seats: str, seed: int = 1, **switches: str) -> Record:
    """A game of a scenario that is about to begin."""
    agreed = tuple(sorted(switches.items()))
    return Record(f"rift/{scenario}", Setup(scenario, tuple(map(Seating, seats)), agreed), seed)


def at_yard(*typed: str, seats: tuple[str, ...] = (), **settings: Any) -> Driver:
    """The drill yard, after these lines were typed."""
    driver = table(yard(YARD, *seats), typed, **settings)
    driver.run()
    return driver


def given(driver: Driver) -> list[str]:
    """The answers given, by letter and text, leaving out what was taken unasked."""
    pairs = zip(driver.session.record.answers, driver.session.steps, strict=True)
    return [f"{'abcd'[seat]} {text}" for (seat, text), step in pairs if not step.by_itself]


def sight(record: Record, seat: int = 0) -> RiftSight:
    """What a seat sees."""
    found = Session(record).sight(seat)
    assert isinstance(found, RiftSight)
    return found


def board(record: Record, width: int = 79) -> Board:
    """What the terminal draws for the first seat."""
    return Board(sight(record), rift_speech("en"), width)


def drawn(
    record: Record,
    width: int = 79,
    height: int = 60,
    *,
    seat: int = 0,
    language: str = "en",
    narrow: Iterable[str] = (),
) -> list[str]:
    """The screen of a seat."""
    speech = rift_speech(language)
    lines = whole_screen(sight(record, seat), speech, width, height, Reading(), tuple(narrow))
    return [line.plain for line in lines]
