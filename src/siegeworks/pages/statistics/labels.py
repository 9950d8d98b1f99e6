"""What is counted, in words: modes, decks, opponents, scenarios, heroes, days."""

from datetime import date

from siegeworks.core.player import Machine
from siegeworks.pages.statistics.counting import Key, statistics_of
from siegeworks.table.offers import titles
from siegeworks.words.players import players
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
        """A mode or scenario."""
        return statistics_of(key[0]).mode_name(key[0], self.language)

    def deck(self, key: Key) -> str:
        """A deck: the name it is kept under, or its group."""
        kind, game, group, lines = key
        if kind == "own" and lines in self.decks:
            return self.decks[lines]
        return self.say(
            f"statistics-deck-{kind}", faction=statistics_of(game).group_name(group, self.language)
        )

    def level(self, key: Key) -> str:
        """A level of machine players."""
        return players(self.language).title((Machine(key[0]),), 0)

    def who(self, key: Key) -> str:
        """An opponent or a partner."""
        kind, *rest = key
        if kind == "machine":
            return self.level((rest[0],))
        if kind == "person":
            return rest[0] or self.say("statistics-nameless")
        if kind == "boss":
            game, foe, difficulty = rest
            return statistics_of(game).foe_name(foe, difficulty, self.language)
        return self.say("statistics-alone")

    def difficulty(self, key: Key) -> str:
        """A difficulty."""
        return statistics_of(key[0]).difficulty_name(key[1], self.language)

    def number(self, key: Key) -> str:
        """A number of players."""
        return key[0]

    def role(self, key: Key) -> str:
        """Somebody whom one plays."""
        return statistics_of(key[0]).role_name(key[1], self.language)

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
