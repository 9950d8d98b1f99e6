"""How the tests read the messages and texts of Rift."""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from siegeworks.games.rift.words.book import rift_phrases
from tests.words.reading import HOLE as COMMON

HOLE = re.compile(
    rf"{COMMON.pattern}|\b(?:ability|action|boss|card|clause|colour|difficulty|enemy|family|goal"
    r"|hero|horde|keyword|option|outcome|per|phase|reach|reason|rule|scenario|shape|spell|term"
    r"|terrain|tile|tower|turn|type|where|who)-[a-z]"
)
"""What no text may show: an empty slot, the key of a missing message, stray blanks."""


@cache
def entries(language: str) -> tuple[Message | Junk, ...]:
    """Every message of a language, and whatever could not be read."""
    found: list[Message | Junk] = []
    for folder in (files("siegeworks.words") / "interface", files("siegeworks.games.rift.words")):
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


def lacking(language: str, *keys: str, attribute: str = "") -> list[str]:
    """The keys a language itself has no message for, or no such attribute of it."""
    phrases = rift_phrases(language)
    return [key for key in keys if not phrases.has(key, attribute)]
