"""Verbs that any game may use: conditions, loops, seats acting side by side."""

from dataclasses import dataclass
from typing import Any, Protocol

from siegeworks.core.agenda import NO_TEXT, Frame, Script, Verb


class Condition(Protocol):
    """Something that holds or not, seen from a frame."""

    def holds(self, game: Any, frame: Frame) -> bool:
        """Whether it holds now."""
        ...


@dataclass(frozen=True)
class If(Verb):
    """Carry out one block if a condition holds, otherwise another, if there is one."""

    condition: Condition
    then: Script
    otherwise: Script = NO_TEXT

    def perform(self, game: Any, frame: Frame) -> None:
        block = self.then if self.condition.holds(game, frame) else self.otherwise
        if block.verbs:
            game.push(frame._replace(script=block, pc=0))


@dataclass(frozen=True)
class SideBySide(Verb):
    """Let every seat go through a block, at the same time and in any order between them."""

    block: Script

    def perform(self, game: Any, frame: Frame) -> None:
        game.fork(tuple(Frame(self.block, 0, seat) for seat in range(len(game.setup.seats))))
