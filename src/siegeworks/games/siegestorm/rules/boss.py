"""What is printed on a boss card: section 16 and the boss boards.

A boss is one file in `bosses/`: the Boss, and the cards of the boss decks it brings along.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from siegeworks.core.verbs import Condition
from siegeworks.games.siegestorm.rules.passives import Whenever

Difficulty = Literal["medium", "hard", "very-hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("medium", "hard", "very-hard")
OWN = "own"
"""Said of a boss deck: the one the boss usually plays with."""
BOSS_DECK_SIZE = 24
LEVELS = range(1, 6)
"""The levels of the Menace track; the last one is 5+ (SS-17.7, SS-R126)."""


class Column(NamedTuple):
    """One column of the back of a boss card: what a mode starts with (SS-16.3)."""

    menace: int
    base: int
    """How many cards of the base deck are taken."""
    advanced: int
    life: int


@dataclass(frozen=True)
class Side:
    """A boss at one difficulty: the boss hand number, a column for each mode, how to beat it."""

    hand: int
    solo: Column
    coop: Column
    victory: Condition | None = None
    """A further way to beat it, looked at when a turn ends (SS-16.23)."""


@dataclass(frozen=True)
class Boss:
    """A boss: what raises its Menace Level, and its boss cards from medium to very hard."""

    name: str
    base: str
    """The base deck it usually plays with."""
    advanced: str
    """The advanced deck it usually plays with."""
    menace: Whenever
    """The Menace Level effect (SS-17.12)."""
    sides: Mapping[str, Side]
    """For each difficulty."""
    printed: tuple[Difficulty, ...] = ()
    """The difficulties the rulebooks show with front and back; the others are ours."""
    id: str = ""
    """The name of its file, which puts it in."""
