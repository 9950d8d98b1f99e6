"""Expectations: what a case says must hold, in a few words that read aloud.

Each form is one function of `expectations`: it takes the State and the words after those it is
listed under here, and says what it expects and what is there. A word nobody knows is refused with
those that are known.
"""

import re

from siegeworks.core.decision import SEATS
from siegeworks.core.expecting import Found, fail, unmet
from siegeworks.games.siegestorm.rules.expectations import creatures, deciding, situation, zones
from siegeworks.games.siegestorm.rules.expectations.happening import event, told
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    OfGame,
    OfSeat,
    OfSquare,
    is_seat,
    squares,
)
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import attack, defense

__all__ = ["expect", "told"]

GAME_FORMS: dict[str, OfGame] = {
    "land": zones.land,
    "turn": situation.turn,
    "step": situation.step,
    "over": situation.over,
    "winner": situation.winner,
    "event": event,
    "chain": situation.chain,
    "extra": situation.extra,
    "lasting": situation.lasting,
    "menace": situation.boss_number("menace"),
    "life": situation.boss_number("life"),
    "reserves": situation.reserves,
}
"""Forms that begin with their own word."""
SEAT_FORMS: dict[str, OfSeat] = {
    "hand": zones.pile(False, "hand"),
    "support": zones.pile(False, "support"),
    "removed": zones.pile(False, "removed"),
    "resources": zones.pile(True, "resources"),
    "reserves": zones.pile(False, "reserves"),
    "casualties": zones.pile(True, "casualties"),
    "healing": zones.pile(True, "healing"),
    "sight": zones.pile(False, "sight"),
    "track": zones.track,
    "front": zones.front,
    "to": deciding.deciding,
    "may": deciding.may,
    "waits": deciding.waits,
}
"""Forms that begin with a seat."""
SQUARE_FORMS: dict[str, OfSquare] = {
    "att": creatures.number(attack, "att"),
    "def": creatures.number(defense, "def"),
    "strength": creatures.number(creatures.storm_strength, "strength"),
    "is": creatures.is_card,
    "gang": creatures.number(lambda game, spot: spot.creature.gang, "gang"),
    "spirit": creatures.number(lambda game, spot: spot.creature.spirit, "spirit"),
}
"""Forms that begin with a square."""

_SQUARE = re.compile(r"[a-z]+[0-9f]|n[0-9]?")


def expect(game: SiegeState, text: str) -> str | None:
    """What is there instead of what the text expects; None if it holds."""
    return unmet(text, lambda words: _ask(game, words))


def _ask(game: SiegeState, words: list[str]) -> Found:
    first, *rest = words or [""]
    if first in GAME_FORMS:
        return GAME_FORMS[first](game, rest)
    if is_seat(game, first):
        word, *more = rest or [""]
        if word not in SEAT_FORMS:
            fail(f"cannot read {word!r} after a seat: there is {', '.join(SEAT_FORMS)}")
        return SEAT_FORMS[word](game, SEATS.index(first), more)
    if _SQUARE.fullmatch(first):
        word, *more = rest or [""]
        if word not in SQUARE_FORMS:
            fail(f"cannot read {word!r} after a square: there is {', '.join(SQUARE_FORMS)}")
        if first not in squares(game.field):
            fail(f"there is no square {first!r}")
        spot = _spot(game, first)
        found = SQUARE_FORMS[word](game, spot, more)
        return found if spot else Found(False, f"nobody on {first}")
    known = (*GAME_FORMS, "no", "not", "a seat (a, b)", "a square (a1, af, n)")
    fail(f"cannot read {first!r}: there is {', '.join(known)}")


def _spot(game: SiegeState, square: str) -> Spot | None:
    return next((spot for spot in game.spots() if game.square(spot) == square), None)
