"""Lilith (section 33)."""

from siegeworks.core.agenda import do
from siegeworks.games.rift.rules.abilities import BeReborn, ChooseHero, Heal, TurnDown, TurnUp
from siegeworks.games.rift.rules.printed import AROUND, OWN, UNIVERSAL, Attack, Hero, ability
from siegeworks.games.rift.rules.striking import Strike

HEROES = (
    Hero(
        "lilith",
        health=4,
        moves=3,
        basic=do(
            Strike(Attack(UNIVERSAL, "own n ne e se s sw w nw", "X")),
            ChooseHero("who", near=True),
            Heal("who", 1, "RT-33.4"),
            TurnUp("who"),
        ),
        abilities=(
            ability(
                "hell-wheel",
                Strike(Attack(UNIVERSAL, AROUND, "XX", free=True, rule="spread"), times="each"),
                TurnDown(),
            ),
            ability(
                "deadly-scythe",
                Strike(Attack(UNIVERSAL, OWN, "XX XX X X", free=True, rule="sides")),
                TurnDown(),
            ),
            ability(
                "gods-wrath", Strike(Attack(UNIVERSAL, AROUND, "X+XX+S+S", free=True)), TurnDown()
            ),
            ability(
                "resurrection",
                Strike(Attack(UNIVERSAL, OWN, "XX", free=True)),
                BeReborn(),
                TurnDown(),
            ),
        ),
        towers=(
            ("wizard", "shooters", "bombardiers", "footmen"),
            ("shooters", "apprentice", "militia"),
            ("apprentice", "militia"),
            ("militia",),
        ),
    ),
)
