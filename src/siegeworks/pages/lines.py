"""A position as lines of text, which are changed one by one; whatever else stands there stays."""

from collections.abc import Iterable, Sequence
from itertools import groupby

NOTHING = "."
"""An empty place; such places are never counted."""


def bare(line: str) -> list[str]:
    """The words of a line that count."""
    return line.lower().partition("#")[0].split()


def lines_of(text: str, first: str) -> list[tuple[int, list[str]]]:
    """The lines with a first word: where they stand, and the words after it."""
    found = ((at, bare(line)) for at, line in enumerate(text.split("\n")))
    return [(at, words[1:]) for at, words in found if words[:1] == [first]]


def line_of(text: str, first: str) -> int:
    """Where the line with a first word stands; -1 if there is none."""
    return next((at for at, _ in lines_of(text, first)), -1)


def put(text: str, at: int, line: str) -> str:
    """Another line in the place of one; at -1 it is added at the end."""
    lines = text.split("\n")
    if at >= 0:
        lines[at] = line
        return "\n".join(lines)
    while lines and not lines[-1].strip():
        lines.pop()
    return "\n".join((*lines, line))


def put_first(text: str, at: int, line: str) -> str:
    """Another line in the place of one; at -1 it is added at the beginning."""
    return put(text, at, line) if at >= 0 else "\n".join(part for part in (line, text) if part)


def without(text: str, at: int) -> str:
    """A text without a line; all of it for -1."""
    return "\n".join(line for place, line in enumerate(text.split("\n")) if place != at)


def unfolded(words: Iterable[str]) -> list[str]:
    """Words with those that are counted, such as `tengu*2`, written out."""
    found: list[str] = []
    for word in words:
        name, _, times = word.partition("*")
        found += [name] * (int(times) if times.isdecimal() and len(times) < 3 else 1)
    return found


def folded(words: Sequence[str]) -> list[str]:
    """Words with equal neighbours counted."""
    found: list[str] = []
    for word, equal in groupby(unfolded(words)):
        number = len(list(equal))
        if number == 1 or word == NOTHING:
            found += [word] * number
        else:
            found.append(f"{word}*{number}")
    return found
