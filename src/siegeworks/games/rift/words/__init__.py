"""The words of Rift in Time: everything a player reads, generated from the data."""

from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.games.rift.words.voice import printed_names, voice

words = rift_words

__all__ = ["RiftWords", "printed_names", "rift_words", "voice", "words"]
