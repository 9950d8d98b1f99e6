"""The law that the engine of Rift and an independent oracle agree, both ways, in everything.

The oracle (the `rift_` modules of this folder) is written from the rules alone: squares and
spaces as pairs in sets, drawings read from the data files, every place tried. Random games and
crowded positions are walked through; in every situation the options of the engine are compared
with those of the oracle, and whatever the hordes do is done by the oracle as well.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules import attacks, figures, leaving, march
from tests.laws.oracles.rift.follow import Disagreement
from tests.laws.oracles.rift.walk import crowded, fresh, walk
from tests.laws.walk import LONG

MODES = tuple(RIFT.modes)
GAMES, ANSWERS = (100, 10_000) if LONG else (1, 100)
"""Games of each scenario, and how much of each is walked through."""
CROWDS, ROUNDS = (300, 120) if LONG else (5, 30)
"""Crowded positions of each scenario, and how many answers are given from each."""


@pytest.mark.parametrize("mode", MODES)
def test_in_random_games_the_oracle_agrees(mode: str) -> None:
    met = Counter[str]()
    for seed in range(GAMES):
        met += walk(fresh(mode, seed), Random(seed), ANSWERS)
    assert met["act"] > GAMES


@pytest.mark.parametrize("mode", MODES)
def test_in_crowded_positions_the_oracle_agrees(mode: str) -> None:
    met = Counter[str]()
    for seed in range(CROWDS):
        met += walk(crowded(mode, seed), Random(seed), ROUNDS, idle=seed % 3 == 0)
    assert met["followed"] >= CROWDS // 3


def unseen(game: Any, horde: Any, symbol: str) -> bool:
    """As if no symbol were ever visible."""
    return False


def reckless(game: Any, attack: Any, horde: Any) -> int:
    """As if soldiers stood on deadly and on resistant enemies."""
    squares: int = game.uncovered(horde)
    return squares


BROKEN: dict[str, tuple[object, str, object, str]] = {
    "blank spaces in phase 4": (figures, "FREE", {"RT-21.21"}, "displace"),
    "a large enemy costs 1": (leaving, "LARGE", 1, "what the hordes did"),
    "symbols are overlooked": (march, "is_visible", unseen, "what the hordes did"),
    "soldiers stand anywhere": (attacks, "soldier_places", reckless, "where a piece may lie"),
}
"""Ways to break the engine: where, by what, and what the oracle then complains about."""


@pytest.mark.parametrize("way", BROKEN)
def test_the_oracle_notices_a_broken_engine(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, broken, complaint = BROKEN[way]
    monkeypatch.setattr(module, name, broken)
    assert any(complaint in heard for heard in complaints())


def complaints() -> Iterator[str]:
    """What the oracle complains about, position after position."""
    for seed in range(40):
        mode = ("the-time-of-the-end", "drill-blackburn", "fly-my-pigeons-fly")[seed % 3]
        try:
            walk(crowded(mode, seed), Random(seed), 40, idle=seed % 2 == 0)
        except Disagreement as heard:
            yield str(heard)
