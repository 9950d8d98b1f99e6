"""A game at this table: its record, what each person has seen of it, and where it is kept."""

from collections import Counter
from pathlib import Path
from typing import Any

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused, Sentence
from siegeworks.core.state import Outcome
from siegeworks.core.undo import Past, Step, Way, open_steps, way_back
from siegeworks.core.view import visible_notes
from siegeworks.seating import persons, seat_names
from siegeworks.terminal.room import terminal_of
from siegeworks.terminal.saves import free_path, same_file, write_whole

SPECTATOR: Seat = -1
"""The seat of somebody who only watches, in any game."""


class Session:
    """The one place that holds the State; everybody else gets what their seat may see."""

    def __init__(self, record: Record, file: Path | None = None) -> None:
        self.record = record
        self.game, self.terminal = record.game, terminal_of(record.name)
        self.persons = persons(record.setup)
        self.names = seat_names(record.game, record.setup)
        self.file = file
        self.trouble: Sentence = ""
        """Why the record could not be kept, if it could not."""
        self.steps: list[Step] = []
        self.seen: dict[Seat, list[Counter[int]]] = {seat: [] for seat in self.persons}
        self._look_back()

    def _look_back(self) -> None:
        """Go through the answers of a record that is taken up again."""
        walk = self.record.at(0)
        self._look(walk)
        for seat, text in self.record.answers:
            asked = self.record.game.view(walk.state(), seat)
            self.steps.append(Step(seat, self.game.by_itself(asked, "auto") == text))
            walk.answer(seat, text)
            self._look(walk)

    def _look(self, record: Record) -> None:
        """Note which cards each person can see now."""
        state = record.state()
        for seat in self.persons:
            self.seen[seat].append(self.game.seen(record.game.view(state, seat)))

    # -- what can be seen --------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; whoever asks must look at the seats only."""
        return self.record.state().decisions

    @property
    def deciding(self) -> list[Seat]:
        """The seats that the game waits for."""
        return self.game.deciding(self.record.state())

    @property
    def in_common_turn(self) -> bool:
        """Whether several players may act now, in a turn they take together."""
        return self.game.together(self.record.state())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.record.state().outcome

    def view(self, seat: Seat) -> Any:
        """What a seat may know now."""
        return self.record.game.view(self.record.state(), seat)

    def sight(self, seat: Seat = SPECTATOR) -> Any:
        """What the screen of a seat is drawn from."""
        state = self.record.state()
        notes = tuple(visible_notes(state.journal or [], seat))
        return self.game.sight(self.record.game.view(state, seat), notes, self.names)

    # -- what can be done --------------------------------------------------------------

    def answer(self, seat: Seat, text: str, *, unasked: bool = False) -> str:
        """Take an answer, write it down and keep it; the answer in full."""
        option = self.record.answer(seat, text)
        self.steps.append(Step(seat, unasked))
        self._look(self.record)
        self.keep()
        return option.text

    def undo(self, seat: Seat) -> Way | None:
        """Take back a seat's last own answer, if nothing came to light since."""
        way = way_back(seat, self._path(seat))
        if way is not None and way.is_open:
            self.record.undo(len(self.steps) - way.ply)
            del self.steps[way.ply :]
            for seen in self.seen.values():
                del seen[way.ply + 1 :]
            self.keep()
        return way

    def undo_left(self, seat: Seat) -> int:
        """How many of its own answers a seat can still take back."""
        return open_steps(seat, self._path(seat))

    def _path(self, seat: Seat) -> Past:
        """What undo looks at for a seat; partners are persons who act in the same turn."""
        state = self.record.state()
        notes = tuple(visible_notes(state.journal or [], seat))
        others = self.game.partners(state, seat) & frozenset(self.persons) - {seat}
        return Past(self.steps, notes, self.seen[seat], others)

    def save(self, name: str) -> Path:
        """Write the record to a file of this name; no other file than its own is overwritten."""
        own = self.file
        path = own if own and _leads_to(name, own) else free_path(name)
        write_whole(path, self.record.text())
        return path

    def keep(self) -> None:
        """Write the record to its file; trouble with that is remembered."""
        if self.file is not None:
            try:
                write_whole(self.file, self.record.text())
                self.trouble = ""
            except Refused as fault:
                self.trouble = fault.message


def _leads_to(name: str, file: Path) -> bool:
    """Whether a typed name is that of a file."""
    try:
        return same_file(Path(name).expanduser(), file)
    except (OSError, RuntimeError, ValueError):
        return False
