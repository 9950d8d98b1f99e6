"""Archer towers: small tiles, the longest reach."""

from siegeworks.rift.printed import PHYSICAL, PRECISE, Attack, Tower

TOWERS = (
    Tower("shooters", "archers", 1, (Attack(PHYSICAL, "n2", "X/X", level=1),)),
    Tower("archers", "archers", 2, (Attack(PHYSICAL, "n2 ne nw", "X/X X", level=2),)),
    Tower("sharpshooters", "archers", 3, (Attack(PHYSICAL, "n3 ne2 nw2", "X/X X/X", level=3),)),
    Tower(
        "rangers",
        "archers",
        4,
        (Attack(PHYSICAL, "n3 e2 w2 ne2 nw2", "X/X X/X X", free=True, level=4),),
    ),
    Tower("musketeers", "archers", 4, (Attack(PHYSICAL, PRECISE, "X/X/X X", free=True, level=4),)),
)
