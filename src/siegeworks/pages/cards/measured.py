"""How often whoever had or used a thing won, as a game's own measurements say."""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from siegeworks.core.shelf import GAMES
from siegeworks.lab.match import wilson

FEW = 20
"""Below so many games a share says next to nothing."""


class Line(NamedTuple):
    """A share of wins with its 95 % interval, in per cent."""

    where: str
    """Which games, in words: between starter decks, a difficulty."""
    use: str
    """What was done with it, in words; empty where that is the same in all lines."""
    games: int
    share: int
    low: int
    high: int

    @property
    def few(self) -> bool:
        """Whether there were too few games to say much."""
        return self.games < FEW


class Part(NamedTuple):
    """A table of lines."""

    lines: list[Line]
    title: str = ""
    won: str = ""
    """What the share is a share of; empty for games that were won."""
    folded: bool = False
    """Whether it is shown only to those who ask for it."""

    @property
    def by_use(self) -> bool:
        """Whether its lines differ by what was done with the thing."""
        return any(line.use for line in self.lines)


class Measured(NamedTuple):
    """What was measured of a thing, and how; no parts if nothing was."""

    how: str
    parts: list[Part]
    note: str = ""
    """Who it was that won."""


NOTHING = Measured("", [])


@cache
def figures(game: str) -> dict[str, Any]:
    """Everything that was measured in a game, from its `pages/measured.toml`."""
    return tomllib.loads((GAMES[game].home / "pages/measured.toml").read_text("utf-8"))


def line(where: str, use: str, games: int, wins: int) -> Line:
    """A line, with Wilson's interval."""
    low, high = wilson(wins, games)
    return Line(where, use, games, round(100 * wins / games), round(100 * low), round(100 * high))
