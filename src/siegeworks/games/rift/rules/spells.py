"""The six spells (section 26): data only."""

from siegeworks.core.agenda import do
from siegeworks.games.rift.rules.abilities import ChooseHero, WoundHero
from siegeworks.games.rift.rules.building import PassHigh
from siegeworks.games.rift.rules.printed import (
    AROUND,
    MAGIC,
    PHYSICAL,
    PRECISE,
    UNIVERSAL,
    Attack,
    Spell,
)
from siegeworks.games.rift.rules.striking import Strike

EVERY_LEVEL = 4
"""A spell that reaches portals whatever their number (RT-R111)."""

SPELLS = (
    Spell("fire-rain", 1, do(Strike(Attack(MAGIC, PRECISE, "XX+X", free=True)))),
    Spell("reinforcements", 1, do(Strike(Attack(UNIVERSAL, PRECISE, "S S")))),
    Spell(
        "thunderstorm",
        1,
        do(
            Strike(Attack(MAGIC, PRECISE, "XX", free=True)),
            Strike(
                Attack(MAGIC, AROUND, "X", free=True, rule="spread"),
                times="each",
                near="struck",
                needed=False,
            ),
        ),
    ),
    Spell(
        "lightning", 1, do(Strike(Attack(PHYSICAL, PRECISE, "X+X+X+X", free=True, rule="chain")))
    ),
    Spell("golden-hands", 2, do(PassHigh(2))),
    Spell(
        "bend-time",
        2,
        do(
            Strike(Attack(UNIVERSAL, PRECISE, "XX", free=True, level=EVERY_LEVEL)),
            ChooseHero("who"),
            WoundHero("who"),
        ),
    ),
)
