"""What is printed on a card: the anatomy of section 3."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Script, Verb
from siegeworks.siegestorm.passives import Passive

Rank = Literal["soldier", "veteran", "elite", "champion", "promo"]
Symbol = Literal["starter", "standard", "booster", "promo"]
Faction = Literal["ysra", "khunglai", "seraphia", "styxia", "promo"]

RANKS: tuple[Rank, ...] = ("soldier", "veteran", "elite", "champion", "promo")
FACTIONS: tuple[Faction, ...] = ("ysra", "khunglai", "seraphia", "styxia")

COPIES: dict[Rank, int] = {"soldier": 4, "veteran": 4, "elite": 2, "champion": 2, "promo": 2}
"""How many copies of one card a deck may hold, by rank (SS-4.3 to SS-4.6, SS-R108)."""

NO_TEXT = Script()


@dataclass(frozen=True)
class Card:
    """A printed card: it may be played as an action or as a creature."""

    id: str
    name: str
    faction: Faction
    rank: Rank
    symbol: Symbol
    copies: int
    """How many the set holds."""
    cost: int
    att: int
    de: int
    """The Defense Value (`def` is taken by Python)."""
    action: Script = NO_TEXT
    passive: tuple[Passive, ...] = ()
    printed: bool = False
    """Whether the rulebooks show this card; otherwise the design is ours."""


def do(*verbs: Verb) -> Script:
    """A block of effects."""
    return Script(verbs)
