"""Events: the only things that change a State, and the journal they are written in."""

from functools import partial
from typing import Any, NamedTuple, Self

from siegeworks.core.agenda import Frame, facts_of
from siegeworks.core.decision import Seat


class Event:
    """Something that happened, named by a past participle: a dataclass with slots."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        """Whether it brings hidden things to light (or decides by chance): undo stops here."""
        return False

    @property
    def is_heading(self) -> bool:
        """Whether it begins something, such as a turn, and heads what follows in a log."""
        return False

    def happen(self, game: Any) -> None:
        """Change the State."""
        raise NotImplementedError

    def seen_by(self, seat: Seat) -> Self:
        """The event as a seat may know it. By default everybody sees everything."""
        return self

    def facts(self) -> dict[str, Any]:
        """What there is to tell about it, by name."""
        return facts_of(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.facts()), ()


class Revelation(Event):
    """An event that always brings something hidden to light, or is decided by chance."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        return True


class Note(NamedTuple):
    """A journal line: what happened, by which clause, because of what."""

    event: Event
    clause: str
    cause: Frame | None
    """The frame whose verb did it; its source and actor say what by."""
    ply: int
    """The number of answers given before it."""
