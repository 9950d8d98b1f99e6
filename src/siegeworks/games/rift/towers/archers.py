"""Archer towers: small tiles, the longest reach."""

from siegeworks.games.rift.rules.printed import PHYSICAL, PRECISE, Attack, tower

TOWERS = (
    tower("shooters", 1, Attack(PHYSICAL, "n2", "X/X")),
    tower("archers", 2, Attack(PHYSICAL, "n2 ne nw", "X/X X")),
    tower("sharpshooters", 3, Attack(PHYSICAL, "n3 ne2 nw2", "X/X X/X")),
    tower("rangers", 4, Attack(PHYSICAL, "n3 e2 w2 ne2 nw2", "X/X X/X X", free=True)),
    tower("musketeers", 4, Attack(PHYSICAL, PRECISE, "X/X/X X", free=True)),
)
