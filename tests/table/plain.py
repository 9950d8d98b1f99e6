"""The scene of a game as a browser reads it: plain values."""

import json
from typing import Any

from siegeworks.core.event import Note
from siegeworks.scenes import room
from siegeworks.table.outgoing import encode


def plain(thing: Any) -> Any:
    """What a browser gets of something."""
    return json.loads(encode(thing))


class PlainScenes:
    """What the room `scene` of a game says, after it went through JSON."""

    def __init__(self, game: str) -> None:
        self.game, self.room = game, room.scene_room(game)

    def scene(self, sight: Any, language: str) -> Any:
        return plain(self.room.scene(sight, language))

    def options(self, sight: Any, language: str) -> Any:
        return plain(self.room.options(sight, language))

    def facts(self, note: Note, sight: Any) -> Any:
        return plain(self.room.facts(note, sight))

    def catalogue(self, language: str) -> Any:
        return plain(self.room.catalogue(language))

    def ahead(self, sight: Any, language: str) -> Any:
        return plain(room.ahead(self.game, sight, language))

    def picture(self, kind: str, name: str) -> str | None:
        return room.picture(self.game, kind, name)
