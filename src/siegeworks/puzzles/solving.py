"""Solving: an exhaustive search for every way to what a puzzle asks, against every reply."""

from typing import NamedTuple

from siegeworks.core.decision import Decision, Option
from siegeworks.core.refusal import Refused
from siegeworks.core.snapshot import slots
from siegeworks.core.state import State
from siegeworks.puzzles.aims import Aim

PATIENCE = 20_000
"""Answers tried before a search is given up."""
NO, LUCK, SURE = 0, 1, 2
"""No way leads there; one does as the cards lie; one does whatever happens."""


class TooMuch(Refused):
    """There is too much to try: nothing can be said."""


class Solution(NamedTuple):
    """A first answer that leads to what is asked."""

    first: str
    value: int
    line: tuple[tuple[int, str], ...]
    """One way through from the first answer: seats and answers."""
    traces: frozenset[object]
    """The different ends it can have, where these count."""


class Search:
    """The search from one root, with what it has seen."""

    def __init__(self, aim: Aim, patience: int = PATIENCE) -> None:
        self.aim, self.patience = aim, patience
        self.seen: dict[object, int] = {}
        self.tried = 0
        self.slots: list[str] = []

    def name(self, state: State) -> object:
        """What two positions share in which everything that can matter from now on is equal."""
        if not self.slots:
            self.slots = [slot for slot in slots(state) if slot not in ("box", "ply")]
        values = (getattr(state, slot) for slot in self.slots)
        return tuple(tuple(item) if isinstance(item, list) else item for item in values)

    def solutions(self, root: State) -> list[Solution]:
        """Every first answer that leads there, each position reached only once."""
        state, before = self.forced(_silent(root))
        decision = state.decision_of(self.aim.seat)
        if decision is None:
            return []
        found: dict[object, Solution] = {}
        for option in self.aim.options(state, decision):
            twin, value = self.after(state, decision, option)
            name = self.name(twin)
            if value and name not in found:
                line = (*before, (self.aim.seat, option.text), *self.line(twin))
                traces = frozenset(self.traces(twin, {}) if self.aim.traced else ())
                found[name] = Solution(option.text, value, line, traces)
        return list(found.values())

    def after(self, state: State, decision: Decision, option: Option) -> tuple[State, int]:
        """What comes of an option, and what that is worth."""
        self.tried += 1
        if self.tried > self.patience:
            raise TooMuch(f"more than {self.patience} answers would have to be tried")
        twin = state.clone()
        noted, chance = len(twin.journal or ()), twin.chance
        twin.take(decision, option)
        value = self.value(twin)
        if value and (twin.chance != chance or self.aim.is_lucky(twin, noted)):
            value = LUCK
        return twin, value

    def value(self, state: State) -> int:
        """Whether what is asked can be done from here."""
        if self.aim.reached(state):
            return SURE
        if self.aim.too_late(state):
            return NO
        name = self.name(state)
        if name not in self.seen:
            self.seen[name] = self._value(state)
        return self.seen[name]

    def _value(self, state: State) -> int:
        mine = state.decision_of(self.aim.seat)
        if mine is not None:
            best = NO
            for option in self.aim.options(state, mine):
                best = max(best, self.after(state, mine, option)[1])
                if best == SURE:
                    break
            return best
        worst = SURE
        for option in state.decision.options:
            worst = min(worst, self.after(state, state.decision, option)[1])
            if worst == NO:
                break
        return worst

    def forced(self, state: State) -> tuple[State, list[tuple[int, str]]]:
        """Take what leaves the seat no choice."""
        state, answers = state.clone(), []
        while not self.aim.reached(state) and not self.aim.too_late(state):
            decision = state.decision_of(self.aim.seat)
            if decision is not None and len(decision.options) > 1:
                break
            decision = decision or state.decision
            answers.append((decision.seat, decision.options[0].text))
            state.take(decision, decision.options[0])
        return state, answers

    def line(self, state: State) -> list[tuple[int, str]]:
        """One way from here, in which others give their first reply."""
        answers: list[tuple[int, str]] = []
        while True:
            state, forced = self.forced(state)
            answers += forced
            decision = state.decision_of(self.aim.seat)
            if self.aim.reached(state) or decision is None:
                return answers
            ways = [
                (self.after(state, decision, option), option)
                for option in self.aim.options(state, decision)
            ]
            (state, value), option = max(ways, key=lambda way: way[0][1])
            assert value
            answers.append((self.aim.seat, option.text))

    def traces(self, state: State, known: dict[object, set[object]]) -> set[object]:
        """The different ends that can be reached from here."""
        if self.aim.reached(state):
            return {self.aim.trace(state)}
        name = self.name(state)
        if name not in known:
            known[name] = set()
            decision = state.decision_of(self.aim.seat)
            if decision is not None and self.value(state):
                for option in self.aim.options(state, decision):
                    twin, value = self.after(state, decision, option)
                    if value:
                        known[name] |= self.traces(twin, known)
        return known[name]


def _silent(state: State) -> State:
    """A twin whose journal begins now."""
    twin = state.clone()
    twin.journal = []
    return twin
