"""What a hint says of a game: the room `hints` of a game that says nothing of its own."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from siegeworks.core.player import Names
from siegeworks.players.advice import Advice
from siegeworks.table.client import No
from siegeworks.table.outgoing import HintStep
from siegeworks.words.store import common_phrases


class Situation(NamedTuple):
    """What a hint is about: what a seat sees, and to whom it is told."""

    view: Any
    language: str
    names: Names


class Told(NamedTuple):
    """What is told about a question besides what to answer, grade by grade."""

    nudge: list[str]
    candidates: list[str]
    move: list[str]
    plan: Sequence[HintStep] = ()


class Hints:
    """What hints say of one game; each part has a default."""

    def check(self, view: Any, about: str) -> None:
        """Refuse a question besides what to answer that cannot be asked of a situation."""
        raise No("not-here")

    def answer(self, at: Situation, about: str) -> Told:
        """What is told about such a question."""
        raise No("not-here")

    def nudge(self, at: Situation, advice: Advice) -> list[str]:
        """What to look at, without saying what to answer."""
        return [common_phrases(at.language).say("hint-other")]

    def outlook(self, at: Situation, advice: Advice) -> list[str]:
        """What is told with the candidates."""
        return []

    def plan(self, at: Situation, advice: Advice) -> Sequence[HintStep]:
        """What the seat answers one after the other; nothing in games that are not planned."""
        return ()


HINTS = Hints()
