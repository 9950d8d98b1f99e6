"""Spells: a rune tile each, with a star for each power symbol."""

from siegeworks.games.rift.pictures import invented
from siegeworks.pictures.draw import (
    disc,
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


def slab(colour: str) -> str:
    """The tile a spell is drawn on."""
    edge = form("M18 5L82 5 95 18 95 82 82 95 18 95 5 82 5 18z", "plum", 5)
    return edge + flat(
        "M23 13L77 13 87 23 87 77 77 87 23 87 13 77 13 23z", colour, stroke_width="2.6"
    )


def power(number: int) -> str:
    """A star for each power symbol, at the lower edge."""
    first = 50 - 10 * (number - 1)
    return "".join(
        flat(star(first + 20 * place, 90, 10, 4.8), "sun", stroke_width="3")
        for place in range(number)
    )


def _meteor(x: float, y: float, size: float) -> str:
    tail = flat("M-8 4C-2 -12 8 -24 22 -34 20 -26 24 -24 28 -28 22 -14 14 -2 10 6z", "flame")
    return put(tail + flat(disc(0, 8, 11), "red") + patch(disc(-3, 5, 4), "sun"), x, y, size=size)


def fire_rain() -> str:
    """Three burning stones on their way down."""
    return slab("navy") + _meteor(62, 38, 0.8) + _meteor(30, 44, 0.9) + _meteor(54, 66, 1.1)


def reinforcements() -> str:
    """Two helmets behind a shield, with spears."""
    spears = mirrored(flat(limb(22, 76, 22, 32, 5), "wood") + flat("M15 34L22 16 29 34z", "steel"))
    helm = form("M22 66C18 42 24 30 36 30 48 30 54 42 50 66z", "steel", 4)
    helm += flat("M27 44h18v5h-7v12h-4v-12h-7z", "ink", stroke_width="2") + fine(
        "M33 22h6v10h-6z", "red"
    )
    shield = form("M34 54C44 58 56 58 66 54 68 68 62 78 50 84 38 78 32 68 34 54z", "blue") + line(
        "M50 60L50 76M42 66L58 66", 3.4, "gold"
    )
    return slab("pine") + spears + mirrored(helm) + shield


def _cloud(colour: str) -> str:
    return form(
        "M24 54C14 54 12 42 22 40 20 28 34 22 42 28 48 18 66 20 67 32 80 28 88 44 78 52 76 "
        "54 74 54 72 54z",
        colour,
    )


def thunderstorm() -> str:
    """A cloud with a bolt and rain beside it."""
    rain = line("M28 60L24 70M36 60L30 76M70 60L64 76M78 60L74 68", 4, "sky")
    bolt = flat("M48 48L38 66 48 66 42 84 62 60 52 60 58 48z", "sun")
    return slab("navy") + rain + bolt + _cloud("steel")


def lightning() -> str:
    """A bolt that leaps from one to the next."""
    way = "M24 28L42 24 36 42 56 38 46 58 66 54 58 74 76 72"
    hits = "".join(
        flat(disc(x, y, 6.5), "white") for x, y in ((24, 28), (56, 38), (46, 58), (76, 72))
    )
    return slab("violet") + line(way, 12) + line(way, 6, "sun") + hits


def golden_hands() -> str:
    """An open hand, and what it touched."""
    palm = (
        "M32 56C28 46 20 44 20 50 20 58 28 72 38 80L62 80C72 72 74 62 74 44 74 38 67 38 66 "
        "44L65 54 64 34C64 28 56 28 56 34L55 52 53 30C52 24 44 24 44 30L44 52 40 36C38 30 31 "
        "32 32 38z"
    )
    sparks = patch(star(26, 26, 9, 2.6, 4) + star(76, 24, 8, 2.4, 4), "white")
    return slab("wine") + form(palm, "gold", 6) + fine(disc(50, 66, 8), "sun") + sparks


def bend_time() -> str:
    """An hourglass in a bent ring."""
    ring = "M50 18C72 18 84 34 82 52 80 72 64 82 48 80 28 78 18 62 20 46"
    arrow = flat("M12 50L20 36 30 48z", "sky")
    glass = form(
        "M36 34L64 34C64 46 56 48 54 52 56 56 64 58 64 70L36 70C36 58 44 56 46 52 44 48 36 "
        "46 36 34z",
        "ghost",
        4,
    )
    sand = patch("M42 42L58 42 51 49 49 49zM50 58L59 67 41 67z", "flame")
    caps = flat(limb(34, 34, 66, 34, 6), "wood") + flat(limb(34, 70, 66, 70, 6), "wood")
    return (
        slab("plum")
        + line(ring, 8)
        + line(ring, 3.6, "sky")
        + arrow
        + put(glass + sand + caps, turn=14, pivot=(50, 52))
    )


SPELLS = {
    "fire-rain": fire_rain,
    "reinforcements": reinforcements,
    "thunderstorm": thunderstorm,
    "lightning": lightning,
    "golden-hands": golden_hands,
    "bend-time": bend_time,
}
"""What draws each spell, by id."""


def parts(name: str, symbols: int) -> str:
    """A spell on its tile, with its power symbols; one without a drawing gets a sign."""
    draw = SPELLS.get(name)
    return (draw() if draw else slab("navy") + invented.sigil(name)) + power(symbols)
