"""Views: what a seat may know of a game, and States that are made from it."""

from collections.abc import Iterable, Iterator
from typing import Any, Self, TypeVar

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Note
from siegeworks.core.fields import ALL, HIDDEN, Field, numbers, packed, unpack
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import Outcome, State

SPECTATOR: Seat = -1
"""The seat of somebody who only watches and sees what all may see."""

S = TypeVar("S", bound=State)


SLOTS = ("agenda", "deciding", "decision", "kind", "outcome", "ply", "seat", "setup")
"""What every View holds."""


class View:
    """Everything a seat may know of the situation; nobody changes it.

    It shows every field of the State by its name and in its shape, lists as tuples, with what the
    seat may not know blanked as the declaration of the field says.
    """

    __slots__ = SLOTS

    kind: type[State]
    """What it is a view of; it shows the fields declared there."""
    seat: Seat
    setup: Setup
    agenda: tuple[Frame | Fork, ...]
    ply: int
    """How many answers were given."""
    outcome: Outcome | None
    deciding: tuple[Seat, ...]
    """The seats that have something to answer now."""
    decision: Decision | None
    """The viewer's own question, if there is one."""

    @classmethod
    def of(cls, state: State, seat: Seat) -> Self:
        """What a seat may know of a State."""
        view = cls()
        view.show(state, seat)
        return view

    def show(self, state: State, seat: Seat) -> None:
        """Take from a State what a seat may know."""
        decisions = state.decisions
        own = [decision for decision in decisions if decision.seat == seat]
        self.kind, self.seat, self.setup = type(state), seat, visible_setup(state.setup, seat)
        self.agenda = visible_agenda(state.agenda, seat)
        self.ply, self.outcome = state.ply, state.outcome
        self.deciding = tuple([decision.seat for decision in decisions])
        self.decision = visible_decision(own[0], seat) if own else None
        for field in state.fields:
            if field.visibility is not ALL:
                value = field.visibility.seen(state, field, seat)
            elif field.is_list:
                value = tuple(getattr(state, field.name))
            else:
                value = getattr(state, field.name)
            setattr(self, field.name, value)

    @property
    def question(self) -> Decision:
        """The viewer's own question, where there is one."""
        if self.decision is None:
            raise LookupError(f"nothing is asked of seat {self.seat}")
        return self.decision

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.kind.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all it shows."""
        return (*SLOTS, *[field.name for field in self.kind.fields])

    def asking(self, decision: Decision | None) -> Self:
        """The same view with another question."""
        twin = self.__class__()
        for name in self.names:
            setattr(twin, name, getattr(self, name))
        twin.decision = decision
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View) or other.kind is not self.kind:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.names)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.names)
        return f"{type(self).__name__}({said})"

    def __getstate__(self) -> dict[str, object]:
        return packed(self, SLOTS, self.kind.fields)

    def __setstate__(self, held: dict[str, Any]) -> None:
        unpack(self, held, held["kind"].fields)


class PlainView(View):
    """What a seat sees of a game that has no View of its own: any fields, without slots."""


def as_seen(view: View, state: S) -> S:
    """An empty State filled with what a view shows; HIDDEN stands for what it does not."""
    state.setup, state.agenda, state.chance = view.setup, list(view.agenda), 0
    state.outcome, state.journal, state.ply, state.pending = view.outcome, None, view.ply, None
    for field in state.fields:
        value: Any = getattr(view, field.name)
        setattr(state, field.name, list(value) if field.is_list else value)
    return state


def imagined(view: View, state: S, chance: int, unseen: Iterable[int] = ()) -> S:
    """An empty State filled so that it looks the same: what is hidden is dealt by chance.

    `unseen` are the cards that lie where the seat of the view cannot see them.
    """
    as_seen(view, state).chance = chance
    pool = list(state.shuffled(tuple(unseen)))
    for field in state.fields:
        field.visibility.deal(state, field, pool)
    return state


def seen_cards(view: View, fields: tuple[Field, ...]) -> Iterator[int]:
    """The cards a view shows in piles of the kind some of which are hidden.

    A field that is one number tells of a card, it does not hold it.
    """
    kinds = {field.of for field in fields if field.visibility is not ALL}
    for field in fields:
        pile = getattr(view, field.name)
        if field.of is not None and field.of in kinds and isinstance(pile, tuple):
            yield from (number for number in numbers(pile) if number != HIDDEN)


def visible_agenda(agenda: list[Any], seat: Seat) -> tuple[Frame | Fork, ...]:
    """The agenda with the values of other seats' secret names blanked."""
    return tuple([_visible(item, seat) for item in agenda])


def _visible(item: Frame | Fork, seat: Seat) -> Frame | Fork:
    if isinstance(item, Fork):
        return Fork(tuple(_blanked(lane, seat) for lane in item.lanes))
    return _blanked(item, seat)


def _blanked(frame: Frame, seat: Seat) -> Frame:
    if frame.you == seat or not any(secret for _, _, secret in frame.names):
        return frame
    names = tuple((name, None if secret else value, secret) for name, value, secret in frame.names)
    return frame._replace(names=names)


def visible_decision(decision: Decision, seat: Seat) -> Decision:
    """A question with what other seats bound in secret blanked in its frame."""
    frame = _blanked(decision.frame, seat)
    return decision if frame is decision.frame else decision._replace(frame=frame)


def visible_setup(setup: Setup, seat: Seat) -> Setup:
    """The setup without what the other seats brought and without a hidden position."""
    seats = [
        seating if place == seat else Seating(seating.name)
        for place, seating in enumerate(setup.seats)
    ]
    return Setup(setup.mode, tuple(seats), setup.switches)


def visible_notes(notes: list[Note], seat: Seat) -> list[Note]:
    """Journal lines as a seat may know them."""
    return [
        Note(
            note.event.seen_by(seat),
            note.clause,
            None if note.cause is None else _blanked(note.cause, seat),
            note.ply,
        )
        for note in notes
    ]
