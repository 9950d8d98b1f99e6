"""What is thought of an answer that was given in Siegestorm."""

from statistics import fmean

from siegeworks.games.siegestorm.players.searcher import Search, settled
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Verdict, error_of, most_thought_of

PLAIN = frozenset(("pay", "discard"))
"""Questions that half of the thought is enough for."""
LEAST = 8
"""Simulations, and worlds of a comparison, below which nothing can be said."""
WORLDS = 4
"""One simulation in so many is spent on comparing once more, in new worlds."""


def review(view: View, played: str, simulations: int, seed: int) -> Verdict | None:
    """Searched; then the answer and the best one are compared in worlds neither has seen.

    The best of many figures is the luckiest, too: what it found while it was being searched is
    not held against the answer that was given. Nothing is said of what was plain.
    """
    if _is_plain(view, played):
        return None
    assert view.decision is not None
    sims = max(LEAST, simulations // 2 if view.decision.prompt in PLAIN else simulations)
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


def _is_plain(view: View, played: str) -> bool:
    """Whether a search would have answered so without a thought: paid with what is missed least,
    or waited with what can wait."""
    decision = view.decision
    assert decision is not None
    if decision.prompt == "exchange":
        return False
    option = settled(determinize(view, 0), decision)
    return option is not None and option.text == played
