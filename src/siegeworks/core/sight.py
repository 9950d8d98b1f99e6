"""A sight: what one seat has before its eyes, from which its screen is drawn."""

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from siegeworks.core.event import Note
from siegeworks.core.player import Name


@dataclass(frozen=True)
class Sight:
    """A view, the journal as its seat may know it, and what the players are called."""

    view: Any
    """What the seat may know."""
    notes: tuple[Note, ...]
    names: tuple[Name, ...]
    """What the players are called, by seat."""
    bookkeeping: ClassVar[frozenset[str]] = frozenset()
    """Events that nobody has words for."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events the short log leaves out."""

    def after(self, before: Self) -> Self:
        """The same sight, which knows what an earlier one has learnt from the journal."""
        return self
