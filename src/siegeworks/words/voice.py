"""What any table or screen asks of the words of a game."""

from functools import cache
from typing import Any, Protocol

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.refusal import Reason
from siegeworks.core.shelf import game_named
from siegeworks.core.state import Outcome
from siegeworks.words.usual import UsualVoice, UsualWords


class Voice(Protocol):
    """Speaks of one game in one language."""

    def event(self, note: Note, sight: Any) -> str:
        """What happened, as a line of the log; empty for mere bookkeeping."""
        ...

    def prompt(self, decision: Decision, sight: Any) -> str:
        """What is to be decided."""
        ...

    def option(self, option: Option, decision: Decision, sight: Any) -> str:
        """The label of an answer."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        ...

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        """How the game ended."""
        ...

    def source(self, note: Note, sight: Any) -> str:
        """The card or other thing whose text did it; empty if the rules did."""
        ...

    def fault(self, fault: Any) -> str:
        """Why a game cannot be played so."""
        ...


@cache
def voice(game: str, language: str) -> Voice:
    """The voice of a game in a language: of its room `words`, or the usual one."""
    known = game_named(game)
    own = getattr(known.own_room("words"), "voice", None)
    found: Voice = own(language) if own else UsualVoice(UsualWords(known, language))
    return found


@cache
def words_of(game: str, language: str) -> Any:
    """The words of a game in a language, its terms among them; likewise."""
    known = game_named(game)
    own = getattr(known.own_room("words"), "words", None)
    return own(language) if own else UsualWords(known, language)
