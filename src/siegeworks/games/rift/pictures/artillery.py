"""Artillery towers: low and round, with more and more iron on top."""

from siegeworks.games.rift.pictures import masonry as m
from siegeworks.pictures.draw import (
    box,
    disc,
    dot,
    fine,
    flat,
    form,
    line,
    mirrored,
    oval,
    patch,
    put,
    star,
)


def gun(size: float = 1, metal: str = "iron") -> str:
    """A cannon, upright, its wheel at (0, 0)."""
    tube = form("M-9 8L-8 -32 8 -32 9 8C6 14 -6 14 -9 8z", metal, 4)
    rings = flat(box(-10, -38, 20, 8, 3), metal) + fine(box(-10, -8, 20, 5, 2), "gold")
    return put(tube + rings, size=size)


def bomb(x: float, y: float, size: float = 8) -> str:
    """A round bomb with a burning fuse."""
    fuse = line(f"M{x + size * 0.6} {y - size * 0.7}q4 -6 8 -3", 3)
    spark = patch(star(x + size * 0.6 + 9, y - size * 0.7 - 3, 5, 2, 5), "flame")
    return (
        fuse
        + spark
        + flat(disc(x, y, size), "coal")
        + dot(x - size * 0.35, y - size * 0.35, 2, "white")
    )


def sandbags(y: float) -> str:
    """Two rows of bags."""
    low = "".join(flat(box(x, y, 22, 13, 6), "sand") for x in (17, 39, 61))
    return low + "".join(flat(box(x, y - 11, 22, 13, 6), "sand") for x in (28, 50))


def bombardiers() -> str:
    """A mortar behind sandbags."""
    return put(gun(1.05), 46, 78, turn=24) + bomb(26, 76, 9) + sandbags(86)


def artillery() -> str:
    """One cannon on a bastion."""
    body = m.battlement(62, 64) + m.wall(76, 56, 64) + m.door(50, 16, 16)
    return put(gun(1.05), 48, 64, turn=34) + body + bomb(22, 90, 7)


def cannoneers() -> str:
    """Two cannons on a bastion, and a flag between them."""
    guns = put(gun(1), 40, 56, turn=-42) + put(gun(1), 60, 56, turn=42)
    body = m.battlement(50, 68) + m.wall(64, 58, 68) + m.window(32, 76) + m.window(68, 76)
    return m.flag(49, 52, "flame", 40) + guns + body + m.door(50, 18, 22)


def big_bertha() -> str:
    """The largest gun of the kingdom, and she knows it."""
    mouth = form(oval(50, 18, 30, 11), "iron", 3) + flat(oval(50, 18, 20, 6), "ink")
    tube = form("M22 20L28 66C36 76 64 76 72 66L78 20C66 30 34 30 22 20z", "iron", 8)
    bands = fine("M24 34C40 42 60 42 76 34L75 40C60 48 40 48 25 40z", "gold")
    eyes = mirrored(fine(disc(40, 55, 5.5), "white") + dot(41, 56, 2.4) + line("M32 47L45 51", 4))
    teeth = fine("M40 64C46 67 54 67 60 64L58 69C54 71 46 71 42 69z", "white")
    cradle = mirrored(
        form("M18 98L18 74C24 62 32 62 36 72L42 98z", "brass", 4) + flat(disc(27, 82, 5), "gold")
    )
    return m.wall(78, 40, 46) + tube + mouth + bands + eyes + teeth + cradle


def tesla() -> str:
    """Copper rings around a mast, and lightning."""
    ball = form(disc(50, 21, 12), "steel", 4) + dot(46, 17, 2.6, "white")
    bolts = mirrored(flat("M36 22L22 15 25 24 8 20 21 32 17 34 31 38 27 29 36 30z", "sky"))
    mast = flat(box(45, 32, 10, 30), "iron")
    coils = "".join(
        form(box(50 - wide / 2, y, wide, 9, 4.5), "brass", 3)
        for y, wide in ((36, 24), (45, 32), (54, 40))
    )
    body = (
        m.wall(63, 48, 58)
        + fine(disc(50, 80, 10), "coal")
        + flat("M52 71L43 82 49 82 47 90 57 79 51 79z", "sun", stroke_width="2.2")
    )
    return bolts + mast + coils + ball + body


ARTILLERY = {
    "bombardiers": bombardiers,
    "artillery": artillery,
    "cannoneers": cannoneers,
    "big-bertha": big_bertha,
    "tesla": tesla,
}
