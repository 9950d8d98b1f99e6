"""Pictures for the routes of the table: cards and bosses, backs, crests, icons, the ground."""

from collections.abc import Callable

from siegeworks.games.siegestorm import pictures as drawings
from siegeworks.games.siegestorm.pictures import boards, figure, heraldry
from siegeworks.games.siegestorm.rules import BOX


def picture(kind: str, name: str) -> str | None:
    """The picture of a kind by its name; None if there is no such thing."""
    drawn = KINDS.get(kind)
    return None if drawn is None else drawn(name)


def _card(name: str) -> str | None:
    """The illustration of a card, or the portrait of a boss."""
    if name not in BOX.numbers:
        return None
    if name in BOX.bosses:
        return drawings.boss(name)
    return drawings.art(BOX.cards[BOX.numbers[name]])


def _ground(name: str) -> str | None:
    """The ground of a space in the colours of a side, such as `frontline-b`."""
    kind, _, side = name.rpartition("-")
    return drawings.ground(kind, side) if kind in boards.GROUNDS and side in boards.SIDES else None


def _back(name: str) -> str | None:
    """The back of the cards of a deck; `hidden` says nothing."""
    known = name in figure.DECKS or name == boards.HIDDEN
    return drawings.card_back(name) if known else None


def _crest(name: str) -> str | None:
    return drawings.crest(name) if name in figure.DECKS else None


def _icon(name: str) -> str | None:
    return drawings.icon(name) if name in heraldry.ICONS else None


KINDS: dict[str, Callable[[str], str | None]] = {
    "card": _card,
    "ground": _ground,
    "back": _back,
    "crest": _crest,
    "icon": _icon,
}
"""Who draws what."""
