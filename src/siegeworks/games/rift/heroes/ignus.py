"""Ignus (section 35)."""

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.rift.rules.abilities import ChooseHero, Heal, TurnDown
from siegeworks.games.rift.rules.printed import AROUND, MAGIC, OWN, Attack, Hero, ability
from siegeworks.games.rift.rules.striking import Covers, Strike
from siegeworks.games.rift.rules.walking import Settle, Walk

SPARKS = Attack(MAGIC, AROUND, "X", free=True, rule="spread")

HEROES = (
    Hero(
        "ignus",
        health=4,
        moves=3,
        basic=do(
            Strike(Attack(MAGIC, OWN, "XXX")),
            If(Covers(2), do(Strike(SPARKS, times="each", may=True, needed=False))),
        ),
        abilities=(
            ability(
                "fiery-frenzy",
                Strike(Attack(MAGIC, OWN, "XXX/.X.")),
                If(Covers(3), do(ChooseHero("who"), Heal("who", 1, "RT-35.2"))),
                TurnDown(),
            ),
            ability(
                "fire-and-brimstone",
                Strike(Attack(MAGIC, OWN, "XX/XX")),
                If(
                    Covers(3),
                    do(Strike(Attack(MAGIC, AROUND, "X+X", free=True), may=True, needed=False)),
                ),
                TurnDown(),
            ),
            ability(
                "power-of-flames",
                Walk(4, Attack(MAGIC, OWN, "X", free=True)),
                Settle(),
                ChooseHero("who", near=True),
                Heal("who", 2, "RT-35.6"),
                TurnDown(),
                anywhere=True,
            ),
            ability(
                "burn",
                Strike(Attack(MAGIC, AROUND, "XXX XXX", free=True, rule="apart")),
                TurnDown(),
            ),
        ),
        towers=(
            ("wizard", "shooters", "artillery", "militia"),
            ("bombardiers", "apprentice", "apprentice"),
            ("bombardiers", "apprentice"),
            ("bombardiers",),
        ),
    ),
)
