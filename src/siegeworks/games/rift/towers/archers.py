"""Archer towers: small tiles, the longest reach."""

from siegeworks.games.rift.rules.printed import PHYSICAL, PRECISE, Attack, Tower

TOWERS = (
    Tower("shooters", "archers", 1, (Attack(PHYSICAL, "n2", "X/X"),)),
    Tower("archers", "archers", 2, (Attack(PHYSICAL, "n2 ne nw", "X/X X"),)),
    Tower("sharpshooters", "archers", 3, (Attack(PHYSICAL, "n3 ne2 nw2", "X/X X/X"),)),
    Tower(
        "rangers",
        "archers",
        4,
        (Attack(PHYSICAL, "n3 e2 w2 ne2 nw2", "X/X X/X X", free=True),),
    ),
    Tower("musketeers", "archers", 4, (Attack(PHYSICAL, PRECISE, "X/X/X X", free=True),)),
)
