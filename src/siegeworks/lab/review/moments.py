"""The moments of a record: every answer that had an alternative, with what its seat could see."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.game import Game
from siegeworks.core.record import Record
from siegeworks.core.view import View

Moment = tuple[int, str, str]
"""Turn, step and question: where in a game an answer belongs, whatever was shuffled."""


class Choice(NamedTuple):
    """An answer that was given where another one could have been."""

    ply: int
    seat: Seat
    turn: int
    prompt: str
    options: int
    played: str
    view: View
    """What the seat could know: nobody judges the answer by more than that."""


def moment_of(game: Game, state: Any, seat: Seat, prompt: str) -> Moment:
    """Where in the game a question of a seat stands."""
    return game.turn(state), game.step(state, seat), prompt


def steps(record: Record) -> Iterator[tuple[Any, Seat, str]]:
    """Each answer with the State it was given in: the same object all the time."""
    state = record.game.start(record.setup, record.seed)
    state.journal = None
    for seat, text in record.answers:
        yield state, seat, text
        state.answer(text, seat)


def plies(record: Record) -> list[int]:
    """The answers that had an alternative, by how many came before."""
    return [state.ply for state, seat, _ in steps(record) if _alternatives(state, seat)]


def choices(record: Record, wanted: frozenset[int]) -> Iterator[Choice]:
    """The answers with these numbers, each with the view of its seat."""
    for state, seat, text in steps(record):
        if state.ply in wanted:
            decision = state.decision_of(seat)
            assert decision is not None
            view = record.game.view(state, seat)
            number = len(decision.options)
            yield Choice(
                state.ply, seat, record.game.turn(state), decision.prompt, number, text, view
            )


def script(record: Record) -> tuple[tuple[Seat, Moment, str], ...]:
    """What every seat chose at which moment, in order; what could not be helped is left out."""
    return tuple(
        (seat, moment_of(record.game, state, seat, state.decision_of(seat).prompt), text)
        for state, seat, text in steps(record)
        if _alternatives(state, seat)
    )


def _alternatives(state: Any, seat: Seat) -> bool:
    return len(state.decision_of(seat).options) > 1
