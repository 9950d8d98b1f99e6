"""Small tools for drawing in rows and columns; every line is a Text of known width."""

from collections.abc import Iterable, Sequence
from functools import cache
from io import StringIO
from itertools import pairwise

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

LABEL = "dim"
NAME = "bold"
OWN = "cyan"
PARTNER = "yellow"
OTHER = "magenta"
MORE = "green"
LESS = "red"
HEAD = "bold"
LEFT, LOST = "█", "░"
JOINTS = {(False, True): "┌┬┐╥", (True, True): "├┼┤╫", (True, False): "└┴┘╨"}
"""The joints of a frame by whether a wall goes up and down from there: at the left end, in
between, at the right end, and in the middle of two halves."""


def clip(text: Text, width: int) -> Text:
    """A text cut to a width, with a sign where something is missing."""
    short = text.copy()
    short.truncate(max(width, 0), overflow="ellipsis")
    return short


def shortened(name: str, room: int) -> str:
    """A name as far as there is room: whole, its first word, or cut with a sign."""
    if len(name) <= room:
        return name
    first = name.replace("-", " ").split(" ")[0]
    if len(first) <= room:
        return first
    return f"{name[: room - 1]}…" if room > 2 else name[: max(room, 0)]


def labelled(label: str, text: str, style: str = NAME) -> Text:
    """A text after what it is called."""
    return Text.assemble((f"{label}: ", style), text)


def times(count: int, name: str) -> str:
    """A name with how many there are of it, unless it is one."""
    return f"{count}× {name}" if count > 1 else name


def bar(now: int, whole: int, length: int) -> Text:
    """A bar as full as what is left of something; it is empty only when nothing is."""
    full = min(length, -(-now * length // whole)) if now > 0 else 0
    return Text.assemble((LEFT * full, LESS), (LOST * (length - full), LABEL))


def broken_before(text: str, part: str, width: int) -> list[str]:
    """A message that ends in something to be copied, which gets a line of its own if need be."""
    if cell_len(text) <= width or not text.endswith(part):
        return [text]
    return [text.removesuffix(part).rstrip(), f"  {part}"]


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


def grid(
    rows: Sequence[Sequence[Sequence[Text]]], width: int, *, halves: bool = False
) -> list[Text]:
    """Cells of several lines in a frame, with a double wall in the middle if it has two halves.

    A row may have fewer cells than another if its number divides the other's: its cells are as
    much wider.
    """
    columns = max(map(len, rows))
    inner = (width - columns - 1) // columns
    end = columns * (inner + 1)
    middle = end // 2 if halves else 0
    lines: list[Text] = []
    above: list[int] = []
    for row in (*rows, ()):
        walls = list(range(0, end + 1, end // len(row))) if row else []
        lines.append(_border(above, walls, end, middle))
        lines += _row(row, walls, middle)
        above = walls
    return lines


def _border(above: Sequence[int], below: Sequence[int], end: int, middle: int) -> Text:
    """The line between two rows, joined to the walls of both."""
    line = ["─"] * (end + 1)
    for place in {*above, *below}:
        joint = JOINTS[place in above, place in below]
        line[place] = joint[0 if place == 0 else 2 if place == end else 3 if place == middle else 1]
    return Text("".join(line), style=LABEL)


def _row(cells: Sequence[Sequence[Text]], walls: Sequence[int], middle: int) -> list[Text]:
    lines = []
    for parts in zip(*cells, strict=True):
        line = Text.assemble(("│", LABEL))
        for part, (left, right) in zip(parts, pairwise(walls), strict=True):
            line.append_text(Text.assemble(" ", fill(part, right - left - 3), " "))
            line.append("║" if right == middle else "│", style=LABEL)
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


def fitted(parts: Sequence[Text], width: int) -> Text:
    """Texts side by side in one line; the gaps give way first, then the end of the line."""
    wide = joined(parts)
    return wide if cell_len(wide.plain) <= width else clip(joined(parts, "  "), width)


def flow(parts: Iterable[Text], width: int, indent: int = 2, gap: int = 2) -> list[Text]:
    """Texts side by side in as many lines as it takes; none is broken, a long one is cut."""
    lines: list[Text] = []
    for part in parts:
        used = cell_len(lines[-1].plain) + gap if lines else width
        if used + cell_len(part.plain) <= width:
            lines[-1].append_text(Text.assemble(" " * gap, part))
        else:
            lines.append(Text.assemble(" " * indent, clip(part, width - indent)))
    return lines
