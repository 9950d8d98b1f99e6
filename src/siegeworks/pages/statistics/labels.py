"""What is counted, in words: modes, decks, opponents, scenarios, heroes, days."""

from datetime import date

from siegeworks.core.player import Machine
from siegeworks.games.rift.rules import BOX as RIFT_BOX
from siegeworks.games.rift.words.book import rift_words
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.words.book import words
from siegeworks.pages.statistics.counting import Key
from siegeworks.table.offers import titles
from siegeworks.table.results import MIXED
from siegeworks.words.phrases import capital
from siegeworks.words.store import common_phrases

SUBJECT = "statistics"


class Labels:
    """Says what was counted, in one language."""

    def __init__(self, language: str, decks: dict[str, str]) -> None:
        self.language = language
        self.say = common_phrases(language).say
        self.decks = decks
        """The names of the decks the guest keeps, by what stands for their lines."""
        self._titles = titles(language)

    def game(self, game: str) -> str:
        """A game with its mode or scenario."""
        return self._titles.get(f"title {game}", game)

    def mode(self, key: Key) -> str:
        """A mode of Siegestorm."""
        return words(self.language).mode(key[0])

    def scenario(self, key: Key) -> str:
        """A scenario of Rift."""
        return self.game(f"{'rift'}/{key[0]}").partition(": ")[2]

    def deck(self, key: Key) -> str:
        """A deck: the name it is kept under, or its faction."""
        kind, faction, lines = key
        if kind == "own" and lines in self.decks:
            return self.decks[lines]
        mixed = faction == MIXED
        name = self.say("statistics-mixed") if mixed else words(self.language).term(faction)
        return self.say(f"statistics-deck-{kind}", faction=capital(name))

    def level(self, key: Key) -> str:
        """A level of machine players."""
        return words(self.language).players.title((Machine(key[0]),), 0)

    def who(self, key: Key) -> str:
        """An opponent or a partner."""
        kind, *rest = key
        if kind == "machine":
            return self.level((rest[0],))
        if kind == "person":
            return rest[0] or self.say("statistics-nameless")
        if kind == "boss":
            said = words(self.language)
            return f"{said.boss_name(BOX.bosses[rest[0]])} ({said.setting(rest[1])})"
        return self.say("statistics-alone")

    def difficulty(self, key: Key) -> str:
        """A difficulty of Rift."""
        return capital(rift_words(self.language).setting(key[0]))

    def number(self, key: Key) -> str:
        """A number of players."""
        return key[0]

    def hero(self, key: Key) -> str:
        """A hero."""
        hero = RIFT_BOX.heroes[RIFT_BOX.hero_numbers[key[0]]]
        return rift_words(self.language).hero_name(hero)

    def period(self, key: Key) -> str:
        """A day, the first day of a week, or a month."""
        kind, first = key
        day = date.fromisoformat(first)
        if kind == "month":
            return f"{day.month}/{day.year}"
        return self.say("statistics-day", day=day.day, month=day.month)

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return self.say("statistics-percent", n=round(100 * share))
