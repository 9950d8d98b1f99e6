"""How a player of Rift weighs things, and what it overlooks: tastes differ, plans with them."""

from random import Random as Dice
from typing import NamedTuple


class Taste(NamedTuple):
    """What counts for how much in the eyes of one player, and what it does not see at all."""

    fading: float = 0.28
    """How fast fear fades with the rounds in which a horde can still be struck."""
    still_there: float = 0.6
    """What a horde costs besides its enemies: it takes at least one more attack."""
    begun: float = 0.45
    """A large enemy is feared by its open squares, but never less than for having begun."""
    portal: float = 50.0
    """What is feared of a portal, the most of it for the squares still open."""
    caution: float = 1.0
    """How much the health of the kingdom counts beside all else."""
    later: float = 0.2
    """What an enemy covered in a later round is worth now: cards are kept and passed for it."""
    ready: float = 1.2
    """What it is worth to be able to cover a square of a portal that nobody else could."""
    striking: float = 0.5
    """How much of its worth a tower loses by striking a portal: one must do it sooner or later."""
    bravery: float = 1.0
    """How little the health of heroes counts: the higher, the more they dare."""
    face_up: float = 0.45
    """A special ability that can be used."""
    spell: float = 0.3
    """What a spell in reserve is worth for every round to come."""
    guest: float = 0.22
    """What a hero on the bench is worth for every round to come."""
    heroes_first: bool = False
    """Whether heroes act before towers are played."""

    # what people overlook
    resists: bool = True
    """Whether resistances are seen when towers are planned."""
    notices: int = 0
    """How many hordes are looked at, the nearest to an exit first; 0 for all."""
    together: bool = True
    """Whether the towers of the others are planned along."""
    roams: bool = True
    """Whether heroes leave a space for a better one."""
    thrifty: bool = True
    """Whether a tower is bought for what it promises; otherwise because it is cheap."""
    prepares: bool = True
    """Whether what is chosen before the game is weighed for it; otherwise favourites are taken."""
    plans: bool = True
    """Whether it plans ahead: then it matters less whose starting towers there are."""
    ideas: int = 6
    """How many things to do with a hero are tried out in full."""


BASE = Taste()
PLAIN = Taste(prepares=False)
"""The usual one with favourites, whatever the scenario; scenarios are balanced with it."""
QUICK = Taste(ideas=3)
"""For playing on in imagined worlds."""
AMATEUR = Taste(together=False, plans=False, ideas=4)
"""Sees what there is to see, but thinks of the own towers only, not of what the others could do."""
NOVICE = Taste(
    spell=0.9,
    resists=False,
    notices=4,
    together=False,
    roams=False,
    thrifty=False,
    prepares=False,
    plans=False,
    ideas=2,
)
"""A beginner: takes favourites, looks at the hordes nearest to the exit and at the own towers, not
at what resists, keeps heroes where they are, saves spells for a worse day, buys what is cheap."""
VARIED = (
    BASE,
    BASE._replace(heroes_first=True),
    BASE._replace(fading=0.16, later=0.12),
    BASE._replace(fading=0.45, still_there=1.1),
    BASE._replace(later=0.32),
    BASE._replace(spell=0.1, guest=0.08, face_up=0.25, bravery=1.6),
    BASE._replace(striking=0.2, portal=80.0),
    BASE._replace(caution=1.6, heroes_first=True, face_up=0.25),
)
"""Ways to look at a round, each good for a plan of its own; the usual way first."""


def varied(dice: Dice) -> Taste:
    """Yet another way to look at a round."""

    def about(usual: float, most: float = 2.0) -> float:
        return usual * float(most ** dice.uniform(-1.0, 1.0))

    return BASE._replace(
        fading=about(BASE.fading),
        still_there=about(BASE.still_there, 2.5),
        begun=min(0.9, about(BASE.begun, 1.6)),
        portal=about(BASE.portal, 1.8),
        caution=about(BASE.caution, 1.6),
        later=about(BASE.later, 2.5),
        ready=about(BASE.ready),
        striking=about(BASE.striking, 3.0),
        bravery=about(BASE.bravery, 2.0),
        face_up=about(BASE.face_up, 2.5),
        spell=about(BASE.spell, 3.0),
        guest=about(BASE.guest, 3.0),
        heroes_first=dice.random() < 0.4,
    )
