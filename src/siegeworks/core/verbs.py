"""Verbs that any game may use: conditions, loops, seats acting side by side."""

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, dataclass_transform

from siegeworks.core.agenda import Frame, Script, Verb

VERBS: dict[str, type[Verb]] = {}
"""Every verb by name, for the words and the vocabulary."""

V = TypeVar("V", bound=Verb)


@dataclass_transform(frozen_default=True)
def verb(kind: type[V]) -> type[V]:
    """Make a class a verb: a frozen value whose docstring is its reference entry."""
    made = dataclass(frozen=True)(kind)
    VERBS[made.__name__] = made
    return made


class Condition(Protocol):
    """Something that holds or not, seen from a frame."""

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it holds now."""
        ...


@verb
class If(Verb):
    """Carry out one block if a condition holds, and otherwise another, if there is one."""

    condition: Condition
    then: Script
    otherwise: Script = Script()

    def perform(self, game: Any, frame: Frame) -> None:
        block = self.then if self.condition.holds(game, frame) else self.otherwise
        if block:
            game.push(frame._replace(script=block, pc=0))


@verb
class SideBySide(Verb):
    """Let every seat go through a block, at the same time and in any order between them."""

    block: Script

    def perform(self, game: Any, frame: Frame) -> None:
        game.fork(tuple(Frame(self.block, 0, seat) for seat in range(len(game.setup.seats))))
