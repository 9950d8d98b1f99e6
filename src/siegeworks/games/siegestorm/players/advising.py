"""Advice in Siegestorm: searched, then compared in new worlds."""

from statistics import fmean

from siegeworks.core.decision import Decision
from siegeworks.games.siegestorm.players.hands import exchange
from siegeworks.games.siegestorm.players.searcher import Search, settled
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players.advice import CLOSE, FEW, WAITING, Advice, Candidate, Effort, only_answer
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought

USUAL = 500
"""Simulations for one piece of advice."""
WORLDS = 10
"""One simulation in so many is spent on comparing the best answer with each other one."""
LEAST = 8
"""Worlds below which a comparison says nothing."""


def advise(view: View, seed: int, effort: Effort) -> Advice:
    """Advice for the open question of a view."""
    decision = view.decision
    assert decision is not None
    if len(decision.options) == 1:
        return only_answer(view)
    if decision.prompt == "exchange":
        return _starting_hand(view)
    return _searched(view, decision, seed, effort.budget(USUAL))


def _starting_hand(view: View) -> Advice:
    """Which starting cards to give back: that counts for so little that no chance is told."""
    best = exchange(view)
    return Advice(tuple(Candidate(text, None) for text in dict.fromkeys((best, "keep"))))


def _searched(view: View, decision: Decision, seed: int, budget: Budget) -> Advice:
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


def _preferred(view: View, decision: Decision, thoughts: list[Thought]) -> Thought:
    """The answer looked into most; or that of the rule of thumb, if it is about as good."""
    plain = settled(determinize(view, 0), decision)
    for one in thoughts:
        if plain is not None and one.text == plain.text:
            return one if one.chance >= thoughts[0].chance - CLOSE else thoughts[0]
    return thoughts[0]
