"""The State: everything that changes during a game, and nothing else."""

from typing import Any, ClassVar, NamedTuple, Self

from siegeworks.core.agenda import Fork, Frame, advance
from siegeworks.core.box import Box
from siegeworks.core.chance import draw, shuffled
from siegeworks.core.decision import SEATS, Decision, Option, Seat, Value
from siegeworks.core.event import Event, Note
from siegeworks.core.fields import Field, packed, unpack
from siegeworks.core.moves import Move
from siegeworks.core.refusal import IllegalMove, Reason
from siegeworks.core.setup import Setup

NO_BOX = Box()


SLOTS = ("agenda", "chance", "journal", "outcome", "pending", "ply", "setup")
"""What every State holds."""


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[Seat, ...]
    clause: str


class State:
    """A game in progress: a mutable shell around immutable leaves.

    A game declares its fields, the Box among them; made without arguments it is a shell that is
    still to be filled: by `blank` with a beginning, by `clone` with what another one holds.
    """

    __slots__ = SLOTS

    game: ClassVar[str]
    """The name of the game."""
    fields: ClassVar[tuple[Field, ...]] = ()
    """What it declares besides what every State holds."""
    setup: Setup
    agenda: list[Any]
    chance: int
    outcome: Outcome | None
    journal: list[Note] | None
    """What happened so far; None where nobody reads it (search)."""
    ply: int
    """How many answers were given."""
    pending: tuple[Decision, ...] | None

    @classmethod
    def blank(cls, setup: Setup, chance: int, **given: object) -> Self:
        """A State in which every field is at its beginning, with nothing on the agenda.

        Fields that are given by name, such as the Box, are taken as they are.
        """
        state = cls()
        state.setup, state.agenda, state.chance = setup, [], chance
        state.outcome, state.journal, state.ply, state.pending = None, [], 0, None
        for name, value in given.items():
            setattr(state, name, value)
        for field in cls.fields:
            if field.name not in given:
                field.begin(state)
        return state

    def clone(self) -> Self:
        """An independent twin; leaves are immutable, so one level is enough."""
        twin = self.__class__()
        twin.setup, twin.agenda, twin.chance = self.setup, self.agenda[:], self.chance
        twin.outcome, twin.ply, twin.pending = self.outcome, self.ply, self.pending
        twin.journal = None if self.journal is None else self.journal[:]
        for field in self.fields:
            value = getattr(self, field.name)
            setattr(twin, field.name, value[:] if field.is_list else value)
        return twin

    def __getstate__(self) -> dict[str, object]:
        return packed(self, SLOTS, self.fields)

    def __setstate__(self, held: dict[str, object]) -> None:
        unpack(self, held, self.fields)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.setup.seats)

    def may_see(self, field: str, seat: Seat, of: Seat) -> bool:
        """Whether a seat may see another seat's entry of a field of which each sees its own."""
        return False

    # -- deciding ----------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The questions open now, one for each seat that may answer; none when it is over."""
        if self.pending is None:
            self.pending = self._ask()
        return self.pending

    @property
    def decision(self) -> Decision:
        """The first open question."""
        return self.decisions[0]

    def _ask(self) -> tuple[Decision, ...]:
        if self.outcome is not None or not self.agenda:
            return ()
        top = self.agenda[-1]
        if top.__class__ is Fork:
            return tuple(self._decision_at(lane) for lane in top.lanes)
        return (self._decision_at(top),)

    def _decision_at(self, frame: Frame) -> Decision:
        question = frame.question
        options = tuple(question.options(self, frame))
        return Decision(question.asked(self, frame), question.prompt, options, frame)

    def decision_of(self, seat: Seat) -> Decision | None:
        """The question a seat has to answer, if any."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, text: str, seat: Seat | None = None) -> Option:
        """Take a move in notation: validate it, carry it out, go on to the next question."""
        decision = self.decisions[0] if seat is None and self.decisions else None
        if seat is not None:
            decision = self.decision_of(seat)
        if decision is None:
            raise self._not_asked(seat, text)
        try:
            option = decision.parse(text)
        except IllegalMove as fault:
            reason = self.why_not(decision.seat, text)
            if reason is None:
                raise
            raise IllegalMove(
                "{fault} ({clause})", reason, fault=fault.message, clause=reason.clause
            ) from None
        self.take(decision, option)
        return option

    def _not_asked(self, seat: Seat | None, text: str) -> IllegalMove:
        if self.outcome is not None:
            return IllegalMove("the game is over")
        asked = ", ".join(SEATS[decision.seat] for decision in self.decisions)
        if seat is None or not 0 <= seat < len(self.setup.seats):
            return IllegalMove("there is no seat {seat}; asked: {asked}", seat=seat, asked=asked)
        reason = self.why_not(seat, text)
        clause = f" ({reason.clause})" if reason is not None else ""
        facts = {"seat": SEATS[seat], "asked": asked, "clause": clause}
        return IllegalMove(
            "seat {seat} has nothing to answer now; asked: {asked}{clause}", reason, **facts
        )

    def take(self, decision: Decision, option: Option) -> None:
        """Take one of the options of an open decision, without checking that it is one."""
        self.pending = None
        self.ply += 1
        frame = decision.frame
        frame.question.answered(self, frame, option.value)
        advance(self)

    def meant(self, text: str) -> Move:
        """The move a text means, as far as it can be read; a State without a Box knows none."""
        box: Box = getattr(self, "box", NO_BOX)
        return box.moves.meant(text, box)

    def why_not(self, seat: Seat, text: str) -> Reason | None:
        """Why a seat cannot answer a text now, by clause; None if it can, or nobody knows."""
        decision = self.decision_of(seat)
        words = " ".join(text.split()).lower()
        move = self.meant(words)
        if decision is None:
            return self.why_not_now(seat, move)
        if any(option.text == words for option in decision.options):
            return None
        reason = decision.frame.question.refusal(self, decision.frame, move)
        return reason or self.why_not_now(seat, move)

    def why_not_now(self, seat: Seat, move: Move) -> Reason | None:
        """Why a move has no place at this moment, whatever is asked; a game fills it in."""
        return None

    # -- going on ----------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Set something going, to be carried out before what is on the agenda now."""
        if frame.script.verbs:
            self.agenda.append(frame)

    def fork(self, lanes: tuple[Frame, ...]) -> None:
        """Set several seats going side by side."""
        self.agenda.append(Fork(lanes))

    def step(self, frame: Frame) -> None:
        """Go past the verb a frame stands at."""
        self._replace(frame, frame)

    def bind(self, frame: Frame, key: str, value: Value, secret: bool = False) -> None:
        """Bind a name in a frame and go past the verb that asked for it."""
        self._replace(frame, frame.bound(key, value, secret))

    def stay(self, frame: Frame, key: str, value: Value, secret: bool = False) -> None:
        """Bind a name in the frame on top, or in a lane of it, without going past its verb."""
        top, bound = self.agenda[-1], frame.bound(key, value, secret)
        if top.__class__ is Fork:
            lanes = tuple(bound if lane.you == frame.you else lane for lane in top.lanes)
            self.agenda[-1] = Fork(lanes)
        else:
            self.agenda[-1] = bound

    def _replace(self, old: Frame, new: Frame) -> None:
        script, pc, you, source, actor, at, names = new
        over = pc + 1 == len(script.verbs)
        agenda = self.agenda
        top = agenda[-1]
        if top.__class__ is Fork:
            after = () if over else (Frame(script, pc + 1, you, source, actor, at, names),)
            place = top.lanes.index(old)
            agenda[-1] = Fork(top.lanes[:place] + after + top.lanes[place + 1 :])
        elif over:
            agenda.pop()
        else:
            agenda[-1] = Frame(script, pc + 1, you, source, actor, at, names)

    def happen(self, event: Event, clause: str, cause: Frame | None = None) -> None:
        """Let an event change the State, and note it down."""
        event.happen(self)
        if self.journal is not None:
            self.journal.append(Note(event, clause, cause, self.ply))

    # -- chance ------------------------------------------------------------------------

    def random(self, sides: int) -> int:
        """A fair number below `sides`; the only source of chance in the rules."""
        number, self.chance = draw(self.chance, sides)
        return number

    def shuffled(self, things: tuple[int, ...]) -> tuple[int, ...]:
        """The things in random order."""
        deal, self.chance = shuffled(self.chance, things)
        return deal
