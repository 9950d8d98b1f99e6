"""A position on a page of the rules: the map drawn, its hordes from near, what players hold."""

from typing import Any

from siegeworks.games.rift.pages import drawing
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.scene.parts import RiftScene
from siegeworks.games.rift.words.book import RiftWords, rift_words
from siegeworks.words.phrases import capital

Plain = dict[str, Any]

REACH = "reach"
"""The kind of drawing that shows what a tower reaches."""


def board(scenes: list[RiftScene], language: str) -> Plain:
    """The map as it stands, its hordes from near, and what players hold."""
    said, scene = rift_words(language), scenes[0]
    hordes = scene.hordes
    return {
        "template": "rift/board.html",
        "drawings": {
            "map": drawing.standing(scene),
            **{str(place): drawing.horde(each) for place, each in enumerate(hordes)},
        },
        "hordes": [{"name": each.name, "space": each.space} for each in hordes],
        "hand": capital(said.term("hand")),
        "facts": [
            (capital(said.term("health")), scene.health),
            (capital(said.term("crystal")), scene.crystals),
        ],
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "hand": [_tower(tower, said) for tower in seat.hand],
            }
            for seat in scene.seats
        ],
    }


def _tower(ident: str, said: RiftWords) -> Plain:
    tower = BOX.towers[BOX.tower_numbers[ident]]
    return {"id": ident, "name": said.tower_name(tower)}


def drawn(kind: str, name: str) -> str | None:
    """A drawing that is of no position: what a tower reaches."""
    number = BOX.tower_numbers.get(name) if kind == REACH else None
    return None if number is None else drawing.reach(BOX.towers[number])
