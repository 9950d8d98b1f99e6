"""Expectations of a creature on a square: which it is, its values, the tokens on it."""

from collections.abc import Callable

from siegeworks.core.expecting import Found, fail
from siegeworks.games.siegestorm.rules.describe import item_of
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    NOBODY,
    NUMBER,
    OfSquare,
    items,
    same,
)
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import strength


def number(ask: Callable[[SiegeState, Spot], int], name: str) -> OfSquare:
    """The form of a number of the creature there."""

    def form(game: SiegeState, spot: Spot | None, words: list[str]) -> Found:
        if len(words) != 1 or not NUMBER.fullmatch(words[0]):
            fail(f"expected a number after {name}")
        if spot is None:
            return NOBODY
        return Found(ask(game, spot) == int(words[0]), f"{name} {ask(game, spot)}")

    return form


def is_card(game: SiegeState, spot: Spot | None, words: list[str]) -> Found:
    """Which card stands there."""
    if len(items(game, words)) != 1:
        fail("expected a card after is")
    if spot is None:
        return NOBODY
    return same((item_of(game, spot.creature, spot.creature.seat),), game, words)


def storm_strength(game: SiegeState, spot: Spot) -> int:
    """The Attack Strength against the first track it faces."""
    return strength(game, spot, game.field.tracks[spot.track].facing[0])
