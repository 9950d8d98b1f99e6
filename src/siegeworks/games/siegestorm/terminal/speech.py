"""How the terminal speaks: the words of the game, for what is on the screen."""

from functools import cache

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.refusal import Reason, Refused
from siegeworks.core.state import Outcome
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.words.book import Words, words
from siegeworks.words.phrases import Fact, capital
from siegeworks.words.refusals import said


class Speech:
    """Says everything on the screen in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.phrases = words.phrases
        self.language = words.language

    # -- cards -------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """The name of a card; a face-down one is only a card."""
        return self.words.card_name(BOX.cards[card]) if card >= 0 else self.ui("face-down")

    def action(self, card: int) -> str:
        """The action text of a card."""
        return self.words.action_text(BOX.cards[card]) or "–"

    def passive(self, card: int) -> str:
        """The passive text of a card."""
        return self.words.passive_text(BOX.cards[card]) or "–"

    def texts(self, card: int) -> str:
        """Action and passive of a card, one after the other, as far as it has them."""
        printed = BOX.cards[card]
        return f"{self.words.action_text(printed)} {self.words.passive_text(printed)}".strip()

    def values(self, card: int) -> str:
        """The printed ATT and DEF of a card; a dash where it can be no creature."""
        printed = BOX.cards[card]
        return "–" if printed.att is None else f"{printed.att}/{printed.de}"

    def commands(self, card: int) -> str:
        """How a boss may play a card, and the Special Actions it has besides."""
        printed = BOX.cards[card]
        icons = (self.term(icon) for icon in printed.icons if icon not in printed.commands)
        return ", ".join((self.words.command_text(printed), *icons))

    # -- play --------------------------------------------------------------------------

    def event(self, note: Note, sight: Sight) -> str:
        """What happened, as this seat may know it."""
        return self.words.event(
            note.event,
            BOX,
            None,
            names=sight.names,
            pieces=sight.pieces,
            field=sight.world.field,
        )

    def prompt(self, decision: Decision, sight: Sight) -> str:
        """What is to be decided."""
        return self.words.prompt(decision, BOX, names=sight.names)

    def option(self, decision: Decision, option: Option, sight: Sight) -> str:
        """The label of an option."""
        where, field = sight.standing, sight.world.field
        return self.words.option(option, decision, BOX, names=sight.names, where=where, field=field)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        return self.words.reason(reason)

    def outcome(self, outcome: Outcome, sight: Sight) -> str:
        """Who won, and how."""
        return self.words.outcome(outcome, names=sight.names, field=sight.world.field)

    def square(self, square: str, sight: Sight) -> str:
        """A square of the notation, explained."""
        return self.words.square(square, names=sight.names, field=sight.world.field)

    # -- glossary and interface --------------------------------------------------------

    def term(self, key: str) -> str:
        """A term of the rulebook, with a capital as a heading has it."""
        return capital(self.words.term(key))

    def step(self, step: str) -> str:
        """A step of the turn, short enough for the head line."""
        key = f"step-{step}"
        return self.phrases.say(key, "short" if self.phrases.has(key, "short") else "")

    def refusal(self, refusal: Refused | str) -> str:
        """Why something was refused."""
        return said(refusal, self.language)

    def ui(self, key: str, **facts: Fact) -> str:
        """A phrase of the terminal, or of the program as a whole."""
        return self.words.ui(key, **facts)


@cache
def speech(language: str) -> Speech:
    """How the terminal speaks a language."""
    return Speech(words(language))
