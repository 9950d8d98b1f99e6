"""The land around the roads: how spaces are measured, and what grows on the empty ones."""

from siegeworks.games.rift.pictures.invented import Chooser
from siegeworks.games.rift.rules.maps import Map, Space
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.pictures.draw import Point, box, disc, dot, fine, flat, form, line, num, put, tag

CELL, MARGIN = 100.0, 46.0


def size(map_: Map) -> Point:
    """How wide and high the picture of a map is."""
    return map_.width * CELL + 2 * MARGIN, map_.height * CELL + 2 * MARGIN


def middle(space: Space, map_: Map) -> Point:
    """The middle of a space."""
    row, column = divmod(space, map_.width)
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def parts(scenario: Scenario) -> str:
    """Trees, bushes and flowers on the spaces that are nothing else."""
    map_ = scenario.map
    taken = map_.paths | set(map_.site_at)
    kinds = {"bush": bush(), "grove": grove(), "stones": stones(), "tufts": tufts(), "pond": pond()}
    found = tag("defs", "".join(tag("g", part, id=f"~{name}") for name, part in kinds.items()))
    for space in range(map_.width * map_.height):
        if space not in taken:
            choose = Chooser(f"{scenario.id}/{map_.names[space]}")
            x, y = middle(space, map_)
            kind = choose.pick(
                "kind", ("bush", "grove", "grove", "stones", "tufts", "tufts", "pond")
            )
            x, y = x + choose.pick("x", (-8, 0, 8)), y + choose.pick("y", (-6, 0, 6))
            found += tag("use", href=f"#~{kind}", transform=f"translate({num(x)} {num(y)})")
    return found


def bush() -> str:
    """Two round bushes."""
    leaves = form("M-26 14C-36 4 -26 -10 -16 -8 -12 -20 8 -18 10 -6 22 -8 28 8 20 14z", "leaf", 4)
    return leaves + dot(-12, 2, 3, "red") + dot(4, -2, 3, "red") + dot(14, 6, 3, "red")


def grove() -> str:
    """Two small trees."""
    tree = flat(box(-4, 8, 8, 14), "bark") + form(
        "M0 -30C16 -30 22 -12 16 2 12 12 -12 12 -16 2 -22 -12 -16 -30 0 -30z", "leaf"
    )
    return put(tree, -16, 4, size=0.9) + put(tree, 18, 10, size=0.75)


def stones() -> str:
    """Some stones in the grass."""
    return form("M-22 12L-20 -4 -6 -12 8 -4 10 12z", "stone", 4) + form(
        "M10 16L14 4 26 4 30 16z", "stone", 3
    )


def tufts() -> str:
    """Grass and three flowers."""
    blades = line(
        "M-24 8l-4 -10M-24 8v-12M-24 8l5 -9M14 -8l-4 -9M14 -8v-11M14 -8l5 -8", 3.4, "leaf"
    )
    return (
        blades
        + fine(disc(-2, 14, 4), "sun")
        + fine(disc(24, 16, 4), "white")
        + fine(disc(-6, -20, 4), "rose")
    )


def pond() -> str:
    """A pond with a ripple."""
    return form(
        "M-32 2C-32 -14 -8 -18 6 -16 24 -16 34 -6 30 6 26 18 0 20 -14 18 -26 18 -32 12 -32 2z",
        "water",
        4,
    ) + line("M-14 0q6 -5 12 0t12 0", 3, "white")
