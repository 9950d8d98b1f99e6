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

from typing import Any, Generic, TypeVar

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.faults import Fault
from siegeworks.core.game import Game
from siegeworks.core.player import Names
from siegeworks.core.refusal import Reason, Sentence
from siegeworks.core.state import Outcome
from siegeworks.words.phrases import Fact, capital, kebab, slug, tidy
from siegeworks.words.players import players
from siegeworks.words.refusals import said, said_fact
from siegeworks.words.store import phrases

KEYWORD = "keyword-"
SEAT = "seat"
Words = TypeVar("Words", bound="UsualWords")


class UsualWords:
    """The words of any game in one language, by phrases; a game adds what else it says."""

    def __init__(self, game: str | Game, language: str) -> None:
        self.language, self.players = language, players(language)
        self.phrases = phrases(game, language)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.language!r})"

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

    def switch(self, name: str) -> str:
        """What a switch of the set-up settles."""
        return capital(self.phrases.say(f"switch-{slug(name)}"))

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the interface."""
        return self.phrases.say(f"ui-{key}", **facts)

    # -- why not -----------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, with the clause."""
        text = self.say(f"reason-{reason.phrase}", "", clause=slug(reason.clause) or "none")
        return self.with_clause(text, reason.clause) if text else reason.clause

    def fault(self, fault: Fault) -> str:
        """Why a game cannot be played so, with the clause; its own words if there are no others."""
        key = f"fault-{fault.phrase}"
        if not self.phrases.has(key):
            return said(fault.said(), self.language)
        facts = {name: self.fact(name, fact) for name, fact in fault.facts}
        return self.with_clause(self.phrases.say(key, **facts), fault.clause)

    def fact(self, name: str, fact: int | Sentence) -> Fact:
        """A fact of a fault in words."""
        spoken: Fact = said_fact(fact, self.language)
        return spoken

    def with_clause(self, text: str, clause: str) -> str:
        """A sentence, and the clause that it follows from, if there is one."""
        whole = capital(tidy(text))
        return self.phrases.say("with-clause", text=whole, clause=clause) if clause else whole


class UsualVoice(Generic[Words]):
    """Speaks of any game in one language."""

    def __init__(self, words: Words) -> None:
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
        return self.words.reason(reason)

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
        return self.words.fault(fault)

    def _name(self, names: Names, seat: int) -> str:
        return self.words.players.name(names, seat)


def _plain(fact: Any) -> Fact:
    return fact if isinstance(fact, int) else str(fact)
