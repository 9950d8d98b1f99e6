"""Reading enemies and horde cards: grids drawn in characters become faces of masks."""

from siegeworks.core.content import Table, parse
from siegeworks.games.rift.rules.grid import Mask
from siegeworks.games.rift.rules.printed import (
    GHOST,
    HORDE,
    KINDS,
    LIFE,
    PORTAL,
    PROPERTIES,
    Card,
    Enemy,
    Face,
)

EMPTY, LEVEL, FLYING, SHADE, STRIP = ".", "P", "F", "G", "S"
"""Marks of a drawing that are no enemy: an empty square, the level square of a portal, and the
red squares of the flying symbol, of the ghost symbol and of the scouts."""
SYMBOLS = {FLYING: 2, SHADE: 3}
"""Red symbols that stand in one row, and how many squares they take (RT-28.5, RT-28.20)."""
TERRAIN = ("forest", "rocks", "swamp")
"""The kinds of terrain card, and of scout symbol (RT-28.32)."""


def read_enemies(text: str, file: str = "enemies.toml") -> dict[str, Enemy]:
    """The kinds of enemy by their letter: `w = "wolf haste"`."""
    table = parse(text, file)
    return {letter: _enemy(table, letter) for letter in table.values}


def _enemy(table: Table, letter: str) -> Enemy:
    name, *properties = table.text(letter).split() or [""]
    if len(letter) != 1 or not letter.islower() or not name:
        table.fail(f"{letter!r} is not a small letter, or stands for nobody")
    for property_ in properties:
        if property_ not in PROPERTIES:
            table.fail(f"{name}: no property {property_!r}; there is {', '.join(PROPERTIES)}")
    return Enemy(name, letter, frozenset(properties))


def read_cards(text: str, enemies: dict[str, Enemy], file: str = "") -> list[Card]:
    """The horde cards of a file, which may say what kind of card they are."""
    table = parse(text, file)
    kind = table.text("kind", HORDE)
    return [_card(entry, enemies, kind) for entry in table.named()]


def _card(entry: Table, enemies: dict[str, Enemy], kind: str) -> Card:
    rows = _rows(entry)
    kind = PORTAL if LEVEL in "".join(rows) else entry.text("kind", kind)
    if kind not in KINDS:
        entry.fail(f"no kind {kind!r}; there is {', '.join(KINDS)}")
    scouts = entry.texts("scouts")
    card = Card(
        id=entry.where,
        kind=kind,
        crystals=entry.number("crystals", 0),
        faces=tuple(_face(entry, _turned(rows, turns), enemies) for turns in range(4)),
        level=entry.number("level", 0),
        flying=_has(entry, rows, FLYING),
        ghost=_has(entry, rows, SHADE),
        scouts=scouts,
    )
    _check(entry, card, rows)
    entry.done()
    return card


def _rows(entry: Table) -> tuple[str, ...]:
    """The drawn rows, spaces taken out."""
    lines = (line.replace(" ", "") for line in entry.text("grid").split("\n"))
    rows = tuple(line for line in lines if line)
    if not rows or len({len(row) for row in rows}) != 1:
        entry.fail("the rows of the grid are not of one length")
    return rows


def _turned(rows: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """A drawing turned clockwise by quarters."""
    for _ in range(turns):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def _face(entry: Table, rows: tuple[str, ...], enemies: dict[str, Enemy]) -> Face:
    width, red = len(rows[0]), 0
    found: list[tuple[Mask, Enemy]] = []
    taken = 0
    for place, mark in enumerate("".join(rows)):
        square = 1 << place
        if mark in (LEVEL, FLYING, SHADE, STRIP):
            red |= square
        elif mark != EMPTY and not taken & square:
            if mark not in enemies:
                entry.fail(f"no enemy has the letter {mark!r}")
            mask = _body(entry, rows, place, enemies[mark])
            taken |= mask
            found.append((mask, enemies[mark]))
    return Face(width, len(rows), tuple(found), red)


def _body(entry: Table, rows: tuple[str, ...], place: int, enemy: Enemy) -> Mask:
    """The squares of an enemy whose top left square is at a place."""
    if "large" not in enemy.properties:
        return 1 << place
    width, marks = len(rows[0]), "".join(rows)
    squares = (place, place + 1, place + width, place + width + 1)
    inside = place % width + 1 < width and squares[-1] < len(marks)
    if not inside or any(marks[square] != enemy.letter for square in squares):
        entry.fail(f"a large {enemy.id} is drawn as a block of 2×2 letters {enemy.letter}")
    return sum(1 << square for square in squares)


def _has(entry: Table, rows: tuple[str, ...], symbol: str) -> bool:
    """Whether a red symbol is drawn, in its full length in one row."""
    number = "".join(rows).count(symbol)
    if number and (number != SYMBOLS[symbol] or not any(symbol * number in row for row in rows)):
        entry.fail(f"the symbol {symbol} takes {SYMBOLS[symbol]} squares of one row")
    return number > 0


def _middle(rows: tuple[str, ...]) -> str:
    """The mark in the middle of a grid; of an even side both middle rows or columns count."""
    high, wide = len(rows), len(rows[0])
    return "".join(
        row[(wide - 1) // 2 : wide // 2 + 1] for row in rows[(high - 1) // 2 : high // 2 + 1]
    )


def _check(entry: Table, card: Card, rows: tuple[str, ...]) -> None:
    """Refuse a card that breaks the rules of its kind."""
    marks = "".join(rows)
    if not card.faces[0].foes:
        entry.fail("nobody is drawn on it")
    if marks.count(LEVEL) > 1:
        entry.fail("a portal has one level square P (RT-13.1)")
    if card.kind == PORTAL and LEVEL not in _middle(rows):
        entry.fail("the level square is in the middle (RT-R40)")
    if bool(card.level) != (card.kind == PORTAL) or card.level > 4:
        entry.fail("a portal, and only a portal, has a level from 1 to 4")
    if card.scouts and sorted(card.scouts) != sorted(TERRAIN):
        entry.fail(f"scouts are {', '.join(TERRAIN)}, each once, in any order (RT-28.31)")
    if bool(card.scouts) != (STRIP in marks) or STRIP in "".join(rows[:-1]):
        entry.fail("scouts stand on a red strip S in the lowest row (RT-28.30)")
    if card.ghost and card.crystals:
        entry.fail("a horde with a ghost symbol yields no crystals (RT-28.26)")
    if card.kind == GHOST and (card.ghost or card.crystals != 2):
        entry.fail("a ghost card has no ghost symbol and yields two crystals (RT-R117)")
    if card.kind == LIFE and card.crystals:
        entry.fail("a life card yields no crystals")
