"""Kinds: the verbs and events that a game's modules define, by name."""

import sys
from collections.abc import Iterator
from typing import TypeVar

from siegeworks.core.agenda import Question, Verb
from siegeworks.core.event import Event

T = TypeVar("T")


def verbs_in(package: str) -> dict[str, type[Verb]]:
    """Every verb of a package that can be carried out or asked."""
    return _named(kind for kind in _defined(Verb, package) if _is_complete(kind))


def events_in(package: str) -> dict[str, type[Event]]:
    """Every kind of event of a package that can happen; what several have in common does not."""
    kinds = _defined(Event, package)
    return _named(
        kind for kind in kinds if kind.happen is not Event.happen and not kind.__subclasses__()
    )


def _is_complete(kind: type[Verb]) -> bool:
    """Whether a class is more than what several verbs have in common."""
    if issubclass(kind, Question):
        return kind.options is not Question.options
    return kind.perform is not Verb.perform


def _defined(base: type[T], package: str) -> Iterator[type[T]]:
    """The subclasses of a class that the loaded modules of a package define."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(f"{package}."):
            for kind in vars(module).values():
                if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == name:
                    yield kind


def _named(kinds: Iterator[type[T]]) -> dict[str, type[T]]:
    found: dict[str, type[T]] = {}
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        if found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two kinds are called {kind.__name__}")
    return found
