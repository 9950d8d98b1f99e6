"""Towers: a drawing for each kind, on a plinth that grows with the level."""

from siegeworks.games.rift.pictures import masonry as m
from siegeworks.games.rift.pictures.archers import ARCHERS
from siegeworks.games.rift.pictures.artillery import ARTILLERY
from siegeworks.games.rift.pictures.barracks import BARRACKS
from siegeworks.games.rift.pictures.invented import Chooser
from siegeworks.games.rift.pictures.mages import MAGES
from siegeworks.pictures.draw import Point

SIZE: Point = (100, 120)
TOWERS = {**ARCHERS, **MAGES, **ARTILLERY, **BARRACKS}
"""What draws each kind of tower, by id."""


def parts(kind: str, level: int) -> str:
    """A tower on its plinth."""
    draw = TOWERS.get(kind)
    return m.plinth(level) + (draw() if draw else invented(kind, level))


def invented(kind: str, level: int) -> str:
    """A tower for a kind that has no drawing: higher with its level, its colours from its id."""
    choose = Chooser(kind)
    colour = choose.pick("roof", ("teal", "flame", "rose", "navy", "brass", "sky"))
    top = 82 - 14 * min(level, 4)
    stone = choose.pick("stone", ("stone", "sand", "white", "iron"))
    body = m.wall(top + 10, 40, 52, stone) + m.door() + m.window(50, top + 22)
    if choose.pick("top", (True, False)):
        return body + m.cone(top - 18, top + 12, 58, colour)
    return m.flag(50, top, colour) + m.battlement(top, 56, stone) + body
