"""Events of tower cards: playing, passing, taking back, buying; and of spells.

An event notes which tower it was about: it may have gone when the log is read.
"""

from dataclasses import dataclass

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event
from siegeworks.games.rift.rules.events.moving import from_hand, to_hand, to_supply, without
from siegeworks.games.rift.rules.pieces import Built
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class TowerPlayed(Event):
    """A tower card was put on a building site."""

    seat: Seat
    tower: int
    site: int
    turn: int

    def happen(self, game: RiftState) -> None:
        from_hand(game, self.seat, self.tower)
        game.sites[self.site] = (*game.sites[self.site], Built(self.tower, self.seat))


@dataclass(slots=True)
class PortalStruck(Event):
    """A tower attacked a portal: it is lost at the end of the round."""

    site: int
    tower: int = -1

    def happen(self, game: RiftState) -> None:
        *below, last = game.sites[self.site]
        self.tower = last.tower
        game.sites[self.site] = (*below, last._replace(struck=True))


@dataclass(slots=True)
class TowerTurnedDown(Event):
    """A tower that attacked a portal was turned face down."""

    site: int
    tower: int = -1

    def happen(self, game: RiftState) -> None:
        *below, last = game.sites[self.site]
        self.tower = last.tower
        game.sites[self.site] = (*below, last._replace(down=True))


@dataclass(slots=True)
class TowerPassed(Event):
    """A tower card was passed, upgraded if possible."""

    seat: Seat
    tower: int
    to: Seat
    new: int
    """The card that is laid into the receiver's area; the same one if it was not upgraded."""

    def happen(self, game: RiftState) -> None:
        from_hand(game, self.seat, self.tower)
        to_supply(game, self.tower)
        to_supply(game, self.new, -1)
        game.passed[self.to] = tuple(sorted((*game.passed[self.to], self.new)))


@dataclass(slots=True)
class TowerTaken(Event):
    """A tower on a building site was taken back into a hand."""

    site: int
    place: int
    to: Seat
    tower: int = -1

    def happen(self, game: RiftState) -> None:
        towers = game.sites[self.site]
        self.tower = towers[self.place].tower
        to_hand(game, self.to, self.tower)
        game.sites[self.site] = towers[: self.place] + towers[self.place + 1 :]


@dataclass(slots=True)
class TowerLost(Event):
    """A tower on a building site went back to the common supply."""

    site: int
    place: int
    tower: int = -1

    def happen(self, game: RiftState) -> None:
        towers = game.sites[self.site]
        self.tower = towers[self.place].tower
        to_supply(game, self.tower)
        game.sites[self.site] = towers[: self.place] + towers[self.place + 1 :]


@dataclass(slots=True)
class PassedTaken(Event):
    """A player took the passed towers into the hand."""

    seat: Seat
    towers: tuple[int, ...]

    def happen(self, game: RiftState) -> None:
        game.passed[self.seat] = ()
        for tower in self.towers:
            to_hand(game, self.seat, tower)


@dataclass(slots=True)
class HeroCardsTaken(Event):
    """The players took their hero cards back."""

    def happen(self, game: RiftState) -> None:
        game.figures = [figure._replace(acted=False) for figure in game.figures]


@dataclass(slots=True)
class TowerBought(Event):
    """A tower was bought from the common supply for a player."""

    tower: int
    to: Seat
    price: int

    def happen(self, game: RiftState) -> None:
        game.crystals -= self.price
        to_supply(game, self.tower, -1)
        to_hand(game, self.to, self.tower)


@dataclass(slots=True)
class SpellCast(Event):
    """A spell was used and is gone for this game."""

    seat: Seat
    spell: int

    def happen(self, game: RiftState) -> None:
        game.spells = without(game.spells, self.spell)
