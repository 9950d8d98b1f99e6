"""The rules in words: every clause and section in the reader's language.

The English text is that of each game's own `rules.toml`. A translation is
`words/rules/LANGUAGE.toml`, with `[sections]` by English heading and `[clauses]` by id; what it
lacks is said in English.
"""

import re
import tomllib
from functools import cache
from typing import NamedTuple

from siegeworks.core.shelf import GAMES

ENGLISH = "en"
APART = re.compile(r"[A-Z]+-[RED]\d")
"""Rulings, worked examples and points on which editions differ, by the beginning of their ids."""


class Rulebook(NamedTuple):
    """The rules of one game in one language."""

    sections: dict[str, str]
    """Headings by the English heading."""
    clauses: dict[str, str]
    """Texts by id."""


def clause_text(game: str, clause: str, language: str) -> str:
    """What a clause of a game says; nothing if there is no such clause."""
    return rulebook(_name(game), language).clauses.get(clause, "")


def section_title(game: str, section: str, language: str) -> str:
    """The heading of a section, found by its English heading."""
    return rulebook(_name(game), language).sections.get(section, section)


@cache
def rulings(game: str, names: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The rulings and examples that name each of some printed things by its English name."""
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    pattern = re.compile(rf"\b(?:{'|'.join(longest_first)})\b")
    found: dict[str, list[str]] = {}
    for clause in GAMES[game].clauses():
        if APART.match(clause.id):
            for name in dict.fromkeys(pattern.findall(clause.text)):
                found.setdefault(name, []).append(clause.id)
    return {name: tuple(clauses) for name, clauses in found.items()}


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language, English standing in for what it lacks."""
    clauses = GAMES[game].clauses()
    english = Rulebook(
        {clause.section: clause.section for clause in clauses},
        {clause.id: clause.text for clause in clauses},
    )
    found = translation(game, language)
    return Rulebook(english.sections | found.sections, english.clauses | found.clauses)


@cache
def translation(game: str, language: str) -> Rulebook:
    """What a language itself has to say of the rules of a game; nothing without a file."""
    file = GAMES[game].home / "words" / "rules" / f"{language}.toml"
    if language == ENGLISH or not file.is_file():
        return Rulebook({}, {})
    found = tomllib.loads(file.read_text("utf-8"))
    return Rulebook(found["sections"], found["clauses"])


def _name(game: str) -> str:
    """The name of a game without its mode: `chess/blitz` is `chess`."""
    return game.partition("/")[0]
