"""The figures of speed: every work is measured, and compared where there are yardsticks."""

from siegeworks.core.shelf import GAMES
from siegeworks.lab import bench

WORKS = {name for game in GAMES.values() for name in bench.works_of(game)}


def test_everything_that_is_measured_has_a_rate_and_a_time() -> None:
    figures = bench.bench(seconds=0.01)
    assert figures.keys() == {"per_second", "microseconds"}
    for rates in figures.values():
        assert rates.keys() == WORKS
        assert all(rate > 0 for rate in rates.values())


def test_more_work_in_the_same_time_is_a_higher_rate() -> None:
    rates = bench.best_rates({"slow": lambda: 1, "fast": lambda: 1_000_000}, seconds=0.02)
    assert rates["fast"] > rates["slow"] > 0


def test_what_is_compared_is_measured() -> None:
    assert {f"{game} {name}" for game in GAMES for name, _ in bench.RATIOS} <= WORKS
    assert not {name for _, name in bench.RATIOS} & WORKS
