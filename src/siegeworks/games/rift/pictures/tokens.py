"""Tokens: crystals, soldiers, wounds, the kingdom's health, portals, arrivals, terrain, seats."""

from collections.abc import Callable

from siegeworks.pictures import bodies, faces, gear
from siegeworks.pictures.draw import (
    around,
    box,
    clipped,
    disc,
    dot,
    fine,
    flat,
    form,
    limb,
    line,
    mirrored,
    oval,
    patch,
    poly,
    put,
    star,
    tag,
)
from siegeworks.pictures.glyphs import glyph
from siegeworks.pictures.palette import SEATS

HEART = "M50 40C54 28 76 26 77 46 78 62 62 70 50 82 38 70 22 62 23 46 24 26 46 28 50 40z"


def gem(x: float, y: float, size: float, colour: str) -> str:
    """A cut crystal around a point."""
    wide, rim, foot = size * 0.62, y - size * 0.3, y + size * 0.7
    sides = ((x + wide, rim), (x + wide * 0.65, foot), (x - wide * 0.65, foot), (x - wide, rim))
    top, mid, low = (x, y - size), (x - wide * 0.1, y - size * 0.12), (x, y + size)
    whole = form(poly(top, sides[0], sides[1], low, sides[2], sides[3]), colour, size * 0.26)
    return whole + line(poly(sides[3], mid, sides[0], closed=False) + poly(mid, low, closed=False))


def crystal() -> str:
    """What hordes leave behind."""
    small = gem(24, 66, 22, "violet") + gem(77, 68, 20, "violet")
    gleam = patch(star(78, 24, 11, 3, 4), "sun")
    return small + gem(50, 50, 41, "lilac") + gleam


def soldier() -> str:
    """One of the kingdom's own."""
    body = bodies.boots("bark") + bodies.tunic("blue", "gold") + bodies.arms("steel")
    face = faces.head("round", "skin") + faces.helmet("steel") + faces.small_eyes(46, 10, 4)
    crest = form("M44 12C44 5 56 5 56 12L54 22 46 22z", "red", 3)
    smile = line("M44 55C48 58 52 58 56 55")
    return (
        body
        + face
        + crest
        + smile
        + bodies.held(gear.spear(), "skin", 4)
        + put(gear.shield("blue"), 24, 74, size=0.8)
    )


def wound() -> str:
    """A drop of blood with a gash in it."""
    drop = form(
        "M50 7C58 26 78 42 78 62 78 80 66 92 50 92 34 92 22 80 22 62 22 42 42 26 50 7z", "red", 8
    )
    gash = fine("M34 58L46 54 52 44 58 56 68 60 57 66 52 78 46 66z", "white")
    return drop + gash


def health() -> str:
    """The heart of the kingdom, under its crown."""
    face = form("M14 30C30 36 70 36 86 30 90 62 72 84 50 95 28 84 10 62 14 30z", "blue", 7)
    crown = form("M26 32L20 8 36 19 50 6 64 19 80 8 74 32C60 38 40 38 26 32z", "gold", 4)
    return (
        face
        + put(form(HEART, "red", 5), 11, 15, size=0.78)
        + crown
        + mirrored(dot(36, 28, 2.6, "red"))
    )


def swirl(x: float, y: float, size: float) -> str:
    """The inside of a portal."""
    arms = "M0 0C6 -8 20 -6 20 8 20 22 4 28 -8 24 -24 18 -28 -4 -16 -18"
    turn = line(arms, 6, "lilac") + put(line(arms, 6, "lilac"), turn=180)
    return put(turn, x, y, size=size / 30)


def portal(level: int = 0) -> str:
    """A ring of stones around a whirl, with the level it asks for."""
    ring = form(disc(50, 50, 44), "stone", 6)
    pairs = zip(around(50, 50, 42, 9), around(50, 50, 32, 9), strict=True)
    gaps = line("".join(poly(one, two, closed=False) for one, two in pairs), 3)
    hole = flat(disc(50, 50, 31), "plum") + swirl(50, 50, 30)
    return ring + gaps + hole + (number(level, 2.3, "sun") if level else "")


def number(value: int, size: float, colour: str) -> str:
    """A number in the middle of a token, in strokes with an outline."""
    sign = str(value)
    return glyph(sign, 50, 50, size, "ink", 6) + glyph(sign, 50, 50, size, colour)


def arrival(value: int) -> str:
    """Where hordes come from: a spiked disc with a number."""
    rim = form(star(50, 50, 44, 35, 14), "wine", 5) + flat(disc(50, 50, 29), "bone")
    horns = mirrored(flat("M36 24C28 22 24 14 27 6 31 13 38 15 45 18z", "bone"))
    return horns + rim + glyph(str(value), 50, 51, 2.4)


def forest() -> str:
    """Three pines."""
    pine = form("M0 -40L20 -8 12 -8 26 18 -26 18 -12 -8 -20 -8z", "pine", 5)
    trunk = flat(box(-5, 16, 10, 14), "bark")
    tree = trunk + pine
    back = put(tree, 30, 52, size=0.85) + put(tree, 72, 52, size=0.85)
    return form(oval(50, 84, 42, 9), "grass", 3) + back + put(tree, 50, 60, size=1.1)


def rocks() -> str:
    """Boulders that have come down."""
    back = form("M36 80L40 34 56 16 74 30 80 80z", "iron", 6) + line(
        "M56 30L60 46 54 52M68 54L64 62"
    )
    left = form("M10 86L12 62 26 48 44 58 48 86z", "stone", 6) + line("M24 62L28 70")
    right = form("M50 88L56 66 72 58 88 70 92 88z", "stone", 6) + line("M72 70L76 76")
    return back + left + right


def swamp() -> str:
    """Black water with reeds."""
    pool = form(
        "M8 68C10 52 32 54 42 50 56 44 84 48 91 64 96 80 74 90 50 88 28 92 6 86 8 68z", "olive", 4
    )
    water = flat(
        "M20 70C24 62 38 62 48 60 60 56 78 60 80 68 82 78 64 80 50 79 34 82 18 78 20 70z",
        "pine",
        stroke_width="2.6",
    )
    leaves = "M0 34C-2 20 -8 12 -14 8 -6 8 -1 14 0 22L0 0 3 0 3 24C5 18 9 16 14 14 8 20 5 26 3 34z"
    reed = fine(leaves, "moss") + flat(limb(1.5, -2, 1.5, -14, 8), "bark")
    rings = (
        line("M40 70a8 3 0 1 0 16 0a8 3 0 1 0 -16 0", 2.4, "moss")
        + fine(disc(66, 66, 4.5), "moss")
        + fine(disc(72, 57, 3), "moss")
    )
    return (
        pool
        + water
        + rings
        + put(reed, 28, 32)
        + put(reed, 74, 20, size=0.9)
        + put(reed, 52, 22, size=0.8)
    )


TERRAIN: dict[str, Callable[[], str]] = {"forest": forest, "rocks": rocks, "swamp": swamp}
"""Kinds of terrain card."""


def ground(kind: str) -> str:
    """What terrain looks like; an unknown kind is rocks."""
    return TERRAIN.get(kind, rocks)()


def wings() -> str:
    """The flying symbol, two squares wide: 100 by 60."""
    tips = "8 30 16 34 13 40 22 43 21 49 32 49"
    wing = flat(f"M50 44C36 30 22 18 5 8 4 18 6 24 {tips} 40 54 44 51 48 48 50 44z", "white")
    return mirrored(wing + line("M17 20C26 26 36 36 44 44M20 34C28 36 34 40 40 46"))


def spook() -> str:
    """The ghost symbol: 60 by 60."""
    sheet = "M30 6C46 6 50 20 50 34L52 54 43 47 36 55 30 48 24 55 17 47 8 54 10 34C10 20 14 6 30 6z"
    return flat(sheet, "ghost") + dot(23, 26, 4) + dot(37, 26, 4) + patch(oval(30, 37, 4, 5), "ink")


def pattern(seat: int, x: float, y: float, size: float) -> str:
    """The lines that go with a seat's colour: stripes, dots, waves, a lattice."""
    steps = range(-2, 3)
    if seat == 0:
        marks = line("".join(f"M{-60 + 24 * n} 50l50 -100" for n in range(5)), 5)
    elif seat == 1:
        marks = "".join(dot(22 * a + 11 * (b % 2), 20 * b, 5) for a in steps for b in steps)
    elif seat == 2:
        marks = line("".join(f"M-50 {22 * b}q12 -14 25 0t25 0 25 0 25 0" for b in steps), 5)
    else:
        marks = line("".join(f"M{25 * n} -50v100M-50 {25 * n}h100" for n in steps), 4)
    return put(tag("g", marks, opacity=".45"), x, y, size=size / 100)


def seat(number: int) -> str:
    """The banner of a seat, in its colour and with its pattern."""
    cloth = "M20 10L80 10 80 78 50 94 20 78z"
    ground = flat(cloth, SEATS[number % 4]) + clipped(cloth, pattern(number % 4, 50, 50, 90))
    return ground + line(cloth, 4) + flat(limb(14, 10, 86, 10, 8), "wood")
