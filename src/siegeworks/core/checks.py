"""Checks: what holds of a game but cannot be shown by playing.

A check lists what is wrong; it holds if it lists nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Check = Callable[[], Iterable[str]]
C = TypeVar("C", bound=Check)


class Checks(dict[str, Check]):
    """The checks of a game by name."""

    def add(self, function: C) -> C:
        """List a function as a check, by its own name."""
        self[function.__name__] = function
        return function


def differs(what: str, found: object, expected: object) -> Iterator[str]:
    """Say so if something is not what it should be."""
    if found != expected:
        yield f"{what}: {found}, expected {expected}"
