"""Choices of Rift: the answer given and the best one thought of, played on in the same worlds.

From there on all players play by rule of thumb, up to the end of the next round; then the
situation is judged. What lies face down is dealt anew for each world.
"""

from collections.abc import Iterator
from functools import cache
from random import Random as Dice

from siegeworks.games.rift.players.chances import chance
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.rollout import Company
from siegeworks.games.rift.players.strategist import Strategist
from siegeworks.games.rift.players.taste import QUICK
from siegeworks.games.rift.rules.view import View, determinize
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought, Verdict, verdict

ROUNDS = 2
"""How many rounds are played on, the present one included, before a world is judged."""
A_WORLD = 50
"""Simulations that a world counts for, in which two rounds are played."""
STEPS = frozenset(("place", "base", "face", "attack", "granted-attack", "enter"))
"""Questions in the middle of an action: few worlds are enough for them."""
LEAST = 8
"""Simulations below which nothing can be said."""


def review(view: View, played: str, simulations: int, seed: int) -> Verdict:
    """The best answer thought of and the one that was given, played on in the same worlds."""
    assert view.decision is not None
    dice, number = Dice(seed), max(1, max(LEAST, simulations) // A_WORLD)
    if view.decision.prompt in STEPS:
        number = max(1, number // 2)
    best = best_thought(view, seed, number).text
    worlds = [dice.getrandbits(64) for _ in range(number)]
    given = list(outlooks(view, played, worlds))
    better = given if best == played else list(outlooks(view, best, worlds))
    return verdict(best, better, played, given)


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
