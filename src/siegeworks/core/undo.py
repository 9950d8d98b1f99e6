"""How far a person may take back: to where nothing hidden had come to light yet."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from siegeworks.core.agenda import NOTHING
from siegeworks.core.decision import Seat
from siegeworks.core.event import Note


class Step(NamedTuple):
    """One answer, as undo sees it."""

    seat: Seat
    by_itself: bool
    """Whether it was taken without asking."""


class Way(NamedTuple):
    """Where undo would lead: to before an answer, or why it cannot."""

    ply: int
    """The number of answers that would be left."""
    revealed: Note | None = None
    """What came to light since; then there is no way."""
    partner: Seat | None = None
    """Who has acted since in the same turn, and would lose that; then there is no way either."""

    @property
    def is_open(self) -> bool:
        """Whether nothing is in the way."""
        return self.revealed is None and self.partner is None


class Past(NamedTuple):
    """What was answered so far, and what a seat has seen of it."""

    steps: list[Step]
    notes: tuple[Note, ...]
    seen: list[Counter[int]]
    """The cards the seat could see before each answer, and those it sees now."""
    partners: frozenset[Seat] = frozenset()
    """Other persons whose answers a seat may not take back."""


def way_back(seat: Seat, past: Past) -> Way | None:
    """Undo of a seat's own last real answer; None if it has given none."""
    own = [ply for ply, step in enumerate(past.steps) if step.seat == seat and not step.by_itself]
    if not own:
        return None
    goal = own[-1]
    asked = [step.seat for step in past.steps[goal:] if not step.by_itself]
    partner = next((other for other in asked if other in past.partners), None)
    return Way(goal, shown_since(goal, past.notes, past.seen), partner)


def shown_since(ply: int, notes: tuple[Note, ...], seen: list[Counter[int]]) -> Note | None:
    """The first thing that came to light after so many answers."""
    for number in range(ply + 1, len(seen)):
        found = [note for note in notes if note.ply == number]
        shown = shown_by(found, seen[number] - seen[number - 1])
        if shown is not None:
            return shown
    return None


def shown_by(notes: Sequence[Note], more: Counter[int]) -> Note | None:
    """What came to light by the events of one answer, after which a seat can see more cards."""
    for note in notes:
        if note.event.reveals:
            return note
    if not more:
        return None
    return next((note for note in notes if _names(note) & more.keys()), notes[0])


def _names(note: Note) -> set[int]:
    """The cards an event names."""
    return {getattr(note.event, field, NOTHING) for field in ("card", "new", "old")}


def open_steps(seat: Seat, past: Past) -> int:
    """How many of a seat's own answers can still be taken back, one after the other."""
    count = 0
    left = past._replace(steps=past.steps[:])
    while True:
        way = way_back(seat, left)
        if way is None or not way.is_open:
            return count
        count += 1
        del left.steps[way.ply :]
