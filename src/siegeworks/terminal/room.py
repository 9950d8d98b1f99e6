"""The room `terminal` of a game, found by the game's name."""

from functools import cache
from typing import TYPE_CHECKING, Any

from siegeworks.core.shelf import game_named

if TYPE_CHECKING:
    from siegeworks.terminal.game import GameTerminal


@cache
def terminal_of(name: str) -> "GameTerminal[Any, Any]":
    """How a game is played at a terminal, by its name with or without its mode."""
    game = game_named(name)
    made: GameTerminal[Any, Any] = game.room("terminal").make(game)
    return made
