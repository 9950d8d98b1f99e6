"""A setup: everything about a game that is agreed before it starts."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat: who sits there and what they bring to the table."""

    name: str = ""
    brings: tuple[str, ...] = ()
    """What this seat brings, as text items (a deck list, a hero)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Seating, (self.name, self.brings)


@dataclass(frozen=True, slots=True)
class Setup:
    """Mode, seats and switches; with a seed and the answers it is a whole game."""

    mode: str
    seats: tuple[Seating, ...]
    switches: tuple[tuple[str, str], ...] = ()
    """Agreed switches that differ from the default, sorted by name."""
    position: str = ""
    """A position to play on from, instead of the mode's own set-up."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.mode, self.seats, self.switches, self.position)

    def switch(self, name: str, default: str) -> str:
        """The value of a switch."""
        for key, value in self.switches:
            if key == name:
                return value
        return default
