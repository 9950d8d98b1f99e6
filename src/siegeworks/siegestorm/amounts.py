"""Amounts and conditions: numbers and questions read from the game when they are needed."""

from dataclasses import dataclass
from typing import Any

from siegeworks.core.agenda import Frame
from siegeworks.siegestorm.picks import Pick


@dataclass(frozen=True)
class PerCard:
    """A number for each card of a pick, counted when it is needed."""

    each: int
    pick: Pick
    most: int = 99


Amount = int | PerCard


def value(amount: Amount, game: Any, frame: Frame) -> int:
    """The number an amount stands for now."""
    if isinstance(amount, int):
        return amount
    return min(amount.each * amount.pick.count(game, frame), amount.most)


@dataclass(frozen=True)
class AtLeast:
    """A pick holds at least so many cards."""

    pick: Pick
    cards: int = 1

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it does now."""
        return self.pick.count(game, frame) >= self.cards


@dataclass(frozen=True)
class Fewer:
    """A pick holds fewer than so many cards."""

    pick: Pick
    cards: int = 1

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it does now."""
        return self.pick.count(game, frame) < self.cards


@dataclass(frozen=True)
class Outnumbered:
    """A pick holds fewer cards than another."""

    fewer: Pick
    more: Pick

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it does now."""
        return self.fewer.count(game, frame) < self.more.count(game, frame)
