"""A chart of chances over a game: a line for each side, turns below, mistakes with numbers.

Lines differ in colour and in dashes, and each has its name in the head of the chart. Colours are
those of the page it stands on (`--seat-a` and so on, text in the colour of the text around it); a
chart that stands alone brings its own, for light and for dark.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple
from xml.sax.saxutils import escape
from zlib import crc32

from siegeworks.pictures.draw import num, poly, tag

WIDE, HIGH = 360.0, 250.0
"""The size of a chart; as wide as a small phone, where its letters are still letters."""
LEFT, RIGHT, FOOT = 34.0, 350.0, 218.0
ROW = 16.0
"""The height of a line of names in the head."""
LETTER = 11.0
NARROW = 6.2
"""The usual width of a letter, to tell how many names fit in a line."""
APART = 30.0
"""Numbers of turns stand at least so far from each other."""
RADIUS = 8.0
"""The size of the circle around the number of a mistake."""
TOLD, BETWEEN = (0.0, 0.5, 1.0), (0.25, 0.75)
"""Chances with a line across the chart: those that are named, and those between."""
COLOURS = (
    ("--seat-a", "#9b3a1f", "#f29d74"),
    ("--seat-b", "#235f8c", "#86c2ee"),
    ("--seat-c", "#3d6a2b", "#a0d087"),
    ("--seat-d", "#74418a", "#cfa3e4"),
)
"""For each side the colour of the page, and what it is on light and on dark ground."""
DASHES = ("none", "7 3", "2 3", "8 3 2 3")
GROUND = ("--sheet", "#fbf6ea", "#25201b")
INK = ("#2a2118", "#f1e7d4")


class Line(NamedTuple):
    """The chances of one side, at its moments from 0 (the start) to 1 (the end)."""

    name: str
    points: tuple[tuple[float, float], ...]
    """Moment and chance."""


class Mark(NamedTuple):
    """A mistake: what the chance was, and what it became."""

    label: str
    line: int
    moment: float
    before: float
    after: float
    words: str
    """What it was, for whoever points at it."""


class Tick(NamedTuple):
    """Where a turn begins."""

    moment: float
    label: str


class Chart(NamedTuple):
    """All that a chart shows."""

    title: str
    desc: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    ticks: tuple[Tick, ...]
    axis: str
    """What the numbers below count."""
    scale: tuple[str, str, str]
    """No chance, an even one and certainty, as the reader's language writes them."""


def draw_chart(chart: Chart, *, alone: bool = False) -> str:
    """The chart as SVG; one that stands alone brings its own colours."""
    rows = _rows([line.name for line in chart.lines])
    top = 12.0 + ROW * len(rows)
    parts = [_grid(top, chart.scale), _turns(top, chart), _names(chart.lines, rows)]
    parts += [_line(place, line, top) for place, line in enumerate(chart.lines)]
    parts += [
        _mark(mark, top, ring)
        for mark, ring in zip(chart.marks, _rings(chart.marks, top), strict=True)
    ]
    body = tag("g", "".join(parts), font_size=num(LETTER), fill="currentColor", stroke="none")
    name = f"c{crc32(repr(chart).encode()):x}"
    heard = (
        f'<title id="{name}t">{escape(chart.title)}</title>'
        f'<desc id="{name}d">{escape(chart.desc)}</desc>'
    )
    size = f'width="{num(2 * WIDE)}" height="{num(2 * HIGH)}" ' if alone else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(WIDE)} {num(HIGH)}" {size}'
        f'class="sw-chart" role="img" aria-labelledby="{name}t" aria-describedby="{name}d" '
        f'font-family="system-ui, sans-serif">'
        f"{heard}{_own_colours() if alone else ''}{body}</svg>"
    )


def _own_colours() -> str:
    """The colours of a chart that stands on no page."""

    def rule(which: int) -> str:
        props = "".join(f"{colour[0]}:{colour[which]};" for colour in (*COLOURS, GROUND))
        return f".sw-chart{{color:{INK[which - 1]};background:var({GROUND[0]});{props}}}"

    return tag("style", f"{rule(1)}@media (prefers-color-scheme:dark){{{rule(2)}}}")


def _colour(line: int) -> str:
    name, light, _ = COLOURS[line % len(COLOURS)]
    return f"var({name},{light})"


def _x(moment: float) -> float:
    return LEFT + (RIGHT - LEFT) * moment


def _y(chance: float, top: float) -> float:
    return FOOT - (FOOT - top) * chance


def _text(x: float, y: float, words: str, anchor: str = "start", **more: str) -> str:
    return tag("text", escape(words), x=num(x), y=num(y), text_anchor=anchor, **more)


def _rule(x1: float, y1: float, x2: float, y2: float, strength: str) -> str:
    outline = poly((x1, y1), (x2, y2), closed=False)
    return tag("path", d=outline, stroke="currentColor", stroke_opacity=strength)


# -- parts -----------------------------------------------------------------------------------


def _rows(names: Sequence[str]) -> list[list[int]]:
    """Which names of the head stand in which line."""
    rows: list[list[int]] = [[]]
    left = WIDE - 16
    for place, name in enumerate(names):
        wide = 40 + NARROW * len(name)
        if rows[-1] and wide > left:
            rows.append([])
            left = WIDE - 16
        rows[-1].append(place)
        left -= wide
    return rows


def _names(lines: Sequence[Line], rows: list[list[int]]) -> str:
    parts = []
    for number, row in enumerate(rows):
        x, y = 8.0, 14 + ROW * number
        for place in row:
            sample = poly((x, y - 4), (x + 22, y - 4), closed=False)
            parts += [_stroke(sample, place), _text(x + 27, y, lines[place].name)]
            x += 40 + NARROW * len(lines[place].name)
    return "".join(parts)


def _grid(top: float, scale: tuple[str, str, str]) -> str:
    parts = [_rule(LEFT, _y(chance, top), RIGHT, _y(chance, top), ".2") for chance in BETWEEN]
    for chance, label in zip(TOLD, scale, strict=True):
        y = _y(chance, top)
        parts.append(_rule(LEFT, y, RIGHT, y, ".5"))
        parts.append(_text(LEFT - 3, y + 4, label, "end", font_size="9"))
    return "".join(parts)


def _turns(top: float, chart: Chart) -> str:
    """Turns as short strokes below the chart, some of them with their number."""
    parts, free = [], LEFT
    for tick in chart.ticks:
        x = _x(tick.moment)
        told = x >= free
        parts.append(_rule(x, FOOT, x, FOOT + (6 if told else 3), ".7"))
        if told:
            parts.append(_rule(x, top, x, FOOT, ".12"))
            parts.append(_text(x, FOOT + 16, tick.label, "middle"))
            free = x + APART
    parts.append(_text(RIGHT, HIGH - 4, chart.axis, "end"))
    return "".join(parts)


def _stroke(outline: str, place: int) -> str:
    return tag(
        "path",
        d=outline,
        fill="none",
        stroke=_colour(place),
        stroke_width="2.2",
        stroke_linejoin="round",
        stroke_dasharray=DASHES[place % len(DASHES)],
    )


def _line(place: int, line: Line, top: float) -> str:
    """A line in steps: a chance holds until the next choice changes it."""
    return _stroke(_outline(_steps(line.points), top), place) if line.points else ""


def _steps(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    known = list(points)
    found = known[:1]
    for (_, before), (moment, chance) in pairwise(known):
        found += [(moment, before), (moment, chance)]
    return found


def _outline(points: Sequence[tuple[float, float]], top: float) -> str:
    return poly(*((_x(moment), _y(chance, top)) for moment, chance in points), closed=False)


def _rings(marks: Sequence[Mark], top: float) -> list[tuple[float, float]]:
    """Where the numbers of mistakes stand: at the foot of the fall, or beside what is there."""
    found: list[tuple[float, float]] = []
    for mark in marks:
        x, y = _x(mark.moment), _y(mark.after, top)
        steps = (sign * step * 2 * RADIUS for step in range(len(marks)) for sign in (1, -1))
        places = ((x, y + step) for step in steps if top <= y + step <= FOOT)
        free = (place for place in places if all(_apart(place, other) for other in found))
        found.append(next(free, (x, y)))
    return found


def _apart(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return dist(one, other) >= 2 * RADIUS


def _mark(mark: Mark, top: float, ring: tuple[float, float]) -> str:
    """A fall from what was to be had, and its number in a circle."""
    x, high, low = _x(mark.moment), _y(mark.before, top), _y(mark.after, top)
    colour, ground = _colour(mark.line), f"var({GROUND[0]},{GROUND[1]})"
    fall = poly((x, high), (x, low), closed=False)
    parts = tag("path", d=fall, stroke=colour, stroke_width="4")
    parts += tag(
        "circle", cx=num(ring[0]), cy=num(ring[1]), r=num(RADIUS), fill=ground, stroke=colour
    )
    parts += _text(ring[0], ring[1] + 4, mark.label, "middle", font_weight="bold")
    return tag("g", f"<title>{escape(mark.words)}</title>{parts}", stroke_width="2")
