"""What every player that searches needs: a budget, a tree, other processes."""

from siegeworks.players.search.budget import Budget, read_budget

__all__ = ["Budget", "read_budget"]
