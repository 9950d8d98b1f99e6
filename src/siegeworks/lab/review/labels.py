"""Questions and answers of a record in words, as the seat that was asked would read them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision
from siegeworks.core.record import Record
from siegeworks.lab.review.moments import steps
from siegeworks.lab.review.values import Judged
from siegeworks.seating import seat_names
from siegeworks.words.voice import Voice, voice


class Labels(NamedTuple):
    """What was asked, what was answered, and what would have been better."""

    question: str
    played: str
    better: str


def labels(record: Record, told: Iterable[Judged], language: str) -> dict[int, Labels]:
    """The words of some decisions, by how many answers came before."""
    wanted, found = {one.ply: one for one in told}, {}
    names = seat_names(record.game, record.setup)
    for state, seat, _ in steps(record):
        one = wanted.get(state.ply)
        if one is not None:
            view = record.game.view(state, seat)
            assert view.decision is not None
            sight = record.game.sight(view, (), names)
            found[state.ply] = _labels(voice(record.name, language), view.decision, sight, one)
    return found


def _labels(speaks: Voice, decision: Decision, sight: Any, one: Judged) -> Labels:
    """The question, the answer given and the better one."""
    question = speaks.prompt(decision, sight)
    played, best = (
        speaks.option(decision.parse(text), decision, sight) for text in (one.played, one.best)
    )
    return Labels(question, played, best)
