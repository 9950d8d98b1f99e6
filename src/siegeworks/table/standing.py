"""How a table stands: what the accepted commands make of what was agreed on.

Everything here follows from the log of commands, so a table that is loaded again is the same.
"""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Note
from siegeworks.core.record import Record
from siegeworks.core.refusal import Refused
from siegeworks.core.state import Outcome
from siegeworks.hosting.conduct import Conduct, conduct_of
from siegeworks.hosting.pace import STOPS
from siegeworks.hosting.seating import seat_names
from siegeworks.hosting.undo import Step, shown_by
from siegeworks.table.agreed import Agreed, check, plain_name, setup_of
from siegeworks.table.fairness import Proof, proof_of, seed_of
from siegeworks.table.store import Command

WATCHING: Seat = -1
"""The seat of somebody who only watches."""
GIVEN_UP = "concede"
"""What stands for the clause of a game that was given up."""


class Sitting(msgspec.Struct, omit_defaults=True):
    """What somebody says who takes a seat."""

    name: str = ""
    number: str = ""
    brings: tuple[str, ...] | None = None


class Passed(NamedTuple):
    """One version of a table: what led to it."""

    kind: str
    seat: Seat
    ply: int
    """How many answers there are now."""
    cut: bool = False
    """Whether answers were taken back."""


class Asked(NamedTuple):
    """A question of a seat, and since which version it has been open as it is."""

    decision: Decision
    since: int


class Way(NamedTuple):
    """Where undo would lead a seat."""

    ply: int
    """The number of answers that would be left."""
    revealed: int | None
    """The place in the journal of what came to light since; then there is no way."""
    others: frozenset[Seat]
    """The other persons who have answered since, and would have to agree."""


@dataclass
class Sitter:
    """Who holds a seat now."""

    kind: Literal["person", "machine", "open"]
    name: str
    player: str
    """The machine that plays here; empty for a person."""
    number: str = ""
    resigned: bool = False


class Standing:
    """A table as its commands have made it."""

    def __init__(self, agreed: Agreed, commands: tuple[Command, ...] = ()) -> None:
        self.agreed = agreed
        self.conduct: Conduct = conduct_of(agreed.game)
        self.sitters = [Sitter(seat.kind, seat.name, seat.player) for seat in agreed.seats]
        self.brings = [seat.brings for seat in agreed.seats]
        self.record: Record | None = None
        self.names: tuple[str, ...] = ()
        self.proof: Proof | None = None
        self.steps: list[Step] = []
        self.history: list[Passed] = []
        self.ids: dict[tuple[Seat, str], int] = {}
        self.asked: dict[Seat, Asked] = {}
        self.passing: set[Seat] = set()
        """The seats whose question will be answered without asking them."""
        self.outcome: Outcome | None = None
        """How the game ended, by its rules or because somebody gave up."""
        self._state: Any = None
        self._deciding: list[Seat] = []
        self.stops: dict[Seat, str] = {}
        """Where each seat wishes to be asked; a setting, which no command keeps."""
        self.rematch: set[Seat] = set()
        self.next_table = ""
        self.undoing = Undoing(self)
        self._begin_if_full()
        for command in commands:
            self.apply(command)

    # -- what can be asked -------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many commands were accepted."""
        return len(self.history)

    @property
    def state(self) -> Any:
        """The State; only for this side of the table."""
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether nothing can be answered any more."""
        return self.outcome is not None

    def persons(self) -> list[Seat]:
        """The seats that persons hold or may take back."""
        return [seat for seat, held in enumerate(self.agreed.seats) if held.kind != "machine"]

    def is_person(self, seat: Seat) -> bool:
        """Whether a person answers for a seat now."""
        return self.sitters[seat].kind == "person"

    def by_itself(self, seat: Seat, view: Any) -> str | None:
        """The answer that is given for a person without asking; None if they are to be asked."""
        return self.conduct.by_itself(view, self.stops.get(seat, STOPS[0]))

    def deciding(self) -> list[Seat]:
        """The seats that the game waits for."""
        return self._deciding

    def open_seats(self) -> list[Seat]:
        """The seats nobody has taken yet."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    # -- commands ----------------------------------------------------------------------

    def apply(self, command: Command) -> None:
        """Let a command count; refused, with nothing changed, if it cannot."""
        cut = getattr(self, f"_{command.kind}")(command.seat, command.text, command.unasked)
        if command.id:
            self.ids[command.seat, command.id] = command.version
        ply = len(self.steps)
        self.history.append(Passed(command.kind, command.seat, ply, bool(cut)))
        self._ask(command.seat)

    def _sit(self, seat: Seat, text: str, unasked: bool) -> None:
        sitter, said = self.sitters[seat], msgspec.json.decode(text, type=Sitting)
        if sitter.kind != "open":
            raise Refused("the seat is taken")
        before = self.agreed.seats[seat]
        changed = replace_seat(before, said)
        self.agreed.seats[seat] = changed
        try:
            check(self.agreed)
        except Refused:
            self.agreed.seats[seat] = before
            raise
        sitter.kind, sitter.name, sitter.number = "person", changed.name, said.number
        self._begin_if_full()

    def _fill(self, seat: Seat, player: str, unasked: bool) -> None:
        if self.record is not None:
            raise Refused("no seat is open")
        for place in self.open_seats():
            self.sitters[place].kind, self.sitters[place].player = "machine", player
            self.agreed.seats[place].kind = "machine"
            self.agreed.seats[place].player = player
        self._begin_if_full()

    def _answer(self, seat: Seat, text: str, unasked: bool) -> None:
        if self.record is None:
            raise Refused("the game has not begun")
        self.record.answer(seat, text)
        self.steps.append(Step(seat, unasked))

    def _undo(self, seat: Seat, text: str, unasked: bool) -> bool:
        assert self.record is not None
        ply = int(text)
        self.record.undo(len(self.steps) - ply)
        del self.steps[ply:]
        self.undoing.cut(ply)
        return True

    def _resign(self, seat: Seat, text: str, unasked: bool) -> None:
        if self.record is None or self.is_over or self.sitters[seat].resigned:
            raise Refused("there is nothing to give up")
        self.sitters[seat].resigned = True
        goes_on = self.conduct.given_up(self.state, seat) is None
        if goes_on and any(not self.sitters[other].resigned for other in self.persons()):
            self.sitters[seat].kind, self.sitters[seat].player = "machine", text
        else:
            self.record.concede(seat)

    def _machine(self, seat: Seat, player: str, unasked: bool) -> None:
        if self.record is None or self.is_over or self.sitters[seat].resigned:
            raise Refused("the seat cannot change hands")
        self.sitters[seat].kind = "machine" if player else "person"
        self.sitters[seat].player = player

    def _rematch(self, seat: Seat, table: str, unasked: bool) -> None:
        if not self.is_over:
            raise Refused("the game is not over")
        self.rematch.add(seat)
        self.next_table = self.next_table or table

    def _begin_if_full(self) -> None:
        """Begin the game as soon as no seat is open."""
        if self.record is not None or self.open_seats():
            return
        setup = setup_of(self.agreed)
        numbers = {seat: one.number for seat, one in enumerate(self.sitters) if one.number}
        secret = self.agreed.secret
        self.record = Record(self.agreed.game, setup, seed_of(secret, numbers))
        self.proof = proof_of(secret, numbers)
        self.record.proof = self.proof.lines()
        self.names = seat_names(setup)
        self.record.live()
        self._ask(WATCHING)

    def _ask(self, by: Seat) -> None:
        """Note how it stands: which questions are open, and since when; or how it ended."""
        record = self.record
        if record is None:
            return
        self._state = state = record.live()
        self.outcome = state.outcome
        if record.conceded is not None:
            winners = self.conduct.given_up(state, record.conceded) or ()
            self.outcome = Outcome(winners, GIVEN_UP)
        found = {}
        for decision in () if self.is_over else state.decisions:
            before = self.asked.get(decision.seat)
            same = before is not None and by != decision.seat and before.decision == decision
            found[decision.seat] = before if same and before else Asked(decision, self.version)
        self.asked = found
        self._deciding = [] if self.is_over else self.conduct.deciding(state)


def replace_seat(before: Any, said: Sitting) -> Any:
    """A seat of what was agreed on, after somebody has taken it."""
    name = plain_name(said.name) or before.name
    brings = before.brings if said.brings is None else said.brings
    return msgspec.structs.replace(before, kind="person", name=name, brings=tuple(brings))


class Undoing:
    """How far answers can be taken back: worked out when somebody asks, and then kept up.

    What a seat may take back depends only on what it may know: on cards it has come to see itself,
    and on events that all can see to have shown something to another person.
    """

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.shown: dict[Seat, list[int | None]] = {}
        """For each person what each answer brought to light, by its place in the journal."""
        self.seen: dict[Seat, Any] = {}
        """The cards each person could see after the last of these answers."""
        self.ply = 0

    def cut(self, ply: int) -> None:
        """Forget what was taken back."""
        self.shown, self.seen, self.ply = {}, {}, 0

    def way(self, seat: Seat) -> Way | None:
        """Undo of a seat's last own answer; None if it has given none."""
        self._catch_up()
        return self._way(seat, len(self.standing.steps))

    def left(self, seat: Seat) -> tuple[int, int | None]:
        """How many own answers a seat can take back, and what came to light before them."""
        self._catch_up()
        count, end = 0, len(self.standing.steps)
        while True:
            way = self._way(seat, end)
            if way is None or way.revealed is not None:
                return count, None if way is None else way.revealed
            count, end = count + 1, way.ply

    def _way(self, seat: Seat, end: int) -> Way | None:
        steps = self.standing.steps
        for ply in range(end - 1, -1, -1):
            if steps[ply].seat == seat and not steps[ply].by_itself:
                break
        else:
            return None
        revealed = next((note for note in self.shown[seat][ply:end] if note is not None), None)
        asked = {step.seat for step in steps[ply:end] if not step.by_itself} - {seat}
        return Way(ply, revealed, frozenset(asked & set(self.standing.persons())))

    def _catch_up(self) -> None:
        """Note what each answer brought to light, up to now."""
        standing, record = self.standing, self.standing.record
        assert record is not None
        now = len(standing.steps)
        if self.seen and self.ply == now:
            return
        if self.seen and self.ply == now - 1:
            self._note(standing.state)
            return
        walk = record.at(self.ply)
        if not self.seen:
            self.seen = self._look(walk.live())
            self.shown = {seat: [] for seat in standing.persons()}
        for seat, text in record.answers[self.ply :]:
            walk.answer(seat, text)
            self._note(walk.live())

    def _note(self, state: Any) -> None:
        """Note what the last answer brought to light."""
        self.ply += 1
        journal: list[Note] = state.journal
        first = len(journal)
        while first and journal[first - 1].ply >= self.ply:
            first -= 1
        notes, after = journal[first:], self._look(state)
        for seat, before in self.seen.items():
            found = shown_by(notes, after[seat] - before) or self._shown_to_others(notes, seat)
            place = next((place for place, note in enumerate(notes) if note is found), None)
            self.shown[seat].append(None if place is None else first + place)
        self.seen = after

    def _shown_to_others(self, notes: list[Note], seat: Seat) -> Note | None:
        """An event that showed another person what this seat was not shown."""
        others = set(self.standing.persons()) - {seat}
        for note in notes:
            about = getattr(note.event, "seat", WATCHING)
            if about in others and note.event.seen_by(seat) != note.event:
                return note
        return None

    def _look(self, state: Any) -> dict[Seat, Any]:
        standing = self.standing
        assert standing.record is not None
        view = standing.record.game.view
        return {seat: standing.conduct.seen(view(state, seat)) for seat in standing.persons()}
