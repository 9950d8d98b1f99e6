"""The shelf: every installed game, found through the entry point group `siegeworks.games`."""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from siegeworks.core.refusal import Refused
from siegeworks.core.rooms import own_room

if TYPE_CHECKING:
    from siegeworks.core.content import Table
    from siegeworks.core.game import Game

GROUP = "siegeworks.games"


class Shelf(Mapping[str, "Game"]):
    """The games there are; a game is loaded when somebody first asks for it."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}
        self._found: dict[str, EntryPoint] | None = None

    @property
    def _there(self) -> dict[str, EntryPoint]:
        if self._found is None:
            self._found = {point.name: point for point in entry_points(group=GROUP)}
        return self._found

    def __getitem__(self, name: str) -> "Game":
        from siegeworks.core.game import Game

        if name not in self._loaded:
            game = self._there[name].load()
            if not isinstance(game, Game) or game.name != name:
                raise TypeError(f"the entry point {name} of {GROUP} is no Game called {name}")
            self._loaded[name] = game
        return self._loaded[name]

    def rooms(self, name: str) -> Iterator[ModuleType]:
        """The rooms of a name that games bring; no game is loaded for that."""
        for point in sorted(self._there.values(), key=lambda point: point.name):
            found = find_spec(point.module)
            inside = found is not None and found.submodule_search_locations is not None
            package = point.module if inside else point.module.rpartition(".")[0]
            room = own_room(package, name)
            if room is not None:
                yield room

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._there, key=lambda name: (self[name].shelf, name)))

    def __len__(self) -> int:
        return len(self._there)

    def __contains__(self, name: object) -> bool:
        return name in self._there


GAMES = Shelf()
"""Every installed game by name."""


def game_named(name: str) -> "Game":
    """The game of a name with or without a mode: `chess` is that of `chess/blitz`."""
    return GAMES[name.partition("/")[0]]


def is_installed(name: str) -> bool:
    """Whether there is the game of a name with or without a mode."""
    return name.partition("/")[0] in GAMES


def game_of(name: str) -> "tuple[Game, str]":
    """The game and the mode of a name such as `chess/blitz`."""
    first, _, mode = name.partition("/")
    if first not in GAMES or mode not in GAMES[first].modes:
        known = [f"{game.name}/{mode}" for game in GAMES.values() for mode in game.modes]
        raise Refused("no game {name!r}; there is {known}", name=name, known=", ".join(known))
    return GAMES[first], mode


def game_asked(entry: "Table", usual: str = "") -> str:
    """The game and mode that an entry of a data file names, such as `chess/blitz`."""
    name = entry.text("game", usual)
    try:
        game_of(name)
    except Refused as fault:
        entry.fail(str(fault))
    return name
