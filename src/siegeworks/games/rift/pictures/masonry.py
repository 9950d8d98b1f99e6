"""What towers are built of: plinths that grow with the level, walls, roofs, windows, lookouts.

A tower is drawn in 100 by 120; it stands on its plinth at 98, and the stars of its level are below.
"""

from siegeworks.pictures.draw import (
    box,
    disc,
    dot,
    fine,
    flat,
    form,
    limb,
    line,
    nums,
    patch,
    poly,
    star,
)

GROUND = 98.0


def plinth(level: int) -> str:
    """What a tower stands on: a mound, a slab, steps, steps with gold."""
    if level <= 1:
        return form("M10 110C10 98 30 93 50 93 70 93 90 98 90 110 78 115 22 115 10 110z", "grass")
    if level == 2:
        return form("M16 96L84 96 90 113 10 113z", "stone")
    steps = form(box(14, 93, 72, 11, 2), "stone") + form(box(7, 102, 86, 12, 2), "stone")
    gold = line("M17 98L83 98", 3, "gold") if level > 3 else ""
    return steps + gold


def stars(level: int) -> str:
    """The level, as stars on a plate."""
    wide = 16 * level + 8
    first = 50 - 8 * (level - 1)
    plate = flat(box(50 - wide / 2, 101, wide, 16, 8), "coal")
    return plate + "".join(
        patch(star(first + 16 * place, 109.5, 7.5, 3.4), "sun") for place in range(level)
    )


def wall(top: float, wide: float, foot: float, colour: str = "stone", x: float = 50) -> str:
    """A wall that is wider at its foot, with some of its stones showing."""
    sides = ((x - wide / 2, top), (x + wide / 2, top), (x + foot / 2, 98), (x - foot / 2, 98))
    mid = (top + GROUND) / 2
    low = (mid + GROUND) / 2
    left = x - wide / 2 + 4
    stones = f"M{nums(left, mid)}h8M{nums(x + 4, mid + 5)}h9M{nums(x - 8, low + 2)}h8"
    return form(poly(*sides), colour, 6) + line(stones)


def battlement(y: float, wide: float, colour: str = "stone", x: float = 50) -> str:
    """A crown of merlons, wider than the wall."""
    left, tooth = x - wide / 2, wide / 5
    tops = "".join(f"h{tooth:.1f}v{5 if place % 2 == 0 else -5}" for place in range(4))
    return form(f"M{left:.1f} {y:.0f}{tops}h{tooth:.1f}v14h{-wide:.1f}z", colour, 4)


def cone(tip: float, eaves: float, wide: float, colour: str, x: float = 50) -> str:
    """A pointed roof."""
    half, bend = wide / 2, tip + (eaves - tip) * 0.4
    right = nums(x + 4, bend, x + half * 0.6, eaves - 6, x + half, eaves)
    below = nums(x + half * 0.4, eaves + 6, x - half * 0.4, eaves + 6, x - half, eaves)
    left = nums(x - half * 0.6, eaves - 6, x - 4, bend, x, tip)
    return form(f"M{nums(x, tip)}C{right} {below} {left}z", colour)


def window(x: float, y: float, glow: str = "sun") -> str:
    """A narrow arched window with light in it."""
    return fine(f"M{x - 4.5:.1f} {y + 8:.0f}v-9a4.5 4.5 0 0 1 9 0v9z", glow)


def door(x: float = 50, wide: float = 18, high: float = 24, colour: str = "bark") -> str:
    """An arched door at the foot of a tower."""
    r = wide / 2
    leaf = flat(f"M{x - r} 98v{r - high}a{r} {r} 0 0 1 {wide} 0v{high - r}z", colour)
    return leaf + dot(x + r * 0.4, 98 - high * 0.36, 1.8, "gold")


def planks(x: float, y: float, wide: float, high: float, colour: str = "wood") -> str:
    """A wall of boards."""
    gaps = "".join(f"M{x + wide * part / 4:.1f} {y + 3:.0f}v{high - 6:.0f}" for part in (1, 2, 3))
    return form(box(x, y, wide, high, 2), colour, 4) + line(gaps)


def flag(x: float, y: float, colour: str, high: float = 20) -> str:
    """A pennant on a pole."""
    cloth = flat(f"M{x} {y - high + 1}l15 4-15 7z", colour)
    return flat(limb(x, y, x, y - high, 2.4), "wood", stroke_width="3") + cloth


def lookout(x: float, y: float, hat: str, skin: str = "skin") -> str:
    """A small head behind a parapet: a hood, a face, two eyes."""
    cap = flat(f"M{x} {y - 13}c8 0 11 6 11 13v8h-22v-8c0-7 3-13 11-13z", hat)
    return cap + fine(disc(x, y + 1, 6.5), skin) + dot(x - 2.4, y, 1.5) + dot(x + 2.4, y, 1.5)
