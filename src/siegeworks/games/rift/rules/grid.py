"""Grids as integers: squares, shapes, and every way to lay a shape down, as bit masks.

A square of a grid is a bit, row by row from the top left. Squares are named by column and row:
`b3` is the second square of the third row from the top.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from siegeworks.core.refusal import Refused

Mask = int
"""A set of squares of one grid."""
Cells = tuple[tuple[int, int], ...]
"""Squares as (row, column)."""

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
SOLDIER = "S"
"""The piece that is a soldier; every other piece is a drawn shape."""
BASE = "XX/XX"
"""The base of a hero figure covers 2×2 squares (RT-17.2)."""


def cells(shape: str) -> Cells:
    """The squares of a drawn shape such as `XX/X.`, moved to the top left."""
    rows = shape.split("/")
    if not rows or set("".join(rows)) - {"X", "."} or len({len(row) for row in rows}) > 1:
        raise ValueError(f"{shape!r} is no shape: rows of X and . of one length, divided by /")
    found = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"]
    return _normal(found)


def _normal(squares: list[tuple[int, int]]) -> Cells:
    if not squares:
        raise ValueError("a shape has at least one square")
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    return tuple(sorted((r - top, c - left) for r, c in squares))


def turned(shape: Cells, turns: int) -> Cells:
    """A shape turned clockwise by quarters."""
    squares = list(shape)
    for _ in range(turns % 4):
        squares = [(c, -r) for r, c in squares]
    return _normal(squares)


def flipped(shape: Cells) -> Cells:
    """A shape turned over."""
    return _normal([(r, -c) for r, c in shape])


@cache
def ways(shape: str, turn: int, free: bool) -> tuple[Cells, ...]:
    """The ways a shape may lie: as drawn and turned, or any way round and over (RT-11.4)."""
    drawn = cells(shape)
    if not free:
        return (turned(drawn, turn),)
    found = [turned(side, turns) for side in (drawn, flipped(drawn)) for turns in range(4)]
    return tuple(dict.fromkeys(found))


@cache
def placements(
    shape: str, width: int, height: int, turn: int = 0, free: bool = False
) -> tuple[Mask, ...]:
    """Every way to lay a shape on a grid; symmetric turns once."""
    found: dict[Mask, None] = {}
    for way in ways(shape, turn, free):
        tall, wide = max(r for r, _ in way) + 1, max(c for _, c in way) + 1
        for row in range(height - tall + 1):
            for column in range(width - wide + 1):
                found[sum(1 << (row + r) * width + column + c for r, c in way)] = None
    return tuple(sorted(found))


def squares(mask: Mask) -> Iterator[Mask]:
    """The single squares of a mask, first to last."""
    while mask:
        square = mask & -mask
        yield square
        mask ^= square


def canonical(shape: str) -> str:
    """One drawing for all shapes that are equal when turned and turned over."""
    return min(_drawn(way) for way in ways(shape, 0, True))


def _drawn(shape: Cells) -> str:
    tall, wide = max(r for r, _ in shape) + 1, max(c for _, c in shape) + 1
    return "/".join(
        "".join("X" if (r, c) in shape else "." for c in range(wide)) for r in range(tall)
    )


@cache
def square_names(mask: Mask, width: int) -> tuple[str, ...]:
    """The squares of a mask by name, row by row."""
    places = [square.bit_length() - 1 for square in squares(mask)]
    return tuple(f"{COLUMNS[place % width]}{place // width + 1}" for place in places)


@cache
def names(mask: Mask, width: int) -> str:
    """The squares of a mask in one line, such as `a1 b1 b2`."""
    return " ".join(square_names(mask, width))


def mask_of(words: Iterable[str], width: int, height: int) -> Mask:
    """The mask of named squares; says which name is none."""
    mask = 0
    for word in words:
        column, row = COLUMNS.find(word[:1]), word[1:]
        if not row.isdecimal() or not 0 <= column < width or not 1 <= int(row) <= height:
            raise Refused(
                "{word!r} is no square of a {width}×{height} grid",
                word=word,
                width=width,
                height=height,
            )
        mask |= 1 << (int(row) - 1) * width + column
    return mask


@cache
def grown(mask: Mask, width: int, height: int) -> Mask:
    """The squares that touch a mask: those that share an edge with one of its squares (RT-3.21)."""
    found = 0
    for square in squares(mask):
        place = square.bit_length() - 1
        row, column = divmod(place, width)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < height and 0 <= c < width:
                found |= 1 << r * width + c
    return found & ~mask
