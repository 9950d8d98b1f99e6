"""Machine players: what one is, and every kind by name. They see a View and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol

from siegeworks.core.refusal import Refused
from siegeworks.players.greedy import Greedy
from siegeworks.players.levels import USUAL, Brutal, Easy, Hard, Normal, Searching
from siegeworks.players.random import Random
from siegeworks.players.search import read_budget

__all__ = ["KINDS", "LEVELS", "USUAL", "Greedy", "Player", "Random", "is_player", "make_player"]


class Player(Protocol):
    """A player of any game. The view holds the question that is to be answered."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of `view.decision`."""
        ...


LEVELS: dict[str, Callable[[int], Player]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "brutal": Brutal,
}
"""The levels by name, from gentle to merciless."""

KINDS: dict[str, Callable[[int], Player]] = {
    "random": Random,
    "greedy": Greedy,
    **LEVELS,
    "search": Searching,
}
"""Every kind of player by name; made with a seed for its own dice."""
SEARCH = "search"


def is_player(spec: str) -> bool:
    """Whether a spec means a machine player; whether it can be read is another question."""
    kind, colon, _ = spec.partition(":")
    return kind == SEARCH if colon else kind in KINDS


def make_player(spec: str, seed: int = 0) -> Player:
    """The player a spec names, such as `greedy`, `hard`, `search:500` or `search:1s`."""
    if not is_player(spec):
        known = ", ".join((*KINDS, f"{SEARCH}:200", f"{SEARCH}:1s"))
        raise Refused("no player {spec!r}; known: {known}", spec=spec, known=known)
    kind, colon, budget = spec.partition(":")
    if colon:
        return Searching(seed, read_budget(budget))
    return KINDS[kind](seed)
