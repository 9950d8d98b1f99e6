"""The Battlefield: the tracks facing each other, the Battle Zones between them."""

from collections.abc import Sequence

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.scene.parts import Creature, Square
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, fill, grid, joined

WIDE = 116
"""From this width on the two boards of Co-op lie side by side."""
Row = Sequence[str]
"""Squares by name, from left to right."""
UP, DOWN = "▲", "▼"
SHIELDED, TOTEM = "◇", "‡"
TERMS = {"deploy": "deployment-zone", "front": "frontline", "land": "no-mans-land"}
"""What the rules call a square by its kind; plain ones have no name of their own."""
ROLES = {"deploy": "defender", "front": "frontline"}
"""What a creature is because of where it stands."""


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
        return [_in_one_line(table, row) for row in found]
    pairs = zip(found, heights, strict=True)
    cells = [[_cell(table, one, high, halves=halves) for one in row] for row, high in pairs]
    return grid(cells, table.width, halves=halves)


def _in_one_line(table: Table, row: Sequence[Square]) -> Text:
    """A row without a frame."""
    room = table.width // len(row) - 1
    return joined([fill(_short(table, square), room) for square in row], " ")


# -- squares and who stands there ----------------------------------------------------------


def _short(table: Table, square: Square) -> Text:
    """One square in one line: where it is, ATT/DEF, tokens, and who stands there."""
    piece = square.piece
    if piece is None:
        return Text.assemble((f"{square.name} ·", LABEL))
    values = Text("/").join(_values(table, piece))
    return joined([_mark(square, piece), values, _tokens(piece), _name(table, piece)], " ")


def _cell(table: Table, square: Square, height: int, *, halves: bool) -> list[Text]:
    """One square in up to three lines: where it is and who is there, their values, their passive.

    Where there is no room for a name beside anything, it has a line of its own instead of the
    passive.
    """
    if height == 1:
        return [_short(table, square)]
    speech, piece = table.speech, square.piece
    if piece is None:
        term = speech.term(TERMS[square.kind]) if square.kind in TERMS else ""
        head, nobody = f"{square.name} {term}", "" if term else "·"
        return [Text(head, style=LABEL), Text(nobody, style=LABEL), Text("")][:height]
    mark, name, values = _mark(square, piece), _name(table, piece), values_of(table, piece)
    plain = square.kind not in ROLES or _tokens(piece)
    role = Text("" if plain else speech.term(ROLES[square.kind]), style=LABEL)
    if halves and height > 2:
        return [joined([mark, role], " "), name, values]
    passive = Text(speech.printed(piece.card).passive or "–", style=LABEL)
    return [joined([mark, name], " "), joined([values, role], "  "), passive][:height]


def _mark(square: Square, piece: Creature) -> Text:
    """The name of a square; on No Man's Land with the seat of who stands there."""
    whose = f"({piece.seat})" if square.kind == "land" else ""
    return Text(f"{square.name}{whose}", style=LABEL)


def _name(table: Table, piece: Creature) -> Text:
    return Text(table.speech.card(piece.card), style=f"{NAME} {table.hue(piece.seat)}")


def values_of(table: Table, piece: Creature) -> Text:
    """ATT and DEF of a creature, an arrow at what is not the printed value, and its tokens."""
    att, defense = _values(table, piece)
    terms = [Text(table.speech.term(term), style=LABEL) for term in ("att", "def")]
    return joined([terms[0], att, terms[1], defense, _tokens(piece)], " ")


def _values(table: Table, piece: Creature) -> tuple[Text, Text]:
    printed = table.speech.printed(piece.card)
    return _value(piece.att, printed.att), _value(piece.defense, printed.defense)


def _value(now: int, printed: int | None) -> Text:
    if printed is None or now == printed:
        return Text(str(now))
    return Text(f"{now}{UP}", style=MORE) if now > printed else Text(f"{now}{DOWN}", style=LESS)


def _tokens(piece: Creature) -> Text:
    """Gang and Spirit tokens as positions write them, and signs for Shielded and Totem."""
    card = BOX.numbers[piece.card]
    parts = [
        SHIELDED if card in BOX.shielded else "",
        TOTEM if card in BOX.totems else "",
        f"+g{piece.gang}" if piece.gang else "",
        f"+s{piece.spirit}" if piece.spirit else "",
    ]
    return Text(" ".join(filter(None, parts)), style=NAME)
