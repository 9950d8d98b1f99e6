"""Refusals: every way to say no, each with what was wrong and, where there is one, the clause."""

from typing import NamedTuple


class Reason(NamedTuple):
    """Why something is not offered: the clause, and the phrase that says it."""

    clause: str
    phrase: str


class Refused(ValueError):
    """Input that cannot be accepted; nothing was changed."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadNotation(Refused):
    """A move that cannot be read."""


class IllegalMove(Refused):
    """A move that can be read but is not offered now."""


class AmbiguousMove(Refused):
    """A shortened move that fits several options."""


class BadText(Refused):
    """A deck, position, record or case that cannot be read; says where and what was expected."""

    def __init__(self, what: str, line: int | None, message: str) -> None:
        where = f"{what}, line {line}" if line is not None else what
        super().__init__(f"{where}: {message}")
        self.line = line
