"""Crests, ranks and icons: the small signs of the table."""

from siegeworks.games.siegestorm.pictures.figure import DECKS, LOOKS, STRANGER
from siegeworks.games.siegestorm.pictures.portfolio import drawing, names
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures.draw import tag
from siegeworks.pictures.palette import painted

SETS: dict[str, dict[str, str]] = LOOKS["sets"]
ICON = 32
"""How large the square of an icon is."""
LINE = "2"
"""The width of the outline of an icon."""
ICONS = names("icons")
"""Every icon there is."""


def crest(faction: str) -> str:
    """The device of a deck, on a field of a shape of its own."""
    return drawing("crests", faction if faction in DECKS else STRANGER)


def rank(card: Card) -> str:
    """The sign of a card's rank in the colours of its set, and the symbol of the set, if any."""
    signs = drawing("crests", f"rank-{card.rank}") + drawing("crests", f"set-{card.symbol}")
    return painted(signs, SETS[card.symbol])


def icon(name: str) -> str:
    """An icon, its lines of one width."""
    return tag("g", drawing("icons", name), stroke_width=LINE)
