"""Expectations of events: what has happened since the last move, field by field."""

from functools import partial

from siegeworks.core import expecting
from siegeworks.core.decision import SEATS
from siegeworks.core.event import Note
from siegeworks.core.expecting import Found
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    CARD_FIELDS,
    CARDS_FIELDS,
    SEAT_FIELDS,
    check_value,
)
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.vocabulary import EVENTS


def event(game: SiegeState, words: list[str]) -> Found:
    """Something happened since the last move: `event Damaged seat=b amount=2 by SS-15.17`."""
    return expecting.happened(game, words, EVENTS, _values, partial(check_value, game))


def told(game: SiegeState, note: Note) -> str:
    """What happened, field by field, as an expectation would put it."""
    return expecting.told(game, note, _values)


def _values(game: SiegeState, note: Note, key: str) -> tuple[str, ...]:
    """The ways to write the value of a field of an event."""
    value = getattr(note.event, key)
    if key in SEAT_FIELDS and 0 <= value < len(SEATS):
        return str(value), SEATS[value]
    if key in CARD_FIELDS and 0 <= value < len(game.box.ids):
        return str(value), game.box.ids[value]
    if key in CARDS_FIELDS:
        return (",".join(game.box.ids[card] if card >= 0 else "?" for card in value) or "none",)
    return (str(value).lower(),)
