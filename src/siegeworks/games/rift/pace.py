"""Which questions a person is not bothered with, and who is waited for."""

from typing import NamedTuple

from siegeworks.core.decision import Decision
from siegeworks.games.rift.rules.view import View
from siegeworks.games.rift.sight import ALL_READY

SIDE_BY_SIDE = frozenset({"act", "buy"})
"""Questions in which players decide what to do next, side by side."""
TO_LOOK = frozenset({"done", "resume"})
"""Answers that are never taken by themselves: they end something."""


class Glance(NamedTuple):
    """As much of a view as it takes to know what need not be asked."""

    decision: Decision | None


def by_itself(view: View | Glance, stops: str) -> str | None:
    """A placement that is the only one is made; the end of a phase waits for a look."""
    decision = view.decision
    assert decision is not None
    if len(decision.options) > 1 or stops == "all":
        return None
    only = decision.options[0].text
    return None if (only in TO_LOOK and stops != "none") or only == "resume" else only


def is_waiting(decision: Decision) -> bool:
    """Whether a question only asks whether to go on after all."""
    return decision.options[0].text == ALL_READY
