"""The games there are, and the formats that find them by name.

Whoever reads records or cases takes them from here, so that the games are known to them.
"""

from siegeworks.core.case import read_cases, run_case
from siegeworks.core.game import GAMES, Game, game_of
from siegeworks.core.record import Record, read, replay
from siegeworks.rift.game import RIFT
from siegeworks.siegestorm.game import SIEGESTORM

GAMES.update({game.name: game for game in (SIEGESTORM, RIFT)})

__all__ = ["GAMES", "Game", "Record", "game_of", "read", "read_cases", "replay", "run_case"]
