"""The glossary: the terms of each game in the reader's language, and where the rules have them."""

import tomllib
from functools import cache
from typing import NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.pages.rules.searching import folded
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import capital
from siegeworks.words.voice import words_of


class Term(NamedTuple):
    """A term of a game in one language."""

    game: str
    key: str
    name: str
    meaning: str
    clauses: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """Where it stands on the page of the glossary."""
        return f"{self.game}-{self.key}"


@cache
def clauses(game: str) -> dict[str, list[str]]:
    """For each term of a game the clauses to read first, from its `pages/terms.toml`."""
    file = GAMES[game].home / "pages/terms.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def glossary(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game in the order of the alphabet."""
    said = words_of(game, language)
    found = [
        Term(
            game,
            key,
            capital(said.term(key)),
            said.keyword(key),
            tuple(clauses(game).get(key, ())),
        )
        for key in said.keywords()
    ]
    return tuple(sorted(found, key=lambda term: folded(term.name)))


@cache
def elsewhere(term: Term) -> tuple[tuple[str, str], ...]:
    """What each language calls a term."""
    return tuple(
        (language, capital(words_of(term.game, language).term(term.key))) for language in LANGUAGES
    )
