"""The words of Rift's rules: every event and every verb by name."""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

from siegeworks.core.agenda import Frame, Verb
from siegeworks.core.event import Event

EVENTS: dict[str, type[Event]] = {}
"""Every kind of event by name, for the words and the wire."""
VERBS: dict[str, type[Verb]] = {}
"""Every verb by name, for the words and the vocabulary."""

E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Verb)


@dataclass_transform()
def event(kind: type[E]) -> type[E]:
    """Make a class an event: a slotted value, listed by its name."""
    made = dataclass(slots=True)(kind)
    EVENTS[made.__name__] = made
    return made


@dataclass_transform(frozen_default=True)
def verb(kind: type[V]) -> type[V]:
    """Make a class a verb: a frozen value whose docstring is its reference entry."""
    made = dataclass(frozen=True)(kind)
    VERBS[made.__name__] = made
    return made


class Needed(Verb):
    """A part of a text without which the text cannot be used (RT-R60)."""

    needed: bool = True

    def possible(self, game: Any, frame: Frame) -> bool:
        """Whether it can do anything now."""
        raise NotImplementedError


def can_begin(game: Any, frame: Frame) -> bool:
    """Whether a text can be used: it needs nothing, or a part it needs is possible."""
    needed = [part for part in frame.script if isinstance(part, Needed) and part.needed]
    return not needed or any(part.possible(game, frame) for part in needed)
