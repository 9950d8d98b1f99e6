"""The Battlefield as it is laid out: tracks, what they face, and the boards between them."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from siegeworks.core.decision import SEATS, Seat

SPACES = 3
"""Spaces of a War Track (SS-2.7); the first is its Deployment Zone (SS-2.8)."""
NO_BOSS: Seat = -1


class Track(NamedTuple):
    """One War Track, with the Frontline and No Man's Land it leads to."""

    name: str
    seat: Seat
    board: int
    allied: tuple[int, ...]
    """The tracks whose creatures are its Allies, itself included."""
    facing: tuple[int, ...]
    """The tracks whose creatures are its Enemies."""
    spaces: int = SPACES
    """None where a boss has only a further Frontline (SS-R162)."""
    front: str = ""
    """The notation of its Frontline, where it is not the track's name and `f`."""


@dataclass(frozen=True)
class Field:
    """The layout of a mode."""

    tracks: tuple[Track, ...]
    boards: int
    seats: int
    boss: Seat = NO_BOSS
    """The seat that the rules play, where there is one; it is the last."""
    tracks_of: tuple[tuple[int, ...], ...] = field(init=False)
    called: tuple[str, ...] = field(init=False)
    """For each track what a move calls it; nothing where a player has only one."""
    persons: tuple[Seat, ...] = field(init=False)
    """The seats of players, who stand together against a boss."""
    teams: tuple[tuple[Seat, ...], ...] = field(init=False)
    """For each seat the seats that win and lose with it, itself included."""
    heard: tuple[tuple[int, ...], ...] = field(init=False)
    """For each seat the tracks whose passives work for it (SS-20.9)."""
    against: tuple[tuple[int, ...], ...] = field(init=False)
    """For each track the tracks whose passives work for its Enemies."""

    def __post_init__(self) -> None:
        seats, tracks = range(self.seats), self.tracks
        of = tuple(
            tuple(place for place, track in enumerate(tracks) if track.seat == seat)
            for seat in seats
        )
        persons = tuple(seat for seat in seats if seat != self.boss)
        teams = tuple(
            persons if self.boss >= 0 and seat != self.boss else (seat,) for seat in seats
        )
        worked_out = {
            "tracks_of": of,
            "called": tuple(track.name if len(of[track.seat]) > 1 else "" for track in tracks),
            "persons": persons,
            "teams": teams,
            "heard": tuple(self._allied(of[seat]) for seat in seats),
            "against": tuple(self._allied(track.facing) for track in tracks),
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)

    def _allied(self, tracks: tuple[int, ...]) -> tuple[int, ...]:
        """These tracks and those allied with them, each once."""
        return tuple(dict.fromkeys(ally for track in tracks for ally in self.tracks[track].allied))

    def space(self, track: int, place: int) -> str:
        """The notation of a space: `a1` is the Deployment Zone of seat a."""
        return f"{self.tracks[track].name}{place + 1}"

    def front(self, track: int) -> str:
        """The notation of a Frontline."""
        return self.tracks[track].front or f"{self.tracks[track].name}f"

    def land(self, board: int) -> str:
        """The notation of No Man's Land."""
        return "n" if self.boards == 1 else f"n{board + 1}"


_FACE_TO_FACE = (
    Track(SEATS[0], 0, 0, allied=(0,), facing=(1,)),
    Track(SEATS[1], 1, 0, allied=(1,), facing=(0,)),
)
DUEL = Field(_FACE_TO_FACE, boards=1, seats=2)
SOLO = Field(_FACE_TO_FACE, boards=1, seats=2, boss=1)
COOP = Field(
    tracks=(
        Track(SEATS[0], 0, 0, allied=(0, 1), facing=(2, 3)),
        Track(SEATS[1], 1, 1, allied=(0, 1), facing=(2, 3)),
        Track(SEATS[2], 2, 0, allied=(2, 3), facing=(0, 1), front="cf1"),
        Track(SEATS[2], 2, 1, allied=(2, 3), facing=(0, 1), spaces=0, front="cf2"),
    ),
    boards=2,
    seats=3,
    boss=2,
)
"""Two players with a board each; the boss has one War Track, and a Frontline on either board."""


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
