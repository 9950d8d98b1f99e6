"""Picks: which cards a text speaks of. A small algebra: a place, and filters on it.

A pick lists candidates as values: serials for creatures and Supporters, card numbers for
cards in hands and piles. `Where` names the places; the game answers what stands there.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from siegeworks.core.agenda import Frame

Where = Literal[
    "allies",
    "own-track",
    "own-spaces",
    "enemies",
    "tracks",
    "other-track",
    "creatures",
    "opposing-creatures",
    "in-play",
    "own-supporters",
    "opposing-supporters",
    "opposing-defender",
    "own-hand",
    "replacement",
    "opposing-hand",
    "own-casualties",
    "opposing-casualties",
    "own-healing",
]

PILES: dict[Where, Where] = {
    "own-hand": "own-hand",
    "replacement": "own-hand",
    "opposing-hand": "opposing-hand",
    "own-casualties": "own-casualties",
    "opposing-casualties": "opposing-casualties",
    "own-healing": "own-healing",
}
"""The places that are hands and piles, with the pile the cards come from."""


@dataclass(frozen=True)
class Pick:
    """The cards in a place that pass the filters."""

    where: Where
    max_def: int | None = None
    max_cost: int | None = None
    min_cost: int | None = None
    card: str = ""
    """Only cards of this id."""
    word: str = ""
    """Only cards with this word in their English name (SS-R106)."""
    shapeshift: bool = False
    """Only cards with Shapeshift."""

    def def_at_most(self, number: int) -> "Pick":
        """Only creatures of this DEF, with modifiers, or lower."""
        return replace(self, max_def=number)

    def cost_at_most(self, number: int) -> "Pick":
        """Only cards of this cost or cheaper."""
        return replace(self, max_cost=number)

    def cost_at_least(self, number: int) -> "Pick":
        """Only cards of this cost or dearer."""
        return replace(self, min_cost=number)

    def named(self, card: str) -> "Pick":
        """Only copies of one card."""
        return replace(self, card=card)

    def with_word(self, word: str) -> "Pick":
        """Only cards with a word in their English name."""
        return replace(self, word=word)

    def with_shapeshift(self) -> "Pick":
        """Only cards with Shapeshift."""
        return replace(self, shapeshift=True)

    @property
    def pile(self) -> str:
        """The hand or pile the candidates are cards of; empty for cards in play."""
        return PILES.get(self.where, "")

    @property
    def in_piles(self) -> bool:
        """Whether the candidates are cards of a hand or pile rather than cards in play."""
        return self.where in PILES

    @property
    def secret(self) -> bool:
        """Whether choosing from it must not be seen by others."""
        return self.where in ("own-hand", "replacement")

    def candidates(self, game: Any, frame: Frame) -> list[int]:
        """The values this pick offers now."""
        found: list[int] = game.candidates(self, frame)
        return found

    def count(self, game: Any, frame: Frame) -> int:
        """How many cards this pick holds now."""
        number: int = game.count(self, frame)
        return number


ALLIES = Pick("allies")
OWN_TRACK = Pick("own-track")
OWN_SPACES = Pick("own-spaces")
"""The own track without a creature that is leaving it."""
ENEMIES = Pick("enemies")
CARDS_ON_TRACKS = Pick("tracks")
CARDS_ON_ANOTHER_TRACK = Pick("other-track")
CREATURES = Pick("creatures")
OPPOSING_CREATURES = Pick("opposing-creatures")
CARDS_IN_PLAY = Pick("in-play")
OWN_SUPPORTERS = Pick("own-supporters")
OPPOSING_SUPPORTERS = Pick("opposing-supporters")
OPPOSING_DEFENDER = Pick("opposing-defender")
OWN_HAND = Pick("own-hand")
REPLACEMENT = Pick("replacement")
"""A card of the own hand to take the place of a creature that shapeshifts."""
OPPOSING_HAND = Pick("opposing-hand")
OWN_CASUALTIES = Pick("own-casualties")
OPPOSING_CASUALTIES = Pick("opposing-casualties")
OWN_HEALING_PILE = Pick("own-healing")
