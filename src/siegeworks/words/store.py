"""The store of texts: a folder for each language, a file for each topic.

What is said everywhere lies in `siegeworks/words/LANGUAGE/TOPIC.ftl`, what is said of a game in
`words/LANGUAGE/TOPIC.ftl` of its package, or all of it in one file `words/LANGUAGE.ftl`. An id
stands once, whatever the topic: topics only say which pages carry a phrase.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from siegeworks.core.game import Game
from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import ENGLISH, HOME
from siegeworks.words.phrases import Phrases, entries

Entries = dict[str, str]


@cache
def common_phrases(language: str) -> Phrases:
    """What is said everywhere; English stands in for what a language lacks."""
    fallback = common_phrases(ENGLISH) if language != ENGLISH else None
    return Phrases(language, _all(topics(HOME, language).values()), fallback)


@cache
def phrases(game: str | Game, language: str) -> Phrases:
    """What is said of a game, and everywhere; English stands in for what a language lacks.

    The game goes by its name, or is one that is on no shelf. It is free to say something in its
    own way: its phrase goes before the common one, even if it has it in English only.
    """
    home = (GAMES[game] if isinstance(game, str) else game).home / "words"
    own = _all(topics(home, language).values())
    own_english = _all(topics(home, ENGLISH).values())
    common = {
        key: text
        for key, text in common_phrases(language).entries.items()
        if key not in own_english
    }
    fallback = phrases(game, ENGLISH) if language != ENGLISH else None
    return Phrases(language, common | own, fallback)


def game_title(game: str, language: str) -> str:
    """What a game is called; its plain name if it does not say."""
    said = phrases(game, language)
    return said.say("game") if said.knows("game") else game


def topic_keys(*names: str, game: str = "") -> tuple[str, ...]:
    """The ids of some topics, of a game or common ones, in the order of the English files."""
    home = GAMES[game].home / "words" if game else HOME
    found = topics(home, ENGLISH)
    return tuple(_all(found.get(name, {}) for name in names))


@cache
def topics(home: Path, language: str) -> dict[str, Entries]:
    """By topic what a folder of texts has in a language."""
    folder = home / language
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.ftl")}
    alone = home / f"{language}.ftl"
    if alone.is_file():
        files[".ftl"] = alone
    return {
        name.removesuffix(".ftl"): entries(file.read_text("utf-8"))
        for name, file in sorted(files.items())
    }


def _all(parts: Iterable[Entries]) -> Entries:
    return {key: text for part in parts for key, text in part.items()}
