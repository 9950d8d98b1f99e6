"""The small values a Rift State is made of: what has a condition of its own.

Named tuples are read by their declared types when a snapshot is loaded.
"""

from typing import NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.maps import Space

NOWHERE: Space = -1
"""Not on the map: a figure stands or lies on its hero board."""


class Horde(NamedTuple):
    """A horde card on the map: an ordinary horde, a portal, a ghost or a boss's life card."""

    serial: int
    card: int
    space: Space
    path: int
    """The arrival token whose path it follows, by place in the map's list."""
    tiles: Mask = 0
    soldiers: Mask = 0
    gate: Mask = 0
    """The squares of a portal tile on it (RT-29.10)."""


class Figure(NamedTuple):
    """A hero or the cat: where it stands and in what condition."""

    hero: int
    seat: Seat
    health: int
    slots: tuple[int, ...] = ()
    """Special abilities in its slots."""
    used: tuple[int, ...] = ()
    """Those of them that lie face down."""
    space: Space = NOWHERE
    horde: int = 0
    """Serial of the horde it is engaged with."""
    base: Mask = 0
    """The squares of that horde its base covers."""
    down: bool = False
    """Whether it lies defeated on its board."""
    acted: bool = False
    """Whether its card lies on the board, so that it cannot be activated this round."""
    rested: bool = False
    revived: bool = False
    """Whether it was revived this round and may do nothing (RT-19.11)."""
    fresh: bool = True
    """Whether it has not yet been on the map."""
    guest: bool = False
    """Whether it is a bench hero, here for one round (RT-25.11)."""


class Built(NamedTuple):
    """A tower card on a building site."""

    tower: int
    seat: Seat
    struck: bool = False
    """Whether it has attacked a portal (RT-13.5)."""
    down: bool = False


class Lasting(NamedTuple):
    """Something that holds until the end of the round."""

    kind: str
    """`protected` (a figure), `aegis` (whoever shares its space), `reborn` (if a horde falls)."""
    figure: int
    horde: int = 0


class Laid(NamedTuple):
    """A tile or soldier that the running attack has placed."""

    horde: int
    mask: Mask
    covered: Mask
    """The enemy squares under it."""
