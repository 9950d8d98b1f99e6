"""The rules as a book: sections with their clauses, and the way from an id to its place."""

import re
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from siegeworks.core.shelf import GAMES
from siegeworks.words.phrases import slug
from siegeworks.words.rules import clause_text, section_title

CLAUSE = re.compile(r"\b[A-Z]+-[A-Z]?\d+(?:\.\d+)?\b")
NUMBERED = re.compile(r"[A-Z]+-(\d+)\.")
RULINGS, EDITIONS = "Rulings", "Edition differences"


class Part(NamedTuple):
    """A section of the rules of a game, with the ids of its clauses."""

    game: str
    heading: str
    """The heading in English, by which translations find theirs."""
    clauses: tuple[str, ...]

    @property
    def slug(self) -> str:
        """Its name in addresses, the same in every language."""
        return slug(self.heading).lower()

    @property
    def number(self) -> str:
        """Its number in the rules; empty for rulings and other appendices."""
        found = NUMBERED.match(self.clauses[0])
        return found[1] if found else ""

    @property
    def kind(self) -> str:
        """Whether it holds rules, rulings or further matter."""
        if self.number:
            return "rules"
        return "rulings" if self.heading.startswith(RULINGS) else "more"

    @property
    def path(self) -> str:
        """Its address."""
        return f"/rules/{self.game}/{self.slug}"


@cache
def parts(game: str) -> tuple[Part, ...]:
    """The sections of a game, in order."""
    found: dict[str, list[str]] = {}
    for clause in GAMES[game].clauses():
        found.setdefault(clause.section, []).append(clause.id)
    return tuple(Part(game, heading, tuple(ids)) for heading, ids in found.items())


@cache
def part_of(game: str, name: str) -> Part | None:
    """A section by its name in addresses."""
    return next((part for part in parts(game) if part.slug == name), None)


@cache
def places() -> dict[str, Part]:
    """The section each clause of any game stands in."""
    return {clause: part for game in GAMES for part in parts(game) for clause in part.clauses}


def address(clause: str) -> str:
    """Where a clause stands; refused by KeyError if there is none of that id."""
    return f"{places()[clause].path}#{clause}"


def heading(part: Part, language: str) -> str:
    """The heading of a section in a language."""
    return section_title(part.game, part.heading, language)


def text(clause: str, language: str) -> str:
    """What a clause says in a language."""
    return clause_text(places()[clause].game, clause, language)


@cache
def named_by() -> dict[str, tuple[str, ...]]:
    """For each clause those others whose texts speak of it."""
    found: dict[str, list[str]] = {}
    for game in GAMES.values():
        for clause in game.clauses():
            for named in dict.fromkeys(CLAUSE.findall(clause.text)):
                if named != clause.id:
                    found.setdefault(named, []).append(clause.id)
    return {named: tuple(ids) for named, ids in found.items()}


def linked(said: str) -> Markup:
    """A text in which every clause that is named leads to its place."""
    made, end = Markup(), 0
    for found in CLAUSE.finditer(said):
        made += escape(said[end : found.start()])
        made += clause_link(found[0]) if found[0] in places() else escape(found[0])
        end = found.end()
    return made + escape(said[end:])


def clause_link(clause: str) -> Markup:
    """A link to a clause, by its id."""
    return Markup('<a class="clause" href="/rules/clause/{0}">{0}</a>').format(clause)
