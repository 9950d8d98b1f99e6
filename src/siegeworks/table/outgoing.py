"""What the server says on a socket, as types.

Scenes, options and facts are of the game that is played: `State[S, O, F]` is the state of a game
whose room `scene` names these three.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from fastapi import Response

from siegeworks.scenes.base import Ahead, Facts, Option, Part, Scene

S = TypeVar("S", bound=Scene)
O = TypeVar("O", bound=Option)  # noqa: E741
F = TypeVar("F", bound=Facts)

What = Literal["sit", "fill", "answer", "undo", "resign", "machine", "rematch"]
"""What was done."""


class Sitter(Part, frozen=True, kw_only=True):
    """Who sits at a seat."""

    seat: str
    kind: Literal["person", "machine", "open"]
    name: str
    title: str = ""
    """The name, and of a machine what it can."""
    player: str | None
    """The machine that plays here."""
    here: bool | None = None
    """Whether somebody is connected."""
    mine: bool | None = None
    """Whether this guest may sit there."""
    rematch: bool | None = None
    """Whether the seat wishes for a rematch."""
    hints: bool | None = None
    """Whether the seat allows hints."""
    hinted: int | None = None
    """How many hints it has taken."""


class Entry(Part, Generic[F], frozen=True, kw_only=True):
    """A line of the log."""

    n: int
    ply: int
    """How many answers came before it."""
    kind: str
    """The kind of event."""
    text: str
    """What happened, in the reader's language."""
    clause: str
    quiet: bool
    """Whether the short log leaves it out."""
    head: bool
    """Whether it is a heading of what follows."""
    facts: F
    """What an animation needs."""


class Decision(Part, Generic[O], frozen=True, kw_only=True):
    """The open question of the seat."""

    prompt: str
    """The key of the question."""
    text: str
    """The question in the reader's language."""
    options: Sequence[O]
    passing: bool = False
    """Whether it will be answered without asking, since nothing else is possible."""


class Waiting(Part, frozen=True, kw_only=True):
    """Whom the game waits for, and a line that says so."""

    seats: Sequence[str]
    text: str


class Outcome(Part, frozen=True, kw_only=True):
    """How the game ended."""

    text: str
    reason: str
    """The clause as the rules have it."""
    clause: str
    winners: Sequence[str]


class Undo(Part, frozen=True, kw_only=True):
    """How many answers of its own a seat can take back, and what came to light before that."""

    answers: int
    why: str


class Said(Part, frozen=True, tag_field="is"):
    """Anything the server says."""


class Now(Said, Generic[S, O], frozen=True, kw_only=True):
    """How it stands."""

    version: int
    scene: S | None
    """None until the game begins."""
    decision: Decision[O] | None
    waiting: Waiting | None
    outcome: Outcome | None
    undo: Undo | None


class State(Now[S, O], Generic[S, O, F], frozen=True, kw_only=True, tag="state"):
    """Everything: after hello, and after a gap that cannot be filled."""

    log: Sequence[Entry[F]]
    seats: Sequence[Sitter] | None = None
    """Who sits where; only where there is no table, as in a study."""


class Step(Now[S, O], Generic[S, O, F], frozen=True, kw_only=True, tag="step"):
    """An accepted change; they come in order, without a gap."""

    by: str | None
    what: What
    events: Sequence[Entry[F]]
    cut: int | None = None
    """After an undo: the last entry of the log that stands."""


# -- without words -------------------------------------------------------------------------


class BareOption(Part, frozen=True):
    """An option for a program."""

    text: str


class BareDecision(Part, frozen=True, kw_only=True):
    """A question for a program."""

    prompt: str
    options: Sequence[BareOption]
    passing: bool = False


class BareWaiting(Part, frozen=True):
    """Whom the game waits for."""

    seats: Sequence[str]


class BareOutcome(Part, frozen=True, kw_only=True):
    """How the game ended."""

    winners: Sequence[str]
    clause: str


class BareNow(Said, frozen=True, kw_only=True):
    """How it stands, for a program that only wants to answer."""

    version: int
    decision: BareDecision | None
    waiting: BareWaiting
    outcome: BareOutcome | None


class BareState(BareNow, frozen=True, kw_only=True, tag="state"):
    """The whole state for such a program."""


class BareStep(BareNow, frozen=True, kw_only=True, tag="step"):
    """A step for such a program."""

    by: str | None
    what: What


# -- the table -----------------------------------------------------------------------------


class Rematches(Part, frozen=True):
    """Who wishes for a rematch, and the table it is played at."""

    seats: Sequence[str]
    table: str | None


class Welcome(Said, frozen=True, kw_only=True, tag="welcome"):
    """After hello: the table, and who sits there."""

    table: str
    game: str
    seat: str | None
    version: int
    seats: Sequence[Sitter]
    switches: Mapping[str, str]
    commitment: str
    stops: str
    rematch: Rematches


class Status(Part, frozen=True, kw_only=True):
    """How a table stands; nothing hidden."""

    table: str
    game: str
    version: int
    switches: Mapping[str, str]
    commitment: str
    begun: bool
    over: bool
    winners: Sequence[str]
    waiting: Sequence[str]
    next: str | None
    """The table of the rematch."""
    seats: Sequence[Sitter]
    seat: str | None = None
    """The seat that was just taken."""


class Table(Said, frozen=True, tag="table"):
    """Somebody came, went, or handed over a seat."""

    seats: Sequence[Sitter]


class Ack(Said, frozen=True, tag="ack"):
    """The message with this id is on disk and counts."""

    id: str
    version: int


class Refused(Said, frozen=True, kw_only=True, tag="refused"):
    """The message with this id was refused and changed nothing."""

    id: str | None
    code: str
    reason: str
    clause: str


class Ask(Said, frozen=True, kw_only=True, tag="ask"):
    """A seat asks for consent."""

    what: Literal["undo", "hints"]
    by: str
    version: int


class Rematch(Said, frozen=True, kw_only=True, tag="rematch"):
    """Who wishes for a rematch; once it is opened, where, and the secret of the reader's seat."""

    seats: Sequence[str]
    table: str | None
    secret: str | None = None


class Stops(Said, frozen=True, tag="stops"):
    """The seat wishes to be asked elsewhere from now on."""

    value: str


class Ghost(Said, frozen=True, tag="ghost"):
    """What another seat is pointing at; only boards know what that may be."""

    seat: str
    what: Any


class Pong(Said, frozen=True, tag="pong"):
    """Somebody is there."""


class Proof(Part, frozen=True):
    """What the seed was made of."""

    commitment: str
    secret: str
    numbers: Mapping[str, str]


class Over(Said, frozen=True, tag="over"):
    """With the end of the game: the seed, a text since it is long, and what it was made of."""

    seed: str
    proof: Proof | None


# -- explanations and hints ----------------------------------------------------------------


class Why(Said, frozen=True, kw_only=True, tag="why"):
    """Why the seat cannot answer something."""

    id: str = ""
    text: str
    offered: bool
    reason: str
    clause: str
    rule: str
    """The clause as the rules have it."""


class Cause(Said, frozen=True, kw_only=True, tag="cause"):
    """Why something happened."""

    id: str = ""
    event: int
    text: str
    clause: str
    rule: str
    source: str
    """The card, or other thing, whose text did it; empty if the rules did."""
    by: str | None
    answer: str | None
    """Only if it was the reader's own."""


class HintOption(Part, frozen=True, kw_only=True):
    """An answer a hint speaks of."""

    text: str
    label: str
    at: Sequence[str]
    chance: float | None
    """To win, from 0 to 1, as far as that is known."""
    behind: float | None
    """By how much that is less than the best."""


class HintStep(Part, frozen=True):
    """An answer of a plan."""

    seat: str
    text: str
    label: str


class Advice(Part, frozen=True, kw_only=True):
    """What one grade of a hint says."""

    lines: Sequence[str]
    options: Sequence[HintOption] = ()
    """Options of the open question, best first."""
    plan: Sequence[HintStep] = ()
    """What to answer one after the other."""


class Hint(Said, frozen=True, kw_only=True, tag="hint"):
    """A hint that was asked for; to the seat alone."""

    id: str
    version: int
    grade: str
    about: str
    lines: Sequence[str]
    options: Sequence[HintOption] = ()
    """Options of the open question, best first."""
    plan: Sequence[HintStep] = ()
    """What to answer one after the other."""


class Hinted(Said, frozen=True, tag="hinted"):
    """Another seat has taken a hint; what it said is told to nobody."""

    seat: str


ALWAYS = (
    *(Welcome, Table, Ack, Refused, Ask, Rematch, Stops, Ghost, Pong, Over),
    *(Why, Cause, Hint, Hinted),
)
"""The messages that are the same for every game; others are `State`, `Step` and `Ahead`."""
Bare = BareState | BareStep
"""How it stands, for a program that wants no words."""
Explanation = Why | Cause | Ahead

encode = msgspec.json.Encoder().encode


def reply(body: object) -> Response:
    """What an HTTP call is answered with: structs, and plain values that hold them."""
    return Response(encode(body), media_type="application/json")
