"""Charts as SVG, drawn here: an interval on its scale, and shares over time.

They take their colours from the page, and a table with the same figures stands next to each.
"""

from markupsafe import Markup, escape

from siegeworks.pages.statistics.counting import Tally

WIDE, HIGH = 640, 220
LEFT, RIGHT, TOP, FOOT = 44, 12, 12, 44
MARKS = (0, 25, 50, 75, 100)
DOT = 6


def interval(one: Tally) -> Markup:
    """A share with its interval on a scale from never to always."""
    low, high = (100 * end for end in one.interval)
    point = 100 * one.share
    return Markup(
        '<svg class="interval" viewBox="-2 0 104 14" aria-hidden="true" focusable="false">'
        '<path class="scale" d="M0 7h100"/><path class="half" d="M50 1v12"/>'
        f'<path class="range" d="M{low:.1f} 7H{high:.1f}"/>'
        f'<path class="point" d="M{point:.1f} 2v10"/></svg>'
    )


def timeline(periods: list[Tally], labels: list[str], title: str) -> Markup:
    """Shares over time, each with its interval and the number of games below."""
    step = (WIDE - LEFT - RIGHT) / max(1, len(periods))
    parts = [_mark(mark) for mark in MARKS]
    for place, (one, label) in enumerate(zip(periods, labels, strict=True)):
        parts.append(_period(one, label, LEFT + step * (place + 0.5)))
    return Markup(
        f'<svg class="timeline" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _height(share: float) -> float:
    """Where a share stands."""
    return TOP + (1 - share) * (HIGH - TOP - FOOT)


def _mark(mark: int) -> str:
    """A line across, with its number."""
    height = _height(mark / 100)
    kind = "half" if mark == 50 else "grid"
    return (
        f'<path class="{kind}" d="M{LEFT} {height:.1f}H{WIDE - RIGHT}"/>'
        f'<text class="mark" x="{LEFT - 6}" y="{height + 4:.1f}">{mark} %</text>'
    )


def _period(one: Tally, label: str, middle: float) -> str:
    """One period: the interval, the share, the label and the number of games."""
    low, high = map(_height, one.interval)
    return (
        f'<path class="range" d="M{middle:.1f} {high:.1f}V{low:.1f}"/>'
        f'<circle class="point" cx="{middle:.1f}" cy="{_height(one.share):.1f}" r="{DOT}"/>'
        f'<text class="period" x="{middle:.1f}" y="{HIGH - 24}">{escape(label)}</text>'
        f'<text class="games" x="{middle:.1f}" y="{HIGH - 7}">{one.games}</text>'
    )
