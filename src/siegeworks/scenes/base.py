"""What every scene is made of; a game adds fields, or leaves it at these.

A field that still has its default is not sent. A name that Python keeps for itself, or that says
more here than in a message, is sent under another (`name=`).
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Anything that is sent as a part of a message."""


class SeatScene(Part, frozen=True, kw_only=True):
    """A player, and what lies before them."""

    seat: str
    """The letter of the seat."""
    name: str


class Piece(Part, frozen=True, kw_only=True):
    """A thing that lies somewhere: a card, a figure, a token."""

    key: str
    """Its place: options and facts speak of it by this."""
    name: str
    count: int = 1
    """How many of the same lie there."""
    marks: Sequence[str] = ()
    """What is to be said of it besides its name."""


class Zone(Part, frozen=True, kw_only=True):
    """A part of the table: a hand, a pile, a track, a number of the game."""

    key: str
    name: str
    seat: str = ""
    """Whose it is; empty for what belongs to all."""
    number: int | None = None
    """What it comes to, where it is a number of the game."""
    hidden: int = 0
    """How many things lie there face down."""
    pieces: Sequence[Piece] = ()
    """What lies there face up."""
    marks: Sequence[str] = ()
    """What is to be said of it: whether it is active, what holds for it."""


class Scene(Part, frozen=True, kw_only=True):
    """Everything on the table as one seat sees it.

    A board of a game's own draws the fields the game adds; title, phase and zones are enough for
    any game to be drawn as text.
    """

    seats: Sequence[SeatScene]
    title: str = ""
    """Which turn or round it is, in the reader's language."""
    phase: str = ""
    """In which part of it the game is."""
    zones: Sequence[Zone] = ()


class Option(Part, frozen=True, kw_only=True):
    """An answer to the open question."""

    text: str
    """The notation: what an answer sends."""
    label: str
    """The same in the reader's language."""
    at: Sequence[str]
    """The places of the board it is about; none makes it a button."""
    verb: str = ""
    """What kind of answer it is."""


class Flight(Part, frozen=True, kw_only=True):
    """Things that go from one place to another."""

    cards: Sequence[str | None]
    """What they are, by id; None for what is face down."""
    start: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to", default="")
    """Where they come to lie; empty if that is only known to whoever has seen them."""


class Strike(Part, frozen=True, kw_only=True):
    """An attack."""

    start: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to")
    n: int
    """How strong it is."""


class Facts(Part, frozen=True, kw_only=True):
    """What an animation needs of an event; nothing at all for one that shows nothing.

    A place that has gone since is still known to a browser, which has just shown it.
    """

    moves: Sequence[Flight] = ()
    strike: Strike | None = None
    pulse: Sequence[str] = ()
    """Places where something stirs."""
    hit: str = ""
    """A place that suffers."""
    n: int | None = None
    """By how much something changes."""


NOTHING = Facts()


class Ruling(Part, frozen=True):
    """A ruling or an example of the rules that names a printed thing."""

    clause: str
    text: str


class Term(Part, frozen=True):
    """A word of the rules with what it means."""

    name: str
    text: str


class Catalogue(Part, frozen=True, kw_only=True):
    """Everything printed, in words."""


class Ahead(Part, frozen=True, kw_only=True, tag_field="is", tag="ahead"):
    """What would happen next by itself; a game says what it can foresee."""

    id: str = ""
    """Of the message that asked."""
    known: bool
    """Whether anything can be foreseen now."""


class Types(NamedTuple):
    """The structs of a game: what its scene, options, facts and catalogue are."""

    scene: type[Scene] = Scene
    option: type[Option] = Option
    facts: type[Facts] = Facts
    catalogue: type[Catalogue] = Catalogue
    ahead: type[Ahead] = Ahead
