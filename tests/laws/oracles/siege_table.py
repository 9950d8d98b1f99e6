"""The Battlefield of Siegestorm as plain data: who faces whom, and what stands where.

Worked out from the mode, the players still in the game and the piles of a State; nothing here
asks the engine who is an Ally, an Enemy or a neighbour.
"""

from dataclasses import dataclass
from typing import NamedTuple

from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.pieces import Creature
from siegeworks.games.siegestorm.rules.state import SiegeState

LETTERS = "abcd"
NOBODY = -1


@dataclass(frozen=True)
class Lane:
    """A War Track with the Frontline and the board it leads to."""

    name: str
    seat: int
    board: int
    allied: tuple[int, ...]
    """The tracks whose creatures are Allies here."""
    facing: tuple[int, ...]
    """The tracks whose creatures are Enemies here."""
    front: str
    """How its Frontline is written."""
    spaces: bool = True
    """False for the second Frontline of a boss, to which no spaces belong (SS-R162)."""


class Piece(NamedTuple):
    """A creature and where it stands."""

    creature: Creature
    where: str
    """`space`, `storm` (leaving its track), `front` or `land`."""
    lane: int
    place: int
    """The space on its track, counted from 0; beyond the third for one that is leaving."""

    @property
    def serial(self) -> int:
        return self.creature.serial

    @property
    def seat(self) -> int:
        return self.creature.seat

    @property
    def on_track(self) -> bool:
        """Whether it is on a War Track, where a storming creature counts too (SS-10.21)."""
        return self.where in ("space", "storm")


def lanes(state: SiegeState) -> list[Lane]:
    """The War Tracks of a mode (SS-2.12, SS-16.11, SS-20.4, SS-21.3)."""
    mode = state.setup.mode
    if mode in ("duel", "solo"):
        return [
            Lane("a", 0, 0, (0,), (1,), "af"),
            Lane("b", 1, 0, (1,), (0,), "bf"),
        ]
    if mode == "coop":
        return [
            Lane("a", 0, 0, (0, 1), (2,), "af"),
            Lane("b", 1, 1, (0, 1), (2,), "bf"),
            Lane("c", 2, 0, (2,), (0, 1), "cf1"),
            Lane("c", 2, 1, (2,), (0, 1), "cf2", spaces=False),
        ]
    return [lane for seat in range(len(state.setup.seats)) for lane in _ring(state, seat)]


def _ring(state: SiegeState, seat: int) -> tuple[Lane, Lane]:
    """The two tracks of a seat towards its neighbours still in the game (SS-21.2, SS-21.14)."""
    left, right = 2 * seat, 2 * seat + 1
    alive = sorted(state.alive)
    names = f"{LETTERS[seat]}l", f"{LETTERS[seat]}r"
    if seat not in alive:
        return (
            Lane(names[0], seat, seat, (left,), (), f"{names[0]}f"),
            Lane(names[1], seat, seat, (right,), (), f"{names[1]}f"),
        )
    after = ([other for other in alive if other > seat] or alive)[0]
    before = ([other for other in alive if other < seat] or alive)[-1]
    return (
        Lane(names[0], seat, seat, (left,), (2 * after + 1,), f"{names[0]}f"),
        Lane(names[1], seat, before, (right,), (2 * before,), f"{names[1]}f"),
    )


def boss_seat(state: SiegeState) -> int:
    """The seat of the boss, after the players' (SS-1.3, SS-1.4)."""
    return {"solo": 1, "coop": 2}.get(state.setup.mode, NOBODY)


def persons(state: SiegeState) -> list[int]:
    """The seats of human players still in the game."""
    return [seat for seat in sorted(state.alive) if seat != boss_seat(state)]


def team(state: SiegeState, seat: int) -> set[int]:
    """A seat and its partner, if it has one (SS-1.4)."""
    if boss_seat(state) == NOBODY or seat == boss_seat(state):
        return {seat}
    return set(persons(state))


def lanes_of(state: SiegeState, seat: int) -> list[int]:
    """The War Tracks of a seat."""
    return [at for at, lane in enumerate(lanes(state)) if lane.seat == seat and lane.spaces]


def opponents(state: SiegeState, at: int) -> list[int]:
    """The players who face a track (SS-R178)."""
    table = lanes(state)
    return list(dict.fromkeys(table[other].seat for other in table[at].facing))


def pieces(state: SiegeState) -> list[Piece]:
    """Every creature in play: on War Tracks, Frontlines and No Man's Lands (SS-2.20)."""
    found = []
    for at, spaces in enumerate(state.tracks):
        for place, creature in enumerate(spaces):
            if creature is not None:
                found.append(Piece(creature, "space" if place < 3 else "storm", at, place))
    for at, creature in enumerate(state.fronts):
        if creature is not None:
            found.append(Piece(creature, "front", at, 0))
    for board, creature in enumerate(state.lands):
        if creature is not None:
            at = next(
                at
                for at, lane in enumerate(lanes(state))
                if lane.board == board and lane.seat == creature.seat
            )
            found.append(Piece(creature, "land", at, 0))
    return found


def piece_of(state: SiegeState, serial: int) -> Piece | None:
    """The creature with a serial, if it is in play."""
    return next((piece for piece in pieces(state) if piece.serial == serial), None)


def square(state: SiegeState, piece: Piece) -> str:
    """How the place of a creature is written."""
    lane = lanes(state)[piece.lane]
    if piece.where == "front":
        return lane.front
    if piece.where == "land":
        return "n" if len(state.lands) == 1 else f"n{lane.board + 1}"
    return f"{lane.name}{piece.place + 1}"


def printed(state: SiegeState, piece: Piece) -> Card:
    """The card a creature is."""
    return state.box.cards[piece.creature.card]
