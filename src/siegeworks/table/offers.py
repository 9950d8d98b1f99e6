"""What the lobby offers: games, modes, seats, switches and what a seat can bring.

Each game says what it offers in its room `lobby`, by `offer(game, language)`; `table.lobby` is the
usual one. The page and `GET /api/games` have it as plain values with the same fields and the sign
of the game (`picture`), and with the machine players:
`{"games": [Offer…], "players": [Choice…], "player": the usual one}`.
"""

from functools import cache
from typing import Any, Literal

import msgspec

from siegeworks.core.player import Machine
from siegeworks.core.shelf import GAMES
from siegeworks.players import LEVELS, USUAL
from siegeworks.table.boards import picture_of
from siegeworks.words.players import players

Plain = dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    """Something that can be chosen."""

    id: str
    label: str


class Switch(msgspec.Struct, frozen=True):
    """Something to be agreed on, the default first."""

    id: str
    label: str
    values: list[Choice]


class Bringing(msgspec.Struct, frozen=True):
    """What a seat can bring by name: a deck, a hero."""

    label: str
    choices: list[Choice]
    usual: list[str]
    """What each seat brings if nothing is said, by id; empty if that is chosen in the game."""
    later: str = ""
    """What it is called to choose in the game; empty where one has to bring something."""
    once: bool = False
    """Whether no two seats may bring the same."""


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play a game."""

    id: str
    game: str
    """The name that a table is opened with."""
    title: str
    text: str = ""
    story: str = ""
    goal: str = ""
    number: int = 0
    """Its place in a series; 0 if it has none."""
    seats: list[int]
    usual: int
    """A good number of seats."""
    kind: Literal["against", "together", "alone"]
    """How people meet there."""
    hidden: bool
    """Whether hands are kept from each other."""
    switches: list[str]
    brings: list[str]
    """What can be brought there, by id."""
    picture: str
    apart: bool = False
    """Whether it stands apart from the others, under the heading that the game has for such."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the lobby."""

    id: str
    title: str
    text: str
    choose: str
    """What it is called to choose a mode."""
    modes: list[Mode]
    maps: bool = False
    """Whether the pictures of its modes are maps, which take more room than signs."""
    apart: str = ""
    """The heading of the modes that stand apart."""
    lesson: str = ""
    """The lesson for those who have never played it."""
    switches: list[Switch]
    brings: Bringing | None = None
    art: list[str] = []
    """Pictures that adorn the lobby."""
    no_entry: str = ""
    """A picture for pages that say no."""


@cache
def offer(game: str, language: str) -> Offer:
    """What a game offers."""
    found: Offer = GAMES[game].room("lobby").offer(GAMES[game], language)
    return found


@cache
def offers(language: str) -> Plain:
    """Everything a table can be opened for, as plain values."""
    title = players(language).title
    levels = [Choice(kind, title((Machine(kind),), 0)) for kind in LEVELS]
    games = [offer(name, language) for name in GAMES]
    found: Plain = msgspec.to_builtins({"games": games, "players": levels, "player": USUAL})
    for game in found["games"]:
        game["picture"] = picture_of(game["id"])
    return found


def titles(language: str) -> dict[str, str]:
    """What every game is called, by `title` and the name a table is opened with."""
    games = [offer(name, language) for name in GAMES]
    return {
        f"title {mode.game}": f"{game.title}: {mode.title}" for game in games for mode in game.modes
    }


def no_entry(language: str) -> str:
    """The address of a picture for pages that say no; empty if no game has one."""
    return next(filter(None, (offer(name, language).no_entry for name in GAMES)), "")
