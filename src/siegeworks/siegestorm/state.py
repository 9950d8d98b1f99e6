"""The Siegestorm State: piles as tuples of card numbers, creatures and Supporters as small values.

A card in a hand or pile is only its number in the Box: two copies cannot be told apart, and no
identity can be followed through a shuffle. What enters play gets a serial, which all can see.
"""

from collections.abc import Container
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Note
from siegeworks.core.refusal import Reason
from siegeworks.core.setup import Setup
from siegeworks.core.state import State
from siegeworks.siegestorm.field import SPACES, Field

if TYPE_CHECKING:
    from siegeworks.siegestorm.box import SiegeBox
    from siegeworks.siegestorm.modes import Mode

EMPTY_TRACK: tuple["Creature | None", ...] = (None,) * SPACES
HAND_LIMIT = 10
ANY_CARD = range(1 << 16)
"""Holds every card number."""


class Creature(NamedTuple):
    """A card on a War Track or a Battle Zone."""

    card: int
    serial: int
    owner: Seat
    seat: Seat
    """Whose creature it is now: the player of the track, or who put it on the Battle Zone."""


class Supporter(NamedTuple):
    """A face-down card in a Support Zone."""

    card: int
    serial: int
    owner: Seat
    ready: bool


class Lasting(NamedTuple):
    """Something that holds until the end of the turn."""

    kind: str
    seat: Seat
    piece: int = -1
    att: int = 0
    de: int = 0


class Spot(NamedTuple):
    """A creature and where it stands; `place` is a space, or FRONT or LAND."""

    creature: Creature
    track: int
    place: int


FRONT = -1
LAND = -2


class SiegeState(State):
    """A Siegestorm game in progress."""

    __slots__ = (
        "active",
        "alive",
        "casualties",
        "deployed",
        "extra",
        "extra_turn",
        "field",
        "fronts",
        "hands",
        "healing",
        "lands",
        "lasting",
        "mode",
        "removed",
        "resources",
        "returning",
        "serial",
        "sight",
        "stage",
        "supporters",
        "tracks",
        "turn",
        "used",
    )

    box: "SiegeBox"
    mode: "Mode"
    field: Field
    hands: list[tuple[int, ...]]
    """Cards in hand, sorted: the order of a hand tells nothing."""
    resources: list[tuple[int, ...]]
    """Decks, the top card last."""
    casualties: list[tuple[int, ...]]
    """Piles, the top card last."""
    healing: list[tuple[int, ...]]
    sight: list[tuple[int, ...]]
    """Cards drawn by Vision and not yet kept or put back."""
    removed: list[tuple[int, ...]]
    """Cards out of the game for good, by owner."""
    supporters: list[tuple[Supporter, ...]]
    tracks: list[tuple[Creature | None, ...]]
    """Three spaces each; what stands beyond them is leaving the track (SS-10.21, SS-R58)."""
    fronts: list[Creature | None]
    lands: list[Creature | None]
    lasting: tuple[Lasting, ...]
    used: tuple[int, ...]
    """Serials of creatures whose once-per-turn passive was used this turn."""
    returning: tuple[tuple[int, ...] | None, ...]
    """What each seat gives back of its starting hand, once it has said so."""
    alive: tuple[Seat, ...]
    """The seats still in the game, in turn order."""
    active: Seat
    stage: str
    """The step of the turn: prepare, draw, advance, deploy, extra, end; set-up before the first."""
    turn: int
    deployed: tuple[int, ...]
    """The tracks on which a creature was played this turn (SS-7.14)."""
    extra: bool
    """Whether an extra turn was granted this turn."""
    extra_turn: bool
    """Whether this turn is an extra turn."""
    serial: int

    def __init__(self, box: "SiegeBox", mode: "Mode", setup: Setup, chance: int) -> None:
        super().__init__(box, setup, chance)
        field = mode.fields[len(setup.seats)]
        seats = field.seats
        self.mode, self.field = mode, field
        self.hands = [()] * seats
        self.resources = [()] * seats
        self.casualties = [()] * seats
        self.healing = [()] * seats
        self.sight = [()] * seats
        self.removed = [()] * seats
        self.supporters = [()] * seats
        self.tracks = [EMPTY_TRACK] * len(field.tracks)
        self.fronts = [None] * len(field.tracks)
        self.lands = [None] * field.boards
        self.lasting, self.used = (), ()
        self.returning = (None,) * seats
        self.alive = tuple(range(seats))
        self.active, self.turn, self.serial = 0, 0, 0
        self.stage = "set-up"
        self.deployed = ()
        self.extra = self.extra_turn = False

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.box = self.box
        twin.setup = self.setup
        twin.mode = self.mode
        twin.field = self.field
        twin.agenda = self.agenda[:]
        twin.chance = self.chance
        twin.outcome = self.outcome
        twin.journal = None if self.journal is None else self.journal[:]
        twin.ply = self.ply
        twin.pending = self.pending
        twin.hands = self.hands[:]
        twin.resources = self.resources[:]
        twin.casualties = self.casualties[:]
        twin.healing = self.healing[:]
        twin.sight = self.sight[:]
        twin.removed = self.removed[:]
        twin.supporters = self.supporters[:]
        twin.tracks = self.tracks[:]
        twin.fronts = self.fronts[:]
        twin.lands = self.lands[:]
        twin.lasting = self.lasting
        twin.used = self.used
        twin.returning = self.returning
        twin.alive = self.alive
        twin.active = self.active
        twin.stage = self.stage
        twin.turn = self.turn
        twin.deployed = self.deployed
        twin.extra = self.extra
        twin.extra_turn = self.extra_turn
        twin.serial = self.serial
        return twin

    def happen(self, event: Event, clause: str, cause: Frame | None = None) -> None:
        """Let an event change the State, note it down, and wake the passives that wait for it."""
        event.happen(self)
        if self.journal is not None:
            self.journal.append(Note(event, clause, cause, self.ply))
        watchers = self.box.watchers.get(event.__class__)
        if watchers is not None and self.outcome is None:
            self.box.notice(self, event, watchers, cause)

    def why_not_now(self, seat: Seat, text: str) -> Reason | None:
        """Why a move has no place at this moment."""
        return self.box.why_not_now(self, seat, text)

    # -- who and where -----------------------------------------------------------------

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats against a seat, in turn order from it."""
        if len(self.alive) == 2:
            return (self.alive[0] + self.alive[1] - seat,)
        return self.from_seat(seat)[1:]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order, beginning with one of them."""
        place = self.alive.index(seat)
        return self.alive[place:] + self.alive[:place]

    def opponent(self, frame: Frame) -> Seat:
        """The one opponent a text speaks of: who faces the track it works from."""
        return self.field.tracks[self.field.tracks[frame.at].facing[0]].seat

    def new_serial(self) -> int:
        """A number for a card that enters play."""
        self.serial += 1
        return self.serial

    def spots(self, cards: Container[int] = ANY_CARD) -> list[Spot]:
        """Every creature (of certain cards), track by track, then the Battle Zones."""
        found = []
        for track, spaces in enumerate(self.tracks):
            for place, creature in enumerate(spaces):
                if creature is not None and creature[0] in cards:
                    found.append(Spot(creature, track, place))
        for track, creature in enumerate(self.fronts):
            if creature is not None and creature[0] in cards:
                found.append(Spot(creature, track, FRONT))
        for board, creature in enumerate(self.lands):
            if creature is not None and creature[0] in cards:
                found.append(Spot(creature, self._track_at(board, creature.seat), LAND))
        return found

    def _track_at(self, board: int, seat: Seat) -> int:
        """The track of a seat along a board."""
        for place in self.field.tracks_of[seat]:
            if self.field.tracks[place].board == board:
                return place
        raise LookupError(f"seat {seat} has no track at board {board}")

    def spot(self, serial: int | None) -> Spot | None:
        """Where the creature with this serial stands, if it is still there."""
        for track, spaces in enumerate(self.tracks):
            for place, creature in enumerate(spaces):
                if creature is not None and creature[1] == serial:
                    return Spot(creature, track, place)
        for track, creature in enumerate(self.fronts):
            if creature is not None and creature[1] == serial:
                return Spot(creature, track, FRONT)
        for board, creature in enumerate(self.lands):
            if creature is not None and creature[1] == serial:
                return Spot(creature, self._track_at(board, creature.seat), LAND)
        return None

    def supporter(self, serial: int | None) -> tuple[Seat, int] | None:
        """The Support Zone and place in it of the Supporter with this serial."""
        for seat, zone in enumerate(self.supporters):
            for place, supporter in enumerate(zone):
                if supporter.serial == serial:
                    return seat, place
        return None

    def square(self, spot: Spot) -> str:
        """The notation of where a creature stands."""
        if spot.place == FRONT:
            return self.field.front(spot.track)
        if spot.place == LAND:
            return self.field.land(self.field.tracks[spot.track].board)
        return self.field.space(spot.track, spot.place)

    def ready(self, seat: Seat) -> int:
        """How many ready Supporters a seat has."""
        number = 0
        for supporter in self.supporters[seat]:
            if supporter[3]:
                number += 1
        return number

    # -- picks -------------------------------------------------------------------------

    def candidates(self, pick: Any, frame: Frame) -> list[int]:
        """The values a pick offers now."""
        return self.box.candidates(self, pick, frame)

    def count(self, pick: Any, frame: Frame) -> int:
        """How many cards a pick holds now."""
        return self.box.count(self, pick, frame)
