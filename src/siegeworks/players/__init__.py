"""Machine players: what one is, and every kind by name. They see a View and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol

from siegeworks.core.refusal import Refused
from siegeworks.players.greedy import Greedy
from siegeworks.players.random import Random

__all__ = ["KINDS", "Greedy", "Player", "Random", "make_player"]


class Player(Protocol):
    """A player of any game. The view holds the question that is to be answered."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of `view.decision`."""
        ...


KINDS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy}
"""Every kind of player by name; made with a seed for its own dice."""


def make_player(spec: str, seed: int = 0) -> Player:
    """The player a spec names, such as `greedy`."""
    kind = KINDS.get(spec)
    if kind is None:
        raise Refused(f"no player {spec!r}; known: {', '.join(KINDS)}")
    return kind(seed)
