"""The Battlefield as it is laid out: tracks, what they face, and the boards between them."""

from dataclasses import dataclass, field
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

    def __post_init__(self) -> None:
        of = tuple(
            tuple(place for place, track in enumerate(self.tracks) if track.seat == seat)
            for seat in range(self.seats)
        )
        object.__setattr__(self, "tracks_of", of)

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
