"""Soldier towers: soldiers instead of tiles."""

from siegeworks.rift.printed import PHYSICAL, UNIVERSAL, Attack, Tower

TOWERS = (
    Tower("militia", "soldiers", 1, (Attack(PHYSICAL, "n e", "S", level=1),)),
    Tower("footmen", "soldiers", 2, (Attack(PHYSICAL, "n e w", "S S", level=2),)),
    Tower("knights", "soldiers", 3, (Attack(PHYSICAL, "n e s w", "S S S", level=3),)),
    Tower("holy-order", "soldiers", 4, (Attack(UNIVERSAL, "n e s w", "S S S", level=4),)),
    Tower(
        "barbarians",
        "soldiers",
        4,
        (
            Attack(PHYSICAL, "n ne e se s sw w nw", "S S S", level=4),
            Attack(PHYSICAL, "n e w", "XX", free=True, level=4),
        ),
    ),
)
