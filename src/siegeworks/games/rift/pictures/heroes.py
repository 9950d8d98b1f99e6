"""Heroes, and the cat: figures on a golden base."""

from siegeworks.games.rift.pictures import invented
from siegeworks.pictures import bodies, faces, gear
from siegeworks.pictures.draw import (
    disc,
    fine,
    flat,
    form,
    limb,
    line,
    mirrored,
    oval,
    patch,
    put,
    star,
)


def base(colour: str = "gold") -> str:
    """What the figure of a hero stands on."""
    return form(oval(50, 89, 38, 6.5), colour, 3)


def reaping(blade: str, hand: str) -> str:
    """A scythe across the body, its blade raised at the right side."""
    shaft = flat(limb(10, 84, 84, 68, 5.5), "bark")
    edge = form("M78 72C96 66 98 44 86 28 88 42 86 52 74 62z", blade, 3)
    return shaft + edge + flat(disc(28, 80, 5.5), hand) + flat(disc(64, 72, 5.5), hand)


def alleria() -> str:
    """The archer of the elves."""
    braids = mirrored(form("M30 40C20 52 18 66 24 76 32 72 36 60 36 48z", "gold", 3))
    fringe = form(
        "M27 42C26 26 36 19 50 19 64 19 74 26 73 42 68 34 62 30 56 30 50 36 36 34 27 42z", "gold", 4
    )
    band = line("M30 32C40 26 60 26 70 32", 3, "leaf")
    face = faces.short_ears("skin") + faces.head("round", "skin") + faces.kind_eyes(46, 10, "leaf")
    smile = line("M45 56C48 58 52 58 55 56", 2.6)
    body = bodies.cape("pine") + base() + bodies.boots("bark") + bodies.tunic("leaf")
    hands = bodies.arms("skin") + put(gear.bow("gold"), 80, 66) + flat(disc(87, 66, 5), "skin")
    return body + braids + face + smile + fringe + band + hands


def malik() -> str:
    """The hammer of the arena."""
    shaft = flat(limb(78, 36, 78, 66, 6.5), "wood")
    hammer = (
        shaft
        + put(gear.hammer("steel"), 78, 44, size=0.9, turn=180)
        + flat(disc(78, 52, 7), "umber")
    )
    body = (
        base() + bodies.boots("bark") + bodies.bare("umber", "wine") + bodies.arm("umber", wide=14)
    )
    body += bodies.hand("umber", size=8) + form(limb(68, 63, 79, 55, 13), "umber", 2.5)
    strap = line("M34 58L66 80", 7) + line("M34 58L66 80", 3, "gold")
    face = faces.head("round", "umber") + faces.mean_eyes("white", 39, 11, 5.5)
    ring = line("M25 46a4 4 0 1 0 3 6", 3, "gold")
    cloth = form("M26 30C30 14 42 10 50 10 58 10 70 14 74 30 60 24 40 24 26 30z", "red", 4)
    mouth = line("M44 54L56 54", 3, "rose")
    return body + strap + face + cloth + faces.beard("ink", 14) + mouth + ring + hammer


def lilith() -> str:
    """An angel who has seen both sides."""
    bright = form("M42 72C22 74 8 58 6 16 13 22 17 20 20 28 28 32 36 44 46 58z", "white", 4)
    dark = form("M58 72C78 74 92 58 94 16 87 22 83 20 80 28 72 32 64 44 54 58z", "coal", 4)
    halo = line(oval(50, 11, 16, 4.5), 6.5) + line(oval(50, 11, 16, 4.5), 2.8, "sun")
    mane = form("M50 16C67 16 73 28 72 44L73 68 62 64 38 64 27 68 28 44C27 28 33 16 50 16z", "plum")
    face = (
        faces.head("long", "pale")
        + faces.kind_eyes(44, 8, "violet")
        + line("M46 56C49 58 51 58 54 56")
    )
    fringe = flat(
        "M28 44C28 24 38 15 50 15 62 15 72 24 72 44 66 36 60 30 50 24 44 32 34 36 28 44z", "plum"
    )
    gown = base() + bodies.robe("wine", "gold")
    return bright + dark + mane + gown + face + fringe + halo + reaping("steel", "pale")


def magnus() -> str:
    """The bane of spells, and their master."""
    body = base() + bodies.robe("blue", "gold") + bodies.arms("blue") + bodies.hand("skin")
    face = faces.head("round", "skin") + faces.kind_eyes(43, 9, "blue")
    brows = mirrored(line("M34 37C37 33 42 33 45 35", 4, "white"))
    beard = faces.beard("white", 26) + fine(oval(50, 50, 4.5, 3.5), "skin")
    hat = faces.witch_hat("blue", "gold") + patch(star(48, 16, 4, 1.7), "sun")
    return body + face + brows + beard + hat + bodies.held(gear.staff("sky", "wood"), "skin", 4)


def ignus() -> str:
    """A fire that walks."""
    blaze = (
        "M50 5C58 14 60 20 58 26 64 22 67 16 66 11 78 20 82 36 78 50 88 58 84 76 72 84 60 90 "
        "40 90 28 84 16 76 12 58 22 50 18 38 22 28 30 20 30 26 33 30 37 31 36 20 44 12 50 5z"
    )
    inner = (
        "M50 24C54 32 66 36 67 50 72 62 66 78 50 79 34 78 28 62 33 50 34 42 40 40 44 36 47 "
        "33 50 30 50 24z"
    )
    eyes = faces.glow_eyes("white", 50, 10) + mirrored(line("M32 43L46 51", 4.5))
    mouth = fine("M40 60C46 63 54 63 60 60 58 68 54 70 50 70 46 70 42 68 40 60z", "wine")
    rocks = mirrored(
        form("M8 66L18 60 26 66 26 78 14 82 7 76z", "coal", 4)
        + line("M14 66L18 72 14 77", 2.6, "flame")
    )
    sparks = patch("M16 30L19 36 16 42 13 36zM86 30L89 36 86 42 83 36z", "flame")
    return (
        base()
        + form(blaze, "red", 6)
        + patch(inner, "flame")
        + patch("M50 46C60 52 62 64 56 74 52 77 46 77 42 74 38 64 42 54 50 46z", "sun")
        + eyes
        + mouth
        + rocks
        + sparks
    )


def wildcat() -> str:
    """The cat, who comes when she wants to."""
    tail = form("M70 82C86 84 94 70 86 58 82 52 76 56 79 62 82 70 76 74 68 72z", "tan", 3)
    trunk = form("M36 56C46 52 58 54 66 62 74 70 74 84 70 88L34 88C28 80 28 64 36 56z", "tan")
    paws = flat(oval(38, 87, 8, 5), "sand") + flat(oval(56, 87, 8, 5), "sand")
    spots = patch("M60 64l5 3-3 4zM66 74l4 4-5 2zM58 74l4 2-4 3z", "umber")
    tufts = mirrored(line("M24 12L21 6", 3.4))
    ears = faces.high_ears("tan")
    skull = form(
        "M50 18C66 18 76 28 75 42L82 52 72 54C66 62 58 64 50 64 42 64 34 62 28 54L18 52 25 "
        "42C24 28 34 18 50 18z",
        "tan",
    )
    stripes = patch("M47 19L50 30 53 19zM38 21L43 30 43 20zM62 21L57 30 57 20z", "umber")
    eyes = mirrored(
        fine("M31 40C35 34 43 36 45 43 39 46 33 45 31 40z", "leaf")
        + patch(oval(39, 41, 1.8, 3.6), "ink")
    )
    muzzle = fine(
        "M50 49C58 47 64 51 63 56 62 63 55 63 50 60 45 63 38 63 37 56 36 51 42 47 50 49z", "sand"
    )
    snout = (
        fine("M45 48L55 48 50 54z", "rose")
        + line("M50 54L50 60", 2.4)
        + line("M36 54L24 52M36 57L25 58M64 54L76 52M64 57L75 58", 2)
    )
    return (
        base()
        + tail
        + trunk
        + spots
        + paws
        + tufts
        + ears
        + skull
        + stripes
        + eyes
        + muzzle
        + snout
    )


HEROES = {
    "alleria": alleria,
    "malik": malik,
    "lilith": lilith,
    "magnus": magnus,
    "ignus": ignus,
    "wildcat": wildcat,
}
"""Heroes and beasts by id."""


def parts(name: str) -> str:
    """The figure of a hero; one without a drawing gets a look of his own."""
    draw = HEROES.get(name)
    return draw() if draw else base() + invented.parts(name, ("heroic",))
