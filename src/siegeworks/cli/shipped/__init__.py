"""All shipped data, checked: what each game claims of itself, its cases, its words everywhere."""

from collections.abc import Callable, Iterator

from siegeworks import casebook
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.games.rift import shipped as rift
from siegeworks.games.siegestorm import shipped as siegestorm
from siegeworks.lessons import checking as lessons
from siegeworks.puzzles import checking as puzzles
from siegeworks.words import checking as words
from siegeworks.words.languages import HOME, LANGUAGES

Faults = Callable[[], Iterator[str]]
InLanguage = Callable[[str], Iterator[str]]

DATA: dict[str, Faults] = {"siegestorm": siegestorm.decks}
"""By game: what is checked of its data besides the checks it lists itself (`game.checks`)."""
WORDS: dict[str, InLanguage] = {"siegestorm": siegestorm.words_in, "rift": rift.words_in}
"""By game: what is checked of its words in each language."""


def faults() -> Iterator[str]:
    """Everything that is wrong, one sentence each."""
    for game in GAMES.values():
        for name, check in game.checks.items():
            for fault in check():
                yield f"{game.name}, {name}: {fault}"
    for data in DATA.values():
        yield from data()
    yield from _cases()
    yield from lessons.faults()
    yield from puzzles.faults()
    for language in LANGUAGES:
        for home in (HOME, *(game.home / "words" for game in GAMES.values())):
            yield from words.faults(home, language)
        for spoken in WORDS.values():
            yield from spoken(language)


def _cases() -> Iterator[str]:
    for path in casebook.files():
        try:
            yield from (str(result) for result in casebook.run_cases([path]) if not result.holds)
        except Refused as fault:
            yield str(fault)
