"""How far a person may take back: to where nothing hidden had come to light yet."""

from collections import Counter
from typing import NamedTuple

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.view import HIDDEN, View


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


def seen_cards(view: View) -> Counter[int]:
    """The cards a seat can see now, each as often as it is there."""
    found: Counter[int] = Counter()
    for part in view.seats:
        for pile in (part.hand, part.casualties, part.healing, part.removed, part.sight):
            found.update(pile)
        found.update(supporter.card for supporter in part.supporters)
    spaces = (*view.fronts, *view.lands, *(place for track in view.tracks for place in track))
    found.update(creature.card for creature in spaces if creature is not None)
    frames = [item for item in view.agenda if isinstance(item, Frame)]
    found.update(frame.card for frame in frames if _holds_its_card(view.box, frame))
    del found[HIDDEN]
    return found


def _holds_its_card(box: SiegeBox, frame: Frame) -> bool:
    """Whether a frame is a card that was announced from hand and is in no pile yet."""
    if frame.card == NOTHING:
        return False
    return frame.script is box.deploy or frame.script is box.played[frame.card]


def way_back(
    seat: Seat, steps: list[Step], notes: tuple[Note, ...], seen: list[Counter[int]]
) -> Way | None:
    """Undo of a seat's own last real answer; None if it has given none.

    `seen` holds the cards the seat could see before each answer, and those it sees now.
    """
    goal = next(
        (
            ply
            for ply in range(len(steps) - 1, -1, -1)
            if steps[ply].seat == seat and not steps[ply].by_itself
        ),
        None,
    )
    if goal is None:
        return None
    return Way(goal, shown_since(goal, notes, seen))


def shown_since(ply: int, notes: tuple[Note, ...], seen: list[Counter[int]]) -> Note | None:
    """The first thing that came to light after so many answers."""
    for number in range(ply + 1, len(seen)):
        found = [note for note in notes if note.ply == number]
        for note in found:
            if note.event.reveals:
                return note
        more = seen[number] - seen[number - 1]
        if more:
            return next((note for note in found if _names(note) & more.keys()), found[0])
    return None


def _names(note: Note) -> set[int]:
    """The cards an event names."""
    return {getattr(note.event, field, HIDDEN) for field in ("card", "new", "old")}


def open_steps(
    seat: Seat, steps: list[Step], notes: tuple[Note, ...], seen: list[Counter[int]]
) -> int:
    """How many of a seat's own answers can still be taken back, one after the other."""
    count = 0
    left = steps[:]
    while True:
        way = way_back(seat, left, notes, seen)
        if way is None or way.revealed is not None:
            return count
        count += 1
        del left[way.ply :]
