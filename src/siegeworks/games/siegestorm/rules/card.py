"""What is printed on a card: the anatomy of section 3."""

import re
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple, cast, get_args

from siegeworks.core.agenda import NO_TEXT, Script
from siegeworks.games.siegestorm.rules.passives import Passive, Totem

Rank = Literal["soldier", "veteran", "elite", "champion", "promo", "boss"]
"""The rank of a player card; cards of boss decks, and boss cards themselves, have `boss`."""
Symbol = Literal["starter", "standard", "booster", "promo", "base", "advanced", "boss"]
Faction = Literal["ysra", "khunglai", "seraphia", "styxia"]
Command = Literal["deploy", "leader", "gang", "action"]
"""How the boss may play a card (SS-15.41)."""
Icon = Literal["shielded", "spirit", "gang", "totem"]
"""The Special Actions of boss cards (SS-15.42)."""

ICONS: tuple[Icon, ...] = get_args(Icon)
RANKS: tuple[Rank, ...] = ("soldier", "veteran", "elite", "champion", "promo")
FACTIONS: tuple[Faction, ...] = ("ysra", "khunglai", "seraphia", "styxia")

COPIES: dict[Rank, int] = {"soldier": 4, "veteran": 4, "elite": 2, "champion": 2, "promo": 2}
"""How many copies of one card a deck may hold, by rank (SS-4.3 to SS-4.6, SS-R108)."""


@dataclass(frozen=True)
class Card:
    """A printed card: it may be played as an action or as a creature."""

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
    id: str = ""
    """The slug of its name, unless something else is said."""

    def __post_init__(self) -> None:
        if not self.id:
            slug = re.sub("[^a-z0-9]+", "-", self.name.lower().replace("'", "")).strip("-")
            object.__setattr__(self, "id", slug)


class Stats(NamedTuple):
    """The numbers printed on a player card, and the symbol beside them."""

    symbol: Symbol
    cost: int
    att: int
    de: int


starter = partial(Stats, "starter")
standard = partial(Stats, "standard")
booster = partial(Stats, "booster")
stats = partial(Stats, "promo")
"""The numbers of a promo card, which has the promo symbol."""


def _card(
    rank: Rank,
    name: str,
    stats: Stats,
    action: Script,
    *passive: Passive,
    copies: int | None = None,
    printed: bool = False,
) -> Card:
    """A card of a rank; its faction is that of the file it stands in, and is put in there."""
    symbol, cost, att, de = stats
    number = COPIES[rank] if copies is None else copies
    return Card(name, "", rank, symbol, number, cost, att, de, action, passive, printed=printed)


soldier = partial(_card, "soldier")
veteran = partial(_card, "veteran")
elite = partial(_card, "elite")
champion = partial(_card, "champion")
promo = partial(_card, "promo")


def boss_card(
    deck: str,
    symbol: Literal["base", "advanced"],
    name: str,
    copies: int,
    values: tuple[int] | tuple[int, int, int],
    *signs: Command | Icon,
    action: Script = NO_TEXT,
    passive: Passive | None = None,
    printed: bool = False,
) -> Card:
    """A card of a boss deck.

    `values` are cost, ATT and DEF, or only the cost of a card that is no creature; `signs` its
    Command Actions, then its icons. A Gang and a Totem have theirs without being told.
    """
    cost, *creature = values
    att, de = creature or (None, None)
    passives = () if passive is None else (passive,)
    commands = tuple(sign for sign in signs if sign == "gang" or sign not in ICONS)
    totem = ("totem",) if isinstance(passive, Totem) else ()
    return Card(
        name,
        deck,
        "boss",
        symbol,
        copies,
        cost,
        att,
        de,
        action,
        passives,
        cast("tuple[Command, ...]", commands),
        cast("tuple[Icon, ...]", (*(sign for sign in signs if sign in ICONS), *totem)),
        printed,
    )
