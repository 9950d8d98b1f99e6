"""Pictures of cards and bosses, for the routes of the table."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from siegeworks.siegestorm import BOX

DRAWINGS = "siegeworks.pictures.siegestorm"
NOTHING_DRAWN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">'
    '<path d="M60 14l30 11v22c0 19-14 27-30 33-16-6-30-14-30-33V25z" fill="#8888"/></svg>'
)
"""What stands for a card that nobody has drawn."""


def picture(kind: str, name: str) -> str | None:
    """The picture of a card or of a boss by its id; None if there is no such thing."""
    if kind != "card" or name not in BOX.numbers:
        return None
    drawings = _drawings()
    if drawings is None:
        return NOTHING_DRAWN
    if name in BOX.bosses:
        return str(drawings.boss(name))
    return str(drawings.art(BOX.cards[BOX.numbers[name]]))


@cache
def _drawings() -> Any:
    """The room of the pictures of Siegestorm, if it is there."""
    return import_module(DRAWINGS) if find_spec(DRAWINGS) is not None else None
