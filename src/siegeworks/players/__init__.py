"""Machine players. They see a View and nothing else."""

from siegeworks.players.greedy import Greedy
from siegeworks.players.player import Player
from siegeworks.players.random import Random
from siegeworks.players.spec import KINDS, make_player

__all__ = ["KINDS", "Greedy", "Player", "Random", "make_player"]
