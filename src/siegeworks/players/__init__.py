"""Machine players: every kind by name. They see a View and nothing else."""

from siegeworks.core.game import Game
from siegeworks.core.player import Player
from siegeworks.core.refusal import Refused
from siegeworks.players.levels import LEVELS, USUAL, Level
from siegeworks.players.random import Random
from siegeworks.players.search.budget import read_budget

__all__ = ["KINDS", "LEVELS", "USUAL", "Level", "Player", "Random", "is_player", "make_player"]

RANDOM, SEARCH = "random", "search"
KINDS = {
    RANDOM: "Takes every option with the same chance.",
    "greedy": "Takes what looks best once everything that follows from it at once is done.",
    "easy": "A beginner: loves attack, sees only its own turn, overlooks most reactions.",
    "normal": "An amateur: judges well what it looks at, but does not look at everything.",
    "hard": "Thinks its turn and yours through.",
    "brutal": "Thinks long, and forgives nothing.",
    SEARCH: "Searches as far as it is told to: `search:200` simulations, `search:1s` seconds.",
}
"""Every kind of player by name, and what it is like."""


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
    if kind == RANDOM:
        return Random(seed)
    return Level(kind, seed, read_budget(budget) if colon else None)


def simulations_of(game: Game, spec: str) -> int | None:
    """How many simulations a player of a game spends on an answer; None if it does not count so."""
    kind, colon, text = spec.partition(":")
    make_player(spec)
    budget = read_budget(text) if colon else game.room("players").BUDGETS.get(kind)
    return None if budget is None or budget.by_clock else int(budget.simulations)
