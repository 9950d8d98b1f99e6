"""Refusals: every way to say no, each with what was wrong and, where there is one, the clause."""

from collections.abc import Iterable
from functools import reduce
from json import JSONDecodeError
from typing import Any, NamedTuple


class Saying(str):
    """A sentence in English that remembers how it was made, so that it can be said otherwise.

    Other languages have a sentence for the template; facts are put into either as `str.format`
    does, and may be Sayings themselves. A template without facts is put out as it is.
    """

    template: str
    facts: dict[str, Any]

    def __new__(cls, template: str, facts: dict[str, Any]) -> "Saying":
        """The template with the facts put in."""
        said = super().__new__(cls, template.format_map(facts) if facts else template)
        said.template, said.facts = template, facts
        return said

    def __reduce__(self) -> tuple[type["Saying"], tuple[str, dict[str, Any]]]:
        return Saying, (self.template, self.facts)


def saying(template: str, /, **facts: Any) -> Saying:
    """The sentence of a template such as `unknown card {card!r}` and its facts."""
    return template if isinstance(template, Saying) else Saying(template, facts)


def joined(apart: str, sayings: Iterable[str]) -> Saying:
    """Several sayings in one line."""
    facts = {f"fact{number}": said for number, said in enumerate(sayings)}
    return Saying(apart.join(f"{{{name}}}" for name in facts), facts)


def either(words: Iterable[object]) -> str:
    """Words one of which is expected: `a or b`."""
    first, *others = map(str, words)
    return reduce(
        lambda one, other: saying("{one} or {other}", one=one, other=other), others, first
    )


def no_json(fault: Exception) -> Saying:
    """Where a text stops being JSON."""
    if isinstance(fault, JSONDecodeError):
        return saying("line {line}, column {column}", line=fault.lineno, column=fault.colno)
    return saying("it is nested too deeply, or a number is too long")


class Reason(NamedTuple):
    """Why something is not offered: the clause, and the phrase that says it."""

    clause: str
    phrase: str


class Refused(ValueError):
    """Input that cannot be accepted; nothing was changed."""

    def __init__(self, message: str, reason: Reason | None = None, /, **facts: Any) -> None:
        self.message = saying(message, **facts)
        """What is wrong, so that other languages can say it too."""
        super().__init__(self.message)
        self.reason = reason


class BadNotation(Refused):
    """A move that cannot be read."""


class IllegalMove(Refused):
    """A move that can be read but is not offered now."""


class AmbiguousMove(Refused):
    """A shortened move that fits several options."""


class BadText(Refused):
    """A deck, position, record or case that cannot be read; says where and what was expected."""

    def __init__(self, what: str, line: int | None, message: str, /, **facts: Any) -> None:
        found = {"what": saying(what), "message": saying(message, **facts)}
        there = saying("{what}, line {line}: {message}", **found, line=line)
        super().__init__(saying("{what}: {message}", **found) if line is None else there)
        self.line = line
