"""What one seat has before its eyes: its view, the journal as it may know it, and a like world."""

from dataclasses import dataclass
from functools import cached_property

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.siegestorm.field import SPACES
from siegeworks.siegestorm.state import SiegeState, Spot
from siegeworks.siegestorm.values import strength
from siegeworks.siegestorm.view import View, determinize
from siegeworks.terminal.worth import Worth, worth


@dataclass(frozen=True)
class Sight:
    """Everything the screen of a seat is drawn from; nothing hidden from it is in here."""

    view: View
    notes: tuple[Note, ...]
    names: tuple[str, ...]
    """What the players are called, by seat."""

    @cached_property
    def world(self) -> SiegeState:
        """A State that looks the same from this seat, to work values out in."""
        return determinize(self.view, 0)

    @cached_property
    def pieces(self) -> dict[int, int]:
        """Card numbers by the serials of cards in play, from all that was seen so far."""
        found = {}
        for note in self.notes:
            card, serial = getattr(note.event, "card", -1), getattr(note.event, "piece", -1)
            if isinstance(card, int) and card >= 0 and serial > 0:
                found[serial] = card
        found |= {spot.creature.serial: spot.creature.card for spot in self.spots()}
        return found

    @property
    def near(self) -> Seat:
        """The seat drawn at the lower edge: the viewer's own, or the first for a spectator."""
        return max(self.view.seat, 0)

    @property
    def far(self) -> Seat:
        """The seat drawn at the upper edge."""
        return self.world.opponents(self.near)[0]

    def track_of(self, seat: Seat) -> int:
        """The track of a seat."""
        return self.world.field.tracks_of[seat][0]

    def spots(self) -> list[Spot]:
        """Every creature in play."""
        return list(self.world.spots())

    def at(self, square: str) -> Spot | None:
        """The creature on a square, if one stands there."""
        for spot in self.spots():
            if self.square(spot) == square:
                return spot
        return None

    def square(self, spot: Spot) -> str:
        """The notation of where a creature stands."""
        return self.world.square(spot)

    def worth(self, spot: Spot) -> Worth:
        """ATT and DEF of a creature, with reasons."""
        return worth(self.world, spot)

    def strength(self, spot: Spot) -> int:
        """Attack Strength if the creature stormed now."""
        return strength(self.world, spot, self.world.field.tracks[spot.track].facing[0])

    def leaving(self, seat: Seat) -> list[Spot]:
        """The creatures that are leaving a seat's track: storming, or waiting for their order."""
        track = self.track_of(seat)
        return [spot for spot in self.spots() if spot.track == track and spot.place >= SPACES]
