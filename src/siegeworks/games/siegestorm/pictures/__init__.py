"""Pictures of Siegestorm: each function gives a complete SVG, always the same for the same thing.

Every function takes a `title`, a `desc` and a `uid` (see `frame.Caption`). What a card looks like
stands in `looks.toml`, the drawings it is put together from in `drawings`. A card that nobody has
thought of yet looks like the words of its name, its deck and what it does.
"""

from typing import Unpack

from siegeworks.games.siegestorm.pictures import boards, figure, heraldry
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures.frame import Caption, picture, sprite
from siegeworks.pictures.frame import figure as framed


def art(card: Card, **caption: Unpack[Caption]) -> str:
    """The illustration of a card."""
    return picture(figure.parts(card), figure.WIDE, figure.HIGH, 0, **caption)


def crest(faction: str, **caption: Unpack[Caption]) -> str:
    """The crest of a deck."""
    return picture(framed(heraldry.crest(faction)), **caption)


def rank(card: Card, **caption: Unpack[Caption]) -> str:
    """The rank of a card and the set it is from."""
    return picture(framed(heraldry.rank(card)), **caption)


def icon(name: str, **caption: Unpack[Caption]) -> str:
    """An icon alone."""
    return picture(heraldry.icon(name), heraldry.ICON, heraldry.ICON, 0, **caption)


def card_frame(faction: str, rank: str, fights: bool = True, **caption: Unpack[Caption]) -> str:
    """The frame of a card, to be laid over its illustration; see `boards.BOXES`."""
    parts = boards.frame(faction, rank, fights)
    return picture(parts, boards.CARD_WIDE, boards.CARD_HIGH, 0, **caption)


def card_back(faction: str = boards.HIDDEN, **caption: Unpack[Caption]) -> str:
    """The back of a card; without a deck, the one that says nothing."""
    return picture(boards.back(faction), boards.CARD_WIDE, boards.CARD_HIGH, 0, **caption)


def boss(name: str, **caption: Unpack[Caption]) -> str:
    """The portrait of a boss."""
    parts = boards.portrait(BOX.cards[BOX.numbers[name]])
    return picture(parts, boards.PORTRAIT, boards.PORTRAIT, 0, **caption)


def ground(kind: str, side: str = "a", **caption: Unpack[Caption]) -> str:
    """A tile of the table: the seat it belongs to, or the boss, gives the colours."""
    return picture(boards.ground(kind, side), figure.WIDE, figure.HIGH, 0, **caption)


def symbols() -> str:
    """Every icon and crest as a symbol for a page to use, such as `ss-cost`, `ss-crest-ysra`."""
    icons = {f"ss-{name}": (heraldry.icon(name), heraldry.ICON) for name in heraldry.ICONS}
    crests = {f"ss-crest-{deck}": (heraldry.crest(deck), 100) for deck in figure.DECKS}
    return sprite({**icons, **crests})
