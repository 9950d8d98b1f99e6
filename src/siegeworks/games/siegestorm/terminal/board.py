"""The Battlefield: the tracks facing each other, the Battle Zones between them."""

from collections.abc import Sequence

from rich.text import Text

from siegeworks.games.siegestorm.terminal.spaces import cell, short
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import fill, grid, joined

WIDE = 116
"""From this width on the two boards of Co-op lie side by side."""
Row = Sequence[str]
"""Squares by name, from left to right."""


def battlefield(table: Table, height: int) -> list[Text]:
    """Every board with its tracks; the viewer's own boards come last, nearest to the hand.

    Height 3 shows passives on the own boards, 2 name and values, 1 both in one line, and 0
    leaves the frame out too.
    """
    scene, tracks = table.scene, table.scene.tracks
    if scene.layout == "coop":
        return _against_one(table, height)
    lines: list[Text] = []
    for board in scene.boards:
        lower = tracks[board.lower]
        rows = [_backwards(table, board.upper), board.zone, lower.squares]
        high = min(height, 3 if lower.seat == scene.near else 2)
        lines += _drawn(table, rows, [high] * len(rows))
    return lines


def _against_one(table: Table, height: int) -> list[Text]:
    """Two boards against one boss, whose track lies between them and faces both (SS-20.4)."""
    partner, own = table.scene.boards
    beyond, near = (table.scene.tracks[board.lower].squares for board in (partner, own))
    boss = _backwards(table, own.upper)
    if table.width >= WIDE:
        rows: list[Row] = [boss, [*own.zone, *partner.zone], [*near, *beyond]]
        return _drawn(table, rows, [height] * len(rows), halves=True)
    less = min(height, 2)
    rows = [beyond, partner.zone, boss, own.zone, near]
    return _drawn(table, rows, [less, less, less, height, height])


def _backwards(table: Table, track: str) -> Row:
    """A track that comes towards the viewer: it advances to the left (SS-2.13)."""
    return table.scene.tracks[track].squares[::-1]


def _drawn(
    table: Table, rows: Sequence[Row], heights: Sequence[int], *, halves: bool = False
) -> list[Text]:
    """Rows of squares, each as high as there is room for it; half as wide ones are narrow."""
    found = [[table.scene.squares[name] for name in row] for row in rows]
    if heights[0] == 0:
        rooms = (table.width // len(row) - 1 for row in rows)
        pairs = zip(found, rooms, strict=True)
        return [joined([fill(short(table, one), room) for one in row], " ") for row, room in pairs]
    cells = [
        [
            [short(table, one)]
            if height == 1
            else cell(table, one, narrow=halves and height > 2)[:height]
            for one in row
        ]
        for row, height in zip(found, heights, strict=True)
    ]
    return grid(cells, table.width, halves=halves)
