"""The squares of the Battlefield: where each is, who stands there, what they are worth."""

from rich.text import Text

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.scene.parts import Creature, Square
from siegeworks.games.siegestorm.terminal.table import Table
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, joined

UP, DOWN = "▲", "▼"
SHIELDED, TOTEM = "◇", "‡"
TERMS = {"deploy": "deployment-zone", "front": "frontline", "land": "no-mans-land"}
"""What the rules call a square by its kind; plain ones have no name of their own."""
ROLES = {"deploy": "defender", "front": "frontline"}
"""What a creature is because of where it stands."""


def short(table: Table, square: Square) -> Text:
    """One square in one line: where it is, ATT/DEF, tokens, and who stands there."""
    piece = square.piece
    if piece is None:
        return Text.assemble((f"{square.name} ·", LABEL))
    values = Text("/").join(_values(table, piece))
    return joined([_mark(square, piece), values, _tokens(piece), _name(table, piece)], " ")


def cell(table: Table, square: Square, *, narrow: bool = False) -> list[Text]:
    """One square in three lines: where it is and who stands there, their values, their passive.

    Where there is no room for a name beside anything, it has a line of its own instead of the
    passive.
    """
    speech, piece = table.speech, square.piece
    if piece is None:
        term = speech.term(TERMS[square.kind]) if square.kind in TERMS else ""
        head, nobody = f"{square.name} {term}", "" if term else "·"
        return [Text(head, style=LABEL), Text(nobody, style=LABEL), Text("")]
    mark, name, values = _mark(square, piece), _name(table, piece), values_of(table, piece)
    plain = square.kind not in ROLES or _tokens(piece)
    role = Text("" if plain else speech.term(ROLES[square.kind]), style=LABEL)
    if narrow:
        return [joined([mark, role], " "), name, values]
    passive = Text(speech.printed(piece.card).passive or "–", style=LABEL)
    return [joined([mark, name], " "), joined([values, role], "  "), passive]


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
