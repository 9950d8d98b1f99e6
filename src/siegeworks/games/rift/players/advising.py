"""Advice in Rift: plans for the round, tried out."""

from siegeworks.games.rift.players.questions import what_gets_through, why_not_asked
from siegeworks.games.rift.players.strategist import Strategist
from siegeworks.games.rift.rules.view import View
from siegeworks.players.advice import FEW, WAITING, Advice, Candidate, Effort, compared

USUAL = 24
"""Simulations for one piece of advice: each goes through a whole round."""
TRIED = 1.0
"""The weight of a thought that is more than a glance."""


def advise(view: View, seed: int, effort: Effort) -> Advice:
    """Plans for the round, tried out; the best of them, and what gets through all the same."""
    decision, budget = view.decision, effort.budget(USUAL)
    assert decision is not None
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
    found = [compared(best, one) for one in others[: FEW - 1]]
    waits = [one for one in others if one.text in WAITING]
    cost = max(0.0, best.chance - waits[0].chance) if waits else None
    found.sort(key=lambda one: one.behind)
    return Advice((Candidate(best.text, best.chance), *found), cost, plan, outlook)
