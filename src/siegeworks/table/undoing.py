"""How far answers can be taken back at a table: worked out when somebody asks, then kept up."""

from typing import TYPE_CHECKING, Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.undo import shown_by
from siegeworks.table.course import EVERY

if TYPE_CHECKING:
    from siegeworks.table.match import Match


class Way(NamedTuple):
    """Where undo would lead a seat."""

    ply: int
    """The number of answers that would be left."""
    revealed: int | None
    """The place in the journal of what came to light since; then there is no way."""
    others: frozenset[Seat]
    """The other persons who have answered since, and would have to agree."""


class Left(NamedTuple):
    """What a seat can take back."""

    answers: int
    """How many own answers, one after the other."""
    revealed: int | None
    """The place in the journal of what came to light before them, if that is in the way."""


class Undoing:
    """Keeps up, answer by answer, what each person may take back.

    That depends only on what the person may know: on cards they have come to see themselves, and
    on events that all can see to have shown something to another person. What was answered before
    anybody asked is looked at only as far back as it matters.
    """

    def __init__(self, match: "Match") -> None:
        self.match = match
        self.first = self.ply = 0
        """The answers that are noted below: from the first of them, up to this one."""
        self.shown: dict[Seat, list[int | None]] = {}
        """For each person what each answer brought to light, by its place in the journal."""
        self._seen: dict[Seat, Any] = {}
        """The cards each person could see after the last of these answers."""
        self._left: dict[Seat, Left] = {}

    def cut(self, ply: int) -> None:
        """Forget the answers that were taken back."""
        self._seen, self._left = {}, {}
        self.ply = min(self.ply, ply)
        self.first = min(self.first, ply)
        for shown in self.shown.values():
            del shown[self.ply - self.first :]

    def way(self, seat: Seat) -> Way | None:
        """Undo of a seat's last own answer; None if it has given none."""
        self._catch_up()
        return self._way(seat, self.ply)

    def left(self, seat: Seat) -> Left:
        """What a seat can take back now."""
        self._catch_up()
        if seat not in self._left:
            self._left[seat] = self._count(seat)
        return self._left[seat]

    def _count(self, seat: Seat) -> Left:
        """Count from the last answer back to what came to light."""
        answers, end = 0, self.ply
        while (way := self._way(seat, end)) is not None and way.revealed is None:
            answers, end = answers + 1, way.ply
        return Left(answers, None if way is None else way.revealed)

    def _way(self, seat: Seat, end: int) -> Way | None:
        steps = self.match.steps
        for ply in range(end - 1, -1, -1):
            if steps[ply].seat == seat and not steps[ply].by_itself:
                break
        else:
            return None
        while ply < self.first:
            self._look_back()
        shown = self.shown[seat][ply - self.first : end - self.first]
        revealed = next((note for note in shown if note is not None), None)
        asked = {step.seat for step in steps[ply:end] if not step.by_itself} - {seat}
        return Way(ply, revealed, frozenset(asked & set(self.match.persons())))

    # -- keeping up ----------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Note what the last answers brought to light."""
        match = self.match
        now = len(match.steps)
        if not self.shown:
            self.shown = {seat: [] for seat in match.persons()}
        if self._seen and self.ply == now - 1:
            after = self._look_now()
            self._note(match.state.journal, self._seen, after)
            self._seen = after
            return
        if self.ply < now:
            self._forget(now)
        self._seen = self._seen or self._look_now()

    def _forget(self, now: int) -> None:
        """Start over with the next answer."""
        self.first = self.ply = now
        self._seen, self._left = {}, {}
        for shown in self.shown.values():
            shown.clear()

    def _look_back(self) -> None:
        """Note what the answers before the first one noted brought to light, back to a mark."""
        course, end = self.match.course, self.first
        assert course is not None
        start = (end - 1) // EVERY * EVERY
        later = {seat: shown[:] for seat, shown in self.shown.items()}
        last, left = self.ply, self._left
        self._forget(start)
        state = course.at(start)
        seen = self._look(state)
        for seat, text in course.record.answers[start:end]:
            state.answer(text, seat)
            after = self._look(state)
            self._note(state.journal, seen, after)
            seen = after
        for seat, shown in later.items():
            self.shown[seat] += shown
        self.ply, self._left = last, left

    def _note(self, journal: list[Note], seen: dict[Seat, Any], after: dict[Seat, Any]) -> None:
        """Note what the next answer brought to light."""
        step = self.match.steps[self.ply]
        self.ply += 1
        first = len(journal)
        while first and journal[first - 1].ply >= self.ply:
            first -= 1
        notes = journal[first:]
        for seat, before in seen.items():
            found = shown_by(notes, after[seat] - before) or self._shown_to_others(notes, seat)
            place = next((place for place, note in enumerate(notes) if note is found), None)
            self.shown[seat].append(None if place is None else first + place)
            if place is not None:
                self._left.pop(seat, None)
            elif step.seat == seat and not step.by_itself and seat in self._left:
                answers, revealed = self._left[seat]
                self._left[seat] = Left(answers + 1, revealed)

    def _shown_to_others(self, notes: list[Note], seat: Seat) -> Note | None:
        """An event that showed another person what this seat was not shown."""
        others = set(self.match.persons()) - {seat}
        for note in notes:
            about = getattr(note.event, "seat", None)
            if about in others and note.event.seen_by(seat) != note.event:
                return note
        return None

    def _look_now(self) -> dict[Seat, Any]:
        match = self.match
        return {seat: match.game.seen(match.view(seat)) for seat in match.persons()}

    def _look(self, state: Any) -> dict[Seat, Any]:
        match = self.match
        assert match.course is not None
        view = match.course.record.game.view
        return {seat: match.game.seen(view(state, seat)) for seat in match.persons()}
