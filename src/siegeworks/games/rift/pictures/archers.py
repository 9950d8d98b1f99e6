"""Archer towers: hoods behind parapets, higher from level to level."""

from siegeworks.games.rift.pictures import masonry as m
from siegeworks.pictures.draw import disc, flat, form, limb, line, mirrored, put
from siegeworks.pictures.gear import bow


def shooters() -> str:
    """A platform on four posts."""
    posts = mirrored(flat(limb(30, 97, 35, 68, 6), "bark")) + line("M33 92L65 72M67 92L35 72", 4)
    parapet = m.planks(24, 62, 52, 14)
    return posts + m.lookout(46, 50, "leaf") + parapet + put(bow(), 68, 52, size=0.62, turn=-24)


def archers() -> str:
    """A wooden storey on a stone foot."""
    heads = m.lookout(37, 39, "leaf") + m.lookout(61, 39, "leaf")
    storey = m.planks(24, 50, 52, 20) + flat("M19 68h62v7h-62z", "bark")
    return heads + storey + m.wall(75, 48, 56) + m.door(50, 14, 18) + m.flag(77, 50, "leaf", 26)


def sharpshooters() -> str:
    """A stone tower under a green roof."""
    posts = line("M30 56L30 36M70 56L70 36", 5)
    heads = m.lookout(40, 46, "pine") + m.lookout(60, 46, "pine")
    gallery = m.planks(22, 52, 56, 14) + flat("M18 64h64v7h-64z", "bark")
    body = m.wall(70, 46, 54) + m.door(50, 14, 18)
    return posts + heads + gallery + body + m.cone(8, 36, 66, "leaf") + m.flag(50, 14, "red", 10)


def rangers() -> str:
    """A house in a tree, older than the kingdom."""
    roots = "24 92 16 98 40 98 50 95 60 98 84 98 76 92 66 86"
    trunk = form(f"M34 60C38 72 38 80 34 86L{roots}C62 80 62 72 66 60z", "bark", 6)
    crown = (
        "M50 7C62 4 72 10 74 18 86 18 92 30 86 40 92 50 82 60 70 56 62 62 40 62 30 56 18 60 "
        "8 50 14 40 8 30 14 18 26 18 28 10 38 4 50 7z"
    )
    leaves = form(crown, "leaf", 8) + line(
        "M30 24c3 4 7 4 10 1M62 20c3 4 7 4 10 1M26 44c3 4 7 4 10 1M68 42c3 4 6 4 8 1", 3
    )
    hut = (
        flat("M35 52L35 34 50 22 65 34 65 52z", "wood")
        + m.lookout(50, 42, "pine")
        + m.planks(30, 50, 40, 11)
    )
    lamp = line("M74 56L74 62", 3) + flat(disc(74, 67, 5), "sun")
    return trunk + m.door(50, 16, 22, "umber") + leaves + hut + lamp


def musketeers() -> str:
    """A tower with blue hats and long barrels."""
    hat = flat("M-14 0C-10 -8 10 -8 14 0 8 4 -8 4 -14 0z", "navy") + line("M-9 0h18", 2.6, "gold")
    heads = "".join(m.lookout(x, 31, "coal") + put(hat, x, 23) for x in (34, 66))
    guns = mirrored(put(flat(limb(0, 0, 0, -30, 5), "iron"), 30, 50, turn=-38))
    top = m.battlement(38, 62) + m.wall(52, 46, 56) + m.window(50, 64)
    arms = flat("M38 70L62 70 62 84 50 92 38 84z", "blue") + line(
        "M50 73L50 88M42 78L58 78", 3, "gold"
    )
    return heads + guns + top + arms + m.flag(50, 38, "blue", 28)


ARCHERS = {
    "shooters": shooters,
    "archers": archers,
    "sharpshooters": sharpshooters,
    "rangers": rangers,
    "musketeers": musketeers,
}
