"""Siegestorm in the terminal."""

from siegeworks.core.game import Game
from siegeworks.games.siegestorm.terminal.siege import SiegeTerminal


def make(game: Game) -> SiegeTerminal:
    """How Siegestorm is played at a terminal."""
    return SiegeTerminal(game)
