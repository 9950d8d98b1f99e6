"""How the tests read message files and texts."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from siegeworks.cli.shipped.texts import calls, phrases_of
from siegeworks.core.shelf import GAMES
from siegeworks.words.languages import HOME
from siegeworks.words.store import phrases

__all__ = ["HOLE", "calls", "entries", "lacking", "messages", "phrases_of"]

HOLE = re.compile(r"[{}]|\?\?\?|\bNone\b|  | [.,;]|\b(?:do|pick|noun|that|event|prompt)-[a-z]")
"""What no text may show: an empty slot, the key of a missing message, stray blanks."""


@cache
def entries(game: str, language: str) -> tuple[Message | Junk, ...]:
    """Every message of a game in a language, or of the common store; and what cannot be read."""
    home = GAMES[game].home / "words" if game else HOME
    texts = (file.read_text("utf-8") for file in sorted((home / language).rglob("*.ftl")))
    bodies = [entry for text in texts for entry in FluentParser().parse(text).body]
    return tuple(entry for entry in bodies if isinstance(entry, Message | Junk))


@cache
def messages(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The messages of a language with the names of their attributes."""
    return {
        entry.id.name: tuple(attribute.id.name for attribute in entry.attributes)
        for entry in entries(game, language)
        if isinstance(entry, Message)
    }


def lacking(game: str, language: str, *keys: str, attribute: str = "") -> list[str]:
    """The keys a language itself has no message for, or no such attribute of it."""
    said = phrases(game, language)
    return [key for key in keys if not said.has(key, attribute)]
