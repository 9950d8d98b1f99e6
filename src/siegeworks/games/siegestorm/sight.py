"""What one seat has before its eyes: its view, the journal as it may know it, and a like world."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.event import Note
from siegeworks.core.fields import HIDDEN
from siegeworks.core.sight import Sight as BaseSight
from siegeworks.core.view import as_seen
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import Change, attack, changes, defense, strength
from siegeworks.games.siegestorm.rules.view import View

BOOKKEEPING = frozenset({"Prepared", "ActionDone", "TurnEnded", "Spent"})
"""Events of Siegestorm that nobody has words for: they follow from others."""
QUIET = BOOKKEEPING | {"StepBegan", "Shuffled", "ReturnChosen"}
"""Events the short log leaves out: the head line shows them, or they matter to nobody."""


class Worth(NamedTuple):
    """What a creature is worth now: printed values, present values, and the changes between."""

    printed_att: int
    printed_de: int
    att: int
    de: int
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Sight(BaseSight):
    """Everything the screen of a seat is drawn from; nothing hidden from it is in here."""

    view: View
    bookkeeping = BOOKKEEPING
    quiet = QUIET

    @cached_property
    def world(self) -> SiegeState:
        """A State to work values out in: what is hidden is there, but has no face.

        Values, costs and places depend on open cards only, and this is many times faster than
        dealing a world that looks the same.
        """
        return as_seen(self.view, SiegeState())

    @cached_property
    def named(self) -> dict[int, int]:
        """Card numbers by serials, as far as the journal names both."""
        return _named(self.notes)

    def after(self, before: Self) -> Self:
        """The same sight, which knows what an earlier one has learnt from the journal."""
        more = _named(self.notes[len(before.notes) :])
        self.__dict__["named"] = before.named | more if more else before.named
        return self

    @cached_property
    def pieces(self) -> dict[int, int]:
        """Card numbers by the serials of cards in play, from all that was seen so far."""
        return self.named | {spot.creature.serial: spot.creature.card for spot in self.spots()}

    @cached_property
    def standing(self) -> dict[str, Card]:
        """The cards that stand on squares, the own Supporters included."""
        cards = self.view.box.cards
        found = {self.square(spot): cards[spot.creature.card] for spot in self.spots()}
        for seat, zone in enumerate(self.view.supporters):
            for place, supporter in enumerate(zone, start=1):
                if supporter.card != HIDDEN:
                    found[f"{SEATS[seat]}s{place}"] = cards[supporter.card]
        return found

    @property
    def near(self) -> Seat:
        """The seat drawn at the lower edge: the viewer's own, or the first for a spectator."""
        return max(self.view.seat, 0)

    @property
    def boss(self) -> Seat:
        """The seat of the boss; no seat where there is none."""
        return self.world.field.boss

    @property
    def partners(self) -> tuple[Seat, ...]:
        """Who wins and loses with the near seat."""
        return tuple(seat for seat in self.world.field.teams[self.near] if seat != self.near)

    @cached_property
    def boards(self) -> list[tuple[int, int]]:
        """For each board the lower and the upper track; the boards of the near seat last."""
        tracks = self.world.field.tracks
        found: dict[int, tuple[int, int]] = {}
        for place, track in enumerate(tracks):
            if track.facing and (track.board not in found or track.seat == self.near):
                found[track.board] = (place, self.facing(place))
        return sorted(found.values(), key=lambda pair: tracks[pair[0]].seat == self.near)

    def facing(self, track: int) -> int:
        """The track on the other side of a track's board."""
        tracks = self.world.field.tracks
        board = tracks[track].board
        return next(other for other in tracks[track].facing if tracks[other].board == board)

    def spots(self) -> list[Spot]:
        """Every creature in play."""
        return self.world.spots()

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
        """ATT and DEF of a creature, with everything that changes them."""
        world, card = self.world, spot.creature.card
        return Worth(
            printed_att=world.box.att[card],
            printed_de=world.box.de[card],
            att=attack(world, spot),
            de=defense(world, spot),
            changes=tuple(change for change in changes(world, spot) if change.att or change.de),
        )

    def strengths(self, spot: Spot) -> dict[Seat, int]:
        """Attack Strength if the creature stormed now, against each seat it would attack."""
        tracks = self.world.field.tracks
        return {
            tracks[facing].seat: strength(self.world, spot, facing)
            for facing in tracks[spot.track].facing
            if tracks[facing].spaces
        }


def _named(notes: Sequence[Note]) -> dict[int, int]:
    """Card numbers by the serials of cards in play, where an event names both."""
    found = {}
    for note in notes:
        card, serial = getattr(note.event, "card", HIDDEN), getattr(note.event, "piece", 0)
        if card != HIDDEN and serial > 0:
            found[serial] = card
    return found
