"""Searching texts as people type: case and diacritics do not matter, found words are marked."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

LONGEST_QUERY = 100
BARE = str.maketrans({"ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "’": "'", "–": "-"})
"""Letters that have no parts to be taken off."""


def folded(text: str) -> str:
    """A text without case and diacritics."""
    return "".join(_letter(letter) for letter in text)


@lru_cache(maxsize=4096)
def _letter(letter: str) -> str:
    apart = unicodedata.normalize("NFKD", letter.translate(BARE))
    return "".join(part for part in apart if not unicodedata.combining(part)).casefold()


def wanted(query: str) -> tuple[str, ...]:
    """The words of a query, ready to be looked for."""
    return tuple(dict.fromkeys(re.findall(r"[^\s,;„“”\"]+", folded(query[:LONGEST_QUERY]))))


def holds(words: Iterable[str], text: str) -> bool:
    """Whether a folded text holds every word."""
    return all(word in text for word in words)


def marked(text: str, words: Sequence[str]) -> Markup:
    """A text with every place marked where one of the words was found."""
    letters = [_letter(letter) for letter in text]
    origin = [place for place, found in enumerate(letters) for _ in found]
    plain = "".join(letters)
    hit = [False] * len(text)
    for word in words:
        at = plain.find(word)
        while word and at >= 0:
            for place in range(origin[at], origin[at + len(word) - 1] + 1):
                hit[place] = True
            at = plain.find(word, at + 1)
    made, start = Markup(), 0
    for place in range(1, len(text) + 1):
        if place == len(text) or hit[place] != hit[start]:
            piece = escape(text[start:place])
            made += Markup("<mark>{}</mark>").format(piece) if hit[start] else piece
            start = place
    return made
