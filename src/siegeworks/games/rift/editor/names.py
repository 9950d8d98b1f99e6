"""What the tools call the printed things."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Protocol, TypeVar

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.printed import Hero
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.scene.catalogue import phrases
from siegeworks.games.rift.words.book import rift_words
from siegeworks.pages.tools import Choice
from siegeworks.words.phrases import capital


class Printed(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str:
        """Its name in the notation."""
        ...


AnyPrinted = TypeVar("AnyPrinted", bound=Printed)


class Names:
    """The names of a scenario's things in one language."""

    def __init__(self, language: str, scenario: Scenario) -> None:
        self.words, self.scenario = rift_words(language), scenario
        self.phrases = _phrases(language)

    def hero(self, hero: Hero) -> str:
        """A hero by the short name."""
        return capital(self.words.phrases.say(f"hero-{hero.id}"))

    def ability(self, ident: str) -> str:
        """A special ability."""
        known = {ability.id: ability for hero in BOX.heroes for ability in hero.abilities}
        return self.words.ability_name(known[ident])

    def card(self, ident: str) -> str:
        """A horde card by name and id."""
        return f"{self.words.card_name(BOX.cards[BOX.card_numbers[ident]])} · {ident}"

    def boss(self) -> str:
        """The boss of the scenario."""
        page = self.words.boss_page(self.scenario)
        return page.name if page else ""

    def terrain(self, kind: str) -> str:
        """A terrain card."""
        return capital(self.words.phrases.say(f"terrain-{kind}"))

    def spaces(self, spaces: Iterable[int]) -> list[Choice]:
        """Spaces of the map by name."""
        names = self.scenario.map.names
        return [Choice(names[space], names[space]) for space in spaces]


@cache
def _phrases(language: str) -> dict[str, str]:
    return phrases(language)


def named(things: Iterable[AnyPrinted], name: Callable[[AnyPrinted], str]) -> list[Choice]:
    """Printed things by their names."""
    return sorted((Choice(one.id, name(one)) for one in things), key=lambda one: one.label)


def people() -> list[Hero]:
    """Who may be the hero of a seat."""
    beasts = {hero.beast for hero in BOX.heroes}
    return [hero for hero in BOX.heroes if hero.id not in beasts]
