"""Events of creatures on War Tracks and Battle Zones."""

from dataclasses import dataclass, replace
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event
from siegeworks.games.siegestorm.rules.events.moving import (
    UNKNOWN,
    enter,
    find,
    forget_shifts,
    from_hand,
    leave,
    put,
    take_from,
    to_hand,
)
from siegeworks.games.siegestorm.rules.pieces import FRONT, Creature, Kind, Lasting, Spot, Supporter
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(slots=True)
class Deployed(Event):
    """A card entered a Deployment Zone."""

    seat: Seat
    card: int
    track: int
    origin: str
    piece: int = 0

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        if self.origin == "played":
            game.deployed += (self.track,)
        take_from(game, self.seat, self.card, self.origin)
        enter(game, self.card, self.seat, self.track, 0)
        self.piece = game.serial


@dataclass(slots=True)
class Placed(Event):
    """A card was put on a Battle Zone space by an effect."""

    seat: Seat
    card: int
    track: int
    place: int
    origin: str
    replaced: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        take_from(game, self.seat, self.card, self.origin)
        self.replaced = _clear_front(game, self.track, self.place)
        enter(game, self.card, self.seat, self.track, self.place)


def _clear_front(game: SiegeState, track: int, place: int) -> int:
    """Send the card a newcomer replaces to its owner's Casualties (SS-9.6)."""
    old = game.fronts[track] if place == FRONT else None
    if old is None:
        return UNKNOWN
    leave(game, Spot(old, track, FRONT))
    game.casualties[old.owner] += (old.card,)
    return old.card


@dataclass(slots=True)
class Advanced(Event):
    """All creatures of a track moved one space forward."""

    track: int

    def happen(self, game: SiegeState) -> None:
        one, two, three, *leaving = game.tracks[self.track]
        gone = () if three is None else (three,)
        game.tracks[self.track] = (None, one, two, *leaving, *gone)


@dataclass(slots=True)
class HeldGround(Event):
    """A creature left its track for the Battle Zone."""

    piece: int
    card: int
    track: int
    place: int
    replaced: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        put(game, spot.track, spot.place, None)
        self.replaced = _clear_front(game, self.track, self.place)
        put(game, self.track, self.place, spot.creature)


@dataclass(slots=True)
class Supported(Event):
    """A card became a Supporter, face down and ready."""

    seat: Seat
    card: int
    origin: str
    piece: int = 0

    @property
    def reveals(self) -> bool:
        """Its player may look at a card that came unseen from Resources (SS-R72)."""
        return self.origin == "resources"

    def happen(self, game: SiegeState) -> None:
        owner, serial = self.seat, self.piece
        if self.origin == "creature":
            spot = find(game, self.piece)
            owner = spot.creature.owner
            leave(game, spot)
        else:
            serial = self.piece = game.new_serial()
            if self.origin == "resources":
                game.resources[self.seat] = game.resources[self.seat][:-1]
            else:
                take_from(game, self.seat, self.card, self.origin)
        game.supporters[self.seat] += (Supporter(self.card, serial, owner, True),)

    def seen_by(self, seat: Seat) -> Self:
        if seat == self.seat or self.origin in ("creature", "casualties"):
            return self
        return replace(self, card=UNKNOWN)


@dataclass(slots=True)
class Stormed(Event):
    """A creature began its Storm."""

    piece: int
    card: int
    seat: Seat
    track: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        self.track = spot.track
        if 0 <= spot.place < 3:
            put(game, spot.track, spot.place, None)
            game.tracks[spot.track] += (spot.creature,)


@dataclass(slots=True)
class Attacked(Event):
    """A storming creature attacked a player or a creature on the Battle Zone."""

    piece: int
    card: int
    strength: int
    seat: Seat
    target: int
    """Serial of the target creature; UNKNOWN if the player is attacked."""
    target_card: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        """Nothing changes yet: damage or a kill follows."""


@dataclass(slots=True)
class StormEnded(Event):
    """A creature went to its owner's Casualties or hand after its Storm."""

    piece: int
    card: int
    to: str

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        creature = spot.creature
        leave(game, spot)
        if self.to == "hand":
            to_hand(game, creature.owner, creature.card)
        else:
            game.casualties[creature.owner] += (creature.card,)


@dataclass(slots=True)
class Killed(Event):
    """A creature or Supporter went to its owner's Casualties."""

    piece: int
    card: int
    owner: Seat
    by: Seat
    seat: Seat = UNKNOWN
    """Whose it was."""
    track: int = UNKNOWN
    reveals: bool = False
    """Whether it lay face down before."""

    def happen(self, game: SiegeState) -> None:
        self.reveals = game.supporter(self.piece) is not None
        self.seat, self.track = _take_out(game, self.piece)
        game.casualties[self.owner] += (self.card,)


@dataclass(slots=True)
class Destroyed(Event):
    """A card left the game for good."""

    piece: int
    card: int
    owner: Seat
    reveals: bool = False
    """Whether it lay face down before."""

    def happen(self, game: SiegeState) -> None:
        self.reveals = game.supporter(self.piece) is not None
        _take_out(game, self.piece)
        game.removed[self.owner] += (self.card,)


@dataclass(slots=True)
class Returned(Event):
    """A creature went to its owner's hand."""

    piece: int
    card: int
    owner: Seat

    def happen(self, game: SiegeState) -> None:
        _take_out(game, self.piece)
        to_hand(game, self.owner, self.card)


def _take_out(game: SiegeState, serial: int) -> tuple[Seat, int]:
    """Take a card in play off the table; whose it was, and on which track."""
    spot = game.spot(serial)
    if spot is not None:
        leave(game, spot)
        return spot.creature.seat, spot.track if spot.place >= 0 else UNKNOWN
    found = game.supporter(serial)
    assert found is not None
    seat, place = found
    zone = game.supporters[seat]
    game.supporters[seat] = zone[:place] + zone[place + 1 :]
    return seat, UNKNOWN


@dataclass(slots=True)
class Switched(Event):
    """Two creatures of two tracks changed places."""

    one: int
    other: int

    def happen(self, game: SiegeState) -> None:
        here, there = find(game, self.one), find(game, self.other)
        _settle(game, here.creature, there)
        _settle(game, there.creature, here)


def _settle(game: SiegeState, creature: Creature, spot: Spot) -> None:
    """Put a creature on the space of another; the player of the track controls it (SS-R82)."""
    seat = game.field.tracks[spot.track].seat
    spaces = list(game.tracks[spot.track])
    spaces[spot.place] = creature._replace(seat=seat)
    game.tracks[spot.track] = tuple(spaces)


@dataclass(slots=True)
class Shapeshifted(Event):
    """A creature returned to hand and another card took its place."""

    seat: Seat
    piece: int
    old: int
    new: int
    free: bool = False
    newcomer: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        from_hand(game, self.seat, self.new)
        leave(game, spot)
        enter(game, self.new, self.seat, spot.track, spot.place)
        self.newcomer = game.serial
        to_hand(game, spot.creature.owner, self.old)
        if self.free:
            track, place = spot.track, spot.place
            game.lasting += (
                Lasting("shifted", self.seat, track=track, place=place, card=self.old),
            )


@dataclass(slots=True)
class Lasted(Event):
    """Something began that holds until the end of the turn."""

    kind: Kind
    seat: Seat
    piece: int = UNKNOWN
    att: int = 0
    de: int = 0
    track: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        item = Lasting(self.kind, self.seat, self.piece, self.att, self.de, self.track)
        game.lasting += (item,)


@dataclass(slots=True)
class Spent(Event):
    """Something that held until the end of the turn was used up."""

    kind: str
    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.lasting = tuple(
            item for item in game.lasting if item.kind != self.kind or item.seat != self.seat
        )


@dataclass(slots=True)
class Triggered(Event):
    """A passive was set off."""

    seat: Seat
    piece: int
    card: int
    once: bool

    def happen(self, game: SiegeState) -> None:
        if self.once:
            game.used += (self.piece,)
