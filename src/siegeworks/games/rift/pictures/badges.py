"""Badges: what an enemy can do, each a shape of its own, so that colour is never needed.

A badge is drawn around (0, 0) and about 28 wide.
"""

from collections.abc import Iterable

from siegeworks.pictures.draw import disc, dot, fine, flat, line, patch, poly, put, star


def _shield() -> str:
    """Resists physical attacks: a shield with a sword on it."""
    face = flat("M-12 -12C-5 -9 5 -9 12 -12 14 2 9 10 0 14 -9 10 -14 2 -12 -12z", "sky")
    return face + put(line("M0 -9L0 9M-5 3L5 3", 3.2), turn=40)


def _ward() -> str:
    """Resists magic: a diamond with a star in it."""
    return flat(poly((0, -15), (14, 0), (0, 15), (-14, 0)), "violet") + patch(
        star(0, 0, 9, 3, 4), "white"
    )


def _skull() -> str:
    """Deadly: a skull."""
    bone = flat(
        "M0 -13C10 -13 14 -7 13 0 12 4 9 5 8 7L7 13-7 13-8 7C-9 5 -12 4 -13 0-14 -7 -10 -13 0 -13z",
        "white",
    )
    return bone + dot(-5.5, -1, 3.8) + dot(5.5, -1, 3.8) + line("M-2.5 8L-2.5 12M2.5 8L2.5 12", 2.2)


def _cross() -> str:
    """Healing: a cross with equal arms."""
    return flat("M-5 -13L5 -13 5 -5 13 -5 13 5 5 5 5 13-5 13-5 5-13 5-13 -5-5 -5z", "leaf")


def _arrows() -> str:
    """Haste: two points, one behind the other."""
    point = "-6 -13L4 0-6 13-14 13-5 0-14 -13z"
    return flat("M" + point, "sun") + flat("M5 -13L15 0 5 13-3 13 6 0-3 -13z", "sun")


def _sights() -> str:
    """Targeting: a ring with cross hairs."""
    face = flat(disc(0, 0, 13), "white") + line(disc(0, 0, 7.5), 3.6, "red")
    return face + line("M0 -13L0 -5M0 13L0 5M-13 0L-5 0M13 0L5 0", 3.4) + dot(0, 0, 2.4)


def _corners() -> str:
    """Large: four corners far apart."""
    corner = "M-15 -3L-15 -15-3 -15-3 -8-8 -8-8 -3z"
    turns = "".join(put(fine(corner, "bone"), turn=turn) for turn in (0, 90, 180, 270))
    return turns + fine(disc(0, 0, 5), "bone")


def _other() -> str:
    """Any other property: a six-sided stud."""
    return flat(star(0, 0, 14, 12.2, 6), "lilac") + dot(0, 0, 4)


BADGES = {
    "resists-physical": _shield(),
    "resists-magic": _ward(),
    "deadly": _skull(),
    "healing": _cross(),
    "haste": _arrows(),
    "targeting": _sights(),
    "large": _corners(),
}
"""The badge of each property."""
UNSEEN = frozenset({"large"})
"""Properties that an enemy shows without a badge: a large one is large."""
PLACES = ((84, 84), (16, 84), (84, 16), (16, 16))
"""Where badges go on a figure, the first one first."""


def drawn(property_: str) -> str:
    """The badge of a property around (0, 0)."""
    return BADGES.get(property_) or _other()


def row(properties: Iterable[str], size: float = 1) -> str:
    """The badges of an enemy in the corners of its square, in the order of the rules."""
    order = list(BADGES)
    shown = sorted(
        set(properties) - UNSEEN,
        key=lambda name: (order.index(name) if name in order else len(order), name),
    )
    pairs = zip(shown, PLACES, strict=False)
    return "".join(put(drawn(name), x, y, size=size) for name, (x, y) in pairs)
