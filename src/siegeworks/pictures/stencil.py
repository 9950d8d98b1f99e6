"""Stencils: drawings kept as text, one mark in a line, cut from it when the program starts.

A drawing begins with its name in brackets. A line then says how to mark, in which colour, how
strongly where that is not the usual, and what:

    form TRIM 4 M30 30L50 4 70 30z      a shape with an outline and a shade so deep
    flat SKIN disc 50 40 9              a shape with an outline
    fine gold box 10 10 20 5            a small one
    patch sun .4 star 60 40 30 12 8     a colour without an outline, so strong
    line ink 3 M0 0L10 10               a line so wide
    use heads/goblin 20 -9 .6 15        another drawing: where, how large, how far turned

`form@50` marks the mirror image at x = 50 as well. A colour in capitals is filled in later, see
`palette.painted`. What is used is looked for in the same text, then in the texts it is told of.
"""

import re
from collections.abc import Callable, Mapping
from zlib import crc32

from siegeworks.pictures import draw

_HEADING = re.compile(r"\[([\w-]+)\]")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

SHAPES: dict[str, Callable[..., str]] = {
    "disc": draw.disc,
    "oval": draw.oval,
    "box": draw.box,
    "limb": draw.limb,
    "star": draw.star,
}
"""Outlines that are told by a few numbers."""
MARKS: dict[str, Callable[..., str]] = {
    "form": draw.form,
    "flat": draw.flat,
    "fine": draw.fine,
    "patch": draw.patch,
    "line": lambda outline, colour, width=draw.FINE: draw.line(outline, width, colour),
}
"""Ways to mark."""
AS_IT_IS = (0.0, 0.0, 1.0, 0.0)
"""Where a drawing is, how large and how far turned, unless it is told."""


def cut(text: str, others: Mapping[str, str]) -> dict[str, str]:
    """Every drawing of a text by its name; it may use others of this text, and of those before."""
    known = dict(others)
    rows = _blocks(text)
    for name in rows:
        _finish(name, rows, known)
    return {name: known[name] for name in rows}


def _blocks(text: str) -> dict[str, list[list[str]]]:
    """The lines of each drawing, as words."""
    rows: dict[str, list[list[str]]] = {}
    for row in text.splitlines():
        if found := _HEADING.fullmatch(row):
            rows[found[1]] = marks = []
        elif row and not row.startswith("#"):
            marks.append(row.split())
    return rows


def _finish(name: str, rows: dict[str, list[list[str]]], known: dict[str, str]) -> None:
    """Draw what this drawing uses, then the drawing."""
    for words in rows[name]:
        if words[0] == "use" and words[1] in rows and words[1] != name:
            _finish(words[1], rows, known)
    near = dict(known)
    parts = ""
    for words in rows[name]:
        if words[0] == "use":
            parts += _used(words[1:], near)
            near[words[1]] = _reference(known[words[1]])
        else:
            parts += _marked(words[0], words[1:])
    known[name] = parts


def _used(tokens: list[str], known: Mapping[str, str]) -> str:
    """A drawing that is known, put where the numbers say; a second time only as a reference."""
    part = known[tokens[0]]
    if len(tokens) == 1:
        return part
    x, y, size, turn = [*map(float, tokens[1:]), *AS_IT_IS[len(tokens) - 1 :]]
    named = part if part.startswith("<use") else draw.tag("g", part, id=_name(part))
    return draw.put(named, x, y, size, turn)


def _reference(part: str) -> str:
    return draw.tag("use", href=f"#{_name(part)}")


def _name(part: str) -> str:
    """A name that `frame.picture` keeps only where it stands first."""
    return f"~m{crc32(part.encode()):08x}"


def _marked(how: str, tokens: list[str]) -> str:
    """One mark, and its mirror image if there is an axis."""
    how, _, axis = how.partition("@")
    colour, *rest = tokens
    if colour.isupper():
        colour = f"[{colour}]"
    amount = [_number(rest.pop(0))] if _NUMBER.fullmatch(rest[0]) else []
    part = MARKS[how](_outline(rest), colour, *amount)
    return draw.mirrored(part, float(axis)) if axis else part


def _outline(tokens: list[str]) -> str:
    shape = SHAPES.get(tokens[0])
    if shape is None:
        return " ".join(tokens)
    return shape(*map(_number, tokens[1:]))


def _number(token: str) -> float:
    return float(token) if "." in token else int(token)
