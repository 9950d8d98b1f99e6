"""Magnus Spellbane (section 34)."""

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.rift.rules.abilities import ChooseHero, GrantAttack, TurnDown
from siegeworks.games.rift.rules.activation import Copy
from siegeworks.games.rift.rules.printed import AROUND, MAGIC, OWN, Attack, Hero, ability
from siegeworks.games.rift.rules.striking import ChooseStruck, OnSite, Strike
from siegeworks.games.rift.rules.walking import Transport

HEROES = (
    Hero(
        "magnus",
        health=3,
        moves=2,
        basic=do(
            Strike(Attack(MAGIC, "n2 e w", "XX/X.")),
            If(
                OnSite(),
                do(
                    Strike(
                        Attack(MAGIC, OWN, "XX", free=True),
                        on="struck",
                        bound="RT-R80",
                        needed=False,
                    )
                ),
            ),
        ),
        abilities=(
            ability(
                "hocus-pocus",
                ChooseHero("who", may=True),
                Transport("who"),
                GrantAttack("who"),
                ChooseStruck(),
                Strike(
                    Attack(MAGIC, OWN, "X X X", free=True),
                    on="chosen",
                    bound="RT-34.5",
                    needed=False,
                ),
                TurnDown(),
                anywhere=True,
            ),
            ability("illusion", Strike(Attack(MAGIC, AROUND, "S+S+XX+XX", free=True)), TurnDown()),
            ability("power-of-knowledge", Copy(), anywhere=True),
            ability("magic-storm", Strike(Attack(MAGIC, "n2 ne nw e w", "XX/X. XX X")), TurnDown()),
        ),
        towers=(
            ("wizard", "shooters", "artillery", "militia"),
            ("shooters", "bombardiers", "apprentice"),
            ("bombardiers", "apprentice"),
            ("apprentice",),
        ),
    ),
)
