"""The match of a table: the game played there, as the accepted commands have made it.

Everything here follows from what was agreed on and from the log of commands, so a table that is
loaded again is the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.game import STOPS
from siegeworks.core.player import Name
from siegeworks.core.record import Record
from siegeworks.core.refusal import IllegalMove, Refused
from siegeworks.core.shelf import game_named
from siegeworks.core.state import Outcome
from siegeworks.core.undo import Step
from siegeworks.seating import seat_names
from siegeworks.table.agreed import Agreed, Seated, begin, check, plain_name
from siegeworks.table.course import Course
from siegeworks.table.fairness import Proof, proof_of, seed_of
from siegeworks.table.origin import NOWHERE
from siegeworks.table.store import Command
from siegeworks.table.undoing import Undoing

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


@dataclass
class Sitter:
    """Who holds a seat now."""

    kind: Literal["person", "machine", "open"]
    name: str
    player: str
    """The machine that plays here; empty for a person."""
    number: str = ""
    resigned: bool = False


class Match:
    """The game of a table, who plays it and which questions are open, after all its commands."""

    def __init__(self, agreed: Agreed, commands: Sequence[Command] = ()) -> None:
        self.agreed = agreed
        self.game = game_named(agreed.game)
        self.sitters = [Sitter(seat.kind, seat.name, seat.player) for seat in agreed.seats]
        self.brings = [seat.brings for seat in agreed.seats]
        self.course: Course | None = None
        self.names: tuple[Name, ...] = ()
        self.proof: Proof | None = None
        self.steps: list[Step] = []
        self.history: list[Passed] = []
        self.version = 0
        """How many commands were accepted."""
        self.ids: dict[tuple[Seat, str], int] = {}
        self.asked: dict[Seat, Asked] = {}
        self.closed: dict[Seat, int] = {}
        """The version in which the last question of each seat was settled or changed."""
        self.outcome: Outcome | None = None
        """How the game ended, by its rules or because somebody gave up."""
        self._views: dict[Seat, Any] = {}
        self._unasked: dict[tuple[Seat, str], str | None] = {}
        """What is answered for a seat without asking, for where it wishes to be asked."""
        self._deciding: list[Seat] = []
        self.stops: dict[Seat, str] = {}
        """Where each seat wishes to be asked; a setting, which is kept apart from the commands."""
        self.hints: set[Seat] = set()
        """The seats that allow hints; likewise."""
        self.hinted: dict[Seat, tuple[int, int]] = {}
        """How many hints each seat has taken, and the version of the last; likewise."""
        self.rematch: set[Seat] = set()
        self.next_table = ""
        self.undoing = Undoing(self)
        self._begin_if_full()
        for command in commands:
            self.apply(command)

    # -- what can be asked -------------------------------------------------------------

    @property
    def record(self) -> Record | None:
        """The record of the game; None as long as seats are open."""
        return self.course.record if self.course is not None else None

    @property
    def state(self) -> Any:
        """The State; only for this side of the table."""
        return self.course.state if self.course is not None else None

    def view(self, seat: Seat) -> Any:
        """What a seat may know now; made once, whoever asks."""
        if seat not in self._views:
            assert self.course is not None
            self._views[seat] = self.course.record.game.view(self.course.state, seat)
        return self._views[seat]

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

    def is_passing(self, seat: Seat) -> bool:
        """Whether the question of a seat is answered without asking."""
        return seat in self.asked and self.by_itself(seat) is not None

    def by_itself(self, seat: Seat) -> str | None:
        """The answer that is given for a person without asking; None if they are to be asked."""
        stops = self.stops.get(seat, STOPS[0])
        if (seat, stops) not in self._unasked:
            glance = self.game.glance(self.state, seat)
            self._unasked[seat, stops] = self.game.by_itself(glance, stops)
        return self._unasked[seat, stops]

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
        self.version += 1
        self._ask(command.seat, fresh=bool(cut))

    def _sit(self, seat: Seat, text: str, unasked: bool) -> None:
        sitter, said = self.sitters[seat], msgspec.json.decode(text, type=Sitting)
        if sitter.kind != "open":
            raise Refused("the seat is taken")
        if said.brings is not None and self.agreed.origin != NOWHERE:
            raise Refused("this game has begun elsewhere: nobody brings anything to it")
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
        if self.course is None:
            raise Refused("the game has not begun")
        if self.is_over:
            raise IllegalMove("the game is over")
        self.course.answer(seat, text)
        self.steps.append(Step(seat, unasked))

    def _undo(self, seat: Seat, text: str, unasked: bool) -> bool:
        assert self.course is not None
        ply = int(text)
        self.course.back(ply)
        del self.steps[ply:]
        self.undoing.cut(ply)
        return True

    def _resign(self, seat: Seat, text: str, unasked: bool) -> None:
        if self.record is None or self.is_over or self.sitters[seat].resigned:
            raise Refused("there is nothing to give up")
        self.sitters[seat].resigned = True
        goes_on = self.game.given_up(self.state, seat) is None
        if goes_on and any(not self.sitters[other].resigned for other in self.persons()):
            self.sitters[seat].kind, self.sitters[seat].player = "machine", text
        else:
            self.record.conceded = seat

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
        numbers = {seat: one.number for seat, one in enumerate(self.sitters) if one.number}
        secret = self.agreed.secret
        record = begin(self.agreed, seed_of(secret, numbers))
        if not self.agreed.origin.seed:
            self.proof = proof_of(secret, numbers)
            record.proof = self.proof.lines()
        self.steps = [Step(seat, True) for seat, _ in record.answers]
        self.names = seat_names(record.game, record.setup)
        self.course = Course(record)
        self._ask(WATCHING)

    def _ask(self, by: Seat, *, fresh: bool = False) -> None:
        """Note how it stands: which questions are open, and since when; or how it ended.

        A question is the same as before if another seat has acted and nothing has changed for it.
        After answers were taken back every question is a new one, even if it looks like the last.
        """
        if self.course is None:
            return
        state, conceded = self.course.state, self.course.record.conceded
        self._views, self._unasked = {}, {}
        self.outcome = state.outcome
        if conceded is not None:
            winners = self.game.given_up(state, conceded) or ()
            self.outcome = Outcome(winners, GIVEN_UP)
        if self.outcome is not None:
            for seat in self.asked:
                self.closed[seat] = self.version
            self.asked, self._deciding = {}, []
            return
        found = {}
        for decision in state.decisions:
            seat = decision.seat
            before = self.asked.get(seat)
            same = before is not None and by != seat and not fresh and unchanged(before, decision)
            found[seat] = before if same and before else Asked(decision, self.version)
        for seat, before in self.asked.items():
            if found.get(seat) is not before:
                self.closed[seat] = self.version
        self.asked = found
        self._deciding = self.game.deciding(state)


def unchanged(before: Asked, decision: Decision) -> bool:
    """Whether a question is still the one that was asked, and not another that looks alike."""
    return before.decision.frame is decision.frame and before.decision == decision


def replace_seat(before: Any, said: Sitting) -> Any:
    """A seat of what was agreed on, after somebody has taken it."""
    name = plain_name(said.name) or before.name
    brings = before.brings if said.brings is None else said.brings
    return msgspec.structs.replace(before, kind="person", name=name, brings=tuple(brings))


def taken_seats(agreed: Agreed, commands: Sequence[Command]) -> list[Seated]:
    """The seats after the first commands, without playing a game for that."""
    seats = list(agreed.seats)
    for command in commands:
        if command.kind == "sit":
            said = msgspec.json.decode(command.text, type=Sitting)
            seats[command.seat] = replace_seat(seats[command.seat], said)
        elif command.kind == "fill":
            seats = [
                Seated("machine", "", command.text) if seat.kind == "open" else seat
                for seat in seats
            ]
    return seats
