"""What the scene of Rift is made of, with the options and facts that go with it."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from siegeworks.games.rift.scene.printed import RiftCatalogue
from siegeworks.scenes.base import Ahead, Facts, Option, Part, Scene, SeatScene, Types


class Goal(Part, frozen=True):
    """What the players have to reach, and how far they are."""

    kind: Literal["boss", "portals"]
    done: int
    of: int


class TowerScene(Part, frozen=True):
    """A tower on a building site."""

    tower: str
    seat: str
    turn: int | None
    """How often the card is turned by a quarter; None where nobody has seen it played."""
    down: bool
    """Whether it lies face down."""


class SiteScene(Part, frozen=True):
    """A building site with its towers, the lower one first."""

    at: str
    space: str
    group: str
    colour: str
    towers: Sequence[TowerScene]


class HordeScene(Part, frozen=True, kw_only=True):
    """A horde card on the map; squares are bit masks."""

    at: str
    id: int
    card: str
    name: str
    kind: str
    level: int
    crystals: int
    space: str
    token: int
    turn: int
    under: int
    """How many hordes lie on it."""
    tiles: int
    soldiers: int
    gate: int
    bases: Sequence[tuple[str, int]]
    """The heroes on it, each with the squares of the base."""
    open: int
    """How many enemies are not covered."""


class SlotScene(Part, frozen=True):
    """A special ability of a hero."""

    ability: str
    ready: bool


Condition = Literal["", "down", "revived", "rested", "acted"]
"""The one thing worth saying of a figure."""


class FigureScene(Part, frozen=True, kw_only=True):
    """A hero or a beast."""

    at: str
    hero: str
    seat: str
    beast: bool
    guest: bool
    """Whether it came from the bench, for one round."""
    health: int
    most: int
    moves: int
    space: str
    horde: int
    base: int
    slots: Sequence[SlotScene]
    state: Condition
    lasting: Sequence[str]


class BossScene(Part, frozen=True, kw_only=True):
    """The boss: where its figures are, their ways, its lives and its actions."""

    id: str
    figures: Sequence[str]
    routes: Sequence[Sequence[str]]
    lives: int
    of: int
    actions: Sequence[str]
    spent: Sequence[str]
    carded: bool
    """Whether one of its life cards lies on the map."""


class RiftSeat(SeatScene, frozen=True, kw_only=True):
    """A player of Rift."""

    at: str
    colour: str
    hand: Sequence[str]
    passed: Sequence[str]
    ready: bool
    deciding: bool


class DeckScene(Part, frozen=True, kw_only=True):
    """An enemy deck: which cards are left in each stage, the next stage first; not their order."""

    at: str
    token: int
    space: str
    left: int
    stages: Sequence[Sequence[str]]
    blocked: str
    """The terrain in the way of its first space; empty if there is none."""
    opened: bool


class TerrainScene(Part, frozen=True):
    """A terrain card on the map."""

    space: str
    kind: str


class Storms(Part, frozen=True):
    """The storm in force, the one that gathers, those that are left, and when the next comes."""

    now: str
    gathering: str
    left: Sequence[str]
    next: int


class RiftScene(Scene, frozen=True, kw_only=True):
    """Everything on the table of Rift as a seat may see it."""

    scenario: str
    difficulty: str
    players: int
    round: int
    phase: str
    phases: Sequence[str]
    last: bool
    health: int
    most: int
    crystals: int
    soldiers: int
    """How many are left in the supply."""
    level: int
    """Up to which level towers may be played."""
    goal: Goal
    banned: str
    sites: Sequence[SiteScene]
    hordes: Sequence[HordeScene]
    figures: Sequence[FigureScene]
    boss: BossScene | None
    seats: Sequence[RiftSeat]
    bench: Sequence[str]
    spells: Sequence[str]
    supply: Sequence[tuple[str, int]]
    decks: Sequence[DeckScene]
    ghosts: int
    terrain: Sequence[TerrainScene]
    storms: Storms | None


class Lifted(Part, frozen=True):
    """A soldier that is taken from a horde."""

    horde: int
    mask: int
    space: str
    square: str


class RiftOption(Option, frozen=True, kw_only=True):
    """An answer of Rift, and what it would do."""

    hero: str | None = None
    tower: str | None = None
    site: str | None = None
    facing: str | None = None
    space: str | None = None
    reach: Sequence[str] | None = None
    """The spaces it would reach."""
    targets: Sequence[int] | None = None
    """The hordes it would strike."""
    to: str | None = None
    """The seat that gets the tower."""
    new: str | None = None
    """The tower it becomes."""
    price: int | None = None
    thing: str | None = None
    """What is chosen by name, drawn as a card."""
    horde: int | None = None
    mask: int | None = None
    covers: int | None = None
    """How many enemies it would cover."""
    piece: str | None = None
    type: str | None = None
    """The type of the attack the piece belongs to."""
    lifted: Lifted | None = msgspec.field(name="from", default=None)


class RiftFacts(Facts, frozen=True, kw_only=True):
    """What is to be seen of an event of Rift."""

    horde: int | None = None
    space: str | None = None
    figure: str | None = None
    mask: int | None = None
    """The squares that are covered."""
    storm: str | None = None


class Foreseen(Part, frozen=True):
    """An event that would happen."""

    kind: str
    facts: RiftFacts


class Line(Part, frozen=True):
    """A line of the log of what would happen."""

    text: str
    clause: str
    head: bool


class RiftAhead(Ahead, frozen=True, kw_only=True):
    """What would happen if the round ended now: as events, as sums, and in words."""

    unknown: bool | None = None
    """Whether something face down would come to light on the way, or a player be asked."""
    events: Sequence[Foreseen] | None = None
    health: int | None = None
    crystals: int | None = None
    lost: bool | None = None
    lines: Sequence[Line] | None = None


TYPES = Types(RiftScene, RiftOption, RiftFacts, RiftCatalogue, RiftAhead)
