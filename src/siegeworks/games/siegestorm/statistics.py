"""What is noted of a game of Siegestorm, and what games are counted by."""

from functools import cache

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.statistics.usual import Statistics
from siegeworks.table.results import Brought, Result, deck_key, setup_of
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

MIXED = "mixed"
"""The group of a deck that has cards of several factions."""


class SiegestormStatistics(Statistics):
    """Decks, by faction, and bosses."""

    sections = ("mode", "deck", "opponent", "level")

    def brought(self, lines: tuple[str, ...]) -> Brought | None:
        """The deck of a seat; none in a game laid out from a position."""
        if not lines:
            return None
        key = deck_key(lines)
        if key in _starters():
            return Brought(_starters()[key], key, ready=True)
        idents = [line.partition(" ")[2] for line in lines]
        cards = [BOX.cards[BOX.numbers[ident]] for ident in idents if ident in BOX.numbers]
        factions = {card.faction for card in cards} & set(FACTIONS)
        return Brought(factions.pop() if len(factions) == 1 else MIXED, key)

    def difficulty(self, result: Result) -> str:
        return result.switches.get("difficulty", DIFFICULTIES[0]) if self.foe(result) else ""

    def foe(self, result: Result) -> str:
        return SIEGESTORM.foe(setup_of(result))

    def group_name(self, group: str, language: str) -> str:
        say = common_phrases(language).say
        return capital(say("statistics-mixed") if group == MIXED else words(language).term(group))

    def foe_name(self, foe: str, difficulty: str, language: str) -> str:
        said = words(language)
        return f"{said.boss_name(BOX.bosses[foe])} ({said.setting(difficulty)})"


@cache
def _starters() -> dict[str, str]:
    """The starter decks, each by what stands for its lines."""
    return {deck_key(starter_deck(BOX, faction).lines): faction for faction in FACTIONS}


STATISTICS = SiegestormStatistics()
