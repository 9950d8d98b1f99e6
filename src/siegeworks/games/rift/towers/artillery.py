"""Artillery towers: several tiles in one attack."""

from siegeworks.games.rift.rules.printed import AROUND, PHYSICAL, UNIVERSAL, Attack, tower

TOWERS = (
    tower("bombardiers", 1, Attack(PHYSICAL, "n ne", "X X X")),
    tower("artillery", 2, Attack(PHYSICAL, "n ne nw", "XX X X")),
    tower("cannoneers", 3, Attack(PHYSICAL, "n ne nw e w", "XX XX X")),
    tower("big-bertha", 4, Attack(PHYSICAL, "n2 ne nw e w", "XX/XX+XX X", free=True)),
    tower("tesla", 4, Attack(UNIVERSAL, AROUND, "XX X X X", free=True)),
)
