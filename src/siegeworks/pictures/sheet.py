"""The contact sheet: a page with every picture there is, in light and in dark, large and small."""

from html import escape

from siegeworks.pictures.gallery import galleries, groups
from siegeworks.pictures.palette import stylesheet
from siegeworks.pictures.wings import Entry, Group

STYLE = """
body{margin:0;font:13px/1.3 system-ui,sans-serif}
section{padding:8px 24px 24px;background:#fbf6ea;color:#2b2033}
section[data-theme=dark]{background:#1d1826;color:#d8cfe4}
h2{margin:18px 0 6px}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end}
figure{margin:0;text-align:center}
figcaption{opacity:.7;font-size:11px}
figure span{display:inline-block;vertical-align:bottom;margin:2px}
svg{display:block;width:100%;height:auto}
"""


def page(*games: str) -> str:
    """The whole page: that of all games if none is named."""
    shown = [group for game in games or galleries() for group in groups(game)]
    themes = "".join(_section(theme, shown) for theme in ("light", "dark"))
    head = f"<title>Pictures</title><style>{stylesheet()}{STYLE}</style>"
    return f'<!doctype html><html lang="en"><meta charset="utf-8">{head}{themes}</html>\n'


def _section(theme: str, shown: list[Group]) -> str:
    parts = ""
    for heading, members in shown:
        drawn = "".join(_figure(entry, theme) for entry in members)
        parts += f"<h2>{escape(heading)}</h2><div>{drawn}</div>"
    return f'<section data-theme="{theme}">{parts}</section>'


def _figure(entry: Entry, theme: str) -> str:
    """A picture with its name below it; small beside large."""
    sizes = (entry.wide, 32) if entry.small else (entry.wide,)
    shown = "".join(
        f'<span style="width:{size}px">{entry.draw(uid=f"{theme}{size}")}</span>' for size in sizes
    )
    return f"<figure>{shown}<figcaption>{escape(entry.name)}</figcaption></figure>"
