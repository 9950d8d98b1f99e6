"""Tiles: polyominoes as they are placed on hordes, painted by the type of their attack."""

from siegeworks.games.rift.rules.grid import Cells, cells
from siegeworks.games.rift.rules.printed import MAGIC, PHYSICAL, UNIVERSAL
from siegeworks.pictures.draw import BOLD, Point, box, line, num, patch, put, star, tag
from siegeworks.pictures.palette import paint

CELL, EDGE = 40.0, 7.0
PAINT = {PHYSICAL: "sand", MAGIC: "lilac", UNIVERSAL: "sun"}
"""The colour of a tile by the type of its attack; other tiles are of plain wood."""


def size(shape: str) -> Point:
    """How wide and high the picture of a tile is."""
    squares = cells(shape)
    wide, high = max(c for _, c in squares) + 1, max(r for r, _ in squares) + 1
    return wide * CELL + 2 * EDGE, high * CELL + 2 * EDGE


def parts(shape: str, attack: str = "") -> str:
    """A tile: its squares joined to one piece, with a sign on each."""
    squares = cells(shape)
    signs = "".join(put(rune(attack), *_middle(r, c)) for r, c in squares)
    return joined(squares, PAINT.get(attack, "wood")) + signs


def _middle(row: int, column: int) -> Point:
    return EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL


def joined(squares: Cells, colour: str) -> str:
    """One outline around all squares, faint seams between them, shade in the lower halves."""
    corners = [(EDGE + column * CELL, EDGE + row * CELL) for row, column in squares]
    whole = "".join(box(x, y, CELL, CELL) for x, y in corners)
    shade = "".join(f"M{num(x + CELL)} {num(y)}v40h-40l8-8h24v-24z" for x, y in corners)
    seams = tag("g", line(whole, 2), opacity=".3")
    rim = tag("path", d=whole, fill=paint(colour), stroke_width=num(2 * BOLD))
    return rim + patch(whole, colour) + patch(shade, "ink", 0.2) + seams


def rune(attack: str) -> str:
    """The sign of an attack type around (0, 0): a sword, a star, a sun, or a nail."""
    if attack == PHYSICAL:
        return put(line("M0 -11L0 11M-6 5L6 5", 3.6), turn=45)
    if attack == MAGIC:
        return patch(star(0, 0, 13, 4, 4), "violet")
    if attack == UNIVERSAL:
        return patch(star(0, 0, 13, 8, 8), "flame")
    return line("M-5 -5L5 5M5 -5L-5 5", 3.6)
