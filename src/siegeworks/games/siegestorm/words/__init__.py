"""The words of Siegestorm: everything a player reads, generated from the data."""

from siegeworks.games.siegestorm.words.book import SiegeWords, words
from siegeworks.games.siegestorm.words.voice import printed_names, voice

__all__ = ["SiegeWords", "printed_names", "voice", "words"]
