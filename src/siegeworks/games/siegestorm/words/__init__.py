"""The words of Siegestorm: everything a player reads, generated from the data."""

from siegeworks.games.siegestorm.words.book import Words, words
from siegeworks.games.siegestorm.words.voice import printed_names, voice

__all__ = ["Words", "printed_names", "voice", "words"]
