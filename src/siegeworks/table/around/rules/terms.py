"""The glossary: the terms of both games in the reader's language, and where the rules have them."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from siegeworks.games import GAMES
from siegeworks.hosting.conduct import RIFT
from siegeworks.table.around.rules.searching import folded
from siegeworks.words import LANGUAGES, GameWords, rift_words, words
from siegeworks.words.phrases import capital


class Term(NamedTuple):
    """A term of a game in one language."""

    game: str
    key: str
    name: str
    meaning: str
    clauses: tuple[str, ...]
    elsewhere: tuple[tuple[str, str], ...]
    """What the other languages call it."""

    @property
    def anchor(self) -> str:
        """Where it stands on the page of the glossary."""
        return f"{self.game}-{self.key}"


@cache
def clauses() -> dict[str, dict[str, list[str]]]:
    """For each term of each game the clauses to read first."""
    return tomllib.loads(files(__package__).joinpath("terms.toml").read_text("utf-8"))


@cache
def glossary(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game in the order of the alphabet."""
    said = _words(game, language)
    found = [
        Term(
            game,
            key,
            capital(said.term(key)),
            said.keyword(key),
            tuple(clauses()[game].get(key, ())),
            tuple((other, capital(_words(game, other).term(key))) for other in LANGUAGES),
        )
        for key in said.keywords()
    ]
    return tuple(sorted(found, key=lambda term: folded(term.name)))


def _words(game: str, language: str) -> GameWords:
    return rift_words(language) if game == RIFT else words(language)


def terms_at(clause: str) -> list[tuple[str, str]]:
    """The terms, by game and key, for which a clause is the first to read."""
    return [
        (game, key)
        for game in GAMES
        for key, ids in clauses().get(game, {}).items()
        if ids[:1] == [clause]
    ]
