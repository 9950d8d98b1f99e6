"""What a screen asks of the words of any game."""

from typing import Any, Protocol

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.faults import Fault
from siegeworks.core.player import Names
from siegeworks.core.refusal import Reason
from siegeworks.core.state import Outcome
from siegeworks.words.phrases import Fact
from siegeworks.words.players import Players


class GameWords(Protocol):
    """The words of one game in one language.

    `at` is what a game needs to be read against: for one its box is enough, another wants a
    view or a State. What only one game has (its cards, its pages) its own words offer besides.
    """

    language: str
    players: Players

    def event(
        self, event: Event, at: Any, /, viewer: Seat | None = None, *, names: Names = ()
    ) -> str:
        """A log line; empty if there is nothing to tell."""
        ...

    def prompt(self, decision: Decision, at: Any, /, *, names: Names = ()) -> str:
        """What a seat is asked."""
        ...

    def option(self, option: Option, decision: Decision, at: Any, /, *, names: Names = ()) -> str:
        """The label of an option."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        ...

    def fault(self, fault: Fault) -> str:
        """Why a set-up is not legal."""
        ...

    def outcome(self, outcome: Outcome, *, names: Names = ()) -> str:
        """How a game ended."""
        ...

    def term(self, key: str) -> str:
        """A term of the glossary."""
        ...

    def keyword(self, key: str) -> str:
        """A short explanation of a keyword."""
        ...

    def keywords(self) -> tuple[str, ...]:
        """Every keyword there is an explanation for."""
        ...

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the interface."""
        ...
