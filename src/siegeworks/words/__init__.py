"""Words: rules text, log lines, questions and refusals in five languages, generated from data."""

from siegeworks.words.book import LANGUAGES, Words, words
from siegeworks.words.bosscard import BossCard
from siegeworks.words.rift import RiftWords, rift_words
from siegeworks.words.telling import GameWords

__all__ = ["LANGUAGES", "BossCard", "GameWords", "RiftWords", "Words", "rift_words", "words"]
