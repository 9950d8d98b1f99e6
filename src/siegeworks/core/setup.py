"""A setup: everything about a game that is agreed before it starts."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat: who sits there and what they bring to the table."""

    name: str = ""
    brings: tuple[str, ...] = ()
    """What this seat brings, as text items (a deck list, a hero)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Mode, seats and switches; with a seed and the answers it is a whole game."""

    mode: str
    seats: tuple[Seating, ...]
    switches: tuple[tuple[str, str], ...] = field(default=())
    """Agreed switches that differ from the default, sorted by name."""
    position: str = ""
    """A position to play on from, instead of the mode's own set-up."""

    def switch(self, name: str, default: str) -> str:
        """The value of a switch."""
        for key, value in self.switches:
            if key == name:
                return value
        return default
