"""The room `scene` of a game, as whoever draws it asks for it."""

from typing import Any, Protocol

from siegeworks.core.event import Note
from siegeworks.core.shelf import game_named
from siegeworks.scenes.base import Ahead, Catalogue, Facts, Option, Scene, Types


class SceneRoom(Protocol):
    """What the room says; see the package for what each of these is."""

    TYPES: Types

    def scene(self, sight: Any, language: str) -> Scene:
        """Everything on the board as a seat may see it."""
        ...

    def options(self, sight: Any, language: str) -> list[Option]:
        """The options of the open decision."""
        ...

    def facts(self, note: Note, sight: Any) -> Facts:
        """What an animation needs of an event that the seat may know."""
        ...

    def catalogue(self, language: str) -> Catalogue:
        """All that is printed, in words."""
        ...


def scene_room(game: str) -> SceneRoom:
    """The room of a game by its name, with or without its mode."""
    found: Any = game_named(game).room("scene")
    return found  # type: ignore[no-any-return]


def ahead(game: str, sight: Any, language: str) -> Ahead | None:
    """What would happen next by itself; None where a game cannot say so."""
    known = getattr(game_named(game).room("scene"), "ahead", None)
    found: Ahead | None = known(sight, language) if known is not None else None
    return found


def picture(game: str, kind: str, name: str) -> str | None:
    """A picture the board wants, as SVG; None if there is none of that name."""
    draw = getattr(game_named(game).room("scene"), "picture", None)
    found: str | None = draw(kind, name) if draw is not None else None
    return found
