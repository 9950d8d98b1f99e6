"""What is checked of the words of the table: pages, refusals and boards, in every language."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from siegeworks.cli.shipped.texts import missing
from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases

ENGLISH = LANGUAGES[0]
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)
FACT = re.compile(r"\$(\w+)")


def words_in(language: str) -> Iterator[str]:
    """What a language lacks of the table, and messages that need what English is not told."""
    for folder in folders():
        given, english = source(folder, language), source(folder, ENGLISH)
        yield from missing(Phrases(language, [given]), Phrases(ENGLISH, [english]))
        told = _facts(english)
        for key, facts in _facts(given).items():
            for fact in sorted(facts - told.get(key, set())):
                yield f"{language}: {key} is not told its {fact}"


def folders() -> Iterator[Traversable]:
    """Every folder of the table and of the boards that holds phrases."""
    yield from _below(files("siegeworks").joinpath("table"))
    for game in GAMES.values():
        yield from _below(game.home / "scene")


def _below(folder: Traversable) -> Iterator[Traversable]:
    if folder.joinpath(f"{ENGLISH}.ftl").is_file():
        yield folder
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _below(entry)


def source(folder: Traversable, language: str) -> str:
    """The phrases of a folder in a language; nothing where it has none."""
    file = folder.joinpath(f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def _facts(text: str) -> dict[str, set[str]]:
    """By message what it is told."""
    return {key: set(FACT.findall(said)) for key, said in MESSAGE.findall(text)}
