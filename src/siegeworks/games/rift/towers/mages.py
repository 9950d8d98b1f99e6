"""Mage towers: the largest tiles, always magic."""

from siegeworks.games.rift.rules.printed import MAGIC, Attack, Tower

TOWERS = (
    Tower("apprentice", "mages", 1, (Attack(MAGIC, "n e", "XX/X."),)),
    Tower("wizard", "mages", 2, (Attack(MAGIC, "n e", "XX/XX"),)),
    Tower("mage", "mages", 3, (Attack(MAGIC, "n e w", "XXX/XX."),)),
    Tower("archmage", "mages", 4, (Attack(MAGIC, "n e s w", "XXX/XXX"),)),
    Tower(
        "warlock",
        "mages",
        4,
        (
            Attack(MAGIC, "n e w", "XX/XX", free=True),
            Attack(MAGIC, "n2 e2 w2", "XX/X.", free=True),
        ),
    ),
)
