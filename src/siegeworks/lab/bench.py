"""How fast the engine is: figures, and their ratios to yardsticks measured in the same run.

All measurements take turns, round by round, and each keeps its best round: noise of the machine
only ever slows things down, and it hits everything alike.
"""

from collections.abc import Callable
from functools import cache
from itertools import count, cycle
from random import Random
from time import perf_counter
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.players import Strategist
from siegeworks.games.siegestorm.players import Search
from siegeworks.players.search import Budget

DUEL = "siegestorm/duel"
RIFT = "rift/drill-ground"
ROUNDS = 8
MIDDLE = 8
"""The turn that is taken for the middle of a Duel."""
MIDDLE_ROUND = 4
"""The round that is taken for the middle of a game of Rift."""
RIFT_THOUGHT = Budget(8)
"""The same for Rift, where a simulation goes through two rounds."""
THOUGHT = Budget(100)
"""What is spent on each question when simulations are counted."""
Work = Callable[[], int]
"""Does some units of work and says how many."""

RATIOS = (
    ("duel decisions", "python-chess moves"),
    ("duel decisions with journal", "python-chess moves"),
    ("duel clones", "python-chess copies"),
    ("rift decisions", "python-chess moves"),
    ("rift clones", "python-chess copies"),
    ("duel decisions", "rlcard gin-rummy moves"),
    ("duel decisions", "rlcard uno moves"),
)
"""What is compared with what; above 1 our game is the faster one."""


def bench(*, yardsticks: bool = False, seconds: float = 1.5) -> dict[str, Any]:
    """Rates per second and times in microseconds; with yardsticks also the ratios."""
    works = duel_works() | rift_works()
    if yardsticks:
        from siegeworks.lab.yardsticks import yardstick_works

        works |= yardstick_works()
    rates = best_rates(works, seconds)
    figures: dict[str, Any] = {
        "per_second": {name: round(rate) for name, rate in rates.items()},
        "microseconds": {name: round(1e6 / rate, 2) for name, rate in rates.items()},
    }
    if yardsticks:
        figures["ratios"] = {
            f"{ours} / {theirs}": round(rates[ours] / rates[theirs], 2) for ours, theirs in RATIOS
        }
    return figures


def best_rates(works: dict[str, Work], seconds: float) -> dict[str, float]:
    """Units of work per second: the best of several rounds in which all take turns."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            done, start = 0, perf_counter()
            while (passed := perf_counter() - start) < seconds / ROUNDS:
                done += work()
            best[name] = max(best[name], done / passed)
    return best


def duel_works() -> dict[str, Work]:
    """What is measured of the Duel, with starter decks in random play."""
    seeds = count(1)
    middle = [_middle(seed) for seed in range(40)]
    game, _mode = game_of(DUEL)
    thoughts = cycle([game.view(state, state.decision.seat) for state in middle if state.decisions])

    def clones() -> int:
        for state in middle:
            state.clone()
        return len(middle)

    def views() -> int:
        for state in middle:
            game.view(state, 0)
        return len(middle)

    return {
        "duel decisions": lambda: _random_game(next(seeds)),
        "duel decisions with journal": lambda: _random_game(next(seeds), journal=True),
        "duel clones": clones,
        "duel views": views,
        "duel clones with one decision": lambda: _steps(middle),
        "duel simulations of search": lambda: _simulations(next(thoughts)),
    }


def rift_works() -> dict[str, Work]:
    """What is measured of Rift, for one to four players in random play."""
    seeds = count(1)
    game, _mode = game_of(RIFT)
    middle = [_rift_middle(seed) for seed in range(40)]
    asked = [_rift_asked(seed) for seed in range(4)]
    thoughts = cycle([game.view(state, 0) for state in asked])

    def clones() -> int:
        for state in middle:
            state.clone()
        return len(middle)

    def views() -> int:
        for state in middle:
            game.view(state, 0)
        return len(middle)

    return {
        "rift decisions": lambda: _play_on(_rift_started(next(seeds))),
        "rift clones": clones,
        "rift views": views,
        "rift simulations of search": lambda: _rift_simulations(next(thoughts)),
    }


def _rift_started(seed: int) -> Any:
    """A game of Rift without a journal; heroes are chosen in it."""
    game, mode = game_of(RIFT)
    state = game.start(Setup(mode, (Seating(),) * (seed % 4 + 1)), seed)
    state.journal = None
    return state


def _rift_middle(seed: int) -> Any:
    """A game of Rift played at random up to its middle."""
    state, dice = _rift_started(seed), Random(seed)
    while state.outcome is None and state.round < MIDDLE_ROUND:
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    return state


def _rift_asked(seed: int) -> Any:
    """A game of Rift in its first round, when towers and heroes are played."""
    state = _rift_started(seed)
    while state.decision.prompt != "act":
        state.take(state.decision, state.decision.options[0])
    return state


def _rift_simulations(view: Any) -> int:
    """Plan a round: plans made, and worlds in which one was played on."""
    player = Strategist(1, RIFT_THOUGHT)
    player.choose(view)
    return player.done


def _started(seed: int) -> Any:
    """A Duel between two starter decks."""
    game, mode = game_of(DUEL)
    decks = _starter_decks()
    brings = (decks[seed % len(decks)], decks[seed // len(decks) % len(decks)])
    return game.start(Setup(mode, tuple(Seating("", deck) for deck in brings)), seed)


@cache
def _starter_decks() -> list[tuple[str, ...]]:
    return game_of(DUEL)[0].sample_decks()


def _random_game(seed: int, journal: bool = False) -> int:
    """Play a game at random to its end; the number of decisions."""
    state = _started(seed)
    state.journal = [] if journal else None
    return _play_on(state)


def _play_on(state: Any) -> int:
    """Play on at random to the end; the number of decisions of the game."""
    dice = Random(state.chance).random
    while state.outcome is None:
        decision = state.decisions[0]
        options = decision.options
        state.take(decision, options[int(dice() * len(options))])
    ply: int = state.ply
    return ply


def _middle(seed: int) -> Any:
    """A game played at random up to its middle, without a journal."""
    state = _started(seed)
    state.journal = None
    dice = Random(seed)
    while state.outcome is None and state.turn < MIDDLE:
        decision = state.decisions[0]
        state.take(decision, dice.choice(decision.options))
    return state


def _simulations(view: Any) -> int:
    """Think about a question with a fresh mind; the number of simulations."""
    search = Search(1, THOUGHT)
    search.think(view)
    return search.done


def _steps(middle: list[Any]) -> int:
    """Clone each situation and take its first option: the unit of any search."""
    going = [state for state in middle if state.outcome is None]
    for state in going:
        twin = state.clone()
        decision = twin.decisions[0]
        twin.take(decision, decision.options[0])
    return len(going)
