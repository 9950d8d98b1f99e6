"""Malik Hammerfury (section 32)."""

from siegeworks.core.agenda import Script
from siegeworks.games.rift.rules.abilities import (
    ChooseHero,
    GrantAttack,
    Protect,
    ProtectSpace,
    TurnDown,
    TurnUp,
)
from siegeworks.games.rift.rules.activation import FurtherAction
from siegeworks.games.rift.rules.printed import AROUND, OWN, PHYSICAL, Ability, Attack, Hero
from siegeworks.games.rift.rules.striking import Count, Strike

MALIK = Hero(
    "malik",
    health=5,
    moves=2,
    basic=Script(
        (
            Strike(Attack(PHYSICAL, OWN, "XX/XX")),
            Count("splinters", "empty"),
            Strike(
                Attack(PHYSICAL, AROUND, "X", free=True),
                times="splinters",
                may=True,
                needed=False,
            ),
        )
    ),
    abilities=(
        Ability(
            "surprise-attack",
            Script((ChooseHero("who"), TurnUp("who"), TurnDown(), FurtherAction())),
            anywhere=True,
        ),
        Ability(
            "earthquake",
            Script(
                (
                    Strike(Attack(PHYSICAL, OWN, "XXX/XXX"), needed=False),
                    ProtectSpace(),
                    TurnDown(),
                )
            ),
        ),
        Ability(
            "mace-strike",
            Script(
                (
                    Strike(Attack(PHYSICAL, OWN, "XXX/X..")),
                    Count("blows", "squares"),
                    Strike(
                        Attack(PHYSICAL, AROUND, "X+X", free=True),
                        times="blows",
                        may=True,
                        needed=False,
                    ),
                    TurnDown(),
                )
            ),
        ),
        Ability("hands-off", Script((Protect(), GrantAttack(), TurnDown())), anywhere=True),
    ),
    towers=(
        ("shooters", "artillery", "footmen", "apprentice"),
        ("shooters", "bombardiers", "militia"),
        ("bombardiers", "militia"),
        ("militia",),
    ),
)
