"""Players by short text: `random`, `greedy`."""

from collections.abc import Callable

from siegeworks.core.refusal import Refused
from siegeworks.players.greedy import Greedy
from siegeworks.players.player import Player
from siegeworks.players.random import Random

KINDS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy}
"""Every kind of player by name; made with a seed for its own dice."""


def make_player(spec: str, seed: int = 0) -> Player:
    """The player a spec names."""
    kind = KINDS.get(spec)
    if kind is None:
        raise Refused(f"no player {spec!r}; known: {', '.join(KINDS)}")
    return kind(seed)
