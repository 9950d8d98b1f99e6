"""What is thought of a choice: its chance to win, and that of the best answer there was.

Every choice is thought about by itself, from the view of its seat and with dice of its own, so
that it does not matter in which process, or after what, that happens.
"""

from math import sqrt
from random import Random as Dice
from statistics import fmean, stdev
from typing import NamedTuple

from siegeworks.games.rift.review import best_thought, outlooks
from siegeworks.games.rift.rules.view import View as RiftView
from siegeworks.games.siegestorm.players import Search
from siegeworks.games.siegestorm.players.searcher import settled
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.lab.review.moments import Choice
from siegeworks.lab.review.values import Judged, Wish, rounded
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought

PLAIN = frozenset(("pay", "discard"))
"""Questions that half of the thought is enough for."""
PART = 2
LEAST = 8
"""Simulations, and worlds of a comparison, below which nothing can be said."""
WORLDS = 4
"""One simulation in so many is spent on comparing once more, in new worlds."""
A_WORLD = 50
"""Simulations that a world of Rift counts for, in which two rounds are played."""
STEPS = frozenset(("place", "base", "face", "attack", "granted-attack", "enter"))
"""Questions of Rift in the middle of an action: few worlds are enough for them."""
STRIDE = 100_003


class Verdict(NamedTuple):
    """What is thought of an answer beside the best one."""

    best: str
    before: float
    after: float
    error: float


def judged(choice: Choice, wish: Wish) -> Judged | None:
    """What is thought of a choice; nothing if it was plain."""
    if _is_plain(choice):
        return None
    seed = wish.seed * STRIDE + choice.ply
    sims = wish.sims // PART if choice.prompt in PLAIN else wish.sims
    think = _rift if isinstance(choice.view, RiftView) else _siegestorm
    best, *figures = think(choice, max(LEAST, sims), seed)
    return Judged(*choice[:-1], best, *map(rounded, figures))


def _is_plain(choice: Choice) -> bool:
    """Whether a search would have answered so without a thought: paid with what is missed least,
    or waited with what can wait."""
    if isinstance(choice.view, RiftView) or choice.prompt == "exchange":
        return False
    option = settled(determinize(choice.view, 0), choice.view.decision)
    return option is not None and option.text == choice.played


def _siegestorm(choice: Choice, sims: int, seed: int) -> Verdict:
    """Searched; then the answer and the best one are compared in worlds neither has seen.

    The best of many figures is the luckiest, too: what it found while it was being searched is
    not held against the answer that was given.
    """
    view, played = choice.view, choice.played
    search = Search(seed, Budget(sims))
    thoughts = {one.text: one for one in search.thoughts(view)}
    best = most_thought_of(tuple(thoughts.values()))
    if best.text == played:
        return Verdict(played, best.chance, best.chance, 0.0)
    behind = int(best.weight - thoughts[played].weight)
    search.look_into(view, played, min(behind, sims // 2))
    gained = search.compare(view, (best.text, played), max(LEAST, sims // WORLDS))
    cost, error = fmean(gained), error_of(gained)
    after = min(1.0, max(0.0, best.chance - cost))
    if cost <= 0:
        return Verdict(played, after, after, 0.0)
    return Verdict(best.text, best.chance, after, error)


def _rift(choice: Choice, sims: int, seed: int) -> Verdict:
    """The best answer thought of and the one that was given, played on in the same worlds."""
    view, played, dice = choice.view, choice.played, Dice(seed)
    number = max(1, sims // A_WORLD)
    if choice.prompt in STEPS:
        number = max(1, number // 2)
    best = best_thought(view, seed, number).text
    worlds = [dice.getrandbits(64) for _ in range(number)]
    given = list(outlooks(view, played, worlds))
    if best == played:
        return Verdict(played, fmean(given), fmean(given), 0.0)
    better = list(outlooks(view, best, worlds))
    gained = [one - two for one, two in zip(better, given, strict=True)]
    cost, error = fmean(gained), error_of(gained)
    if cost <= 0:
        return Verdict(played, fmean(given), fmean(given), 0.0)
    return Verdict(best, fmean(better), fmean(given), error)


def error_of(figures: list[float]) -> float:
    """The standard error of the mean of some figures; of a single one nothing is known."""
    return stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 1.0


def most_thought_of(thoughts: tuple[Thought, ...]) -> Thought:
    """The option that a player would take: most looked into, and of those the best."""
    return max(thoughts, key=lambda one: (one.weight, one.chance))
