"""A player: whoever answers questions, a person's hand or a machine."""

from typing import Any, Protocol


class Player(Protocol):
    """A player of any game. The view holds the question that is to be answered."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of `view.decision`."""
        ...
