"""How a game's positions are shown on a page of the rules if it does not draw them: in words."""

from typing import Any

Plain = dict[str, Any]


def board(scenes: list[Plain], language: str) -> Plain:
    """The lines of the text board, as the first seat reads them."""
    return {"template": "scene.html", "scene": scenes[0]}


def drawn(kind: str, name: str) -> str | None:
    """There are no further drawings."""
    return None
