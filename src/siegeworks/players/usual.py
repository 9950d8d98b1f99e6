"""Who plays a game that brings no players of its own: tries answers out in worlds it imagines."""

from random import Random as Dice
from typing import Any

from siegeworks.core.decision import Option, Seat
from siegeworks.core.player import Player
from siegeworks.core.shelf import GAMES
from siegeworks.core.state import State
from siegeworks.players.search.budget import Budget

WORLDS = {"greedy": 2, "easy": 1, "normal": 4}
"""In how many worlds those try each answer out who do not think long."""
BUDGETS = {"hard": Budget(24), "brutal": Budget(96), "search": Budget(24)}
"""How many worlds the others imagine, unless it is said."""
LONG = 2_000
"""After so many answers a game that is tried out counts as drawn."""


def make_player(kind: str, seed: int, budget: Budget | None = None) -> Player:
    """Who plays any game at a level."""
    if kind in WORLDS:
        return Rollouts(seed, WORLDS[kind])
    return Rollouts(seed, (budget or BUDGETS[kind]).simulations)


class Rollouts:
    """Plays every answer on at random, in the same worlds, and takes the one that won most."""

    def __init__(self, seed: int, worlds: int) -> None:
        self.dice, self.worlds = Dice(seed), worlds

    def choose(self, view: Any) -> str:
        """The answer that won most of the games tried out; the first of equal ones."""
        options = view.decision.options
        if len(options) == 1:
            return str(options[0].text)
        game = GAMES[view.box.game]
        won = [0.0] * len(options)
        for _ in range(self.worlds):
            world = game.determinize(view, self.dice.getrandbits(255))
            for place, option in enumerate(options):
                won[place] += self._tried(world.clone(), view.seat, option)
        return str(options[max(range(len(options)), key=won.__getitem__)].text)

    def _tried(self, world: State, seat: Seat, option: Option) -> float:
        """What comes of an answer for a seat: 1 for a victory, 0 for a defeat."""
        world.answer(option.text, seat)
        for _ in range(LONG):
            if world.outcome is not None:
                return float(seat in world.outcome.winners)
            decision = world.decision
            world.take(decision, self.dice.choice(decision.options))
        return 0.5
