"""What puzzles ask for: where a line has arrived or comes too late, and what is worth trying."""

from collections.abc import Iterator

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.core.state import State


class Aim:
    """What a seat is after, from a State on."""

    name = ""
    """What it is called in a file."""
    steps = (4.5, 7.0)
    """Bits of choice from which a puzzle is tricky, and from which it is hard."""
    traced = False
    """Whether solutions differ by their ends too, and not by the first answer alone."""

    def __init__(self, root: State, seat: Seat) -> None:
        self.seat, self.root_ply = seat, root.ply

    def reached(self, state: State) -> bool:
        """Whether what is asked is done."""
        raise NotImplementedError

    def too_late(self, state: State) -> bool:
        """Whether it cannot be done any more."""
        raise NotImplementedError

    def options(self, state: State, decision: Decision) -> Iterator[Option]:
        """What the seat may try; what can never help may be left out."""
        yield from decision.options

    def is_lucky(self, state: State, since: int) -> bool:
        """Whether chance or hidden cards had a part in what happened since a note."""
        return False

    def trace(self, state: State) -> object:
        """By what two ends count as the same."""
        raise NotImplementedError

    def places(self) -> list[str]:
        """The places of the board that it is about."""
        return []

    @classmethod
    def made(cls, root: State, seat: Seat, targets: tuple[str, ...]) -> "Aim":
        """The aim in a State; refused if it makes no sense there."""
        return cls(root, seat)

    @classmethod
    def targets(cls, root: State) -> list[str]:
        """What the aim could be about in a State, where it has to name something."""
        return []
