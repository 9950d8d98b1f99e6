"""Soldier towers: soldiers instead of tiles."""

from siegeworks.games.rift.rules.printed import PHYSICAL, UNIVERSAL, Attack, tower

TOWERS = (
    tower("militia", 1, Attack(PHYSICAL, "n e", "S")),
    tower("footmen", 2, Attack(PHYSICAL, "n e w", "S S")),
    tower("knights", 3, Attack(PHYSICAL, "n e s w", "S S S")),
    tower("holy-order", 4, Attack(UNIVERSAL, "n e s w", "S S S")),
    tower(
        "barbarians",
        4,
        Attack(PHYSICAL, "n ne e se s sw w nw", "S S S"),
        Attack(PHYSICAL, "n e w", "XX", free=True),
    ),
)
