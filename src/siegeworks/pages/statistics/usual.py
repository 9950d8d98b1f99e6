"""What is noted of a game and counted: the room `statistics` of a game that says nothing about it.

A game may note what a seat brought and whom it played, name a difficulty and a foe that all play
against, and say what its games are counted by; each part has a default.
"""

from collections.abc import Sequence
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.table.offers import offer
from siegeworks.table.results import Brought, Result


class Statistics:
    """What is noted and counted of the games of one game."""

    sections: tuple[str, ...] = ("mode", "opponent", "level", "players")
    """What its games are counted by, from `counting.SECTIONS`, in order."""

    def brought(self, lines: tuple[str, ...]) -> Brought | None:
        """What is noted of what a seat brought."""
        return None

    def roles(self, state: Any, seats: Sequence[Seat]) -> list[str]:
        """Whom some seats played, by id."""
        return []

    def difficulty(self, result: Result) -> str:
        """The difficulty that was agreed on; empty where there is none."""
        return ""

    def foe(self, result: Result) -> str:
        """What all played against that is no scenario, such as a boss; empty for nobody."""
        return ""

    # -- in words ----------------------------------------------------------------------

    def mode_name(self, game: str, language: str) -> str:
        """What a mode is called, by the name a table is opened with."""
        modes = offer(game.partition("/")[0], language).modes
        return next((mode.title for mode in modes if mode.game == game), game)

    def group_name(self, group: str, language: str) -> str:
        """What a group of decks is called."""
        return group

    def role_name(self, role: str, language: str) -> str:
        """What somebody is called whom one plays."""
        return role

    def foe_name(self, foe: str, difficulty: str, language: str) -> str:
        """What a foe is called at a difficulty."""
        return foe

    def difficulty_name(self, difficulty: str, language: str) -> str:
        """What a difficulty is called."""
        return difficulty


STATISTICS = Statistics()
