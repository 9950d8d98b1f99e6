"""The scenery of Rift: the parts of this room under the names the table asks for."""

from functools import cache

from siegeworks.core.event import Note
from siegeworks.games.rift.scene.ahead import ahead
from siegeworks.games.rift.scene.catalogue import catalogue
from siegeworks.games.rift.scene.facts import facts
from siegeworks.games.rift.scene.options import options
from siegeworks.games.rift.scene.pictures import picture
from siegeworks.games.rift.scene.scene import scene
from siegeworks.games.rift.sight import RiftSight
from siegeworks.table.scenes import Plain


class RiftScenery:
    """The part of the table that knows Rift."""

    def scene(self, sight: RiftSight, language: str) -> Plain:
        return scene(sight, language)

    def options(self, sight: RiftSight, language: str) -> list[Plain]:
        return options(sight, language)

    def facts(self, note: Note, sight: RiftSight) -> Plain:
        return facts(note, sight)

    def catalogue(self, language: str) -> Plain:
        return _catalogue(language)

    def ahead(self, sight: RiftSight, language: str) -> Plain:
        """What would happen if the round ended now."""
        return ahead(sight, language)

    def picture(self, kind: str, name: str) -> str | None:
        """A picture as SVG; None if there is none of that name."""
        return picture(kind, name)


@cache
def _catalogue(language: str) -> Plain:
    return catalogue(language)
