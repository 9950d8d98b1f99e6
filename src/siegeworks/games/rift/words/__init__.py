"""The words of Rift in Time: everything a player reads, generated from the data."""

from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.games.rift.words.voice import voice

__all__ = ["RiftWords", "rift_words", "voice"]
