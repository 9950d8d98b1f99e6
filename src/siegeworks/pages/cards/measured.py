"""How often whoever had or used a thing won, as `tools/cardstats.py` measured it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from siegeworks.games.rift.game import RIFT as RIFT_GAME
from siegeworks.games.rift.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.lab.match import wilson
from siegeworks.pages.cards.things import SIEGESTORM, Thing

SOURCES = ("starter", "built", "solo")
USES = ("had", "deployed", "played")
FEW = 20
"""Below so many games a share says next to nothing."""


class Line(NamedTuple):
    """A share of wins with its 95 % interval, in per cent."""

    source: str
    """Which games: between starter decks, a difficulty."""
    use: str
    games: int
    share: int
    low: int
    high: int

    @property
    def few(self) -> bool:
        """Whether there were too few games to say much."""
        return self.games < FEW


@cache
def measured() -> dict[str, Any]:
    """Everything that was measured, and how."""
    return tomllib.loads(files(__package__).joinpath("measured.toml").read_text("utf-8"))


def lines(thing: Thing) -> list[Line]:
    """What was measured of a thing."""
    if thing.kind == "boss":
        return _by_difficulty("boss", thing.id, "")
    if thing.game == SIEGESTORM:
        counted = measured().get("card", {}).get(thing.id, {})
        return [
            line(source, use, *counted[f"{source}-{use}"])
            for source in SOURCES
            for use in USES
            if f"{source}-{use}" in counted
        ]
    return _by_difficulty(thing.kind, thing.id, "used")


def abilities(thing: Thing) -> list[tuple[str, list[Line]]]:
    """What was measured of the abilities of a hero, by id."""
    if thing.kind != "hero":
        return []
    hero = BOX.heroes[BOX.hero_numbers[thing.id]]
    found = ((one.id, _by_difficulty("ability", one.id, "used")) for one in hero.abilities)
    return [(ident, counted) for ident, counted in found if counted]


def beaten(thing: Thing) -> list[Line]:
    """How often a horde that came was beaten."""
    return _by_difficulty("beaten", thing.id, "") if thing.kind == "horde" else []


def all_games(thing: Thing) -> list[Line]:
    """How often the players of Rift won at all, to compare what was measured of a thing with."""
    if thing.game == SIEGESTORM or thing.kind == "scenario":
        return []
    return _by_difficulty("all", "storms" if thing.kind == "storm" else "all", "")


def _by_difficulty(kind: str, ident: str, use: str) -> list[Line]:
    counted = measured().get(kind, {}).get(ident, {})
    return [line(level, use, *counted[level]) for level in difficulties() if level in counted]


def difficulties() -> tuple[str, ...]:
    """The difficulties of both games, the easiest of each first."""
    return (*DIFFICULTIES, *RIFT_GAME.switches["difficulty"])


def line(source: str, use: str, games: int, wins: int) -> Line:
    """A line, with Wilson's interval."""
    low, high = wilson(wins, games)
    return Line(source, use, games, round(100 * wins / games), round(100 * low), round(100 * high))
