"""What is printed on a card: the anatomy of section 3."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import NO_TEXT, Script, Verb
from siegeworks.games.siegestorm.rules.passives import Passive

Rank = Literal["soldier", "veteran", "elite", "champion", "promo", "boss"]
"""The rank of a player card; cards of boss decks, and boss cards themselves, have `boss`."""
Symbol = Literal["starter", "standard", "booster", "promo", "base", "advanced", "boss"]
Faction = Literal["ysra", "khunglai", "seraphia", "styxia"]
Command = Literal["deploy", "leader", "gang", "action"]
"""How the boss may play a card (SS-15.41)."""
Icon = Literal["shielded", "spirit", "gang", "totem"]
"""The Special Actions of boss cards (SS-15.42)."""

RANKS: tuple[Rank, ...] = ("soldier", "veteran", "elite", "champion", "promo")
FACTIONS: tuple[Faction, ...] = ("ysra", "khunglai", "seraphia", "styxia")

COPIES: dict[Rank, int] = {"soldier": 4, "veteran": 4, "elite": 2, "champion": 2, "promo": 2}
"""How many copies of one card a deck may hold, by rank (SS-4.3 to SS-4.6, SS-R108)."""


@dataclass(frozen=True)
class Card:
    """A printed card: it may be played as an action or as a creature."""

    id: str
    name: str
    faction: str
    """Its player faction, `promo`, or the id of its boss deck."""
    rank: Rank
    symbol: Symbol
    copies: int
    """How many the set holds."""
    cost: int
    att: int | None
    """The Attack Value; None on a card that can never be a creature (SS-R153)."""
    de: int | None
    """The Defense Value (`def` is taken by Python)."""
    action: Script = NO_TEXT
    passive: tuple[Passive, ...] = ()
    commands: tuple[Command, ...] = ()
    """The Command Actions of a boss deck card, in the order they are tried (SS-17.14)."""
    icons: tuple[Icon, ...] = ()
    """The Special Actions of a boss deck card."""
    printed: bool = False
    """Whether the rulebooks show this card; otherwise the design is ours."""


def boss_card(
    deck: str,
    symbol: Literal["base", "advanced"],
    ident: str,
    name: str,
    copies: int,
    cost: int,
    values: tuple[int, int] | None,
    commands: tuple[Command, ...],
    icons: tuple[Icon, ...] = (),
    *,
    action: Script = NO_TEXT,
    passive: tuple[Passive, ...] = (),
    printed: bool = False,
) -> Card:
    """A card of a boss deck; `values` are ATT and DEF, None where it is no creature."""
    att, de = values or (None, None)
    return Card(
        ident,
        name,
        deck,
        "boss",
        symbol,
        copies,
        cost,
        att,
        de,
        action,
        passive,
        commands,
        icons,
        printed,
    )


def do(*verbs: Verb) -> Script:
    """A block of effects."""
    return Script(verbs)
