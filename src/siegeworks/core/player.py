"""Who plays: what a player is to the engine, and what those at a table are called."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol


class Player(Protocol):
    """A player of any game. The view holds the question that is to be answered."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of `view.decision`."""
        ...


class Machine(NamedTuple):
    """A machine at a seat: what it is called depends on who reads."""

    spec: str
    """What it is, such as `hard` or `search:500`."""
    letter: str = ""
    """Its seat, where there are several machines."""


Name = str | Machine
"""A person by name, an empty one for a person without; or a machine."""
Names = Sequence[Name]
"""Who sits where; a seat beyond them goes by its letter alone."""
