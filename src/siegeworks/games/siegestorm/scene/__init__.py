"""The scenery of Siegestorm: tracks, Battle Zones, piles and hands as places with keys."""

from functools import cache

from siegeworks.core.event import Note
from siegeworks.games.siegestorm.scene.catalogue import catalogue
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.scene.facts import facts
from siegeworks.games.siegestorm.scene.options import options
from siegeworks.games.siegestorm.scene.pictures import picture
from siegeworks.games.siegestorm.scene.scene import scene
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.table.scenes import Plain


class SiegeScenery:
    """What the table knows of Siegestorm."""

    def drawn(self, sight: Sight) -> Sight:
        """A sight that all others here are given, so that what it works out is kept."""
        return Faces.of(sight)

    def scene(self, sight: Sight, language: str) -> Plain:
        """Everything on the board as a seat may see it."""
        return scene(Faces.of(sight), language)

    def options(self, sight: Sight, language: str) -> list[Plain]:
        """The options of the open decision."""
        return options(Faces.of(sight), language)

    def facts(self, note: Note, sight: Sight) -> Plain:
        """What an animation needs of an event."""
        return facts(note.event, Faces.of(sight))

    def picture(self, kind: str, name: str) -> str | None:
        """The picture of a card or a boss."""
        return picture(kind, name)

    def catalogue(self, language: str) -> Plain:
        """All that is printed, in words."""
        return _catalogue(language)


@cache
def _catalogue(language: str) -> Plain:
    return catalogue(language)


SCENERY = SiegeScenery()
