"""The named levels, from gentle to merciless; each plays both games.

Their budgets are simulations, not seconds: the same level answers alike on any machine.
"""

from random import Random as Dice
from typing import Any, Protocol

from siegeworks.players.amateurs import Amateur, Beginner
from siegeworks.players.rift import AMATEUR, NOVICE, Defender, make_strategist
from siegeworks.players.search import Budget, make_search
from siegeworks.rift.view import View as RiftView

USUAL = "normal"
"""The level of a machine of which nothing else is said."""


class Thinker(Protocol):
    """Answers the questions of one game."""

    def choose(self, view: Any) -> str:
        """The text of one of the options of the question."""
        ...


class Level:
    """A player of both games: one who thinks about Siegestorm, and one about Rift."""

    def __init__(self, seed: int = 0) -> None:
        self.siegestorm = self.siegestorm_thinker(seed)
        self.rift = self.rift_thinker(seed)

    def siegestorm_thinker(self, seed: int) -> Thinker:
        """Who plays Siegestorm."""
        raise NotImplementedError

    def rift_thinker(self, seed: int) -> Thinker:
        """Who plays Rift."""
        raise NotImplementedError

    def choose(self, view: Any) -> str:
        """What the one who thinks about this game answers."""
        thinker = self.rift if isinstance(view, RiftView) else self.siegestorm
        return thinker.choose(view)


class Easy(Level):
    """A beginner: loves attack, sees only its own turn, overlooks most reactions."""

    def siegestorm_thinker(self, seed: int) -> Thinker:
        return Beginner(seed)

    def rift_thinker(self, seed: int) -> Thinker:
        return Defender(Dice(seed), NOVICE)


class Normal(Level):
    """An amateur: judges well what it looks at, but does not look at everything."""

    def siegestorm_thinker(self, seed: int) -> Thinker:
        return Amateur(seed)

    def rift_thinker(self, seed: int) -> Thinker:
        return Defender(Dice(seed), AMATEUR)


class Searching(Level):
    """Searches as far as it is told to: `search:200` simulations, `search:1s` seconds."""

    budget = Budget(200)
    rift_budget = Budget(200)
    """A simulation of Rift goes through a whole round and takes much longer."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.budget = budget or self.budget
        self.rift_budget = budget or self.rift_budget
        super().__init__(seed)

    def siegestorm_thinker(self, seed: int) -> Thinker:
        return make_search(seed, self.budget)

    def rift_thinker(self, seed: int) -> Thinker:
        return make_strategist(seed, self.rift_budget)


class Hard(Searching):
    """Thinks its turn and yours through."""

    budget = Budget(60)
    rift_budget = Budget(8)


class Brutal(Searching):
    """Thinks long, and forgives nothing."""

    budget = Budget(1000)
    rift_budget = Budget(48)
