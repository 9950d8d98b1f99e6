"""Choices of Rift: the answer given and the best one thought of, played on in the same worlds.

From there on all players play by rule of thumb, up to the end of the next round; then the
situation is judged. What lies face down is dealt anew for each world.
"""

from collections.abc import Iterator
from functools import cache

from siegeworks.games.rift.players import Strategist
from siegeworks.games.rift.players.chances import chance
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.rollout import Company
from siegeworks.games.rift.players.taste import QUICK
from siegeworks.games.rift.rules.view import View, determinize
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought

ROUNDS = 2
"""How many rounds are played on, the present one included, before a world is judged."""


@cache
def _judge() -> Judge:
    """Who judges; what is known of maps and hordes is worth keeping."""
    return Judge(QUICK)


def best_thought(seen: View, seed: int, simulations: int) -> Thought:
    """The best of the options that were tried, or else of those that were glanced at."""
    thoughts = Strategist(seed, Budget(simulations)).thoughts(seen)
    return max(thoughts, key=lambda one: (one.weight >= 1, one.chance))


def outlooks(seen: View, text: str, worlds: list[int]) -> Iterator[float]:
    """The chance to win after an answer, world by world."""
    for number in worlds:
        world = determinize(seen, number)
        world.answer(text, seen.seat)
        Company(world.seats, _judge()).play_on(world, seen.round + ROUNDS)
        yield chance(world, _judge())
