"""Siegeworks: play, study and extend two siege games. The names others build on."""

from importlib import import_module
from typing import Any

_HOME = {
    "GAMES": "siegeworks.core.shelf",
    "game_of": "siegeworks.core.shelf",
    "Setup": "siegeworks.core.setup",
    "Seating": "siegeworks.core.setup",
    "Record": "siegeworks.core.record",
    "replay": "siegeworks.core.record",
    "Refused": "siegeworks.core.refusal",
    "make_player": "siegeworks.players",
    "match": "siegeworks.lab.match",
}
"""Where each public name lives; it is fetched when it is first asked for."""

__all__ = sorted(_HOME)


def __getattr__(name: str) -> Any:
    """A public name, from where it lives."""
    if name not in _HOME:
        raise AttributeError(f"module 'siegeworks' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return __all__
