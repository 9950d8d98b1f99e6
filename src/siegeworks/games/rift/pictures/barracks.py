"""Soldier towers: from a tent to a fortress."""

from siegeworks.games.rift.pictures import masonry as m
from siegeworks.pictures import gear
from siegeworks.pictures.draw import (
    box,
    disc,
    dot,
    fine,
    flat,
    form,
    limb,
    line,
    mirrored,
    patch,
    put,
    star,
)


def militia() -> str:
    """A tent and a pitchfork."""
    tent = (
        form("M50 48L84 98 16 98z", "red", 7)
        + patch("M50 51L62 98 70 98z", "white")
        + patch("M50 51L30 98 38 98z", "white")
    )
    gap = flat("M50 64L60 98 40 98z", "coal")
    tines = fine("M76 48h4v10h3v-12h4v12h3v-10h4v16h-18z", "steel")
    fork = fine(limb(85, 96, 85, 64, 5), "wood") + tines
    return fork + tent + line("M50 48L84 98 16 98z", 4) + gap + m.flag(50, 50, "red", 16)


def footmen() -> str:
    """A house of stone with a red roof."""
    body = m.wall(66, 58, 62) + m.door(50, 20, 24)
    roof = form("M50 36L86 68 14 68z", "red", 6) + line("M36 60h6M48 52h6M58 61h6")
    return (
        body
        + roof
        + put(gear.shield("blue"), 50, 60, size=0.5)
        + m.window(30, 82)
        + m.window(70, 82)
    )


def knights() -> str:
    """A gate between two towers."""
    side = m.wall(48, 24, 28, "stone", 26) + m.cone(22, 48, 34, "red", 26) + m.window(26, 62)
    mid = m.battlement(54, 44) + flat(box(30, 66, 40, 32), "stone") + line("M36 72h6M58 72h6")
    gate = flat("M38 98v-14a12 12 0 0 1 24 0v14z", "ink") + line(
        "M44 76v22M50 74v24M56 76v22M39 86h22M38 93h24", 2.6, "steel"
    )
    return mid + gate + mirrored(side) + m.flag(50, 56, "gold", 30)


def holy_order() -> str:
    """A white house under a golden sun."""
    wings = mirrored(
        form("M36 46C24 44 12 36 8 22 16 26 20 24 24 30 30 32 36 38 42 42z", "white", 3)
    )
    side = m.wall(66, 20, 22, "white", 26) + m.cone(46, 66, 28, "gold", 26)
    body = form("M32 98L32 58 50 42 68 58 68 98z", "white", 6) + line("M28 62L50 42 72 62", 5)
    sun = flat(star(50, 24, 17, 11, 12), "gold") + fine(disc(50, 24, 8), "sun")
    return (
        wings
        + mirrored(side)
        + body
        + m.door(50, 18, 26, "blue")
        + fine(disc(50, 62, 6), "sky")
        + sun
    )


def barbarians() -> str:
    """A hall of logs with horns on its roof."""
    horns = mirrored(form("M44 34C28 34 18 24 20 9 28 20 38 22 50 24z", "bone", 3))
    axes = mirrored(put(gear.axe(), 76, 84, size=0.8, turn=14))
    body = (
        flat("M50 34L82 68 18 68z", "wood")
        + m.planks(22, 64, 56, 34, "bark")
        + m.door(50, 22, 28, "umber")
    )
    roof = form("M50 26C62 40 76 52 90 62L84 72 50 48 16 72 10 62C24 52 38 40 50 26z", "pelt", 5)
    skull = fine("M50 30c9 0 13 6 12 12-1 3-4 4-4 7h-16c0-3-3-4-4-7-1-6 3-12 12-12z", "bone")
    eyes = dot(45, 41, 3.2) + dot(55, 41, 3.2)
    return axes + body + horns + roof + skull + eyes


BARRACKS = {
    "militia": militia,
    "footmen": footmen,
    "knights": knights,
    "holy-order": holy_order,
    "barbarians": barbarians,
}
