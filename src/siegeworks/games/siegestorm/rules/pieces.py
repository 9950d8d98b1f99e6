"""The small values a Siegestorm State is made of: what has a condition of its own.

Named tuples are read by their declared types when a snapshot is loaded.
"""

from typing import Literal, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.fields import HIDDEN

Stage = Literal[
    "set-up",
    "prepare",
    "draw",
    "advance",
    "deploy",
    "extra",
    "end",
    "reserves",
    "actions",
]
"""The steps of a turn, those of the boss among them; set-up before the first."""


class Creature(NamedTuple):
    """A card on a War Track or a Battle Zone."""

    card: int
    serial: int
    owner: Seat
    seat: Seat
    """Whose creature it is now: the player of the track, or who put it on the Battle Zone."""
    gang: int = 0
    """Gang tokens on it (SS-17.23)."""
    spirit: int = 0
    """Spirit tokens on it (SS-17.21)."""


class Supporter(NamedTuple):
    """A face-down card in a Support Zone."""

    card: int
    serial: int
    owner: Seat
    ready: bool

    def face_down(self) -> "Supporter":
        """What those see of it who may not look at the card."""
        return Supporter(HIDDEN, self.serial, self.owner, self.ready)


Kind = Literal["boost", "shifted", "unopposed", "protected", "free-shapeshift"]
"""What can hold until the end of the turn."""


class Lasting(NamedTuple):
    """Something that holds until the end of the turn."""

    kind: Kind
    seat: Seat
    piece: int = -1
    att: int = 0
    de: int = 0
    track: int = -1
    place: int = 0
    card: int = -1


class Boss(NamedTuple):
    """What changes about a boss: the tokens on its boards, and its Reserves."""

    card: int
    """The number of its boss card in the Box."""
    life: int
    menace: int
    reserves: tuple[int, ...] = ()
    """Cards it left unplayed, the newest last; all can see them (SS-R160)."""
    used: bool = False
    """Whether the Reserves have been reshuffled (SS-19.6)."""


class Spot(NamedTuple):
    """A creature and where it stands; `place` is a space, or FRONT or LAND."""

    creature: Creature
    track: int
    place: int


FRONT = -1
LAND = -2
BOSS_SERIAL = 0
"""The serial of the boss card itself; those of cards in play begin with 1."""
MENACE = -3
"""The serial that stands for a Supporter of the boss: a level of its Menace track (SS-19.2)."""
