"""Amounts and conditions: numbers and questions read from the game when they are needed."""

from dataclasses import dataclass
from typing import Any

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules.picks import Pick


@dataclass(frozen=True)
class PerCard:
    """A number for each card of a pick, counted when it is needed."""

    each: int
    pick: Pick
    most: int = 99


@dataclass(frozen=True)
class PerToken:
    """A number for each Spirit token on the card whose text it is."""

    each: int


@dataclass(frozen=True)
class PerOwnSupporter:
    """A number for each Supporter of the player who suffers the effect."""

    each: int


Amount = int | PerCard | PerToken | PerOwnSupporter


def value(amount: Amount, game: Any, frame: Frame) -> int:
    """The number an amount stands for now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, PerCard):
        return min(amount.each * amount.pick.count(game, frame), amount.most)
    if isinstance(amount, PerToken):
        spot = game.spot(frame.actor)
        return amount.each * spot.creature.spirit if spot is not None else 0
    return amount.each * len(game.supporters[frame.named("victim")])


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
class Undefended:
    """A player has no Defender; of several players one is enough (SS-R171).

    A boss text speaks of the human players, whoever carries it out (SS-R148).
    """

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it does now."""
        tracks_of = game.field.tracks_of
        return any(
            game.tracks[track][0] is None
            for seat in game.field.persons
            for track in tracks_of[seat]
        )


@dataclass(frozen=True)
class MenaceAtMost:
    """The Menace Level is not above a number."""

    level: int

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it is not now."""
        return game.boss is not None and game.boss.menace <= self.level


@dataclass(frozen=True)
class Outnumbered:
    """A pick holds fewer cards than another."""

    fewer: Pick
    more: Pick

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it does now."""
        return self.fewer.count(game, frame) < self.more.count(game, frame)
