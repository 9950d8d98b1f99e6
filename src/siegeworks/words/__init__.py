"""Words: rules text, log lines, questions and refusals in five languages, generated from data."""

from siegeworks.words.book import LANGUAGES, Words, words
from siegeworks.words.bosscard import BossCard

__all__ = ["LANGUAGES", "BossCard", "Words", "words"]
