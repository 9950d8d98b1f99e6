"""Questions and answers of a record in words, as the seat that was asked would read them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from siegeworks.core.decision import Decision
from siegeworks.core.player import Name
from siegeworks.core.record import Record
from siegeworks.core.shelf import game_named
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.words.book import words
from siegeworks.lab.review.moments import steps
from siegeworks.lab.review.values import Judged
from siegeworks.seating import seat_names


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
            speaker = _Rift if record.name.startswith("rift") else _Siegestorm
            found[state.ply] = speaker(view, names, language).labels(view.decision, one)
    return found


class _Speaker:
    """Says the question of one view."""

    def __init__(self, view: Any, names: tuple[Name, ...], language: str) -> None:
        self.view, self.names, self.language = view, names, language

    def labels(self, decision: Decision, one: Judged) -> Labels:
        """The question, the answer given and the better one."""
        said = {text: self.option(decision, text) for text in (one.played, one.best)}
        return Labels(self.prompt(decision), said[one.played], said[one.best])

    def prompt(self, decision: Decision) -> str:
        raise NotImplementedError

    def option(self, decision: Decision, text: str) -> str:
        raise NotImplementedError


class _Siegestorm(_Speaker):
    def prompt(self, decision: Decision) -> str:
        return words(self.language).prompt(decision, BOX, names=self.names)

    def option(self, decision: Decision, text: str) -> str:
        sight = game_named("siegestorm").sight(self.view, (), self.names)
        return words(self.language).option(
            decision.parse(text),
            decision,
            BOX,
            names=self.names,
            where=sight.standing,
            field=sight.world.field,
        )


class _Rift(_Speaker):
    def prompt(self, decision: Decision) -> str:
        return rift_words(self.language).prompt(decision, self.view, names=self.names)

    def option(self, decision: Decision, text: str) -> str:
        said = rift_words(self.language)
        return said.option(decision.parse(text), decision, self.view, names=self.names)
