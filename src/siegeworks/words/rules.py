"""The rules in words: every clause and section in the reader's language.

The English text is that of each game's own `rules.toml`. A translation is a message in the words
of the game: `SS-6-3` for the clause SS-6.3, `section-card-anatomy` for a heading; what a language
lacks is said in English.
"""

import re
from functools import cache

from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import known_language
from siegeworks.words.phrases import slug
from siegeworks.words.store import phrases

APART = re.compile(r"[A-Z]+-[RED]\d")
"""Rulings, worked examples and points on which editions differ, by the beginning of their ids."""


def clause_text(game: str, clause: str, language: str) -> str:
    """What a clause of a game says; nothing if there is no such clause."""
    name = game.partition("/")[0]
    return _said(name, slug(clause), _english(name).get(clause, ""), language)


def section_title(game: str, section: str, language: str) -> str:
    """The heading of a section, found by its English heading."""
    return _said(game.partition("/")[0], section_key(section), section, language)


def section_key(section: str) -> str:
    """The message that says a heading."""
    return f"section-{slug(section).lower()}"


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
def _english(game: str) -> dict[str, str]:
    return {clause.id: clause.text for clause in GAMES[game].clauses()}


def _said(game: str, key: str, english: str, language: str) -> str:
    said = phrases(game, known_language(language))
    return said.say(key) if said.knows(key) else english
