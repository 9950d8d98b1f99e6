"""How a game's positions are shown on a page of the rules if it does not draw them: in words."""

from collections.abc import Sequence
from typing import Any

from siegeworks.scenes.base import Scene


def board(scenes: Sequence[Scene], language: str) -> dict[str, Any]:
    """The zones of the table, those of each seat as that seat sees them."""
    first = scenes[0]
    own = [
        (seat.name, [zone for zone in scene.zones if zone.seat == seat.seat])
        for seat, scene in zip(first.seats, scenes, strict=False)
    ]
    common = [zone for zone in first.zones if not zone.seat]
    return {
        "template": "scene.html",
        "title": " · ".join(filter(None, (first.title, first.phase))),
        "zones": [(name, zones) for name, zones in [("", common), *own] if zones],
    }


def drawn(kind: str, name: str) -> str | None:
    """There are no further drawings."""
    return None
