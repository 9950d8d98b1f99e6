"""Random games of every scenario, number of players and difficulty: the ground of the laws."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, STORMS

LONG = os.environ.get("SIEGEWORKS_LAWS") == "long"
GAMES = 60 if LONG else 1
"""Games each law walks through in each scenario, for one to four players in turn."""
SCENARIOS = tuple(RIFT.modes)


def random_setup(mode: str, dice: Random, number: int) -> Setup:
    """A set-up with random difficulty, with storms or without; heroes are chosen in the game."""
    wished = (("difficulty", dice.choice(DIFFICULTIES)), ("storms", dice.choice(STORMS)))
    usual = (DIFFICULTIES[0], STORMS[0])
    switches = tuple(pair for pair in wished if pair[1] not in usual)
    return Setup(mode, tuple(Seating(f"Player {seat}") for seat in range(number)), switches)


def games(mode: str) -> Iterator[tuple[Any, Setup, int, Random]]:
    """Started games, each to be played to its end."""
    for seed in range(GAMES):
        dice = Random(f"{mode} {seed}")
        setup = random_setup(mode, dice, (SCENARIOS.index(mode) * GAMES + seed) % 4 + 1)
        state = RIFT.start(setup, seed)
        yield state, setup, seed, dice
        assert state.outcome is not None, "the law walked only part of a game"


def situations(mode: str) -> Iterator[tuple[Any, Random]]:
    """Every situation of these games, their ends included, with the dice of the game."""
    for state, _setup, _seed, dice in games(mode):
        while state.outcome is None:
            yield state, dice
            step(state, dice)
        yield state, dice


def step(state: Any, dice: Random) -> tuple[int, str]:
    """Answer one open question at random; the seat and the text of the answer."""
    decision = dice.choice(state.decisions)
    option = dice.choice(decision.options)
    state.take(decision, option)
    return decision.seat, option.text
