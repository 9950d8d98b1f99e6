"""All shipped data, checked: what each game claims of itself, its cases, its words everywhere."""

from collections.abc import Callable, Iterator
from functools import partial

from siegeworks import casebook
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.lessons import checking as lessons
from siegeworks.puzzles import checking as puzzles
from siegeworks.words import checking as words
from siegeworks.words.languages import HOME, LANGUAGES

Check = Callable[[], Iterator[str]]
"""Lists what is wrong, one sentence each."""


def checks() -> dict[str, Check]:
    """What can be checked, by name: each game, then what is there of all games."""
    games = {game.name: partial(_game, game) for game in GAMES.values()}
    return {
        **games,
        "cases": _cases,
        "lessons": lessons.faults,
        "puzzles": puzzles.faults,
        "words": _words,
    }


def _game(game: Game) -> Iterator[str]:
    """What a game claims of itself, and what it checks of its data and words besides."""
    for name, check in game.checks.items():
        for fault in check():
            yield f"{game.name}, {name}: {fault}"
    room = game.own_room("shipped")
    yield from room.faults() if room is not None else ()


def _words() -> Iterator[str]:
    """What languages lack of the terminal and the table."""
    for language in LANGUAGES:
        for home in (HOME, *(game.home / "words" for game in GAMES.values())):
            yield from words.faults(home, language)


def _cases() -> Iterator[str]:
    for path in casebook.files():
        try:
            yield from (str(result) for result in casebook.run_cases([path]) if not result.holds)
        except Refused as fault:
            yield str(fault)
