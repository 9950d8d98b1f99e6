"""Everything printed in the games: what it is, and what it says in a language.

A game that has something printed says so in its room `pages.things`: `KINDS` and `things()`; what
they say (`said`), by which ids positions and moves speak of them (`idents`) and under which English
names the rules do (`names`); what the values of filters are called (`labels`); and what else the
page of a thing shows (`details`).
"""

from functools import cache
from types import ModuleType
from typing import NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.pages.cards.measured import Measured


class Thing(NamedTuple):
    """Something printed, as far as filters want to know it."""

    game: str
    kind: str
    id: str
    group: str = ""
    """What it belongs to: a faction, a family."""
    cost: int | None = None
    rank: str = ""
    """Its rank or level."""
    has: frozenset[str] = frozenset()
    """What is printed on it besides: `action`, `passive`, `activation`."""
    picture: str = ""
    brief: int = 0
    """How many of its last values are shown in lists, too."""

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/cards/{self.game}/{self.kind}/{self.id}"


class Said(NamedTuple):
    """A thing in the words of one language."""

    name: str
    mark: str
    """What it is, in a few words: faction and rank, level and family."""
    values: tuple[tuple[str, str], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """Its texts, each with what it is called; that may be nothing."""
    keywords: tuple[str, ...] = ()
    """The terms of the glossary its texts use."""


class Details(NamedTuple):
    """What the page of a thing shows besides."""

    notes: tuple[str, ...] = ()
    template: str = ""
    """A template of the game's own for what only such a thing has; empty for none."""
    facts: object = None
    """What that template shows."""
    measured: Measured | None = None


Labels = dict[str, dict[str, str]]
"""What values of the filters `group`, `rank` and `has` are called."""


def _of(game: str) -> ModuleType:
    return GAMES[game].room("pages.things")


@cache
def kinds() -> dict[str, tuple[str, ...]]:
    """The kinds of things of each game, in the order in which they are shown."""
    return {game: _of(game).KINDS for game in GAMES if _of(game).KINDS}


@cache
def all_things() -> tuple[Thing, ...]:
    """Every thing of every game, in the order of its box."""
    return tuple(thing for game in kinds() for thing in _of(game).things())


@cache
def thing_of(game: str, kind: str, ident: str) -> Thing | None:
    """A thing by its address."""
    wanted = (game, kind, ident)
    return next((each for each in all_things() if each[:3] == wanted), None)


@cache
def said(thing: Thing, language: str) -> Said:
    """A thing in the words of a language."""
    found: Said = _of(thing.game).said(thing, language)
    return found


def names(thing: Thing) -> list[str]:
    """What English titles of cases and clauses call a thing."""
    found: list[str] = _of(thing.game).names(thing)
    return found


def idents(thing: Thing) -> list[str]:
    """The ids by which positions and moves speak of a thing."""
    found: list[str] = _of(thing.game).idents(thing)
    return found


def labels(game: str, language: str) -> Labels:
    """What the values of each filter are called in a game, in order."""
    found: Labels = _of(game).labels(language)
    return found


def details(thing: Thing, language: str) -> Details:
    """What the page of a thing shows besides."""
    found: Details = _of(thing.game).details(thing, language)
    return found
