"""Mage towers: the largest tiles, always magic."""

from siegeworks.games.rift.rules.printed import MAGIC, Attack, tower

TOWERS = (
    tower("apprentice", 1, Attack(MAGIC, "n e", "XX/X.")),
    tower("wizard", 2, Attack(MAGIC, "n e", "XX/XX")),
    tower("mage", 3, Attack(MAGIC, "n e w", "XXX/XX.")),
    tower("archmage", 4, Attack(MAGIC, "n e s w", "XXX/XXX")),
    tower(
        "warlock",
        4,
        Attack(MAGIC, "n e w", "XX/XX", free=True),
        Attack(MAGIC, "n2 e2 w2", "XX/X.", free=True),
    ),
)
