"""Trying a puzzle: whether the line is still good after an answer, and what the others reply.

Nothing is kept: each try begins with the position and everything answered since.
"""

from typing import Literal, NamedTuple

from siegeworks.core.state import State
from siegeworks.puzzles.puzzle import Answer, Puzzle
from siegeworks.puzzles.solving import Search

Outcome = Literal["begun", "going", "done", "missed"]


class Try(NamedTuple):
    """What came of an answer."""

    outcome: Outcome
    answers: tuple[Answer, ...]
    """Everything answered since the position."""


class Played:
    """A puzzle under way."""

    def __init__(self, puzzle: Puzzle, answers: tuple[Answer, ...]) -> None:
        self.puzzle = puzzle
        self.state: State = puzzle.start()
        self.state.journal = []
        self.search = Search(puzzle.aim(self.state))
        self.answers: list[Answer] = []
        for seat, text in answers:
            self.answer(seat, text)

    def answer(self, seat: int, text: str) -> None:
        """Let a seat answer; refused if it cannot."""
        self.answers.append((seat, self.state.answer(text, seat).text))

    def run(self) -> None:
        """Go on to the next choice: others give their first reply."""
        self.state, forced = self.search.forced(self.state)
        self.answers += forced

    @property
    def outcome(self) -> Outcome:
        """How it stands."""
        if self.search.aim.reached(self.state):
            return "done"
        return "going" if self.search.value(self.state) else "missed"


def begin(puzzle: Puzzle) -> Try:
    """The puzzle as it is laid before somebody."""
    played = Played(puzzle, ())
    played.run()
    return Try("begun", tuple(played.answers))


def attempt(puzzle: Puzzle, answers: tuple[Answer, ...], text: str) -> Try:
    """What comes of an answer; refused if the rules do not allow it."""
    played = Played(puzzle, answers)
    played.answer(puzzle.seat, text)
    outcome = played.outcome
    if outcome == "going":
        played.run()
        outcome = played.outcome
    return Try(outcome, tuple(played.answers))


def onward(puzzle: Puzzle, answers: tuple[Answer, ...]) -> str:
    """An answer that leads on from here; empty if nothing does any more."""
    played = Played(puzzle, answers)
    line = played.search.line(played.state) if played.outcome == "going" else []
    return next((text for seat, text in line if seat == puzzle.seat), "")
