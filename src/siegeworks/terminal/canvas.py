"""Small tools for drawing in rows and columns; every line is a Text of known width."""

from collections.abc import Iterable, Sequence
from functools import cache
from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

LABEL = "dim"
NAME = "bold"
OWN = "cyan"
OTHER = "magenta"
MORE = "green"
LESS = "red"
HEAD = "bold"


def clip(text: Text, width: int) -> Text:
    """A text cut to a width, with a sign where something is missing."""
    short = text.copy()
    short.truncate(max(width, 0), overflow="ellipsis")
    return short


def fill(text: Text, width: int) -> Text:
    """A text of exactly a width: cut or padded on the right."""
    short = clip(text, width)
    short.append(" " * (width - cell_len(short.plain)))
    return short


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line; the left one gives way."""
    room = width - cell_len(right.plain) - 1
    return Text.assemble(fill(left, room), " ", right)


def rule(width: int, title: str = "", style: str = LABEL) -> Text:
    """A thin line across the screen, with a title near its beginning."""
    head = f"── {title} " if title else ""
    return Text(head + "─" * (width - cell_len(head)), style=style)


def grid(rows: Sequence[Sequence[Sequence[Text]]], width: int) -> list[Text]:
    """Cells of several lines in a frame; all rows have the same number of cells."""
    columns = len(rows[0])
    inner = (width - columns - 1) // columns
    lines = [_border("┌┬┐", inner, columns)]
    for number, row in enumerate(rows):
        if number:
            lines.append(_border("├┼┤", inner, columns))
        lines += _row(row, inner)
    lines.append(_border("└┴┘", inner, columns))
    return lines


def _border(corners: str, inner: int, columns: int) -> Text:
    left, middle, right = tuple(corners)
    return Text(left + middle.join(["─" * inner] * columns) + right, style=LABEL)


def _row(cells: Sequence[Sequence[Text]], inner: int) -> list[Text]:
    lines = []
    for parts in zip(*cells, strict=True):
        line = Text.assemble(("│", LABEL))
        for part in parts:
            line.append_text(Text.assemble(" ", fill(part, inner - 2), " "))
            line.append("│", style=LABEL)
        lines.append(line)
    return lines


def columns(items: Sequence[Text], width: int, gap: int = 3, most: int = 3) -> list[Text]:
    """Items in as many columns as fit, read downwards."""
    if not items:
        return []
    widest = max(cell_len(item.plain) for item in items)
    number = max(1, min(most, len(items), (width + gap) // (widest + gap)))
    depth = -(-len(items) // number)
    lines = []
    for row in range(depth):
        line = Text()
        for place in range(row, len(items), depth):
            line.append_text(fill(items[place], min(widest, width)))
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


@cache
def _console() -> Console:
    """Where texts are measured; nothing is written to it."""
    return Console(file=StringIO())


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text broken at words into lines of a width, all of them indented."""
    broken = text.wrap(_console(), width - indent)
    for line in broken:
        line.rstrip()
    return [Text.assemble(" " * indent, line) for line in broken]


def joined(parts: Iterable[Text], gap: str = "   ") -> Text:
    """Texts side by side; empty ones leave no gap."""
    return Text(gap).join([part for part in parts if part.plain])
