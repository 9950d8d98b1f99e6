"""Rooms: the modules of a game's package that fill in parts of the contract, found by name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

USUAL = {
    "editor": "siegeworks.pages.tools",
    "hints": "siegeworks.table.hints.usual",
    "lobby": "siegeworks.table.lobby",
    "pages": "siegeworks.table.extras",
    "pages.figures": "siegeworks.pages.rules.usual",
    "pages.things": "siegeworks.pages.cards.usual",
    "players": "siegeworks.players.usual",
    "scene": "siegeworks.scenes.usual",
    "statistics": "siegeworks.pages.statistics.usual",
    "terminal": "siegeworks.terminal.usual",
}
"""Who fills in for a room that a game does not have; known by name only, and loaded if needed."""


@cache
def own_room(package: str, name: str) -> ModuleType | None:
    """The room of a name in the package of a game; a folder without modules is none."""
    first, _, inner = name.partition(".")
    own = f"{package}.{first}"
    found = find_spec(own)
    if found is None or found.origin is None:
        return None
    return own_room(own, inner) if inner else import_module(own)
