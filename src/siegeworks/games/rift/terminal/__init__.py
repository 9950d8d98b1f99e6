"""Rift in the terminal."""

from siegeworks.core.game import Game
from siegeworks.games.rift.terminal.rift import RiftTerminal


def make(game: Game) -> RiftTerminal:
    """How Rift is played at a terminal."""
    return RiftTerminal(game)
