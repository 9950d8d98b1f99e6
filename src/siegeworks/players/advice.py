"""Advice to a player: which answers are worth a thought, how good each is, and what comes of it.

It is made from the view of a seat and nothing else, with dice that follow from a number the seat
may know: two worlds that look the same to the seat get the same advice.
"""

from typing import Any, NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.core.view import View
from siegeworks.players.search import Budget
from siegeworks.players.thoughts import Thought

FEW = 3
"""Answers that are named as worth a thought."""
CLOSE = 0.015
"""Answers whose chances differ by less are about as good."""
WAITING = frozenset({"next", "end", "pass", "no", "none", "decline", "done"})
"""Answers that leave things as they are."""


class Effort(NamedTuple):
    """How much may be thought about one piece of advice, in simulations: alike on any machine."""

    share: float = 1.0
    """The part of what is usual in a game."""
    seconds: float = 8.0
    """After so long the search ends all the same; a usual machine is done much sooner."""

    def budget(self, usual: int) -> Budget:
        """The budget in a game with so many simulations as a rule."""
        return Budget(max(1, round(usual * self.share)), self.seconds)


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
    """What the seat would answer one after the other, where the game is planned ahead."""
    outlook: Any = None
    """What the game itself adds about what is to come; its own words tell it."""

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return self.candidates[0]

    @property
    def is_close(self) -> bool:
        """Whether another answer is about as good as the best."""
        second = self.candidates[1] if len(self.candidates) > 1 else None
        return second is not None and second.chance is not None and second.behind < CLOSE


def advise(view: View, seed: int, effort: Effort) -> Advice:
    """Advice for the open question of a view, by those who know the game."""
    found: Advice = GAMES[view.game].room("players").advise(view, seed, effort)
    return found


def only_answer(view: View) -> Advice:
    """Advice where there is nothing to choose."""
    return Advice((Candidate(view.question.options[0].text, None),))


def compared(best: Thought, one: Thought) -> Candidate:
    """Another answer, next to the best one, which was chosen for more than its chance."""
    return Candidate(one.text, min(best.chance, one.chance), max(0.0, best.chance - one.chance))
