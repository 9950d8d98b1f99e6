"""The course of a game: how it stands now, and how it stood every few answers.

So going back costs the same however long a game is: a mark is taken up and a few answers are
played again. A mark has no journal of its own, as that of the game begins like it.
"""

from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.record import Record

EVERY = 16
"""Answers from one mark to the next."""


class Mark(NamedTuple):
    """How a game stood once."""

    state: Any
    notes: int
    """How long its journal was."""


class Course:
    """A game that is being played: its record, its State, and marks on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: Any = record.game.start(record.setup, record.seed)
        self._marks = [marked(self.state)]
        given, record.answers = record.answers, []
        for seat, text in given:
            self.answer(seat, text)

    def answer(self, seat: Seat, text: str) -> None:
        """Let a seat answer, and write it down."""
        option = self.state.answer(text, seat)
        answers = self.record.answers
        answers.append((seat, option.text))
        if len(answers) % EVERY == 0:
            self._marks.append(marked(self.state))

    def at(self, ply: int) -> Any:
        """A State as it was after so many answers."""
        place = ply // EVERY
        mark = self._marks[place]
        state = mark.state.clone()
        state.journal = self.state.journal[: mark.notes]
        for seat, text in self.record.answers[place * EVERY : ply]:
            state.answer(text, seat)
        return state

    def back(self, ply: int) -> None:
        """Take back all but the first answers."""
        self.state = self.at(ply)
        del self.record.answers[ply:]
        del self._marks[ply // EVERY + 1 :]


def marked(state: Any) -> Mark:
    """A mark of how a game stands."""
    journal, state.journal = state.journal, None
    twin = state.clone()
    state.journal = journal
    return Mark(twin, len(journal))
