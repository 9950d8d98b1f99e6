"""How a table speaks of Siegestorm in one language."""

from typing import Any

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.state import Outcome
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.words.book import SiegeWords, words
from siegeworks.words.phrases import Fact
from siegeworks.words.usual import UsualVoice


class SiegeVoice(UsualVoice[SiegeWords]):
    """Speaks of Siegestorm."""

    def event(self, note: Note, sight: Any) -> str:
        field, pieces = sight.world.field, sight.pieces
        return self.words.event(
            note.event, BOX, None, names=sight.names, pieces=pieces, field=field
        )

    def prompt(self, decision: Decision, sight: Any) -> str:
        return self.words.prompt(decision, BOX, names=sight.names)

    def option(self, option: Option, decision: Decision, sight: Any) -> str:
        return self.words.option(
            option,
            decision,
            BOX,
            names=sight.names,
            where=sight.standing,
            field=sight.world.field,
        )

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        return self.words.outcome(outcome, names=sight.names, field=sight.world.field)

    def source(self, note: Note, sight: Any) -> str:
        cause = note.cause
        return self.words.card_name(BOX.cards[cause.source]) if cause and cause.source >= 0 else ""


def printed_names(language: str) -> dict[str, Fact]:
    """What is printed on cards, by id."""
    return {each.id: words(language).card_name(each) for each in BOX.cards}


def voice(language: str) -> SiegeVoice:
    """The voice of Siegestorm in a language."""
    return SiegeVoice(words(language))
