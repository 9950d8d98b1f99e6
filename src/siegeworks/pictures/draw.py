"""The pencil: outlines of simple shapes, and parts of a picture made from outlines.

An outline is the text of an SVG path. A part is a piece of SVG. A part may define something that
it refers to; its name then begins with `~`, which `frame.picture` turns into a name of its own, so
that many pictures can stand on one page. Lines have the width and colour of the whole figure
unless a part says otherwise; light falls from the upper left.
"""

from math import cos, hypot, pi, sin
from zlib import crc32

from siegeworks.pictures.palette import paint

Point = tuple[float, float]

BOLD, FINE = 4.0, 2.6
"""The width of outlines, and of lines inside them."""
SHADE = ".2"
"""How much ink the one shade has."""
TWIN = 150
"""How long a part must be for its mirror image to be a reference."""


def num(value: float) -> str:
    """A number as short as can be."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def nums(*values: float) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(num, values))


# -- outlines --------------------------------------------------------------------------------


def oval(x: float, y: float, wide: float, high: float) -> str:
    """An ellipse around a point."""
    arc = f"a{nums(wide, high)} 0 1 0 "
    return f"M{nums(x - wide, y)}{arc}{nums(2 * wide, 0)}{arc}{nums(-2 * wide, 0)}z"


def disc(x: float, y: float, radius: float) -> str:
    """A circle around a point."""
    return oval(x, y, radius, radius)


def box(x: float, y: float, wide: float, high: float, soft: float = 0) -> str:
    """A rectangle by its upper left corner, its corners rounded."""
    if not soft:
        return f"M{nums(x, y)}h{num(wide)}v{num(high)}h{num(-wide)}z"
    turn = f"a{nums(soft, soft)} 0 0 1 "
    across, down = num(wide - 2 * soft), num(high - 2 * soft)
    return (
        f"M{nums(x + soft, y)}h{across}{turn}{nums(soft, soft)}v{down}{turn}{nums(-soft, soft)}"
        f"H{num(x + soft)}{turn}{nums(-soft, -soft)}V{num(y + soft)}{turn}{nums(soft, -soft)}z"
    )


def poly(*points: Point, closed: bool = True) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(nums(*point) for point in points) + ("z" if closed else "")


def limb(x1: float, y1: float, x2: float, y2: float, wide: float) -> str:
    """A capsule from one point to another: an arm, a leg, a shaft."""
    long = hypot(x2 - x1, y2 - y1) or 1
    r = wide / 2
    dx, dy = (y1 - y2) / long * r, (x2 - x1) / long * r
    arc = f"A{nums(r, r)} 0 0 1 "
    return (
        f"M{nums(x1 - dx, y1 - dy)}L{nums(x2 - dx, y2 - dy)}{arc}{nums(x2 + dx, y2 + dy)}"
        f"L{nums(x1 + dx, y1 + dy)}{arc}{nums(x1 - dx, y1 - dy)}z"
    )


def around(x: float, y: float, radius: float, count: int, start: float = -90) -> list[Point]:
    """Points on a circle, evenly spread, the first at an angle in degrees."""
    angles = (pi * (start + 360 * step / count) / 180 for step in range(count))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, count: int = 5, start: float = -90) -> str:
    """A star with so many points."""
    tips = around(x, y, outer, count, start)
    dents = around(x, y, inner, count, start + 180 / count)
    return poly(*(point for pair in zip(tips, dents, strict=True) for point in pair))


# -- parts -----------------------------------------------------------------------------------


def tag(name: str, inside: str = "", **attributes: str) -> str:
    """An element; an underscore in a name stands for a hyphen."""
    pairs = ((key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    text = "".join(f' {key}="{value}"' for key, value in pairs)
    return f"<{name}{text}>{inside}</{name}>" if inside else f"<{name}{text}/>"


def flat(outline: str, colour: str, **more: str) -> str:
    """A shape with an outline and one colour."""
    return tag("path", d=outline, fill=paint(colour), **more)


def form(outline: str, colour: str, depth: float = 5) -> str:
    """A shape with an outline, one colour, and shade along its lower right."""
    name = f"~{crc32(f'{outline} {depth}'.encode()):08x}"
    away = num(-0.72 * depth)
    shade = tag(
        "use",
        href=f"#{name}p",
        x=away,
        y=away,
        fill="none",
        stroke_opacity=SHADE,
        stroke_width=num(2 * depth),
    )
    return (
        tag("clipPath", tag("path", id=f"{name}p", d=outline), id=name)
        + tag("use", href=f"#{name}p", fill=paint(colour))
        + tag("g", shade, clip_path=f"url(#{name})")
    )


def clipped(outline: str, part: str) -> str:
    """A part, as far as it lies inside an outline."""
    name = f"~{crc32(outline.encode()):08x}"
    return tag("clipPath", tag("path", d=outline), id=name) + tag(
        "g", part, clip_path=f"url(#{name})"
    )


def patch(outline: str, colour: str, strength: float = 1) -> str:
    """A colour without an outline."""
    more = {} if strength == 1 else {"fill_opacity": num(strength).lstrip("0")}
    return tag("path", d=outline, fill=paint(colour), stroke="none", **more)


def line(outline: str, width: float = FINE, colour: str = "ink") -> str:
    """A line and nothing inside it."""
    more = {} if colour == "ink" else {"stroke": paint(colour)}
    return tag("path", d=outline, fill="none", stroke_width=num(width), **more)


def fine(outline: str, colour: str) -> str:
    """A small shape: flat, with a fine outline."""
    return flat(outline, colour, stroke_width=num(FINE))


def dot(x: float, y: float, radius: float, colour: str = "ink") -> str:
    """A small round patch."""
    return tag("circle", cx=num(x), cy=num(y), r=num(radius), fill=paint(colour), stroke="none")


def put(
    part: str,
    x: float = 0,
    y: float = 0,
    size: float = 1,
    turn: float = 0,
    pivot: Point = (0, 0),
    flip: bool = False,
) -> str:
    """A part moved, turned around a point of its own, made larger, or mirrored."""
    steps = []
    if x or y:
        steps.append(f"translate({nums(x, y)})")
    if turn:
        steps.append(f"rotate({nums(turn, *pivot)})")
    if size != 1 or flip:
        wide = f"{-size if flip else size:.3f}".rstrip("0").rstrip(".")
        high = f"{size:.3f}".rstrip("0").rstrip(".")
        steps.append(f"scale({wide} {high})" if flip else f"scale({high})")
    return tag("g", part, transform=" ".join(steps)) if steps else part


def mirrored(part: str, axis: float = 50) -> str:
    """A part and its mirror image at an upright axis."""
    turn = f"matrix(-1 0 0 1 {num(2 * axis)} 0)"
    if len(part) < TWIN:
        return part + tag("g", part, transform=turn)
    name = f"~m{crc32(part.encode()):08x}"
    return tag("g", part, id=name) + tag("use", href=f"#{name}", transform=turn)
