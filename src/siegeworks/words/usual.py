"""How a game speaks that brings phrases and nothing else: each is found by an id.

    event-NAME     a line of the log, with the facts of the event; none makes it mere bookkeeping
    prompt-ID      a question
    option-LABEL   an answer, by its form, with its arguments; or one alone, by its text with
                   dashes: `take 3` is `option-take-3`
    reason-ID, fault-ID    why something cannot be done, or be played so
    outcome-CLAUSE         how a game ended
    term-KEY, keyword-KEY  a term of the glossary, and what it means

What has no phrase is called by its id or its text: a game can be played before it has words.
"""

from typing import Any

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.faults import Fault
from siegeworks.core.game import Game
from siegeworks.core.player import Names
from siegeworks.core.refusal import Reason
from siegeworks.core.state import Outcome
from siegeworks.words.phrases import Fact, capital, kebab, slug
from siegeworks.words.players import players
from siegeworks.words.refusals import said, said_fact
from siegeworks.words.store import phrases

KEYWORD = "keyword-"
SEAT = "seat"


class UsualWords:
    """The words of any game in one language, by phrases."""

    def __init__(self, game: Game, language: str) -> None:
        self.language, self.players = language, players(language)
        self.phrases = phrases(game, language)

    def say(self, key: str, otherwise: str, part: str = "", /, **facts: Fact) -> str:
        """A phrase, or a part of it; something else if there is none."""
        return self.phrases.say(key, part, **facts) if self.phrases.knows(key, part) else otherwise

    def term(self, key: str) -> str:
        """A term of the glossary."""
        return self.say(f"term-{key}", key)

    def keyword(self, key: str) -> str:
        """What a term means."""
        return self.say(f"{KEYWORD}{key}", "")

    def keywords(self) -> tuple[str, ...]:
        """Every term that is explained."""
        english = self.phrases.fallback or self.phrases
        return tuple(key.removeprefix(KEYWORD) for key in english.keys if key.startswith(KEYWORD))

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the interface."""
        return self.phrases.say(f"ui-{key}", **facts)


class UsualVoice:
    """Speaks of any game in one language."""

    def __init__(self, words: UsualWords) -> None:
        self.words = words

    def event(self, note: Note, sight: Any) -> str:
        """A line of the log; empty for mere bookkeeping."""
        facts: dict[str, Fact] = {
            name: self._name(sight.names, fact) if name == SEAT else _plain(fact)
            for name, fact in note.event.facts().items()
        }
        return capital(self.words.say(f"event-{kebab(type(note.event).__name__)}", "", **facts))

    def prompt(self, decision: Decision, sight: Any) -> str:
        """What is to be decided."""
        return self.words.say(f"prompt-{decision.prompt}", capital(decision.prompt))

    def option(self, option: Option, decision: Decision, sight: Any) -> str:
        """The label of an answer: a phrase for just this one, or for its form with arguments."""
        move = option.move
        facts = {name: _plain(value) for name, value in move.named.items()}
        usual = self.words.say(f"option-{move.form.label}", capital(move.text), **facts)
        return self.words.say(f"option-{slug(move.text)}", usual)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        return self.words.say(f"reason-{reason.phrase}", reason.clause)

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        """How the game ended."""
        names = [self._name(sight.names, seat) for seat in outcome.winners]
        who = ", ".join(names)
        won = self.words.ui("wins", winner=who, winners=len(names))
        why = self.words.say(f"outcome-{slug(outcome.clause)}", "")
        return f"{won if names else self.words.ui('nobody-wins')} {why}".strip()

    def source(self, note: Note, sight: Any) -> str:
        """The thing whose text did it: nothing, since the rules did."""
        return ""

    def fault(self, fault: Fault) -> str:
        """Why a game cannot be played so."""
        language = self.words.language
        facts = {name: said_fact(fact, language) for name, fact in fault.facts}
        return self.words.say(f"fault-{fault.phrase}", said(fault.said(), language), **facts)

    def _name(self, names: Names, seat: int) -> str:
        return self.words.players.name(names, seat)


def _plain(fact: Any) -> Fact:
    return fact if isinstance(fact, int) else str(fact)
