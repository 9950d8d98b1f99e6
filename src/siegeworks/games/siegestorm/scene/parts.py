"""What the scene of Siegestorm is made of, with the options and facts that go with it."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from siegeworks.games.siegestorm.scene.printed import SiegeCatalogue
from siegeworks.scenes.base import Facts, Option, Part, Scene, SeatScene, Types

Role = Literal["you", "partner", "boss", "enemy"]
"""What a seat is to the near one."""


class Place(Part, frozen=True):
    """A place with nothing to be said of it but its key."""

    key: str


class HeldCard(Part, frozen=True, kw_only=True):
    """A card in an open hand, or before a seat's eyes."""

    key: str
    card: str
    action: int | None = None
    """What it costs as an action, where that is not what is printed."""
    creature: int | None = None
    """What it costs as a creature, where that is not what is printed."""


class Cards(Part, frozen=True, kw_only=True):
    """Cards held by a seat; those that are hidden are only counted."""

    key: str
    n: int
    cards: Sequence[HeldCard] | None = None


class Deck(Part, frozen=True, kw_only=True):
    """Resources: how many cards, and of the viewer's own which ones they may be."""

    key: str
    n: int
    unseen: Sequence[str] | None = None


class Pile(Part, frozen=True):
    """An open pile, the top card last."""

    key: str
    cards: Sequence[str]


class Supporter(Part, frozen=True):
    """A Supporter; only its own player knows which card it is."""

    key: str
    card: str | None
    ready: bool


class Support(Part, frozen=True):
    """A Support Zone."""

    key: str
    cards: Sequence[Supporter]


class Life(Part, frozen=True):
    """The life of a boss."""

    key: str
    now: int
    start: int


class Menace(Part, frozen=True):
    """The Menace Level."""

    key: str
    now: int


class Reserves(Part, frozen=True):
    """The Reserves of a boss, and whether they were used in this turn."""

    key: str
    cards: Sequence[str]
    used: bool


class BossGoal(Part, frozen=True):
    """How many of the cards that beat a boss are there, and how many it takes."""

    now: int
    needed: int


class BossScene(Part, frozen=True, kw_only=True):
    """A boss: what is on its boards, and how near its end is."""

    key: str
    card: str
    difficulty: str
    life: Life
    menace: Menace
    reserves: Reserves
    decks: Sequence[str]
    affordable: Sequence[str]
    """The cards of its hand that the Menace Level allows."""
    reasons: Sequence[str]
    """Why it did what it did in its last turn, the latest last."""
    goal: BossGoal | None = None


class SiegeSeat(SeatScene, frozen=True, kw_only=True):
    """A player or a boss, with everything before them that is not on the Battlefield."""

    key: str
    role: Role
    alive: bool
    turn: bool
    asked: bool
    hand: Cards
    resources: Deck
    casualties: Pile
    support: Support
    marks: Sequence[str]
    healing: Pile | None = None
    removed: Pile | None = None
    sight: Cards | None = None
    boss: BossScene | None = None


class Changed(Part, frozen=True, kw_only=True):
    """One thing that changes values: by a card, by tokens, or for this turn."""

    card: str | None = None
    by: Literal["turn", "gang"] | None = None
    att: int
    defense: int = msgspec.field(name="def")


class Creature(Part, frozen=True, kw_only=True):
    """A creature: its values now, what changes them, tokens and marks."""

    key: str
    card: str
    seat: str
    owner: str
    att: int
    defense: int = msgspec.field(name="def")
    changes: Sequence[Changed] = []
    gang: int = 0
    spirit: int = 0
    used: bool = False
    storm: Mapping[str, int] | None = None
    """Attack Strength if it stormed now, against each seat it would attack."""


Kind = Literal["deploy", "space", "leaving", "front", "land"]
"""What kind of square it is."""


class Square(Part, frozen=True, kw_only=True):
    """A square of the Battlefield, with who stands there."""

    key: str
    name: str
    kind: Kind
    label: str
    seat: str | None = None
    piece: Creature | None = None


class Track(Part, frozen=True, kw_only=True):
    """A War Track from the Deployment Zone on, and who is leaving it."""

    key: str
    seat: str
    squares: Sequence[str]
    leaving: Sequence[str]
    marks: Sequence[str]


class Board(Part, frozen=True, kw_only=True):
    """A board: the lower and the upper track, and what lies between them, from left to right."""

    number: int
    lower: str
    upper: str
    zone: Sequence[str]


class Chosen(Part, frozen=True, kw_only=True):
    """What an entry of the chain has chosen."""

    at: str | None = None
    card: str | None = None


class ChainEntry(Part, frozen=True, kw_only=True):
    """An entry of the chain of command, or a creature that is still to be paid for."""

    key: str
    card: str
    seat: str
    kind: str
    piece: str | None = None
    held: bool = False
    """Whether its card belongs to no pile yet."""
    due: int | None = None
    """What is still to be paid."""
    chosen: Sequence[Chosen] | None = None
    negated: bool | None = None
    open: bool | None = None
    """Whether it may be reacted to."""


class Chain(Part, frozen=True):
    """What is announced and not yet carried out, the oldest first; the last one comes next."""

    key: str
    entries: Sequence[ChainEntry]


class Turn(Part, frozen=True, kw_only=True):
    """Which turn it is, whose, and in which step each of them is."""

    number: int
    taking: Sequence[str]
    extra: bool
    steps: Sequence[str]
    stages: Mapping[str, str]


class SiegeScene(Scene, frozen=True, kw_only=True):
    """Everything on the table of Siegestorm as a seat may see it; the near seat comes first."""

    mode: str
    layout: Literal["one", "coop", "ring"]
    field: Place
    near: str
    watching: bool
    turn: Turn
    seats: Sequence[SiegeSeat]
    boards: Sequence[Board]
    tracks: Mapping[str, Track]
    squares: Mapping[str, Square]
    chain: Chain


class SiegeOption(Option, frozen=True, kw_only=True):
    """An answer of Siegestorm: where it is picked first, and where it then leads to."""

    card: str | None = None
    """The card it names."""
    start: Sequence[str] = msgspec.field(name="from", default=())
    end: Sequence[str] = msgspec.field(name="to", default=())


class SiegeFacts(Facts, frozen=True, kw_only=True):
    """What is to be seen of an event of Siegestorm."""

    end: str | None = None
    """To which zone of its owner a creature goes after its Storm."""
    token: str | None = None
    """The token that is put on it."""
    aim: bool = False
    """Whether it is a target."""
    turn: str | None = None
    """Whose turn begins."""


TYPES = Types(SiegeScene, SiegeOption, SiegeFacts, SiegeCatalogue)
