"""What a player made of code is: it sees a View and answers with the text of an option."""

from typing import Any, Protocol


class Player(Protocol):
    """A player of any game. The view holds the question that is to be answered."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of `view.decision`."""
        ...
