"""Words: rules text, log lines, questions and refusals in five languages, generated from data."""

from siegeworks.words.book import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
