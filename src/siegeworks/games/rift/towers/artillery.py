"""Artillery towers: several tiles in one attack."""

from siegeworks.games.rift.rules.printed import AROUND, PHYSICAL, UNIVERSAL, Attack, Tower

TOWERS = (
    Tower("bombardiers", "artillery", 1, (Attack(PHYSICAL, "n ne", "X X X"),)),
    Tower("artillery", "artillery", 2, (Attack(PHYSICAL, "n ne nw", "XX X X"),)),
    Tower("cannoneers", "artillery", 3, (Attack(PHYSICAL, "n ne nw e w", "XX XX X"),)),
    Tower(
        "big-bertha",
        "artillery",
        4,
        (Attack(PHYSICAL, "n2 ne nw e w", "XX/XX+XX X", free=True),),
    ),
    Tower("tesla", "artillery", 4, (Attack(UNIVERSAL, AROUND, "XX X X X", free=True),)),
)
