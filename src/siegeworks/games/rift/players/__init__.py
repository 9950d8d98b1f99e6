"""The machine players of Rift in Time."""

from random import Random as Dice

from siegeworks.core.player import Player
from siegeworks.games.rift.players.advising import advise
from siegeworks.games.rift.players.council import Council, make_strategist
from siegeworks.games.rift.players.player import Defender
from siegeworks.games.rift.players.reviewing import review
from siegeworks.games.rift.players.strategist import Strategist
from siegeworks.games.rift.players.taste import AMATEUR, NOVICE, PLAIN
from siegeworks.players.search.budget import Budget

__all__ = [
    "AMATEUR",
    "NOVICE",
    "PLAIN",
    "Council",
    "Defender",
    "Strategist",
    "advise",
    "make_player",
    "make_strategist",
    "review",
]

TASTES = {"greedy": PLAIN, "easy": NOVICE, "normal": AMATEUR}
"""What those like who do not plan ahead."""
BUDGETS = {"hard": Budget(8), "brutal": Budget(48), "search": Budget(200)}
"""How much those who plan may think, unless it is said: a simulation goes through a whole round."""


def make_player(kind: str, seed: int, budget: Budget | None = None) -> Player:
    """Who plays Rift at a level."""
    if kind in TASTES:
        return Defender(Dice(seed), TASTES[kind])
    return make_strategist(seed, budget or BUDGETS[kind])
