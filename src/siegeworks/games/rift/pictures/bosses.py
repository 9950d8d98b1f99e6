"""Bosses: larger than life, on a base of black stone."""

from siegeworks.games.rift.pictures import heroes, invented
from siegeworks.pictures import bodies, faces
from siegeworks.pictures.draw import (
    Point,
    around,
    disc,
    dot,
    fine,
    flat,
    form,
    limb,
    line,
    mirrored,
    num,
    oval,
    patch,
    poly,
    put,
    star,
)


def base() -> str:
    """What a boss stands on: stone with spikes."""
    spikes = flat("M14 90L6 80 22 84zM86 90L94 80 78 84z", "coal")
    return spikes + form(oval(50, 89, 40, 6.5), "coal", 3)


def clock(x: float, y: float, size: float) -> str:
    """A clock without numbers."""
    hands = line(
        f"M{num(x)} {num(y - size * 0.55)}V{num(y)}l{num(size * 0.4)} {num(size * 0.25)}", 3
    )
    ticks = "".join(
        poly(one, two, closed=False)
        for one, two in zip(around(x, y, size - 2, 4), around(x, y, size - 4, 4), strict=True)
    )
    return flat(disc(x, y, size), "white") + line(ticks, 2.2) + hands


def time_mage(cloth: str, hem: str, face: str) -> str:
    """One of the pair, before a wheel of hours."""
    wheel = flat(star(50, 46, 42, 36, 16), hem) + fine(disc(50, 46, 33), "bone")
    hours = line("M24 27L29 31M76 27L71 31M18 46L24 46M50 14L50 20")
    gown = bodies.robe(cloth, hem) + flat(limb(34, 64, 24, 73, 9), cloth) + bodies.hand("stone")
    rod = flat(limb(0, 18, 0, -34, 5), "wood") + clock(0, -38, 12)
    hood = put(faces.hood(cloth) + face, 9, 14, size=0.82)
    return wheel + hours + gown + hood + bodies.held(rod, "stone", 2)


def _past() -> str:
    """He of the past: eyes in the dark, and a beard."""
    beard = "M34 50C40 56 60 56 66 50 66 66 58 76 50 82 42 76 34 66 34 50z"
    return time_mage("navy", "gold", faces.glow_eyes("sky", 40) + flat(beard, "pale"))


def _future() -> str:
    """She of the future: a mask."""
    mask = fine("M34 30C44 26 56 26 66 30 68 46 60 58 50 60 40 58 32 46 34 30z", "pale")
    eyes = mirrored(patch("M38 40C42 36 46 38 47 43 43 46 39 45 38 40z", "teal"))
    return time_mage("violet", "teal", mask + eyes + line("M50 30L50 60", 2.2))


def past_mage() -> str:
    """The Time Mage of the past, alone."""
    return base() + _past()


def future_mage() -> str:
    """The Time Mage of the future, alone."""
    return base() + _future()


def time_mages() -> str:
    """The pair of them, with the hourglass between: 160 wide."""
    glass = flat("M73 10L87 10 82 21 87 32 73 32 78 21z", "ghost") + patch(
        "M76 14L84 14 80 20z", "flame"
    )
    caps = flat(limb(71, 9, 89, 9, 5), "gold") + flat(limb(71, 33, 89, 33, 5), "gold")
    ground = flat(oval(80, 89, 70, 6.5), "coal")
    return ground + put(_past(), 100, flip=True) + put(_future(), 60) + glass + caps


def lilith() -> str:
    """Lilith as she was: wings of night."""
    plumes = "10 70 16 62 18 74 25 66 29 76 34 68 40 74"
    wing = form(f"M46 52C38 30 24 12 6 8 9 22 4 34 9 44 5 54 6 62 8 66L{plumes} 48 62z", "coal", 6)
    veins = line("M14 16C26 28 36 44 42 58M11 38C20 44 30 54 36 64", 3, "wine")
    horns = mirrored(form("M38 22C30 20 26 12 30 5 33 11 40 13 46 16z", "bone", 2.5))
    mane = form("M50 14C70 14 77 28 75 46L80 76 68 68 32 68 20 76 25 46C23 28 30 14 50 14z", "ink")
    face = (
        faces.head("long", "pale")
        + faces.glow_eyes("red", 43, 9)
        + fine("M44 56C48 54 52 54 56 56 52 60 48 60 44 56z", "wine")
    )
    fringe = flat(
        "M28 42C28 24 38 15 50 15 62 15 72 24 72 42 66 34 58 30 50 22 42 30 34 34 28 42z", "ink"
    )
    gown = base() + bodies.robe("coal", "red")
    return (
        mirrored(wing + veins)
        + mane
        + gown
        + face
        + horns
        + fringe
        + heroes.reaping("steel", "pale")
    )


def blackburn() -> str:
    """The lord of ruin in his black crown."""
    hem = "18 88 26 92 34 86 42 93 50 87 58 93 66 86 74 92 82 88"
    cloak = form(f"M34 44C20 50 9 70 8 92L{hem} 92 92C91 70 80 50 66 44z", "wine", 7)
    collar = mirrored(form("M36 62C20 56 13 40 16 24 24 30 32 36 38 46z", "red", 4))
    chest = form("M24 58C36 48 64 48 76 58L74 84C62 90 38 90 26 84z", "iron", 7)
    sign = fine("M50 62c7 0 10 5 9 10-1 2-3 3-3 6h-12c0-3-2-4-3-6-1-5 2-10 9-10z", "leaf")
    holes = dot(46.5, 70, 2.4) + dot(53.5, 70, 2.4)
    spikes = fine("M16 52L10 40 24 47zM24 48L22 35 34 46z", "bone")
    plates = mirrored(spikes + form("M40 56C30 46 14 50 12 66 20 74 34 70 42 62z", "steel", 4))
    crown = form("M27 30L22 8 35 17 42 5 50 15 58 5 65 17 78 8 73 30z", "iron", 4)
    helm = form("M28 26L72 26 71 48C66 60 58 64 50 66 42 64 34 60 29 48z", "coal", 6)
    sight = flat("M32 34L68 34 65 44 54 42 50 56 46 42 35 44z", "ink", stroke_width="2.6")
    eyes = patch("M36 37L46 39 44 42 37 41zM64 37L54 39 56 42 63 41z", "leaf")
    mace = (
        flat(limb(0, 16, 0, -30, 6), "bark")
        + flat(star(0, -36, 17, 11, 8), "iron")
        + fine(disc(0, -36, 6), "leaf")
    )
    fist = flat(disc(21, 74, 8), "coal")
    return (
        cloak
        + collar
        + base()
        + chest
        + sign
        + holes
        + fist
        + plates
        + helm
        + sight
        + eyes
        + crown
        + bodies.held(put(mace, size=0.9), "coal", 0)
    )


BOSSES = {
    "time-mages": (time_mages, past_mage, future_mage),
    "lilith": (lilith,),
    "blackburn": (blackburn,),
}
"""Bosses by id: all their figures in one picture, then each figure if there are several."""


def size(name: str, which: int = 0) -> Point:
    """How wide and high the picture of a boss is: several figures need more room."""
    several = not which and len(BOSSES.get(name, ())) > 1
    return (160, 100) if several else (100, 100)


def parts(name: str, which: int = 0) -> str:
    """A boss, or one of its figures, the first of which is number 1."""
    drawn = BOSSES.get(name)
    if drawn is None:
        return (
            base()
            + bodies.cape("wine")
            + invented.parts(name, ("deadly", "large"))
            + faces.crown("iron")
        )
    return drawn[which if which < len(drawn) else 0]()
