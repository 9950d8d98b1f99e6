"""Soldier towers: soldiers instead of tiles."""

from siegeworks.games.rift.rules.printed import PHYSICAL, UNIVERSAL, Attack, Tower

TOWERS = (
    Tower("militia", "soldiers", 1, (Attack(PHYSICAL, "n e", "S"),)),
    Tower("footmen", "soldiers", 2, (Attack(PHYSICAL, "n e w", "S S"),)),
    Tower("knights", "soldiers", 3, (Attack(PHYSICAL, "n e s w", "S S S"),)),
    Tower("holy-order", "soldiers", 4, (Attack(UNIVERSAL, "n e s w", "S S S"),)),
    Tower(
        "barbarians",
        "soldiers",
        4,
        (
            Attack(PHYSICAL, "n ne e se s sw w nw", "S S S"),
            Attack(PHYSICAL, "n e w", "XX", free=True),
        ),
    ),
)
