"""Artillery towers: several tiles in one attack."""

from siegeworks.rift.printed import AROUND, PHYSICAL, UNIVERSAL, Attack, Tower

TOWERS = (
    Tower("bombardiers", "artillery", 1, (Attack(PHYSICAL, "n ne", "X X X", level=1),)),
    Tower("artillery", "artillery", 2, (Attack(PHYSICAL, "n ne nw", "XX X X", level=2),)),
    Tower("cannoneers", "artillery", 3, (Attack(PHYSICAL, "n ne nw e w", "XX XX X", level=3),)),
    Tower(
        "big-bertha",
        "artillery",
        4,
        (Attack(PHYSICAL, "n2 ne nw e w", "XX/XX+XX X", free=True, level=4),),
    ),
    Tower("tesla", "artillery", 4, (Attack(UNIVERSAL, AROUND, "XX X X X", free=True, level=4),)),
)
