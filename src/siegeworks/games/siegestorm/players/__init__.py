"""The machine players of Siegestorm."""

from siegeworks.core.player import Player
from siegeworks.games.siegestorm.players.advising import advise
from siegeworks.games.siegestorm.players.amateurs import Amateur, Beginner
from siegeworks.games.siegestorm.players.crew import Crew
from siegeworks.games.siegestorm.players.greedy import Greedy
from siegeworks.games.siegestorm.players.reviewing import review
from siegeworks.games.siegestorm.players.searcher import Finding, Findings, Search
from siegeworks.players.search.budget import Budget

__all__ = [
    "Crew",
    "Finding",
    "Findings",
    "Greedy",
    "Search",
    "advise",
    "make_player",
    "make_search",
    "review",
]

BUDGETS = {"hard": Budget(60), "brutal": Budget(1000), "search": Budget(200)}
"""How much those who search may think, unless it is said."""


def make_player(kind: str, seed: int, budget: Budget | None = None) -> Player:
    """Who plays Siegestorm at a level."""
    match kind:
        case "greedy":
            return Greedy(seed)
        case "easy":
            return Beginner(seed)
        case "normal":
            return Amateur(seed)
        case _:
            return make_search(seed, budget or BUDGETS[kind])


def make_search(seed: int, budget: Budget) -> Search:
    """Who searches within a budget: one alone, or several processes together."""
    return Search(seed, budget) if budget.cores == 1 else Crew(seed, budget)
