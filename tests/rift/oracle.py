"""A slow oracle for placements: plain sets of squares, worked out from the drawings alone.

It shares nothing with the engine but the data files: no bit masks, no remembered placements, no
faces turned beforehand. Where the two disagree, one of them is wrong.
"""

from typing import NamedTuple

Square = tuple[int, int]
"""Row and column."""
RED = "PFGS"
"""Marks of squares that can never be covered."""


class Sheet(NamedTuple):
    """A horde card as it lies: the mark of each square."""

    rows: tuple[str, ...]

    @classmethod
    def drawn(cls, grid: str, turns: int) -> "Sheet":
        """A drawing, turned clockwise by quarters."""
        rows = [list(line.replace(" ", "")) for line in grid.strip().split("\n")]
        for _ in range(turns):
            high, wide = len(rows), len(rows[0])
            rows = [[rows[high - 1 - c][r] for c in range(high)] for r in range(wide)]
        return cls(tuple("".join(row) for row in rows))

    def squares(self) -> list[Square]:
        """Every square."""
        return [(r, c) for r, row in enumerate(self.rows) for c in range(len(row))]

    def mark(self, square: Square) -> str:
        """The mark of a square."""
        return self.rows[square[0]][square[1]]


def orientations(shape: str, turn: int, free: bool) -> set[frozenset[Square]]:
    """The ways a drawn shape may lie, as sets of squares."""
    drawn = [
        (r, c)
        for r, row in enumerate(shape.split("/"))
        for c, mark in enumerate(row)
        if mark == "X"
    ]
    turned = [_turned(drawn, turns) for turns in (range(4) if free else (turn,))]
    if free:
        over = [(r, -c) for r, c in drawn]
        turned += [_turned(over, turns) for turns in range(4)]
    return {_moved(way) for way in turned}


def _turned(squares: list[Square], turns: int) -> list[Square]:
    """Clockwise: what pointed up points right."""
    for _ in range(turns):
        squares = [(c, -r) for r, c in squares]
    return squares


def _moved(squares: list[Square]) -> frozenset[Square]:
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    return frozenset((r - top, c - left) for r, c in squares)


def closed(sheet: Sheet, enemies: dict[str, frozenset[str]], *properties: str) -> set[Square]:
    """Red squares, and those of enemies with one of the properties."""
    return {
        square
        for square in sheet.squares()
        if sheet.mark(square) in RED
        or enemies.get(sheet.mark(square), frozenset()) & frozenset(properties)
    }


def tiles(
    sheet: Sheet, shape: str, turn: int, free: bool, blocked: set[Square]
) -> set[frozenset[Square]]:
    """Every way to lay a shape on a card without leaving it or touching a blocked square."""
    found = set()
    for way in orientations(shape, turn, free):
        for down, right in sheet.squares():
            laid = frozenset((r + down, c + right) for r, c in way)
            if laid <= set(sheet.squares()) and not laid & blocked:
                found.add(laid)
    return found


def soldiers(
    sheet: Sheet, enemies: dict[str, frozenset[str]], blocked: set[Square]
) -> set[frozenset[Square]]:
    """Every square with an enemy that is not blocked."""
    return {
        frozenset((square,))
        for square in sheet.squares()
        if sheet.mark(square) in enemies and square not in blocked
    }
