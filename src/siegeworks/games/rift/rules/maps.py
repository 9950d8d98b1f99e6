"""Maps: a drawn rectangle of spaces with paths, building sites, arrival tokens, exits, terrain.

A cell of the drawing is a word. `.` is a blank space; a capital letter is a building site; an
arrow `> < ^ v` is a path space and where a horde goes from it. Before an arrow there may stand
the number of an arrival token and the small first letter of a terrain card: `1>`, `f>`, `2f>`.
An arrow that points off the map is an exit (RT-R4).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from siegeworks.core.refusal import BadText
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.grid import COLUMNS
from siegeworks.games.rift.rules.printed import DIRECTIONS, OWN, PRECISE

Space = int
"""A space of the map, row by row from the top left."""

ARROWS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
TURNS = {"v": 0, "<": 1, "^": 2, ">": 3}
"""How far a horde card is turned when its exit is on this side: its purple edge points there."""
STEPS = dict(
    zip(
        DIRECTIONS,
        ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
        strict=True,
    )
)
WHITE = "W"
"""The letter of white building sites (RT-3.8)."""


class Site(NamedTuple):
    """A building site: where it is, and the letter of its group."""

    space: Space
    group: str


class Token(NamedTuple):
    """An arrival token: its number, where its hordes enter, and the way from there to the exit."""

    number: int
    path: tuple[Space, ...]
    turn: int
    """How horde cards of this path are turned (RT-R7)."""


@dataclass(frozen=True)
class Map:
    """The map of a scenario, with whatever follows from the drawing."""

    width: int
    height: int
    paths: frozenset[Space]
    sites: tuple[Site, ...]
    tokens: tuple[Token, ...]
    """Arrival tokens, the lowest number first."""
    terrain: tuple[tuple[Space, str], ...]
    """Terrain cards on the map when a game begins."""
    names: tuple[str, ...] = ()
    site_at: dict[Space, int] = field(default_factory=dict)
    around: tuple[tuple[Space, ...], ...] = ()
    """For each space the eight spaces adjacent to it (RT-3.20), as far as they are on the map."""
    rank: dict[Space, tuple[int, int]] = field(default_factory=dict)
    """For each path space when it moves: its lowest path, then how far it is from the exit."""
    after: tuple[dict[Space, Space], ...] = ()
    """For each path the next space from each of its spaces."""
    _reach: dict[tuple[str, Space, int], frozenset[Space]] = field(default_factory=dict)
    _near: dict[tuple[Space, int], tuple[Space, ...]] = field(default_factory=dict)

    @property
    def ends(self) -> tuple[Space, ...]:
        """The path spaces next to an exit (RT-R4)."""
        return tuple(dict.fromkeys(token.path[-1] for token in self.tokens))

    def reach(self, arrows: str, at: Space, turn: int) -> frozenset[Space]:
        """The spaces that arrows reach from a space, turned clockwise by quarters."""
        known = self._reach.get((arrows, at, turn))
        if known is None:
            known = frozenset(self._reached(arrows, at, turn))
            self._reach[arrows, at, turn] = known
        return known

    def _reached(self, arrows: str, at: Space, turn: int) -> Iterable[Space]:
        row, column = divmod(at, self.width)
        for run in arrows.split():
            if run == PRECISE:
                yield from self.paths - {at}
            elif run == OWN:
                yield at
            else:
                name = run.rstrip("0123456789")
                place = (DIRECTIONS.index(name) + 2 * turn) % 8
                down, right = STEPS[DIRECTIONS[place]]
                for far in range(1, int(run[len(name) :] or 1) + 1):
                    r, c = row + far * down, column + far * right
                    if 0 <= r < self.height and 0 <= c < self.width:
                        yield r * self.width + c

    def near(self, space: Space, steps: int) -> tuple[Space, ...]:
        """The spaces a figure gets to from a space in so many steps, itself among them."""
        known = self._near.get((space, steps))
        if known is None:
            every = range(self.width * self.height)
            known = tuple(other for other in every if self.distance(space, other) <= steps)
            self._near[space, steps] = known
        return known

    def distance(self, one: Space, other: Space) -> int:
        """How many steps a figure takes from space to space (RT-16.2)."""
        (r1, c1), (r2, c2) = divmod(one, self.width), divmod(other, self.width)
        return max(abs(r1 - r2), abs(c1 - c2))


class _Cells(NamedTuple):
    """A drawing taken apart."""

    width: int
    arrows: dict[Space, str]
    sites: tuple[Site, ...]
    starts: dict[int, Space]
    terrain: tuple[tuple[Space, str], ...]


def _take_apart(drawing: str, file: str) -> _Cells:
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    if not rows or len({len(row) for row in rows}) != 1:
        raise BadText(file, None, "the rows of the map are not of one length")
    arrows, sites, starts, terrain = {}, [], {}, []
    for space, cell in enumerate(cell for row in rows for cell in row):
        kinds = {kind[0]: kind for kind in TERRAIN}
        if cell[-1] in ARROWS:
            arrows[space] = cell[-1]
            for mark in cell[:-1]:
                if mark in kinds:
                    terrain.append((space, kinds[mark]))
                elif mark.isdecimal() and int(mark) not in starts:
                    starts[int(mark)] = space
                else:
                    raise BadText(file, None, f"cannot read {cell!r} on the map")
        elif len(cell) == 1 and cell.isupper():
            sites.append(Site(space, cell))
        elif cell != ".":
            raise BadText(file, None, f"cannot read {cell!r} on the map")
    return _Cells(len(rows[0]), arrows, tuple(sites), starts, tuple(terrain))


def read_map(
    drawing: str, splits: dict[tuple[str, int], str] | None = None, file: str = "map"
) -> Map:
    """The map of a drawing; `splits` says where a token's hordes leave the drawn arrow (RT-R6)."""
    found = _take_apart(drawing, file)
    height = len([line for line in drawing.split("\n") if line.strip()])
    names = tuple(
        f"{COLUMNS[space % found.width]}{space // found.width + 1}"
        for space in range(found.width * height)
    )
    turns = {(names.index(name), number): way for (name, number), way in (splits or {}).items()}
    tokens = tuple(_token(number, found, height, turns, file) for number in sorted(found.starts))
    if not tokens or any(not 1 <= token.number <= 6 for token in tokens):
        raise BadText(file, None, "a map has one to six arrival tokens, numbered 1 to 6")
    unused = set(found.arrows) - {space for token in tokens for space in token.path}
    if unused:
        raise BadText(file, None, f"no path leads over {', '.join(names[s] for s in unused)}")
    return Map(
        width=found.width,
        height=height,
        paths=frozenset(found.arrows),
        sites=found.sites,
        tokens=tokens,
        terrain=found.terrain,
        names=names,
        site_at={site.space: number for number, site in enumerate(found.sites)},
        around=tuple(_around(space, found.width, height) for space in range(len(names))),
        rank=_ranks(tokens),
        after=tuple(dict(zip(token.path, token.path[1:], strict=False)) for token in tokens),
    )


def _token(
    number: int, found: _Cells, height: int, turns: dict[tuple[Space, int], str], file: str
) -> Token:
    """Follow the arrows from an arrival token at the edge (RT-1.11) to the exit."""
    space, path = found.starts[number], []
    if len(_around(space, found.width, height)) == len(STEPS):
        raise BadText(file, None, f"arrival token {number} lies inside the map (RT-1.11)")
    while True:
        if space in path:
            raise BadText(file, None, f"the path of token {number} goes in a circle")
        path.append(space)
        arrow = turns.get((space, number), found.arrows[space])
        row, column = divmod(space, found.width)
        row, column = row + ARROWS[arrow][0], column + ARROWS[arrow][1]
        if not (0 <= row < height and 0 <= column < found.width):
            return Token(number, tuple(path), TURNS[arrow])
        space = row * found.width + column
        if space not in found.arrows:
            raise BadText(file, None, f"the path of token {number} ends in no path space")


def _around(space: Space, width: int, height: int) -> tuple[Space, ...]:
    row, column = divmod(space, width)
    places = [(row + down, column + right) for down, right in STEPS.values()]
    inside = [(r, c) for r, c in places if 0 <= r < height and 0 <= c < width]
    return tuple(sorted(r * width + c for r, c in inside))


def _ranks(tokens: tuple[Token, ...]) -> dict[Space, tuple[int, int]]:
    """A shared stretch moves with the lowest number whose path contains it (RT-R98)."""
    found: dict[Space, tuple[int, int]] = {}
    for place, token in enumerate(tokens):
        for far, space in enumerate(reversed(token.path)):
            found.setdefault(space, (place, far))
    return found
