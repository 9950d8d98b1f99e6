"""Games of Rift walked through with the oracle looking on."""

from collections import Counter
from random import Random
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.game import RIFT
from tests.laws.oracles.rift.crowds import Crowd
from tests.laws.oracles.rift.follow import Follower
from tests.laws.oracles.rift.questions import Questions
from tests.laws.oracles.rift.table import read_table

DIFFICULTIES = ("two-stars", "heroic", "iron")


def fresh(mode: str, seed: int) -> Any:
    """A game from its set-up, without portal storms: the contract has no rules for them."""
    dice = Random(f"{mode} {seed}")
    seats = (Seating(),) * dice.randint(1, 4)
    return RIFT.start(Setup(mode, seats, (("difficulty", dice.choice(DIFFICULTIES)),)), seed)


def crowded(mode: str, seed: int) -> Any:
    """A game from a crowded position."""
    return RIFT.read_position(Crowd(mode, Random(f"{mode} {seed}")).text(), mode, seed)


def walk(state: Any, dice: Random, answers: int, idle: bool = False) -> Counter[str]:
    """Answer at random and compare everything; what was met on the way, by prompt.

    In an idle walk the players do nothing in phase 2, so that the hordes' turn comes at once.
    """
    hordes, questions, met = Follower(), Questions(), Counter[str]()
    for _ in range(answers):
        if state.outcome is not None:
            break
        decision = dice.choice(state.decisions)
        for other in state.decisions:
            questions.check(state, other)
        met[decision.prompt] += 1
        option = choice(decision, dice, idle)
        table = read_table(state)
        hordes.step(state, decision, option)
        questions.step(state, table, decision, option.text)
    met["followed"] = hordes.followed
    return met


def choice(decision: Any, dice: Random, idle: bool) -> Any:
    """A random answer: first of which sort, so that the rare ones come up too."""
    sorts: dict[str, list[Any]] = {}
    for option in decision.options:
        sorts.setdefault(option.text.split()[0], []).append(option)
    if idle and decision.prompt == "act" and "done" in sorts:
        return sorts["done"][0]
    return dice.choice(sorts[dice.choice(sorted(sorts))])
