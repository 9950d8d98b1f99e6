"""What is printed on towers, heroes, spells, storms and hordes: plain values of all games."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from siegeworks.core.agenda import NO_TEXT, Script, Verb
from siegeworks.games.rift.rules.grid import SOLDIER, Mask, canonical, cells

PHYSICAL, MAGIC, UNIVERSAL = "physical", "magic", "universal"
TYPES = (PHYSICAL, MAGIC, UNIVERSAL)
FAMILIES = ("archers", "mages", "artillery", "soldiers")
COPIES = {1: 4, 2: 3, 3: 2, 4: 1}
"""How many cards there are of a tower of each level (RT-R125)."""

OWN = "own"
"""Arrows of a melee attack: the horde the hero is engaged with (RT-18.5)."""
PRECISE = "precise"
"""Arrows of an attack that reaches every path space (RT-9.6)."""
AROUND = "n ne e se s sw w nw"
"""Arrows to all eight adjacent spaces."""
DIRECTIONS = tuple(AROUND.split())
Bond = Literal["", "chain", "sides", "spread", "apart"]


@dataclass(frozen=True)
class Attack:
    """An attack: its type, its arrows, and the tiles or soldiers it places (RT-R23)."""

    type: str
    arrows: str
    """Runs of arrows as the card stands upright: `n2 e` is two arrows up and one to the right."""
    pieces: str
    """Drawn tiles and soldiers, such as `XX/X. X S`; those joined by + go on one horde."""
    free: bool = False
    """Whether it carries the free rotation symbol (RT-11.4)."""
    rule: Bond = ""
    """What else binds its pieces: `chain` (each touches another, RT-26.16), `sides` (each at its
    own side of the base, RT-33.7), `spread` (one on each horde, RT-R72), `apart` (each on a horde
    of its own, RT-35.7)."""
    level: int = 0
    """The level of the tower it belongs to, which sets it; 0 if it cannot reach portals."""

    def __post_init__(self) -> None:
        if self.type not in TYPES:
            raise ValueError(f"{self.type!r} is no attack type; there is {', '.join(TYPES)}")
        for run in self.arrows.split():
            if run not in (OWN, PRECISE) and run.rstrip("0123456789") not in DIRECTIONS:
                raise ValueError(f"{run!r} is no arrow; there is {', '.join(DIRECTIONS)}")
        for piece in self.pieces.replace("+", " ").split():
            if piece != SOLDIER:
                cells(piece)

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The pieces, those joined by + together."""
        return tuple(
            tuple(self._piece(piece) for piece in group.split("+")) for group in self.pieces.split()
        )

    def _piece(self, drawn: str) -> str:
        return canonical(drawn) if self.free and drawn != SOLDIER else drawn

    @cached_property
    def size(self) -> int:
        """How many squares it covers in all."""
        return sum(
            1 if piece == SOLDIER else len(cells(piece)) for group in self.groups for piece in group
        )


@dataclass(frozen=True)
class Tower:
    """A kind of tower card (RT-8.1)."""

    id: str
    family: str
    level: int
    attacks: tuple[Attack, ...]

    def __post_init__(self) -> None:
        """Its attacks reach the portals of its level (RT-13.3)."""
        attacks = tuple(replace(attack, level=self.level) for attack in self.attacks)
        object.__setattr__(self, "attacks", attacks)


def tower(name: str, level: int, *attacks: Attack) -> Tower:
    """A kind of tower; its family is the file it stands in, which puts it in."""
    return Tower(name, "", level, attacks)


@dataclass(frozen=True)
class Ability:
    """A special ability of a hero: a tile with a text."""

    id: str
    text: Script
    anywhere: bool = False
    """Whether it can be used by a hero who stands on his board (RT-R65)."""


def ability(name: str, *verbs: Verb, anywhere: bool = False) -> Ability:
    """A special ability that carries out these verbs."""
    return Ability(name, Script(verbs), anywhere)


@dataclass(frozen=True)
class Hero:
    """A hero board, or the cat (RT-31.1)."""

    id: str
    health: int
    moves: int
    basic: Script = NO_TEXT
    abilities: tuple[Ability, ...] = ()
    towers: tuple[tuple[str, ...], ...] = ()
    """Starting towers for 1, 2, 3 and 4 players (section 30)."""
    beast: str = ""
    """The second figure that comes with him (RT-31.1)."""
    tireless: bool = False
    """Whether the figure takes no wound from the defeat of the horde beneath it (RT-31.5)."""
    revives: bool = True
    """Whether a defeated figure is revived at the start of phase 2 (RT-19.9)."""


@dataclass(frozen=True)
class Spell:
    """A spell tile: its power symbols and its text."""

    id: str
    power: int
    text: Script


NO_STORM = -1
"""The number of no storm card."""
MOMENTS = ("arrival", "defeat", "movement")
"""When in a round a storm may do something: after arrivals, before the falls, before the march."""
STORM_RULES = (
    *("haste", "portal-levels", "no-abilities", "no-rest", "no-spells", "no-buying"),
    *(f"no-{family}" for family in FAMILIES),
)
"""Rules a storm may bring for a round."""


@dataclass(frozen=True)
class Storm:
    """A portal storm card: a rule for a round, or a text carried out at a moment of it."""

    id: str
    clause: str
    rule: str = ""
    when: str = ""
    text: Script = NO_TEXT
    level: int = 0
    """The highest tower level a game must have at least (RT-S2)."""

    @property
    def closed(self) -> str:
        """The family of towers that cannot be played while it rages; empty if it closes none."""
        family = self.rule.removeprefix("no-")
        return family if family in FAMILIES else ""


@dataclass(frozen=True)
class Enemy:
    """A kind of enemy and its properties (RT-C4)."""

    id: str
    letter: str
    properties: frozenset[str] = frozenset()


PROPERTIES = (
    *("resists-physical", "resists-magic", "deadly"),
    *("healing", "haste", "targeting", "large"),
)
"""What an enemy may be."""
HORDE, PORTAL, GHOST, LIFE = "horde", "portal", "ghost", "life"
KINDS = (HORDE, PORTAL, GHOST, LIFE)
"""Ordinary hordes, portals, cards of the ghost deck, life cards of bosses."""


@dataclass(frozen=True)
class Face:
    """A horde card as it lies on the table, its grid as masks."""

    width: int
    height: int
    enemies: tuple[tuple[Mask, Enemy], ...]
    """Each enemy with its squares."""
    red: Mask
    """Squares that can never be covered (RT-3.34), the level square of a portal among them."""
    foes: Mask = field(init=False, default=0)
    resists: dict[str, Mask] = field(init=False, default_factory=dict)
    """For each attack type the squares it cannot cover: resistant enemies and red squares."""
    deadly: Mask = field(init=False, default=0)
    symbols: dict[str, tuple[Mask, ...]] = field(init=False, default_factory=dict)
    """For each ability symbol the squares of the enemies that carry it."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "foes", self._with())
        put(self, "deadly", self._with("deadly"))
        for type_, property_ in ((PHYSICAL, "resists-physical"), (MAGIC, "resists-magic")):
            self.resists[type_] = self.red | self._with(property_)
        self.resists[UNIVERSAL] = self.red
        for symbol in ("healing", "haste", "targeting"):
            carriers = (mask for mask, enemy in self.enemies if symbol in enemy.properties)
            self.symbols[symbol] = tuple(carriers)

    def _with(self, property_: str = "") -> Mask:
        """The squares of all enemies, or of those with a property."""
        found = 0
        for mask, enemy in self.enemies:
            if not property_ or property_ in enemy.properties:
                found |= mask
        return found


@dataclass(frozen=True)
class Card:
    """A horde card, portal card, ghost card or life card."""

    id: str
    kind: str
    crystals: int
    faces: tuple[Face, ...]
    """The card as drawn, its purple edge below, and turned clockwise by quarters."""
    level: int = 0
    """The tower level a portal asks for (RT-13.1)."""
    flying: bool = False
    ghost: bool = False
    """Whether it carries the ghost symbol, so that a ghost follows it (RT-28.24)."""
    scouts: tuple[str, ...] = ()
    """Kinds of terrain in the order of its scout symbols (RT-28.31)."""
