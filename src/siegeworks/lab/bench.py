"""How fast the engine is: figures, and their ratios to yardsticks measured in the same run."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.games import game_of

ROUNDS = 5
"""Each figure is the best of so many rounds: noise only ever slows down."""


def bench(*, yardsticks: bool = False, seconds: float = 1.0) -> dict[str, Any]:
    """Every figure; with yardsticks also those of other engines, and the ratios."""
    figures: dict[str, Any] = siegestorm_duel(seconds)
    if yardsticks:
        from siegeworks.lab import yardsticks as others

        figures["yardsticks"] = others.measure(seconds, best_rate)
        chess = figures["yardsticks"]["python-chess"]
        figures["ratios"] = {
            "duel decisions to python-chess random play": round(
                figures["decisions_per_second"] / chess["decisions_per_second"], 2
            ),
            "duel decisions with journal to python-chess random play": round(
                figures["decisions_per_second_with_journal"] / chess["decisions_per_second"], 2
            ),
            "duel clone to python-chess copy": round(figures["clone_us"] / chess["copy_us"], 2),
        }
    return figures


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second, the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, perf_counter()
        while (passed := perf_counter() - start) < seconds / ROUNDS:
            done += work()
        best = max(best, done / passed)
    return best


def siegestorm_duel(seconds: float) -> dict[str, Any]:
    """The figures of the Duel, with starter decks in random play."""
    seeds = iter(range(1, 10_000_000))
    middle = [_middle(seed) for seed in range(40)]

    def clones() -> int:
        for state in middle:
            state.clone()
        return len(middle)

    game, _mode = game_of("siegestorm/duel")

    def views() -> int:
        for state in middle:
            game.view(state, 0)
        return len(middle)

    return {
        "decisions_per_second": round(best_rate(lambda: _random_game(next(seeds)), seconds)),
        "decisions_per_second_with_journal": round(
            best_rate(lambda: _random_game(next(seeds), journal=True), seconds)
        ),
        "clone_us": round(1e6 / best_rate(clones, seconds), 3),
        "view_us": round(1e6 / best_rate(views, seconds), 2),
        "clone_and_decision_us": round(1e6 / best_rate(lambda: _steps(middle), seconds), 2),
    }


def start(seed: int) -> Any:
    """A Duel between two starter decks."""
    game, mode = game_of("siegestorm/duel")
    decks = game.sample_decks()
    brings = (decks[seed % len(decks)], decks[seed // len(decks) % len(decks)])
    return game.start(Setup(mode, tuple(Seating("", deck) for deck in brings)), seed)


def _random_game(seed: int, journal: bool = False) -> int:
    """Play a game at random to its end; the number of decisions."""
    state = start(seed)
    state.journal = [] if journal else None
    dice = Random(seed).random
    while state.outcome is None:
        decision = state.decisions[0]
        options = decision.options
        state.take(decision, options[int(dice() * len(options))])
    ply: int = state.ply
    return ply


def _middle(seed: int) -> Any:
    """A game played at random up to its middle, without a journal."""
    state = start(seed)
    state.journal = None
    dice = Random(seed)
    while state.outcome is None and state.turn < 8:
        decision = state.decisions[0]
        state.take(decision, dice.choice(decision.options))
    return state


def _steps(middle: list[Any]) -> int:
    """Clone each situation and take its first option: the unit of any search."""
    done = 0
    for state in middle:
        if state.outcome is None:
            twin = state.clone()
            decision = twin.decisions[0]
            twin.take(decision, decision.options[0])
            done += 1
    return done
