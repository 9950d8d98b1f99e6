"""Things in hands: upright, held at (0, 0), the hand itself drawn elsewhere."""

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
    oval,
    star,
)


def dagger(blade: str = "steel") -> str:
    """A short blade."""
    edge = flat("M-4.5 -8L-4.5 -19 0 -31 4.5 -19 4.5 -8z", blade)
    return edge + flat(limb(-6, -7, 6, -7, 5), "gold")


def sword(blade: str = "steel", hilt: str = "gold") -> str:
    """A long blade."""
    edge = form("M-5.5 -9L-5.5 -46 0 -56 5.5 -46 5.5 -9z", blade, 3)
    return edge + flat(limb(-10, -8, 10, -8, 5), hilt) + flat(disc(0, 11, 4), hilt)


def axe(blade: str = "steel", double: bool = False) -> str:
    """An axe with one edge or two."""
    edge = form("M1 -44C8 -51 15 -49 16 -36 16 -26 13 -20 10 -17 8 -23 5 -27 1 -28z", blade, 3)
    spike = fine("M0 -40L-11 -36 0 -31z", blade)
    back = mirrored(edge, 0) if double else spike + edge
    return flat(limb(0, 16, 0, -48, 5.5), "wood") + back


def club() -> str:
    """A tree trunk with nails in it."""
    nails = fine("M-10 -34L-18 -38-10 -42zM11 -26L19 -30 11 -34zM-3 -50L1 -60 6 -50z", "steel")
    return nails + form("M-4 14L-11 -36C-14 -56 16 -56 13 -36L4 14z", "wood")


def staff(glow: str, wood: str = "bark") -> str:
    """A staff with a light at its head."""
    fork = flat("M-9 -40C-12 -32 -8 -26 0 -26 8 -26 12 -32 9 -40", wood)
    return flat(limb(0, 18, 0, -30, 5.5), wood) + fork + form(disc(0, -42, 8.5), glow, 3)


def wand(glow: str) -> str:
    """A stick with a star."""
    return flat(limb(0, 10, 0, -24, 5), "bark") + flat(star(0, -32, 13, 5.5), glow)


def bow(wood: str = "wood") -> str:
    """A bow, its string drawn back towards the body, and an arrow on it."""
    curve = "M-6 -30C14 -20 14 20 -6 30 -9 26 -7 24 -5 23 4 14 4 -14 -5 -23 -7 -24 -9 -26 -6 -30z"
    string = line("M-6 -28L-18 0-6 28", 2.2)
    arrow = line("M-20 0L12 0", 3.4) + flat("M7 -6L17 0 7 6z", "steel")
    return string + form(curve, wood, 3) + arrow


def spear(blade: str = "steel") -> str:
    """A long shaft with a leaf of steel."""
    leaf = "M-7 -36C-7 -48 0 -56 0 -58 0 -56 7 -48 7 -36 4 -32 -4 -32 -7 -36z"
    return flat(limb(0, 18, 0, -40, 5), "wood") + form(leaf, blade, 3)


def hammer(head: str = "iron", band: str = "gold") -> str:
    """A hammer as heavy as its owner."""
    block = form(box(-19, -52, 38, 26, 5), head)
    bands = fine(box(-12, -52, 6, 26), band) + fine(box(6, -52, 6, 26), band)
    return flat(limb(0, 18, 0, -30, 6.5), "wood") + block + bands


def shield(colour: str, sign: str = "gold") -> str:
    """A pointed shield, held before the body."""
    face = form("M-16 -22C-6 -18 6 -18 16 -22 20 2 12 16 0 24 -12 16 -20 2 -16 -22z", colour)
    return face + fine(star(0, -3, 9, 4, 4), sign)


def tower_shield(colour: str) -> str:
    """A shield like a door, with rivets."""
    rivets = "".join(dot(x, y, 2.2) for x in (-10, 10) for y in (-26, 16))
    boards = line("M0 -33L0 23M-16 -4L16 -4", 3.4)
    return form(box(-17, -34, 34, 58, 6), colour, 6) + boards + rivets


def spyglass() -> str:
    """A telescope, pointed upwards."""
    tube = flat("M-4 10L-6 -12 6 -12 4 10z", "bark") + flat(
        "M-7 -12L-10 -32 10 -32 7 -12z", "brass"
    )
    return tube + fine(oval(0, -32, 10, 4), "sky")


def flask(glass: str) -> str:
    """A bottle with a cork, and something in it that glows."""
    belly = form("M-4 -16L-4 -6C-14 0 -14 16 0 16 14 16 14 0 4 -6L4 -16z", glass, 3)
    return belly + flat(box(-5, -21, 10, 6, 2), "wood") + dot(-4, 4, 2.4, "white")
