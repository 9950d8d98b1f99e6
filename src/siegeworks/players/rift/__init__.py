"""The machine player of Rift in Time."""

from siegeworks.players.rift.player import Defender

__all__ = ["Defender"]
