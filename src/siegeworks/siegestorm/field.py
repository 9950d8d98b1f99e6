"""The Battlefield as it is laid out: tracks, what they face, and the boards between them."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Seat

SPACES = 3
"""Spaces of a War Track (SS-2.7); the first is its Deployment Zone (SS-2.8)."""


class Track(NamedTuple):
    """One War Track, with the Frontline and No Man's Land it leads to."""

    name: str
    seat: Seat
    board: int
    allied: tuple[int, ...]
    """The tracks whose creatures are its Allies, itself included."""
    facing: tuple[int, ...]
    """The tracks whose creatures are its Enemies."""


@dataclass(frozen=True)
class Field:
    """The layout of a mode."""

    tracks: tuple[Track, ...]
    boards: int
    seats: int
    tracks_of: tuple[tuple[int, ...], ...] = field(init=False)
    suffixes: tuple[str, ...] = field(init=False)
    """For each track what a move says to be for it; nothing where a player has only one."""

    def __post_init__(self) -> None:
        of = tuple(
            tuple(place for place, track in enumerate(self.tracks) if track.seat == seat)
            for seat in range(self.seats)
        )
        object.__setattr__(self, "tracks_of", of)
        suffixes = tuple(
            f" @ {track.name}" if len(of[track.seat]) > 1 else "" for track in self.tracks
        )
        object.__setattr__(self, "suffixes", suffixes)

    def space(self, track: int, place: int) -> str:
        """The notation of a space: `a1` is the Deployment Zone of seat a."""
        return f"{self.tracks[track].name}{place + 1}"

    def front(self, track: int) -> str:
        """The notation of a Frontline."""
        return f"{self.tracks[track].name}f"

    def land(self, board: int) -> str:
        """The notation of No Man's Land."""
        return "n" if self.boards == 1 else f"n{board + 1}"


DUEL = Field(
    tracks=(
        Track(SEATS[0], 0, 0, allied=(0,), facing=(1,)),
        Track(SEATS[1], 1, 0, allied=(1,), facing=(0,)),
    ),
    boards=1,
    seats=2,
)


@cache
def ring(seats: int, alive: tuple[Seat, ...]) -> Field:
    """The layout of Last Man Standing: a board between each two neighbours (SS-21.2, SS-21.3).

    Seat s has the tracks 2s, towards the next seat clockwise (left), and 2s + 1, towards the seat
    before it (right). The board of a left track bears the number of its seat, so when a player is
    out the board on their left goes and the one on their right joins the neighbours (SS-21.13,
    SS-21.14). Tracks of players who are out face nobody.
    """
    tracks = []
    for seat in range(seats):
        left, right = 2 * seat, 2 * seat + 1
        if seat not in alive:
            tracks += [
                Track(f"{SEATS[seat]}l", seat, seat, (left,), ()),
                Track(f"{SEATS[seat]}r", seat, seat, (right,), ()),
            ]
            continue
        place = alive.index(seat)
        after, before = alive[(place + 1) % len(alive)], alive[place - 1]
        tracks += [
            Track(f"{SEATS[seat]}l", seat, seat, (left,), (2 * after + 1,)),
            Track(f"{SEATS[seat]}r", seat, before, (right,), (2 * before,)),
        ]
    return Field(tuple(tracks), seats, seats)
