"""The titles of the casebook in words: what each case shows, in the reader's language.

The English title is the name of the case. A translation is `words/cases/LANGUAGE/FILE.toml`,
named as the file of the casebook, with an entry by English title; what it lacks is said in English.
"""

import tomllib
from functools import cache

from siegeworks.core.shelf import GAMES


def case_title(game: str, title: str, language: str) -> str:
    """The title of a case of a game, found by its English title."""
    return titles(game.partition("/")[0], language).get(title, title)


@cache
def titles(game: str, language: str) -> dict[str, str]:
    """All titles a language has for the casebook of a game, by English title."""
    folder = GAMES[game].home / "words" / "cases" / language
    if not folder.is_dir():
        return {}
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        found |= tomllib.loads(file.read_text("utf-8"))
    return found
