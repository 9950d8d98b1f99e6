"""The Box: what is printed, shared by all games and never copied."""

from collections.abc import Iterator
from pickle import PicklingError
from typing import Any, ClassVar, Self, TypeVar

from siegeworks.core.agenda import Question, Script
from siegeworks.core.moves import Moves

S = TypeVar("S", bound=Script)


class Box:
    """Scripts by address. A game adds its cards and whatever it computes from them once.

    In a pickle it is only the name of its game.
    """

    game: ClassVar[str] = ""
    """The name of the game it belongs to."""
    moves: ClassVar[Moves] = Moves("")
    """Everything a seat can say in it."""

    def __init__(self) -> None:
        self.scripts: dict[str, Script] = {}

    def add(self, address: str, script: S) -> S:
        """Give a script, and every block inside it, an address."""
        if self.scripts.get(address, script) is not script:
            raise ValueError(f"two scripts at the address {address}")
        if script.box is None:
            script.address, script.box = address, self
        self.scripts[script.address] = script
        for place, verb in enumerate(script.verbs):
            for field, block in verb.scripts():
                self.add(f"{script.address}.{place}.{field}", block)
        return script

    def questions(self) -> Iterator[Question]:
        """Every question that a game can put."""
        for script in self.scripts.values():
            for verb in script.verbs:
                if isinstance(verb, Question):
                    yield verb

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if box_of(self.game) is not self:
            raise PicklingError("only the Box of an installed game can be pickled, by its name")
        return box_of, (self.game,)


def box_of(game: str) -> Box | None:
    """The Box of an installed game, if there is one of this name."""
    from siegeworks.core.shelf import GAMES

    return GAMES[game].box if game in GAMES else None
