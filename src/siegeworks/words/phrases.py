"""Phrases of one language: Fluent messages by id, with their attributes and facts."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

Fact = int | str
"""What a message may be told: a number, or words that are ready to be put in."""
Facts = tuple[tuple[str, Fact], ...]

REMEMBERED = 20_000
"""How many rendered messages are kept."""
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message or term in a file: it begins at the margin, all its other lines are indented."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
FACT = re.compile(r"\$([\w-]+)")


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file by id, each as it is written there."""
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


class Phrases:
    """The messages of one language; what it lacks is taken from another one.

    A message is parsed when it is first said: of thousands, a reader meets a few hundred.
    """

    def __init__(
        self, language: str, entries: Mapping[str, str], fallback: "Phrases | None" = None
    ) -> None:
        self.language = language
        self.entries = entries
        self.fallback = fallback
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys = tuple(key for key in entries if not key.startswith("-"))
        self._parsed: set[str] = set()
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._rendered)
        self.has = lru_cache(maxsize=REMEMBERED)(self._has)
        """Whether this language itself has a message, or an attribute of it."""

    def _has(self, key: str, attribute: str = "") -> bool:
        if key not in self.entries:
            return False
        message = self.message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def knows(self, key: str, attribute: str = "") -> bool:
        """Whether a message can be said, be it in the language that stands in."""
        if self.has(key, attribute):
            return True
        return self.fallback is not None and self.fallback.knows(key, attribute)

    def say(self, key: str, attribute: str = "", /, **facts: Fact) -> str:
        """A message, or an attribute of it, with the facts put in; the key if nobody has it."""
        return self._remembered(key, attribute, tuple(sorted(facts.items())))

    def open(self, key: str) -> str:
        """A message whose facts are left open, as `{name}`, to be put in by the browser."""
        return self.say(key, **{name: f"{{{name}}}" for name in self.facts(key)})

    def facts(self, key: str) -> set[str]:
        """The names of the facts a message speaks of, and all that it refers to."""
        if key not in self.entries:
            return self.fallback.facts(key) if self.fallback else set()
        told: set[str] = set()
        seen, open_ = set(), [key]
        while open_:
            text = self.entries.get(open_.pop(), "")
            told.update(FACT.findall(text))
            open_ += [other for other in REFERENCE.findall(text) if other not in seen]
            seen.update(open_)
        return told

    def message(self, key: str) -> Message:
        """A message of this language, ready to be rendered."""
        self._parse(key)
        return self.bundle.get_message(key)

    def _parse(self, key: str) -> None:
        """Parse an entry, and whatever it refers to."""
        if key in self._parsed or key not in self.entries:
            return
        self._parsed.add(key)
        text = self.entries[key]
        self.bundle.add_resource(FluentResource(text))
        for other in REFERENCE.findall(text):
            self._parse(other)

    def _rendered(self, key: str, attribute: str, facts: Facts) -> str:
        if not self.has(key, attribute):
            return self.fallback.say(key, attribute, **dict(facts)) if self.fallback else key
        message = self.message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _faults = self.bundle.format_pattern(pattern, dict(facts))
        assert isinstance(text, str)
        return text


@cache
def kebab(name: str) -> str:
    """The key of a class: `DiscardRandom` is `discard-random`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def slug(text: str) -> str:
    """A text as part of a key: a clause such as `SS-6.3` is `SS-6-3`."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text).strip("-")


def capital(text: str) -> str:
    """A text with a capital at its start."""
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """A text in which empty slots have left no trace."""
    return " ".join(text.split())
