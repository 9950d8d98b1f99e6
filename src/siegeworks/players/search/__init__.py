"""Players that search: many imagined worlds, one tree of what may be answered in them."""

from siegeworks.players.search.budget import Budget, read_budget
from siegeworks.players.search.crew import Crew
from siegeworks.players.search.searcher import Finding, Findings, Search

__all__ = ["Budget", "Crew", "Finding", "Findings", "Search", "make_search", "read_budget"]


def make_search(seed: int, budget: Budget) -> Search:
    """Who searches within a budget: one alone, or several processes together."""
    return Search(seed, budget) if budget.cores == 1 else Crew(seed, budget)
