"""Phrases of one language: Fluent messages by key, with their attributes and facts."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

Fact = int | str
"""What a message may be told: a number, or words that are ready to be put in."""
Facts = tuple[tuple[str, Fact], ...]

REMEMBERED = 20_000
"""How many rendered messages are kept."""


class Phrases:
    """The messages of one language; what it lacks is taken from another one."""

    def __init__(
        self, language: str, sources: Iterable[str], fallback: "Phrases | None" = None
    ) -> None:
        self.language = language
        self.fallback = fallback
        self.bundle = FluentBundle([language], use_isolating=False)
        resources = [FluentResource(source) for source in sources]
        for resource in resources:
            self.bundle.add_resource(resource)
        self.keys = tuple(
            entry.id.name
            for resource in resources
            for entry in resource.body
            if isinstance(entry, Message)
        )
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._rendered)
        self.has = lru_cache(maxsize=REMEMBERED)(self._has)
        """Whether this language itself has a message, or an attribute of it."""

    def _has(self, key: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, attribute: str = "", /, **facts: Fact) -> str:
        """A message, or an attribute of it, with the facts put in; the key if nobody has it."""
        return self._remembered(key, attribute, tuple(sorted(facts.items())))

    def _rendered(self, key: str, attribute: str, facts: Facts) -> str:
        if not self.has(key, attribute):
            return self.fallback.say(key, attribute, **dict(facts)) if self.fallback else key
        message = self.bundle.get_message(key)
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
