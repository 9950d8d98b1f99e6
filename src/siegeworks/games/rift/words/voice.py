"""How a table speaks of Rift in one language."""

from typing import Any

from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Note
from siegeworks.core.state import Outcome
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.games.rift.words.sources import source_name
from siegeworks.words.phrases import Fact
from siegeworks.words.usual import UsualVoice


class RiftVoice(UsualVoice[RiftWords]):
    """Speaks of Rift."""

    def event(self, note: Note, sight: Any) -> str:
        return self.words.line(note, sight.view, names=sight.names)

    def prompt(self, decision: Decision, sight: Any) -> str:
        return self.words.prompt(decision, sight.view, names=sight.names)

    def option(self, option: Option, decision: Decision, sight: Any) -> str:
        return self.words.option(option, decision, sight.view, names=sight.names)

    def outcome(self, outcome: Outcome, sight: Any) -> str:
        return self.words.outcome(outcome, names=sight.names)

    def source(self, note: Note, sight: Any) -> str:
        return source_name(self.words, note, sight)


def printed_names(language: str) -> dict[str, Fact]:
    """What is printed on towers, abilities and spells, by id."""
    book = rift_words(language)
    named: dict[str, Fact] = {each.id: book.tower_name(each) for each in BOX.towers}
    named |= {each.id: book.ability_name(each) for each in BOX.abilities}
    return named | {each.id: book.spell_name(each) for each in BOX.spells}


def voice(language: str) -> RiftVoice:
    """The voice of Rift in a language."""
    return RiftVoice(rift_words(language))
