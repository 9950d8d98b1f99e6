"""Mage towers: crystals, pointed roofs, and things that float."""

from siegeworks.games.rift.pictures import masonry as m
from siegeworks.games.rift.pictures.tokens import gem
from siegeworks.pictures.draw import dot, fine, flat, form, line, mirrored, patch, star


def apprentice() -> str:
    """Three prongs, and a crystal that hovers between them."""
    prongs = mirrored(form("M38 74C28 68 26 56 32 46 34 56 40 62 46 66z", "stone", 3))
    return prongs + m.wall(70, 42, 52) + m.window(50, 82, "lilac") + gem(50, 50, 15, "lilac")


def wizard() -> str:
    """A round room under a violet roof."""
    body = m.wall(54, 40, 52) + m.window(50, 68, "sun") + m.door(50, 14, 17)
    return body + m.cone(18, 52, 60, "violet") + flat(star(50, 17, 9, 4), "sun")


def mage() -> str:
    """A tall room with two turrets at its sides."""
    turret = m.wall(66, 20, 20, "stone", 25) + m.cone(42, 66, 30, "violet", 25) + m.window(24, 78)
    body = m.wall(44, 34, 46) + m.window(50, 56, "sky") + m.door(50, 14, 20)
    top = flat("M29 38L71 38 66 48 34 48z", "stone")
    return mirrored(turret) + body + top + m.cone(7, 38, 56, "violet")


def archmage() -> str:
    """White stone and gold; the roof is a crystal as large as a house."""
    ring_back = line("M16 33a34 9 0 0 1 68 0", 4.5, "gold")
    ring_front = line("M16 33a34 9 0 0 0 68 0", 7) + line("M16 33a34 9 0 0 0 68 0", 3, "gold")
    body = m.wall(66, 34, 50, "white") + m.window(50, 78, "sky") + line("M31 88h38", 3, "gold")
    cup = form("M24 58C32 68 68 68 76 58L68 72C60 76 40 76 32 72z", "gold", 4)
    shards = mirrored(fine("M22 14L27 20 22 27 17 20z", "sky"))
    return body + cup + ring_back + gem(50, 32, 26, "sky") + ring_front + shards


def warlock() -> str:
    """A black claw around a green flame."""
    claws = mirrored(form("M36 58C20 52 14 34 24 14 26 30 34 40 46 50z", "coal", 4))
    fire = form(
        "M50 8C60 20 68 26 66 38 64 48 58 52 50 52 42 52 36 48 34 38 33 30 40 28 42 20 46 24 "
        "46 28 47 30 51 24 52 16 50 8z",
        "leaf",
        4,
    )
    core = patch("M50 30C56 36 58 40 56 45 54 49 46 49 44 45 42 40 47 38 50 30z", "sun")
    body = m.wall(56, 34, 54, "coal") + flat("M28 52L72 52 66 64 34 64z", "plum")
    runes = line("M38 57l4 4 4-4M54 61l4-4 4 4", 2.6, "leaf")
    skull = fine("M50 70c8 0 11 5 10 10-1 3-3 3-3 6h-14c0-3-2-3-3-6-1-5 2-10 10-10z", "bone")
    return fire + core + claws + body + runes + skull + dot(46, 79, 2.8) + dot(54, 79, 2.8)


MAGES = {
    "apprentice": apprentice,
    "wizard": wizard,
    "mage": mage,
    "archmage": archmage,
    "warlock": warlock,
}
