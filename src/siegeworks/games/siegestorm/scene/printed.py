"""What the catalogue of Siegestorm is made of."""

from collections.abc import Mapping, Sequence

import msgspec

from siegeworks.scenes.base import Catalogue, Part, Ruling, Term


class CardText(Part, frozen=True, kw_only=True):
    """A card: what is printed on it, and the keywords in its texts."""

    name: str
    faction: str
    rank: str
    symbol: str
    cost: int
    action: str
    passive: str
    keywords: Sequence[str]
    rulings: Sequence[Ruling] = ()
    att: int | None = None
    defense: int | None = msgspec.field(name="def", default=None)
    ability: int | None = None
    """What its ability costs, if it has one."""
    commands: str | None = None
    """What a boss does with it."""
    icons: Sequence[str] = ()
    special: str | None = None


class BossCardText(Part, frozen=True, kw_only=True):
    """The card of a boss for one difficulty."""

    name: str
    difficulty: str
    decks: str
    hand: str
    menace: str
    solo: str
    coop: str
    victory: Sequence[str]


class BossText(Part, frozen=True, kw_only=True, rename={"very_hard": "very-hard"}):
    """A boss with its cards, one for each difficulty."""

    name: str
    medium: BossCardText
    hard: BossCardText
    very_hard: BossCardText


class SiegeCatalogue(Catalogue, frozen=True, kw_only=True):
    """Everything printed of Siegestorm, with the phrases of its board."""

    language: str
    cards: Mapping[str, CardText]
    bosses: Mapping[str, BossText]
    keywords: Mapping[str, Term]
    terms: Mapping[str, str]
    factions: Mapping[str, str]
    say: Mapping[str, str]
    levels: Sequence[int]
    hand_limit: int = msgspec.field(name="handLimit")
