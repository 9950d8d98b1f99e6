"""How the terminal speaks: the words of a game in one language."""

from typing import Any

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.game import Game
from siegeworks.core.refusal import Reason, Refused, Sentence
from siegeworks.core.state import Outcome
from siegeworks.words.phrases import Fact, capital
from siegeworks.words.refusals import said
from siegeworks.words.store import phrases
from siegeworks.words.voice import voice


class Speech:
    """Says everything on the screen in one language; a game adds the names of its own things."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.voice: Any = voice(game.name, language)
        self.phrases = phrases(game.name, language)

    # -- play --------------------------------------------------------------------------

    def event(self, note: Note, sight: Any) -> str:
        """What happened, as this seat may know it; empty if there is nothing to tell."""
        line: str = self.voice.event(note, sight)
        return line

    def prompt(self, decision: Decision, sight: Any) -> str:
        """What is to be decided."""
        text: str = self.voice.prompt(decision, sight)
        return text

    def option(self, option: Option, decision: Decision, sight: Any) -> str:
        """The label of an option."""
        label: str = self.voice.option(option, decision, sight)
        return label

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        text: str = self.voice.reason(reason)
        return text

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        """Who won, and how."""
        text: str = self.voice.outcome(outcome, sight)
        return text

    # -- glossary and interface --------------------------------------------------------

    def term(self, key: str) -> str:
        """A term of the rulebook, with a capital as a heading has it."""
        return capital(self.voice.words.term(key))

    def refusal(self, refusal: Refused | Sentence) -> str:
        """Why something was refused."""
        return said(refusal, self.language)

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the game's own, of the terminal, or of the program as a whole."""
        return self.phrases.say(f"ui-{key}", **facts)
