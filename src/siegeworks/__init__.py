"""Siegeworks: play, study and extend siege games. These are the names that others build on."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from siegeworks.core.decision import Decision as Decision
    from siegeworks.core.decision import Option as Option
    from siegeworks.core.event import Event as Event
    from siegeworks.core.event import Note as Note
    from siegeworks.core.faults import BadSetup as BadSetup
    from siegeworks.core.game import Game as Game
    from siegeworks.core.moves import Move as Move
    from siegeworks.core.player import Player as Player
    from siegeworks.core.record import Record as Record
    from siegeworks.core.record import replay as replay
    from siegeworks.core.refusal import Refused as Refused
    from siegeworks.core.setup import Seating as Seating
    from siegeworks.core.setup import Setup as Setup
    from siegeworks.core.shelf import GAMES as GAMES
    from siegeworks.core.shelf import game_of as game_of
    from siegeworks.core.state import Outcome as Outcome
    from siegeworks.core.state import State as State
    from siegeworks.core.view import View as View
    from siegeworks.lab.match import MatchResult as MatchResult
    from siegeworks.lab.match import match as match
    from siegeworks.players import make_player as make_player
    from siegeworks.scenes.base import Scene as Scene

_HOMES = {
    "core.decision": ("Decision", "Option"),
    "core.event": ("Event", "Note"),
    "core.game": ("BadSetup", "Game"),
    "core.moves": ("Move",),
    "core.player": ("Player",),
    "core.record": ("Record", "replay"),
    "core.refusal": ("Refused",),
    "core.setup": ("Seating", "Setup"),
    "core.shelf": ("GAMES", "game_of"),
    "core.state": ("Outcome", "State"),
    "core.view": ("View",),
    "lab.match": ("MatchResult", "match"),
    "players": ("make_player",),
    "scenes.base": ("Scene",),
}
"""Where each public name lives; it is fetched when it is first asked for."""
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "GAMES",
    "BadSetup",
    "Decision",
    "Event",
    "Game",
    "MatchResult",
    "Move",
    "Note",
    "Option",
    "Outcome",
    "Player",
    "Record",
    "Refused",
    "Scene",
    "Seating",
    "Setup",
    "State",
    "View",
    "game_of",
    "make_player",
    "match",
    "replay",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A public name, from where it lives."""
        if name == "__version__":
            return import_module("importlib.metadata").version("siegeworks")
        if name not in _HOME:
            raise AttributeError(f"module 'siegeworks' has no attribute {name!r}")
        return getattr(import_module(f"siegeworks.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return __all__
