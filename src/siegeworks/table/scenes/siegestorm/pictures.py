"""Pictures of cards and bosses, for the routes of the table."""

from siegeworks.pictures import siegestorm as drawings
from siegeworks.siegestorm import BOX


def picture(kind: str, name: str) -> str | None:
    """The picture of a card or of a boss by its id; None if there is no such thing."""
    if kind != "card" or name not in BOX.numbers:
        return None
    if name in BOX.bosses:
        return drawings.boss(name)
    return drawings.art(BOX.cards[BOX.numbers[name]])
