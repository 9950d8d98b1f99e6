"""What is printed for Rift, read from the data files alone: horde cards, enemies and maps.

Nothing here comes from the engine: squares and spaces are pairs of row and column, drawings are
turned by moving letters about. Part of the slow oracle of the laws.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Place = tuple[int, int]
"""A square of a card or a space of a map: row and column from the top left."""
Places = frozenset[Place]
AROUND = {
    "n": (-1, 0),
    "ne": (-1, 1),
    "e": (0, 1),
    "se": (1, 1),
    "s": (1, 0),
    "sw": (1, -1),
    "w": (0, -1),
    "nw": (-1, -1),
}
"""The eight neighbours, clockwise from above (RT-3.20)."""
WAYS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
QUARTERS = {"v": 0, "<": 1, "^": 2, ">": 3}
"""Clockwise quarters that bring the lower, purple edge of a card to this side (RT-R7)."""
RED = "PFGS"
"""Level square, flying symbol, ghost symbol and scouts' strip: never covered (RT-3.34)."""
TERRAIN = {"f": "forest", "r": "rocks", "s": "swamp"}


def name(place: Place) -> str:
    """How a square or a space is written: `b3` is the third of the second column."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[place[1]]}{place[0] + 1}"


def named(text: str) -> Place:
    """The square or space of a name."""
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


def names(places: Places | set[Place]) -> str:
    """Squares as a move writes them: row by row."""
    return " ".join(name(place) for place in sorted(places))


def beside(place: Place) -> set[Place]:
    """The four squares that touch a square (RT-3.21)."""
    return {(place[0] + down, place[1] + right) for down, right in WAYS.values()}


@dataclass(frozen=True)
class Card:
    """A horde card as it lies."""

    id: str
    kind: str
    crystals: int
    level: int
    scouts: tuple[str, ...]
    marks: dict[Place, str]
    enemies: tuple[tuple[Places, frozenset[str]], ...]
    """The squares of each enemy and its properties; a large one has four squares (RT-3.36)."""

    @property
    def flying(self) -> bool:
        """Whether it shows the flying symbol (RT-28.5)."""
        return "F" in self.marks.values()

    @property
    def ghostly(self) -> bool:
        """Whether it shows the ghost symbol (RT-28.20)."""
        return "G" in self.marks.values()

    @property
    def red(self) -> set[Place]:
        """The squares that nothing may ever cover (RT-11.10)."""
        return {place for place, mark in self.marks.items() if mark in RED}

    def squares_of(self, property_: str = "") -> set[Place]:
        """The squares of all enemies, or of those with a property."""
        return {
            place
            for body, properties in self.enemies
            for place in body
            if not property_ or property_ in properties
        }


def _data(folder: str, file: str) -> dict[str, Any]:
    path = files("siegeworks.games.rift").joinpath(folder, f"{file}.toml")
    return tomllib.loads(path.read_text("utf-8"))


@cache
def _entries() -> dict[str, dict[str, Any]]:
    """The entry of every horde card; what a file says above its cards holds for all of them."""
    found: dict[str, dict[str, Any]] = {}
    for path in files("siegeworks.games.rift").joinpath("hordes").iterdir():
        if path.name.endswith(".toml") and path.name != "enemies.toml":
            data = tomllib.loads(path.read_text("utf-8"))
            common = {key: value for key, value in data.items() if not isinstance(value, dict)}
            found |= {id_: common | data[id_] for id_ in data if id_ not in common}
    return found


@cache
def _properties() -> dict[str, frozenset[str]]:
    """The properties of enemies by their letter: what follows their name."""
    enemies = _data("hordes", "enemies")
    return {letter: frozenset(said.split()[1:]) for letter, said in enemies.items()}


def _kind(entry: dict[str, Any]) -> str:
    """Portals are told by their level, ghosts and life cards by a word (RT-13.1)."""
    return str(entry.get("kind", "portal" if "level" in entry else "horde"))


def card_ids(*kinds: str) -> list[str]:
    """The ids of all cards of some kinds."""
    found = {id_: _kind(entry) for id_, entry in _entries().items()}
    return sorted(id_ for id_, kind in found.items() if kind in kinds)


@cache
def card(id_: str, quarters: int) -> Card:
    """A card, turned clockwise by quarters."""
    entry = _entries()[id_]
    rows = [list(line.replace(" ", "")) for line in entry["grid"].strip().split("\n")]
    for _ in range(quarters):
        high = len(rows)
        rows = [[rows[high - 1 - c][r] for c in range(high)] for r in range(len(rows[0]))]
    marks = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    return Card(
        id_,
        _kind(entry),
        entry.get("crystals", 0),
        entry.get("level", 0),
        tuple(entry.get("scouts", ())),
        marks,
        tuple(_bodies(marks)),
    )


def _bodies(marks: dict[Place, str]) -> list[tuple[Places, frozenset[str]]]:
    """Every enemy with its squares: a large one is a block of four equal letters."""
    found: list[tuple[Places, frozenset[str]]] = []
    seen: set[Place] = set()
    for row, column in sorted(marks):
        mark = marks[row, column]
        if mark == "." or mark in RED or (row, column) in seen:
            continue
        body = {(row, column)}
        if "large" in _properties()[mark]:
            body = {(row + down, column + right) for down in (0, 1) for right in (0, 1)}
        seen |= body
        found.append((frozenset(body), _properties()[mark]))
    return found


@dataclass(frozen=True)
class Path:
    """The way of one arrival token to its exit."""

    number: int
    spaces: tuple[Place, ...]
    quarters: int
    """How the cards that follow it lie (RT-R7)."""


@dataclass(frozen=True)
class Map:
    """The drawing of a scenario's map."""

    spaces: Places
    arrows: dict[Place, str]
    sites: dict[Place, str]
    paths: tuple[Path, ...]
    """Lowest number first."""

    def adjacent(self, place: Place) -> set[Place]:
        """The spaces adjacent to a space (RT-R8)."""
        near = {(place[0] + down, place[1] + right) for down, right in AROUND.values()}
        return near & self.spaces

    def is_blank(self, place: Place) -> bool:
        """Whether a space is neither path nor building site (RT-R54)."""
        return place not in self.arrows and place not in self.sites


@cache
def scenario(mode: str) -> dict[str, Any]:
    """The file of a scenario."""
    return _data("scenarios", mode)


@cache
def drawn_map(mode: str) -> Map:
    """The map of a scenario."""
    rows = [line.split() for line in scenario(mode)["map"].strip().split("\n")]
    cells = {(r, c): word for r, row in enumerate(rows) for c, word in enumerate(row)}
    arrows = {place: word[-1] for place, word in cells.items() if word[-1] in WAYS}
    sites = {place: word for place, word in cells.items() if word.isupper()}
    starts = {int(mark): place for place in arrows for mark in cells[place][:-1] if mark.isdigit()}
    splits = {
        (named(place), int(word[0])): word[1]
        for place, words in scenario(mode).get("splits", {}).items()
        for word in ([words] if isinstance(words, str) else words)
    }
    paths = tuple(_path(number, starts[number], arrows, splits) for number in sorted(starts))
    return Map(frozenset(cells), arrows, sites, paths)


def _path(
    number: int, start: Place, arrows: dict[Place, str], splits: dict[tuple[Place, int], str]
) -> Path:
    """Follow the arrows until one points off the map (RT-R4, RT-R6)."""
    spaces, here = [], start
    while here in arrows:
        spaces.append(here)
        arrow = splits.get((here, number), arrows[here])
        here = here[0] + WAYS[arrow][0], here[1] + WAYS[arrow][1]
    return Path(number, tuple(spaces), QUARTERS[arrow])
