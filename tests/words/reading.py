"""How the tests read message files and texts."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import siegeworks
from siegeworks.cli.shipped.texts import calls, phrases_of

__all__ = ["HOLE", "SOURCE", "calls", "entries", "messages", "phrases_of"]

SOURCE = Path(siegeworks.__file__).parent
HOLE = re.compile(r"[{}]|\?\?\?|\bNone\b|  | [.,;]|\b(?:do|pick|noun|that|event|prompt)-[a-z]")
"""What no text may show: an empty slot, the key of a missing message, stray blanks."""


@cache
def entries(language: str) -> tuple[Message | Junk, ...]:
    """Every message of a language, and whatever could not be read."""
    found: list[Message | Junk] = []
    for folder in (
        files("siegeworks.words") / "interface",
        files("siegeworks.games.siegestorm.words"),
    ):
        text = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        found += [entry for entry in body if isinstance(entry, Message | Junk)]
    return tuple(found)


@cache
def messages(language: str) -> dict[str, tuple[str, ...]]:
    """The messages of a language with the names of their attributes."""
    return {
        entry.id.name: tuple(attribute.id.name for attribute in entry.attributes)
        for entry in entries(language)
        if isinstance(entry, Message)
    }
