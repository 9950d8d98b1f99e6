"""The frame: parts become a complete picture, with names of its own and words for those who listen.

A picture holds no text but what the caller gives: a title and a description, in the language of
the reader. Without a title it is decoration, and hidden from screen readers.
"""

import re
from collections.abc import Mapping
from typing import TypedDict, Unpack
from xml.sax.saxutils import escape
from zlib import crc32

from siegeworks.pictures.draw import BOLD, num, nums, tag
from siegeworks.pictures.palette import paint

SPACE = "http://www.w3.org/2000/svg"
RIM = 9.0
"""The width of the light line behind a figure, which sets it off from any ground."""
BLEED = 4.0
"""How much room a figure has around the square it is drawn in."""

_NAME = re.compile(r"~[\w-]+")
_GROUP = re.compile(r' id="~m\w+"')
_CLIP = re.compile(r'<clipPath id="([^"]+)">.*?</clipPath>')


class Caption(TypedDict, total=False):
    """What a caller may say about a picture."""

    title: str
    """What it shows, in a few words."""
    desc: str
    """What else there is to see."""
    uid: str
    """Set apart the names inside, if one of two equal pictures on a page may be hidden."""


def figure(parts: str, name: str = "f", rim: float = RIM) -> str:
    """Parts as one figure: lines of one width, and a rim around it."""
    body = tag("g", parts, id=f"~{name}")
    if not rim:
        return body
    return tag("use", href=f"#~{name}", stroke=paint("rim"), stroke_width=num(rim)) + body


def picture(
    parts: str,
    wide: float = 100,
    high: float = 100,
    bleed: float = BLEED,
    **caption: Unpack[Caption],
) -> str:
    """A complete picture of parts, with some room around them for the rim."""
    inside = _words(caption) + _inked(parts)
    view = nums(-bleed, -bleed, wide + 2 * bleed, high + 2 * bleed)
    head = f'<svg xmlns="{SPACE}" viewBox="{view}" class="sw-picture"'
    return _named(f"{head}{_role(caption)}>{inside}</svg>", caption.get("uid", ""))


def sprite(parts: Mapping[str, tuple[str, float]]) -> str:
    """Squares of so many units as symbols, each with the name that a page uses it by."""
    symbols = "".join(
        tag("symbol", _inked(part), id=name, viewBox=nums(0, 0, side, side))
        for name, (part, side) in parts.items()
    )
    head = f'<svg xmlns="{SPACE}" width="0" height="0" class="sw-sprite" aria-hidden="true"'
    return _named(f"{head}>{symbols}</svg>", "")


def _inked(parts: str) -> str:
    """Parts in the lines of all pictures."""
    return tag(
        "g",
        _gathered(parts),
        color=paint("ink"),
        stroke="currentColor",
        stroke_width=num(BOLD),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _named(text: str, uid: str) -> str:
    """The text with every marked name made short, and shared with no other text."""
    space = f"s{crc32(f'{text} {uid}'.encode()):x}"
    found = dict.fromkeys(_NAME.findall(text))
    short = {long: f"{space}-{number}" for number, long in enumerate(found)}
    return _NAME.sub(lambda match: short[match[0]], text)


def _role(caption: Caption) -> str:
    if not caption.get("title"):
        return ' aria-hidden="true"'
    words = "~t ~d" if caption.get("desc") else "~t"
    return f' role="img" aria-labelledby="{words}"'


def _words(caption: Caption) -> str:
    """The title and the description, if there are any."""
    found = ""
    if caption.get("title"):
        found = f'<title id="~t">{_plain(caption["title"])}</title>'
        if caption.get("desc"):
            found += f'<desc id="~d">{_plain(caption["desc"])}</desc>'
    return found


def _plain(text: str) -> str:
    """Text that is safe inside a picture, where a tilde has a meaning."""
    return escape(text).replace("~", "&#126;")


def _gathered(parts: str) -> str:
    """The parts with everything they define at the head, each thing once."""
    clips = {found[1]: found[0] for found in _CLIP.finditer(parts)}
    rest = _once(_CLIP.sub("", parts))
    return tag("defs", "".join(clips.values())) + rest if clips else rest


def _once(parts: str) -> str:
    """The parts with each name on the first of several equal groups only."""
    seen: set[str] = set()

    def first(found: re.Match[str]) -> str:
        if found[0] in seen:
            return ""
        seen.add(found[0])
        return found[0]

    return _GROUP.sub(first, parts)
