"""A fixed number for every move of a game, for those who choose by number.

The forms come in the order of their declaration, the arguments of each in the order of their
kinds, the last one changing fastest. The numbers hold as long as the game declares the same
moves and its box holds the same things.
"""

from itertools import accumulate
from typing import Any

from siegeworks.core.moves import Form, Move, Moves


class Numbering:
    """Moves by number, and numbers by move."""

    def __init__(self, moves: Moves, box: Any) -> None:
        self.forms = list(moves.forms.values())
        kinds = {kind: tuple(kind.values(box)) for kind in moves.kinds.values()}
        self.values = [[kinds[kind] for kind in form.kinds] for form in self.forms]
        places = {kind: {one: n for n, one in enumerate(found)} for kind, found in kinds.items()}
        self.places = {form: [places[kind] for kind in form.kinds] for form in self.forms}
        sizes = [_product([len(found) for found in values]) for values in self.values]
        self.starts = [0, *accumulate(sizes)]
        self.first: dict[Form, int] = dict(zip(self.forms, self.starts, strict=False))

    def __len__(self) -> int:
        """How many moves there are."""
        return self.starts[-1]

    def number(self, move: Move) -> int:
        """The number of a move; a ValueError if the box has no such thing."""
        number = 0
        for place, value in zip(self.places[move.form], move.arguments, strict=True):
            if value not in place:
                raise ValueError(f"{move.text} has no number")
            number = number * len(place) + place[value]
        return self.first[move.form] + number

    def move(self, number: int) -> Move:
        """The move of a number."""
        if not 0 <= number < len(self):
            raise IndexError(f"there is no move {number}")
        which = next(n for n, end in enumerate(self.starts[1:]) if number < end)
        rest, arguments = number - self.starts[which], []
        for values in reversed(self.values[which]):
            rest, place = divmod(rest, len(values))
            arguments.append(values[place])
        return Move(self.forms[which], tuple(reversed(arguments)))


def _product(sizes: list[int]) -> int:
    found = 1
    for size in sizes:
        found *= size
    return found
