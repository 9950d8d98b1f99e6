"""Refusals: every way to say no, each with what was wrong and, where there is one, the clause."""

from collections.abc import Iterable
from json import JSONDecodeError
from typing import Any, NamedTuple


class Saying:
    """A sentence in English that remembers how it was made, so that it can be said otherwise.

    Other languages have a sentence for the template; facts are put into either as `str.format`
    does, and may be Sayings themselves. A template without facts is put out as it is.
    """

    __slots__ = ("facts", "template")

    def __init__(self, template: str, facts: dict[str, Any]) -> None:
        self.template = template
        self.facts = facts

    def __str__(self) -> str:
        return self.template.format_map(self.facts) if self.facts else self.template

    def __repr__(self) -> str:
        return repr(str(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[type["Saying"], tuple[str, dict[str, Any]]]:
        return Saying, (self.template, self.facts)


Sentence = str | Saying
"""What is wrong: as it is, or so that other languages can say it too."""


def saying(template: Sentence, /, **facts: Any) -> Saying:
    """The sentence of a template such as `unknown card {card!r}` and its facts."""
    return template if isinstance(template, Saying) else Saying(template, facts)


def joined(apart: str, sayings: Iterable[Sentence]) -> Saying:
    """Several sayings in one line."""
    facts = {f"fact{number}": said for number, said in enumerate(sayings)}
    return Saying(apart.join(f"{{{name}}}" for name in facts), facts)


def either(words: Iterable[object]) -> Sentence:
    """Words one of which is expected: `a or b`."""
    first, *others = map(str, words)
    said: Sentence = first
    for other in others:
        said = saying("{one} or {other}", one=said, other=other)
    return said


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

    def __init__(self, message: Sentence, reason: Reason | None = None, /, **facts: Any) -> None:
        self.message = saying(message, **facts)
        """What is wrong, so that other languages can say it too."""
        super().__init__(str(self.message))
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.message, self.reason)


def _remade(kind: type[Refused], message: Saying, reason: Reason | None) -> Refused:
    """A refusal that was pickled; its own constructor may ask for something else."""
    refused = kind.__new__(kind)
    Refused.__init__(refused, message, reason)
    return refused


class BadNotation(Refused):
    """A move that cannot be read."""


class IllegalMove(Refused):
    """A move that can be read but is not offered now."""


class AmbiguousMove(Refused):
    """A shortened move that fits several options."""


class BadText(Refused):
    """A deck, position, record or case that cannot be read; says where and what was expected."""

    def __init__(
        self, what: Sentence, line: int | None, message: Sentence, /, **facts: Any
    ) -> None:
        found = {"what": saying(what), "message": saying(message, **facts)}
        there = saying("{what}, line {line}: {message}", **found, line=line)
        super().__init__(saying("{what}: {message}", **found) if line is None else there)

    @property
    def line(self) -> int | None:
        """The line of the text, if it is about one."""
        line: int | None = self.message.facts.get("line")
        return line
