"""Horde cards as grids: enemies by letter, what covers them, and what a placement would add."""

from collections.abc import Sequence

from rich.text import Text

from siegeworks.games.rift.rules.grid import COLUMNS, Mask
from siegeworks.games.rift.scene.parts import HordeScene
from siegeworks.games.rift.scene.printed import EnemyText
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.canvas import LABEL, LESS, NAME, clip, fill

EMPTY, TILE, BARE_TILE, SOLDIER, BASE, RED, GATE, NEW = "·▓░♟▣×◎#"
"""The signs of squares: empty, a tile on an enemy or on none, a soldier, a base, red, a portal
tile, and a square that a placement would cover."""
STYLES = {
    TILE: LABEL,
    BARE_TILE: LABEL,
    EMPTY: LABEL,
    SOLDIER: "green",
    BASE: "cyan",
    RED: LESS,
    GATE: "magenta",
    NEW: "bold yellow",
}
RESISTS = {"deadly": "bold magenta", "resists-physical": "bold red", "resists-magic": "bold blue"}
"""The colour of an enemy's letter, after what it resists."""
TITLE_WIDTH = 15
WIDEST_GAP = 8


def grids(
    board: Board, width: int, hordes: Sequence[HordeScene], rows: int = 9, new: Mask = 0
) -> list[Text]:
    """Horde cards side by side, in as many rows as they need but no more than allowed."""
    cell = TITLE_WIDTH + 1
    across = max(1, (width + 1) // cell)
    if across * rows > len(hordes):
        number = min(across, max(len(hordes), 1))
        cell += max(0, min(width // number - cell, WIDEST_GAP))
    lines: list[Text] = []
    for start in range(0, min(len(hordes), across * rows), across):
        drawn = [grid(board, one, cell - 1, new) for one in hordes[start : start + across]]
        lines += [Text(" ").join(parts) for parts in zip(*drawn, strict=True)]
    for line in lines:
        line.rstrip()
    left = len(hordes) - across * rows
    if left > 0 and rows > 1:
        lines.append(Text(board.speech.ui("more-grids", n=left), style=LABEL))
    return lines


def grid(board: Board, horde: HordeScene, width: int, new: Mask = 0) -> list[Text]:
    """One horde card: where it is, how many squares are uncovered, what it is; then its squares."""
    card = board.card(horde)
    title = Text.assemble(
        (horde.space, NAME),
        " ",
        (str(horde.open), NAME if horde.open else "green"),
        f" {board.short(horde)}",
        " ↟" if card.flying else "",
        " ☠" if card.ghost else "",
    )
    lines = [clip(title, width), Text(f"  {' '.join(COLUMNS[: card.width])}", style=LABEL)]
    for row in range(card.height):
        line = Text(f"{row + 1} ", style=LABEL)
        for column in range(card.width):
            sign, style = _square(board, horde, 1 << row * card.width + column, new)
            line.append(sign, style=style)
            line.append(" ")
        lines.append(line)
    return [fill(line, width) for line in lines]


def _square(board: Board, horde: HordeScene, square: Mask, new: Mask) -> tuple[str, str]:
    """The sign of a square and its style."""
    face = board.face(horde)
    enemy = next(
        (board.speech.printed.enemies[name] for mask, name in face.enemies if mask & square), None
    )
    laid = (
        (new, NEW),
        *((base, BASE) for _, base in horde.bases),
        (horde.soldiers, SOLDIER),
        (horde.tiles, TILE if enemy is not None else BARE_TILE),
        (horde.gate, GATE),
    )
    for mask, sign in laid:
        if mask & square:
            return sign, STYLES[sign]
    if face.red & square:
        return str(horde.level) if horde.level and not horde.gate else RED, LESS
    return enemy_sign(enemy) if enemy is not None else (EMPTY, STYLES[EMPTY])


def enemy_sign(enemy: EnemyText) -> tuple[str, str]:
    """The letter of an enemy and its colour."""
    styles = (style for key, style in RESISTS.items() if key in enemy.properties)
    return enemy.letter.upper(), next(styles, NAME)
