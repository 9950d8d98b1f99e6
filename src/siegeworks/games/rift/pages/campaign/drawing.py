"""The map of the kingdom, drawn: a road from scenario to scenario over land, sand and snow.

The land itself is always the same; what was won, what is open and what is chosen is laid on it.
Colours come from the page, so that light and dark need no second drawing.
"""

from html import escape
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

WIDTH, HEIGHT = 600, 800
RADIUS = 34
STARS = 5
PLACES = (
    (92, 686),
    (252, 704),
    (420, 664),
    (516, 554),
    (372, 522),
    (196, 560),
    (92, 438),
    (240, 352),
    (436, 316),
    (316, 148),
)
"""Where the scenarios lie, by number."""
WOODS = ((172, 668), (196, 650), (330, 640), (352, 622), (40, 590), (66, 612), (340, 740))
HILLS = ((516, 720), (530, 650), (300, 452), (150, 352), (78, 366))
DUNES = ((428, 470), (512, 450), (300, 600), (452, 740))
PEAKS = ((96, 206), (150, 168), (208, 214), (440, 178), (492, 214), (540, 170), (380, 232))


class Mark(NamedTuple):
    """A scenario on the map."""

    id: str
    number: int
    label: str
    stars: int
    open: bool
    chosen: bool


def kingdom(marks: list[Mark], address: str) -> str:
    """The map with its marks; each is a link that opens its scenario."""
    reached = max((mark.number for mark in marks if mark.open), default=1)
    parts = [
        f'<svg class="kingdom" viewBox="0 0 {WIDTH} {HEIGHT}" role="group">',
        _land(),
        _road(PLACES, "road"),
        _road(PLACES[:reached], "road travelled"),
        *(_mark(mark, address) for mark in marks),
        "</svg>",
    ]
    return "".join(parts)


def _land() -> str:
    """Coast, river, woods, dunes and mountains."""
    coast = (
        "M18 60 Q120 14 260 40 T470 30 Q580 40 584 160 T578 430 Q590 600 566 740 "
        "Q470 792 320 782 T70 776 Q14 700 24 560 T16 300 Q8 160 18 60Z"
    )
    river = "M584 372 Q500 392 470 404 T330 424 Q250 430 210 474 T60 520 Q30 524 22 540"
    return (
        f'<g class="land" aria-hidden="true"><path class="coast" d="{coast}"/>'
        f'<path class="river" d="{river}"/>'
        + "".join(_hill(x, y) for x, y in HILLS)
        + "".join(_dune(x, y) for x, y in DUNES)
        + "".join(_peak(x, y) for x, y in PEAKS)
        + "".join(_tree(x, y) for x, y in WOODS)
        + _rift(*PLACES[-1])
        + "</g>"
    )


def _hill(x: int, y: int) -> str:
    return f'<path class="hill" d="M{x - 34} {y} Q{x - 8} {y - 40} {x + 34} {y}"/>'


def _dune(x: int, y: int) -> str:
    return f'<path class="dune" d="M{x - 30} {y} q15 -14 30 0 t30 0 m-48 12 q12 -10 24 0 t24 0"/>'


def _peak(x: int, y: int) -> str:
    snow = f"M{x - 11} {y - 34} L{x} {y - 56} L{x + 11} {y - 34} l-6 5 l-5 -5 l-6 5z"
    return (
        f'<path class="peak" d="M{x - 34} {y} L{x} {y - 56} L{x + 34} {y}Z"/>'
        f'<path class="snow" d="{snow}"/>'
    )


def _tree(x: int, y: int) -> str:
    crown = f"M{x - 13} {y} L{x} {y - 30} L{x + 13} {y}Z"
    return f'<path class="trunk" d="M{x} {y} v8"/><path class="tree" d="{crown}"/>'


def _rift(x: int, y: int) -> str:
    """The rift in time above the last scenario."""
    rays = "".join(
        f"M{x + 40 * cos(turn):.0f} {y + 40 * sin(turn):.0f}"
        f"L{x + 62 * cos(turn + 0.3):.0f} {y + 62 * sin(turn + 0.3):.0f}"
        for turn in (2 * pi * place / 9 for place in range(9))
    )
    return f'<path class="chasm" d="{rays}"/>'


def _road(places: tuple[tuple[int, int], ...], kind: str) -> str:
    """A winding road through places."""
    if len(places) < 2:
        return ""
    path = f"M{places[0][0]} {places[0][1]}"
    for turn, ((x, y), (to_x, to_y)) in enumerate(pairwise(places)):
        side = 26 if turn % 2 else -26
        path += f"Q{(x + to_x) // 2 + side} {(y + to_y) // 2 + side} {to_x} {to_y}"
    return f'<path class="{kind}" d="{path}" aria-hidden="true"/>'


def _mark(mark: Mark, address: str) -> str:
    x, y = PLACES[mark.number - 1]
    kind = "mark" + (" open" if mark.open else " locked") + (" won" if mark.stars else "")
    current = ' aria-current="true"' if mark.chosen else ""
    label = escape(mark.label)
    inside = f'<text x="{x}" y="{y + 9}">{mark.number}</text>' if mark.open else _lock(x, y)
    return (
        f'<a class="{kind}" href="{address}?scenario={mark.id}#scenario"{current}'
        f' aria-label="{label}"><title>{label}</title>'
        f'<circle class="halo" cx="{x}" cy="{y}" r="{RADIUS + 8}"/>'
        f'<circle class="seal" cx="{x}" cy="{y}" r="{RADIUS}"/>{inside}'
        f"{_stars(x, y, mark.stars)}</a>"
    )


def _lock(x: int, y: int) -> str:
    return (
        f'<path class="lock" d="M{x - 10} {y - 3} h20 v15 h-20z '
        f'M{x - 6} {y - 3} v-5 a6 6 0 0 1 12 0 v5"/>'
    )


def _stars(x: int, y: int, won: int) -> str:
    """Five stars below a mark, those that were won filled."""
    left = x - 11 * (STARS - 1)
    return "".join(
        f'<path class="star{" got" if n < won else ""}" d="{_star(left + 22 * n, y + 46)}"/>'
        for n in range(STARS)
    )


def _star(x: float, y: float) -> str:
    points = []
    for place in range(10):
        reach, turn = (10.0 if place % 2 == 0 else 4.4), pi * place / 5 - pi / 2
        points.append(f"{x + reach * cos(turn):.1f} {y + reach * sin(turn):.1f}")
    return "M" + "L".join(points) + "Z"
