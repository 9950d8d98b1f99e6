"""A sight: what one seat has before its eyes, from which its screen is drawn."""

from dataclasses import dataclass
from typing import Any, ClassVar

from siegeworks.core.event import Note
from siegeworks.core.player import Name


@dataclass(frozen=True)
class Sight:
    """A view, the journal as its seat may know it, and what the players are called."""

    view: Any
    notes: tuple[Note, ...]
    names: tuple[Name, ...]
    bookkeeping: ClassVar[frozenset[str]] = frozenset()
    """Events that nobody has words for."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events the short log leaves out."""
