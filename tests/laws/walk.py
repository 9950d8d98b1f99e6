"""Random games of every mode with random legal decks: the ground the laws are tested on."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from siegeworks.core.setup import Setup
from siegeworks.core.shelf import game_of

LONG = os.environ.get("SIEGEWORKS_LAWS") == "long"
CHUNKS = 50 if LONG else 1
"""Parts the walk is cut into, so that all cores take a share."""
DECISIONS = 600_000 if LONG else 6_000
"""Decisions that each game is walked through, shared by its modes."""

MODES = (
    "siegestorm/duel",
    "siegestorm/solo",
    "siegestorm/coop",
    "siegestorm/last-man-standing",
)


def random_setup(name: str, dice: Random) -> Setup:
    """A set-up with random legal decks and random switches."""
    game, mode = game_of(name)
    return game.random_setup(mode, dice)


def games(name: str, chunk: int) -> Iterator[tuple[Any, Setup, int, Random]]:
    """Started games, until the chunk's share of decisions has been walked through."""
    game, _mode = game_of(name)
    walked, number = 0, 0
    while walked < DECISIONS // CHUNKS:
        seed = chunk * 1_000_003 + number
        dice = Random(seed)
        setup = random_setup(name, dice)
        state = game.start(setup, seed)
        yield state, setup, seed, dice
        assert state.outcome is not None, "the law walked only part of a game"
        walked += state.ply
        number += 1


def step(state: Any, dice: Random) -> tuple[int, str]:
    """Answer one open question at random; the seat and the text of the answer."""
    decision = dice.choice(state.decisions)
    option = dice.choice(decision.options)
    state.take(decision, option)
    return decision.seat, option.text
