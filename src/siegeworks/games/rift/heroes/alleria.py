"""Alleria Swiftwind and the Wildcat (section 31)."""

from siegeworks.core.agenda import do
from siegeworks.games.rift.rules.abilities import ChooseHero, GrantAttack, GrantMove, TurnDown
from siegeworks.games.rift.rules.printed import OWN, PHYSICAL, Attack, Hero, ability
from siegeworks.games.rift.rules.striking import Strike
from siegeworks.games.rift.rules.walking import ReturnBeast

HEROES = (
    Hero(
        "alleria",
        health=3,
        moves=3,
        beast="wildcat",
        basic=do(Strike(Attack(PHYSICAL, "n2 ne nw", "XX")), ReturnBeast()),
        abilities=(
            ability(
                "call-of-the-wild",
                Strike(Attack(PHYSICAL, OWN, "X X X X"), on="beast", bound="RT-31.13"),
                TurnDown(),
                anywhere=True,
            ),
            ability(
                "like-the-wind",
                Strike(Attack(PHYSICAL, "n3", "X/X")),
                ChooseHero("who", may=True),
                GrantMove("who", 1),
                GrantAttack("who"),
                TurnDown(),
            ),
            ability(
                "does-it-bleed",
                Strike(Attack(PHYSICAL, "n2 e w", "XX/X.")),
                Strike(Attack(PHYSICAL, OWN, "X X"), on="beast", bound="RT-31.18"),
                TurnDown(),
            ),
            ability("barrage", Strike(Attack(PHYSICAL, "n3 ne2 nw2", "XX XX X X")), TurnDown()),
        ),
        towers=(
            ("wizard", "bombardiers", "archers", "militia"),
            ("shooters", "apprentice", "militia"),
            ("shooters", "apprentice"),
            ("shooters",),
        ),
    ),
    Hero("wildcat", health=1, moves=2, tireless=True, revives=False),
)
