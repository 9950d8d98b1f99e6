"""Horde cards as grids: enemies by letter, what covers them, and what a placement would add."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from siegeworks.games.rift.rules.grid import COLUMNS, Mask
from siegeworks.games.rift.rules.pieces import Horde
from siegeworks.games.rift.rules.printed import Enemy, Face
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
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
GRID_WIDTH = 12
"""What a grid takes up: the number of its row and two columns for each square."""
TITLE_WIDTH = 15
HIGH = 7
"""The lines of a grid: title, letters of the columns, five rows."""


class Grid(NamedTuple):
    """A horde with what is to be marked on it."""

    horde: Horde
    new: Mask = 0


def grids(
    sight: RiftSight, speech: RiftSpeech, width: int, there: Sequence[Grid], rows: int = 9
) -> list[Text]:
    """Horde cards side by side, in as many rows as they need but no more than allowed."""
    cell = TITLE_WIDTH + 1
    across = max(1, (width + 1) // cell)
    if across * rows > len(there):
        spare = width - min(across, max(len(there), 1)) * cell
        cell += max(0, min(spare // min(across, max(len(there), 1)), 8))
    lines: list[Text] = []
    for start in range(0, min(len(there), across * rows), across):
        drawn = [grid(sight, speech, one, cell - 1) for one in there[start : start + across]]
        lines += [Text(" ").join(parts) for parts in zip(*drawn, strict=True)]
    for line in lines:
        line.rstrip()
    left = len(there) - across * rows
    if left > 0 and rows > 1:
        lines.append(Text(speech.ui("more-grids", n=left), style=LABEL))
    return lines


def grid(sight: RiftSight, speech: RiftSpeech, one: Grid, width: int) -> list[Text]:
    """One horde card: where it is and what, then its squares."""
    horde, face = one.horde, sight.face(one.horde)
    letters = " ".join(COLUMNS[: face.width])
    lines = [_title(sight, speech, horde, width), Text(f"  {letters}", style=LABEL)]
    for row in range(face.height):
        line = Text(f"{row + 1} ", style=LABEL)
        for column in range(face.width):
            sign, style = _square(sight, one, face, 1 << row * face.width + column)
            line.append(sign, style=style)
            line.append(" ")
        lines.append(line)
    return [fill(line, width) for line in lines]


def _title(sight: RiftSight, speech: RiftSpeech, horde: Horde, width: int) -> Text:
    """Where a horde is, how many squares are uncovered, and what it is."""
    left = open_squares(sight, horde)
    style = NAME if left else "green"
    title = Text.assemble((sight.name(horde.space), NAME), " ", (str(left), style))
    return clip(Text.assemble(title, " ", speech.short(horde, sight), _marks(sight, horde)), width)


def _marks(sight: RiftSight, horde: Horde) -> str:
    """Signs for what a whole card is: flying, with a ghost, and the crystals it yields."""
    card = sight.view.box.cards[horde.card]
    return (" ↟" if card.flying else "") + (" ☠" if card.ghost else "")


def open_squares(sight: RiftSight, horde: Horde) -> int:
    """How many squares of enemies are not covered."""
    return sight.world.uncovered(horde).bit_count()


def _square(sight: RiftSight, one: Grid, face: Face, square: Mask) -> tuple[str, str]:
    """The sign of a square and its style."""
    sign = _sign(sight, one, face, square)
    if sign in STYLES:
        return sign, STYLES[sign]
    enemy = enemy_at(face, square)
    return sign, enemy_style(enemy) if enemy is not None else LESS


def _sign(sight: RiftSight, one: Grid, face: Face, square: Mask) -> str:
    horde = one.horde
    foe = bool(face.foes & square)
    for mask, sign in (
        (one.new, NEW),
        (sight.world.bases(horde.serial), BASE),
        (horde.soldiers, SOLDIER),
        (horde.tiles, TILE if foe else BARE_TILE),
        (horde.gate, GATE),
    ):
        if mask & square:
            return sign
    if face.red & square:
        level = sight.world.portal_level(horde)
        return str(level) if level and not horde.gate else RED
    enemy = enemy_at(face, square)
    return enemy.letter.upper() if enemy is not None else EMPTY


def enemy_at(face: Face, square: Mask) -> Enemy | None:
    """The enemy on a square."""
    return next((enemy for mask, enemy in face.enemies if mask & square), None)


def enemy_style(enemy: Enemy) -> str:
    """The colour of an enemy's letter, after what it resists; the legend says the same."""
    for key, style in (
        ("deadly", "bold magenta"),
        ("resists-physical", "bold red"),
        ("resists-magic", "bold blue"),
    ):
        if key in enemy.properties:
            return style
    return NAME
