"""The schema of everything that goes over a socket, with the scenes of every game there is.

It is made from the structs themselves, so it cannot say anything else than what is sent.
"""

from functools import cache
from typing import Any

import msgspec

from siegeworks.core.shelf import GAMES
from siegeworks.scenes.room import scene_room
from siegeworks.table import messages, outgoing
from siegeworks.table.outgoing import State, Step

DIALECT = "https://json-schema.org/draft/2020-12/schema"
HERE = "#/$defs/{name}"


def said_of(game: str) -> Any:
    """Every message the server may send at a table of a game, to a client that wants words."""
    scene, option, facts, _, ahead = scene_room(game).TYPES
    told: Any = State[scene, option, facts] | Step[scene, option, facts] | ahead  # type: ignore[valid-type]
    for kind in outgoing.ALWAYS:
        told |= kind
    return told


@cache
def schema() -> dict[str, Any]:
    """The schema: `requests` is what a client may say, `messages` what it is told, by game.

    A game also has its `scene`, `option`, `facts`, `catalogue` and `ahead`; `bare` are the
    messages to a program that wants no words.
    """
    kinds: dict[tuple[str, ...], Any] = {("requests",): messages.Anything, ("bare",): outgoing.Bare}
    for game in GAMES:
        kinds["messages", game] = said_of(game)
        for part, kind in scene_room(game).TYPES._asdict().items():
            kinds["games", game, part] = kind
    found, defined = msgspec.json.schema_components(list(kinds.values()), ref_template=HERE)
    whole: dict[str, Any] = {"$schema": DIALECT, "title": "Siegeworks", "$defs": defined}
    for path, one in zip(kinds, found, strict=True):
        place = whole
        for step in path[:-1]:
            place = place.setdefault(step, {})
        place[path[-1]] = one
    return whole
