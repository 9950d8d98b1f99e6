"""Players that think in their own way, but not for long: for tests that ask them much."""

from typing import Any

from siegeworks.games.rift.players import Strategist
from siegeworks.games.siegestorm.players import Search
from siegeworks.players import make_player
from siegeworks.players.search import Budget


def hasty(kind: str, seed: int, simulations: int = 6) -> Any:
    """A player of a kind that spends at most so many simulations on an answer."""
    player: Any = make_player(kind, seed)
    search: Any = getattr(player, "siegestorm", None)
    if isinstance(search, Search):
        search.budget = Budget(min(simulations, search.budget.simulations))
    planner: Any = getattr(player, "rift", None)
    if isinstance(planner, Strategist):
        planner.budget = Budget(min(simulations, planner.budget.simulations))
    return player
