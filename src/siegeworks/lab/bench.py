"""How fast the engine is: figures, and their ratios to yardsticks measured in the same run.

All measurements take turns, round by round, and each keeps its best round: noise of the machine
only ever slows things down, and it hits everything alike.
"""

from collections.abc import Callable
from itertools import count, cycle, islice
from random import Random
from time import perf_counter
from typing import Any

from siegeworks.core.game import Game
from siegeworks.core.shelf import GAMES
from siegeworks.core.state import State
from siegeworks.core.view import View

ROUNDS = 8
SITUATIONS = 40
"""Games stopped half-way through, of which clones, views and steps are made."""
QUESTIONS = 4
"""How many of them, with a question worth a thought, simulations are counted in."""
THINKER = "hard"
"""Who thinks about them."""
Work = Callable[[], int]
"""Does some units of work and says how many."""

RATIOS = (
    ("decisions", "python-chess moves"),
    ("decisions with journal", "python-chess moves"),
    ("clones", "python-chess copies"),
    ("decisions", "rlcard gin-rummy moves"),
    ("decisions", "rlcard uno moves"),
)
"""What is compared with what, for each game; above 1 ours is the faster one."""


def bench(*, yardsticks: bool = False, seconds: float = 1.5) -> dict[str, Any]:
    """Rates per second and times in microseconds; with yardsticks also the ratios."""
    works: dict[str, Work] = {}
    for game in GAMES.values():
        works |= works_of(game)
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
            f"{game} {ours} / {theirs}": round(rates[f"{game} {ours}"] / rates[theirs], 2)
            for game in GAMES
            for ours, theirs in RATIOS
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


def works_of(game: Game) -> dict[str, Work]:
    """What is measured of a game, with its sample set-ups in random play."""
    seeds = count(1)
    middle = [_middle(game, seed) for seed in range(SITUATIONS)]
    asked = (game.view(state, state.decision.seat) for state in middle)
    worth_it = (view for view in asked if _simulations(game, view))
    thoughts = cycle(list(islice(worth_it, QUESTIONS)))

    def clones() -> int:
        for state in middle:
            state.clone()
        return len(middle)

    def views() -> int:
        for state in middle:
            game.view(state, 0)
        return len(middle)

    works: dict[str, Work] = {
        "decisions": lambda: _random_game(game, next(seeds)),
        "decisions with journal": lambda: _random_game(game, next(seeds), journal=True),
        "clones": clones,
        "views": views,
        "clones with one decision": lambda: _steps(middle),
        "simulations of search": lambda: _simulations(game, next(thoughts)),
    }
    return {f"{game.name} {what}": work for what, work in works.items()}


def _started(game: Game, seed: int) -> State:
    """A sample game without a journal."""
    state = game.start(game.sample_setup(seed), seed)
    state.journal = None
    return state


def _random_game(game: Game, seed: int, journal: bool = False) -> int:
    """Play a game at random to its end; the number of decisions."""
    state = _started(game, seed)
    state.journal = [] if journal else None
    return _play_on(state)


def _play_on(state: State) -> int:
    """Play on at random to the end; the number of decisions of the game."""
    dice = Random(state.chance).random
    while state.outcome is None:
        decision = state.decisions[0]
        options = decision.options
        state.take(decision, options[int(dice() * len(options))])
    return state.ply


def _middle(game: Game, seed: int) -> State:
    """A game played at random half-way through."""
    goal = _random_game(game, seed) // 2
    state, dice = _started(game, seed), Random(seed)
    while state.ply < goal:
        decision = state.decisions[0]
        twin = state.clone()
        twin.take(twin.decisions[0], dice.choice(decision.options))
        if twin.outcome is not None:
            break
        state = twin
    return state


def _simulations(game: Game, view: View) -> int:
    """Think about a question with a fresh mind; the number of simulations."""
    player: Any = game.player(THINKER, 1)
    player.choose(view)
    done: int = player.done
    return done


def _steps(middle: list[State]) -> int:
    """Clone each situation and take its first option: the unit of any search."""
    for state in middle:
        twin = state.clone()
        decision = twin.decisions[0]
        twin.take(decision, decision.options[0])
    return len(middle)
