"""Events: the only things that change a State, and the journal they are written in."""

from dataclasses import dataclass
from typing import Any, NamedTuple, Self, TypeVar, dataclass_transform

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat


class Event:
    """Something that happened, named by a past participle."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        """Whether it brings hidden things to light (or decides by chance): undo stops here."""
        return False

    def happen(self, game: Any) -> None:
        """Change the State."""
        raise NotImplementedError

    def seen_by(self, seat: Seat) -> Self:
        """The event as a seat may know it. By default everybody sees everything."""
        return self


EVENTS: dict[str, type[Event]] = {}
"""Every kind of event by name, for the words and the wire."""

E = TypeVar("E", bound=Event)


@dataclass_transform()
def event(kind: type[E]) -> type[E]:
    """Make a class an event: a slotted value, listed by its name."""
    made = dataclass(slots=True)(kind)
    EVENTS[made.__name__] = made
    return made


class Note(NamedTuple):
    """A journal line: what happened, by which clause, because of what."""

    event: Event
    clause: str
    cause: Frame | None
    """The frame whose verb did it; its source and actor say what by."""
    ply: int
    """The number of answers given before it."""
