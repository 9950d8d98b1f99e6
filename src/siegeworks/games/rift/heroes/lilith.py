"""Lilith (section 33)."""

from siegeworks.core.agenda import Script
from siegeworks.games.rift.rules.abilities import BeReborn, ChooseHero, Heal, TurnDown, TurnUp
from siegeworks.games.rift.rules.printed import AROUND, OWN, UNIVERSAL, Ability, Attack, Hero
from siegeworks.games.rift.rules.striking import Strike

LILITH = Hero(
    "lilith",
    health=4,
    moves=3,
    basic=Script(
        (
            Strike(Attack(UNIVERSAL, "own n ne e se s sw w nw", "X")),
            ChooseHero("who", near=True),
            Heal("who", 1, "RT-33.4"),
            TurnUp("who"),
        )
    ),
    abilities=(
        Ability(
            "hell-wheel",
            Script(
                (
                    Strike(Attack(UNIVERSAL, AROUND, "XX", free=True, rule="spread"), times="each"),
                    TurnDown(),
                )
            ),
        ),
        Ability(
            "deadly-scythe",
            Script(
                (
                    Strike(Attack(UNIVERSAL, OWN, "XX XX X X", free=True, rule="sides")),
                    TurnDown(),
                )
            ),
        ),
        Ability(
            "gods-wrath",
            Script((Strike(Attack(UNIVERSAL, AROUND, "X+XX+S+S", free=True)), TurnDown())),
        ),
        Ability(
            "resurrection",
            Script((Strike(Attack(UNIVERSAL, OWN, "XX", free=True)), BeReborn(), TurnDown())),
        ),
    ),
    towers=(
        ("wizard", "shooters", "bombardiers", "footmen"),
        ("shooters", "apprentice", "militia"),
        ("apprentice", "militia"),
        ("militia",),
    ),
)
