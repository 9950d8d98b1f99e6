"""Advice to a player: which answers are worth a thought, how good each is, and what comes of it.

It is made from the view of a seat and nothing else, with dice that follow from a number the seat
may know: two worlds that look the same to the seat get the same advice.
"""

from statistics import fmean
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision
from siegeworks.games.rift.players import Strategist
from siegeworks.games.rift.players.questions import Outlook, what_gets_through, why_not_asked
from siegeworks.games.rift.rules.view import View as RiftView
from siegeworks.games.siegestorm.players import Search
from siegeworks.games.siegestorm.players.hands import exchange
from siegeworks.games.siegestorm.players.searcher import settled
from siegeworks.games.siegestorm.rules.view import View as SiegeView
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought

FEW = 3
"""Answers that are named as worth a thought."""
WORLDS = 10
"""One simulation in so many is spent on comparing the best answer with each other one."""
LEAST = 8
"""Worlds below which a comparison says nothing."""
CLOSE = 0.015
"""Answers whose chances differ by less are about as good."""
TRIED = 1.0
"""The weight of a thought that is more than a glance."""
WAITING = frozenset({"next", "end", "pass", "no", "none", "decline", "done"})
"""Answers that leave things as they are."""


class Effort(NamedTuple):
    """How much may be thought about one piece of advice, in simulations: alike on any machine."""

    siegestorm: int = 500
    rift: int = 24
    seconds: float = 8.0
    """After so long the search ends all the same; a usual machine is done much sooner."""


class Candidate(NamedTuple):
    """An answer that is worth a thought."""

    text: str
    chance: float | None
    """The chance to win after it; None where nobody can tell one from the other."""
    behind: float = 0.0
    """By how much that is less than with the best answer."""


class Advice(NamedTuple):
    """What is advised at one question."""

    candidates: tuple[Candidate, ...]
    """The best answer first."""
    waiting: float | None = None
    """What it would cost to leave things as they are, where that can be done and is not best."""
    plan: tuple[str, ...] = ()
    """Rift: what the own seat answers one after the other, beginning with the best answer."""
    outlook: Outlook | None = None
    """Rift: what will get through this round."""

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return self.candidates[0]

    @property
    def is_close(self) -> bool:
        """Whether another answer is about as good as the best."""
        second = self.candidates[1] if len(self.candidates) > 1 else None
        return second is not None and second.chance is not None and second.behind < CLOSE


def advise(view: Any, seed: int, effort: Effort) -> Advice:
    """Advice for the open question of a view."""
    decision: Decision = view.decision
    if isinstance(view, RiftView):
        return _rift(view, decision, seed, Budget(effort.rift, effort.seconds))
    if len(decision.options) == 1:
        return Advice((Candidate(decision.options[0].text, None),))
    if decision.prompt == "exchange":
        return _starting_hand(view)
    return _siegestorm(view, decision, seed, Budget(effort.siegestorm, effort.seconds))


# -- Siegestorm ------------------------------------------------------------------------------


def _starting_hand(view: SiegeView) -> Advice:
    """Which starting cards to give back: that counts for so little that no chance is told."""
    best = exchange(view)
    return Advice(tuple(Candidate(text, None) for text in dict.fromkeys((best, "keep"))))


def _siegestorm(view: SiegeView, decision: Decision, seed: int, budget: Budget) -> Advice:
    """Searched; then the best answers are compared in worlds that none of them was searched in."""
    search = Search(seed, budget)
    thoughts = sorted(search.thoughts(view), key=lambda one: (-one.weight, -one.chance))
    best = _preferred(view, decision, thoughts)
    others = [one for one in thoughts if one is not best]
    waits = [one for one in others if one.text in WAITING]
    worlds = max(LEAST, budget.simulations // WORLDS)
    behind = {
        one.text: max(0.0, fmean(search.compare(view, (best.text, one.text), worlds)))
        for one in dict.fromkeys((*others[: FEW - 1], *waits[:1]))
    }
    found = [
        Candidate(one.text, max(0.0, best.chance - behind[one.text]), behind[one.text])
        for one in others[: FEW - 1]
    ]
    found.sort(key=lambda one: one.behind)
    cost = behind[waits[0].text] if waits and best.text not in WAITING else None
    return Advice((Candidate(best.text, best.chance), *found), cost)


def _preferred(view: SiegeView, decision: Decision, thoughts: list[Thought]) -> Thought:
    """The answer looked into most; or that of the rule of thumb, if it is about as good."""
    plain = settled(determinize(view, 0), decision)
    for one in thoughts:
        if plain is not None and one.text == plain.text:
            return one if one.chance >= thoughts[0].chance - CLOSE else thoughts[0]
    return thoughts[0]


# -- Rift ------------------------------------------------------------------------------------


def _rift(view: RiftView, decision: Decision, seed: int, budget: Budget) -> Advice:
    """Plans for the round, tried out; the best of them, and what gets through all the same."""
    outlook = what_gets_through(view) if why_not_asked(view) is None else None
    if len(decision.options) == 1:
        only = decision.options[0].text
        return Advice((Candidate(only, None),), None, (only,), outlook)
    thoughts, plan = Strategist(seed, budget).counsel(view)
    best = next(one for one in thoughts if one.text == plan[0])
    others = [one for one in thoughts if one is not best]
    others.sort(key=lambda one: (one.weight < TRIED, -one.chance))
    if outlook is None and best.weight < TRIED:
        unknown = (Candidate(one.text, None) for one in (best, *others[: FEW - 1]))
        return Advice(tuple(unknown), None, plan)
    found = [_beside(best, one) for one in others[: FEW - 1]]
    waits = [one for one in others if one.text in WAITING]
    cost = max(0.0, best.chance - waits[0].chance) if waits else None
    found.sort(key=lambda one: one.behind)
    return Advice((Candidate(best.text, best.chance), *found), cost, plan, outlook)


def _beside(best: Thought, one: Thought) -> Candidate:
    """Another answer beside the best one, which was chosen for more than its chance."""
    return Candidate(one.text, min(best.chance, one.chance), max(0.0, best.chance - one.chance))
