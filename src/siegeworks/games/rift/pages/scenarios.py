"""A scenario on its page: what arrives where and when, and what each difficulty begins with."""

from typing import NamedTuple

from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.words.book import rift_words
from siegeworks.pages.cards.things import Thing, said, thing_of
from siegeworks.words.phrases import capital

PLAYERS = (1, 2, 3, 4)


class Level(NamedTuple):
    """What a difficulty begins with: health and crystals for one to four players."""

    name: str
    health: tuple[int, ...]
    crystals: tuple[int, ...]


class Deck(NamedTuple):
    """The enemy deck of an arrival token; the cards of each stage are shuffled among themselves."""

    token: int
    stages: tuple[tuple[tuple[Thing, str], ...], ...]


class Board(NamedTuple):
    """Everything a page shows of a scenario."""

    levels: tuple[Level, ...]
    decks: tuple[Deck, ...]
    opening: tuple[tuple[str, Thing, str], ...]
    """Where a horde lies when a game begins."""
    highest: int
    spells: int
    boss: Thing | None
    players: tuple[int, ...] = PLAYERS


def board(ident: str, language: str) -> Board:
    """A scenario in a language."""
    scenario, word = BOX.scenarios[ident], rift_words(language)
    levels = (
        Level(capital(word.setting(level)), scenario.health[level], scenario.crystals[level])
        for level in scenario.health
    )
    decks = (
        Deck(token.number, tuple(_cards(stage, language) for stage in stages))
        for token, stages in zip(scenario.map.tokens, scenario.decks, strict=False)
    )
    opening = (
        (scenario.map.names[space], *_card(card, language)) for card, space, _ in scenario.opening
    )
    plan = scenario.boss
    boss = None if plan is None else thing_of("rift", "boss", plan.id)
    return Board(
        tuple(levels), tuple(decks), tuple(opening), scenario.max_level, scenario.spells, boss
    )


def _cards(cards: tuple[int, ...], language: str) -> tuple[tuple[Thing, str], ...]:
    return tuple(_card(card, language) for card in cards)


def _card(card: int, language: str) -> tuple[Thing, str]:
    thing = thing_of("rift", "horde", BOX.cards[card].id)
    assert thing is not None
    return thing, said(thing, language).name
