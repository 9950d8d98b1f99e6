"""The machine players of Rift in Time."""

from siegeworks.players.rift.council import Council, make_strategist
from siegeworks.players.rift.player import Defender
from siegeworks.players.rift.strategist import Strategist
from siegeworks.players.rift.taste import AMATEUR, NOVICE, PLAIN

__all__ = ["AMATEUR", "NOVICE", "PLAIN", "Council", "Defender", "Strategist", "make_strategist"]
