"""Malik Hammerfury (section 32)."""

from siegeworks.core.agenda import do
from siegeworks.games.rift.rules.abilities import (
    ChooseHero,
    GrantAttack,
    Protect,
    ProtectSpace,
    TurnDown,
    TurnUp,
)
from siegeworks.games.rift.rules.activation import FurtherAction
from siegeworks.games.rift.rules.printed import AROUND, OWN, PHYSICAL, Attack, Hero, ability
from siegeworks.games.rift.rules.striking import Count, Strike

HEROES = (
    Hero(
        "malik",
        health=5,
        moves=2,
        basic=do(
            Strike(Attack(PHYSICAL, OWN, "XX/XX")),
            Count("splinters", "empty"),
            Strike(
                Attack(PHYSICAL, AROUND, "X", free=True), times="splinters", may=True, needed=False
            ),
        ),
        abilities=(
            ability(
                "surprise-attack",
                ChooseHero("who"),
                TurnUp("who"),
                TurnDown(),
                FurtherAction(),
                anywhere=True,
            ),
            ability(
                "earthquake",
                Strike(Attack(PHYSICAL, OWN, "XXX/XXX"), needed=False),
                ProtectSpace(),
                TurnDown(),
            ),
            ability(
                "mace-strike",
                Strike(Attack(PHYSICAL, OWN, "XXX/X..")),
                Count("blows", "squares"),
                Strike(
                    Attack(PHYSICAL, AROUND, "X+X", free=True),
                    times="blows",
                    may=True,
                    needed=False,
                ),
                TurnDown(),
            ),
            ability("hands-off", Protect(), GrantAttack(), TurnDown(), anywhere=True),
        ),
        towers=(
            ("shooters", "artillery", "footmen", "apprentice"),
            ("shooters", "bombardiers", "militia"),
            ("bombardiers", "militia"),
            ("militia",),
        ),
    ),
)
