"""What a machine player thinks of the options it has."""

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Thought(NamedTuple):
    """What is thought of one option."""

    text: str
    """The text of the option."""
    chance: float
    """The chance of the player's side to win after it, from 0 to 1, as far as they can tell."""
    weight: float
    """How much thought went into it."""


class Verdict(NamedTuple):
    """What is thought of an answer that was given, next to the best one there was."""

    best: str
    before: float
    """The chance to win with the best answer."""
    after: float
    """The chance to win with the answer that was given."""
    error: float


def verdict(best: str, better: list[float], played: str, given: list[float]) -> Verdict:
    """What two answers that were played on in the same worlds say of the one that was given."""
    gained = [one - two for one, two in zip(better, given, strict=True)]
    if best == played or fmean(gained) <= 0:
        return Verdict(played, fmean(given), fmean(given), 0.0)
    return Verdict(best, fmean(better), fmean(given), error_of(gained))


def error_of(figures: list[float]) -> float:
    """The standard error of the mean of some figures; of a single one nothing is known."""
    return stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 1.0


def most_thought_of(thoughts: tuple[Thought, ...]) -> Thought:
    """The option that a player would take: most looked into, and of those the best."""
    return max(thoughts, key=lambda one: (one.weight, one.chance))
