"""The paint box: every colour by name, with a value for light pages and one for dark pages.

A picture names its colours as CSS custom properties with the light value to fall back on, so it
stands alone, and a page that includes `stylesheet()` decides which variant is seen.
"""

import re
from collections.abc import Iterable, Mapping

_ROLE = re.compile(r"\[(\w+)\]")

LIGHT: dict[str, str] = {
    # line and ground
    "ink": "#2b2033",
    "rim": "#fffaf0",
    "chalk": "#5a4a55",
    "paper": "#f6ead0",
    "square": "#fffaf0",
    "margin": "#e6d3ab",
    "grass": "#a9c46c",
    "meadow": "#98b65c",
    "road": "#e8cf97",
    "water": "#6fb3c9",
    # bodies
    "moss": "#93bb3d",
    "olive": "#6c8f45",
    "skin": "#f2c194",
    "tan": "#c98e5c",
    "umber": "#8f5a3a",
    "pale": "#e8e3ea",
    "fur": "#9a97a6",
    "pelt": "#8c5f43",
    "stone": "#8e9aa8",
    "ghost": "#cdeaf0",
    "bone": "#f4e8cc",
    "rose": "#ec9a94",
    # cloth and things
    "white": "#fffdf6",
    "coal": "#4a4256",
    "steel": "#bcc7d3",
    "iron": "#6b778c",
    "gold": "#f3bf45",
    "brass": "#c9903f",
    "wood": "#b27a45",
    "bark": "#7d5233",
    "red": "#d6492f",
    "wine": "#93293f",
    "flame": "#f58a2e",
    "sun": "#ffdf6b",
    "leaf": "#4f9a4a",
    "pine": "#2f6b4f",
    "teal": "#33a39a",
    "sky": "#69b7ea",
    "blue": "#3f6fc4",
    "navy": "#2f4374",
    "lilac": "#bb97e2",
    "violet": "#8153b8",
    "plum": "#54336f",
    "sand": "#e5c585",
    # far country
    "night": "#2c2a4f",
    "dusk": "#6b5b95",
    "mist": "#b9c3d6",
    "snow": "#eef2f7",
    "ice": "#a9cfe4",
    "slate": "#56607a",
    "murk": "#22343c",
    "swamp": "#414f35",
    "rot": "#727a3c",
    "ember": "#b4472f",
    "rust": "#a65a3a",
    "dawn": "#fbe3b5",
    "marble": "#efe6d8",
}
"""Colours on a light page."""

DARK: dict[str, str] = {
    "ink": "#150f1c",
    "rim": "#8b7fa0",
    "chalk": "#d8cfe4",
    "paper": "#4a4057",
    "square": "#5d5269",
    "margin": "#352d42",
    "grass": "#4c6244",
    "meadow": "#435a3e",
    "road": "#9a8464",
    "water": "#3f7389",
}
"""Colours that a dark page sets apart from a dimmer version of the light ones."""

SEATS = ("red", "leaf", "blue", "gold")
"""The paint of the players' colours, that of seat a first."""


def paint(name: str) -> str:
    """A colour as an attribute names it: the page's own, or the light one.

    A name in brackets is a part to be played by some colour: `painted` says by which.
    """
    if name == "none" or name.startswith("["):
        return name
    return f"var(--sw-{name},{LIGHT[name]})"


def painted(parts: str, cast: Mapping[str, str]) -> str:
    """Parts with a colour for every name in brackets."""
    return _ROLE.sub(lambda found: paint(cast[found[1]]), parts)


def dimmed(colour: str, by: float = 0.9) -> str:
    """A colour a little darker, for a page on which white would dazzle."""
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(part * by):02x}" for part in parts)


def values(dark: bool) -> dict[str, str]:
    """Every colour of one variant by name."""
    if not dark:
        return dict(LIGHT)
    return {name: DARK.get(name) or dimmed(colour) for name, colour in LIGHT.items()}


def declarations(dark: bool) -> str:
    """The custom properties of one variant, as the inside of a CSS rule."""
    return "".join(f"--sw-{name}:{colour};" for name, colour in values(dark).items())


def properties(names: Iterable[str]) -> str:
    """The custom properties of both variants, for pages whose `color-scheme` says which holds."""
    light, dark = values(False), values(True)
    lines = (f"  --sw-{name}: light-dark({light[name]}, {dark[name]});\n" for name in names)
    return f":root {{\n{''.join(lines)}}}\n"


def stylesheet() -> str:
    """The style of a page: light or dark as the reader's system asks or `data-theme` says."""
    light, dark = declarations(False), declarations(True)
    return (
        f":root,[data-theme=light]{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f"[data-theme=dark]{{{dark}}}\n"
    )
