"""Scenes: what a seat has before its eyes, as plain values that a browser can draw.

A scene is made of a sight, never of a State, so nothing hidden can be in it. Everything on the
board has a **place**, a short key such as `hand:3`, `square:af1` or `horde:12`; options name the
places they are about. What is printed on a card is not in a scene but in the catalogue, which a
browser fetches once.
"""

from functools import cache
from typing import Any, Protocol

from siegeworks.core.event import Note
from siegeworks.core.shelf import game_named

Plain = dict[str, Any]
"""Plain values: what JSON can say."""


class Scenery(Protocol):
    """The part of the table that knows one game.

    A scenery may also have `ahead(sight, language)`, the answer to the message `ahead` as plain
    values, and `picture(kind, name)`, a picture as SVG or None if there is none of that name. Where
    it lacks one, the message is refused.
    """

    def scene(self, sight: Any, language: str) -> Plain:
        """Everything on the board as a seat may see it."""
        ...

    def options(self, sight: Any, language: str) -> list[Plain]:
        """The options of the open decision, each with `text`, `label`, `at` and what else helps."""
        ...

    def facts(self, note: Note, sight: Any) -> Plain:
        """What an animation needs of an event that the seat may know."""
        ...

    def catalogue(self, language: str) -> Plain:
        """All that is printed, in words."""
        ...


@cache
def scenery_of(game: str) -> Scenery:
    """The scenery of a game by its name, with or without its mode."""
    scenery: Scenery = game_named(game).room("scene").SCENERY
    return scenery
