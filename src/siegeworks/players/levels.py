"""The named levels, from gentle to merciless: each plays any game, as that game understands it.

Their budgets are simulations, not seconds: the same level answers alike on any machine.
"""

from siegeworks.core.player import Player
from siegeworks.core.shelf import GAMES
from siegeworks.core.view import View
from siegeworks.players.search.budget import Budget

LEVELS = ("easy", "normal", "hard", "brutal")
"""The levels by name, from gentle to merciless."""
USUAL = "normal"
"""The level of a machine of which nothing else is said."""


class Level:
    """A player of a kind: for each game the one who thinks about it, called when it is played."""

    def __init__(self, kind: str, seed: int = 0, budget: Budget | None = None) -> None:
        self.kind, self.seed, self.budget = kind, seed, budget
        self._thinkers: dict[str, Player] = {}

    def choose(self, view: View) -> str:
        """What the one who thinks about this game answers."""
        game = view.game
        thinker = self._thinkers.get(game)
        if thinker is None:
            thinker = GAMES[game].player(self.kind, self.seed, self.budget)
            self._thinkers[game] = thinker
        return thinker.choose(view)
