"""The contact sheet: a page with every picture there is, in light and in dark, large and small."""

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from typing import NamedTuple

from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.pictures import (
    badges,
    bosses,
    enemies,
    heroes,
    spells,
    storms,
    tokens,
    towers,
)
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.grid import BASE, placements
from siegeworks.games.rift.rules.printed import TYPES
from siegeworks.games.siegestorm import pictures as siegestorm
from siegeworks.games.siegestorm.pictures import boards, figure
from siegeworks.games.siegestorm.rules import BOX as STORM
from siegeworks.pictures.gallery import GALLERY
from siegeworks.pictures.palette import stylesheet

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
STRANGERS = {
    "kobold": (),
    "troll": ("large",),
    "imp": ("haste",),
    "priest": ("healing", "deadly"),
    "golem": ("large", "resists-physical"),
    "sniper": ("targeting",),
    "shade": ("resists-magic",),
    "nix": (),
}
"""Enemies that nobody has drawn, to see what becomes of them."""
SHAPES = ("X", "XX", "X/X/X", "XX/X.", "XX/XX", "XXX/.X.", "XXX/XX.", "XXX/XXX", "X.X/XXX")


class Entry(NamedTuple):
    """A picture on the sheet: its name, how to draw it, how wide, and whether also small."""

    name: str
    draw: Callable[..., str]
    wide: int = 120
    small: bool = True


Groups = Iterator[tuple[str, list[Entry]]]


def rift_entries() -> Groups:
    """Every group of pictures of Rift with its heading."""
    known = [Entry(name, partial(rift.enemy, name)) for name in enemies.DRAWN]
    yield "Enemies", known
    strange = STRANGERS.items()
    yield "Enemies without an entry", [Entry(n, partial(rift.enemy, n, p)) for n, p in strange]
    yield "Badges", [Entry(name, partial(rift.badge, name), 64) for name in badges.BADGES]
    yield "Towers", [Entry(name, partial(rift.tower, name)) for name in towers.TOWERS]
    unknown = [Entry(f"ballista {n}", partial(rift.tower, "ballista", n)) for n in (1, 2, 3, 4)]
    yield "A tower without an entry", unknown
    yield "Heroes", [Entry(n, partial(rift.hero, n), 160) for n in (*heroes.HEROES, "stranger")]
    yield "Bosses", list(_bosses())
    yield "Spells", [Entry(n, partial(rift.spell, n)) for n in (*spells.SPELLS, "unheard-of")]
    yield "Storms", [Entry(n, partial(rift.storm, n)) for n in (*storms.STORMS, "unheard-of")]
    yield "Tokens", list(_tokens())
    yield "Tiles", list(_tiles())
    yield "Hordes", list(_hordes())
    yield "Maps", list(_maps())


def _bosses() -> Iterator[Entry]:
    for name, figures in bosses.BOSSES.items():
        yield Entry(name, partial(rift.boss, name), 256 if len(figures) > 1 else 160)
        for which in range(1, len(figures)):
            yield Entry(f"{name} {which}", partial(rift.boss, name, which), 160)
    yield Entry("stranger", partial(rift.boss, "stranger"), 160)


def _tokens() -> Iterator[Entry]:
    for draw in (rift.crystal, rift.soldier, rift.wound, rift.health):
        yield Entry(draw.__name__, draw)
    for level in range(5):
        yield Entry(f"portal {level}", partial(rift.portal, level))
    for number in range(1, 7):
        yield Entry(f"arrival {number}", partial(rift.arrival, number))
    for kind in tokens.TERRAIN:
        yield Entry(kind, partial(rift.terrain, kind))
    for number in range(4):
        yield Entry(f"seat {number}", partial(rift.seat, number))


def _tiles() -> Iterator[Entry]:
    for place, shape in enumerate(SHAPES):
        attack = (*TYPES, "")[place % 4]
        wide = 40 * len(shape.split("/", maxsplit=1)[0])
        yield Entry(f"{shape} {attack}", partial(rift.tile, shape, attack), wide, False)


def _hordes() -> Iterator[Entry]:
    for card in BOX.cards:
        yield Entry(card.id, partial(rift.horde, card), 230, False)
    card = BOX.cards[BOX.card_numbers["portal-wings"]]
    bases = {"ignus": placements(BASE, 5, 5)[0]}
    for turn in range(4):
        laid = partial(
            rift.horde, card, 0b11 << 18, turn=turn, soldiers=1 << 17, gate=99 << 3, bases=bases
        )
        yield Entry(f"{card.id} turned {turn}, with things on it", laid, 230, False)


def _maps() -> Iterator[Entry]:
    for place, scenario in enumerate(BOX.scenarios.values()):
        players = place % 4 + 1
        draw = partial(rift.scenario_map, scenario, players)
        yield Entry(f"{scenario.id}, {players} players", draw, 100 * scenario.map.width, False)


def storm_entries() -> Groups:
    """Every group of pictures of Siegestorm with its heading."""
    for deck in figure.DECKS:
        cards = [card for card in STORM.cards if card.faction == deck]
        yield f"Cards: {deck}", [Entry(c.id, partial(siegestorm.art, c), 168, False) for c in cards]
    for kind, (wide, small) in KINDS.items():
        wing = GALLERY["siegestorm"][kind]
        yield kind.title(), [Entry(i, partial(wing.draw, i), wide, small) for i in wing.ids]
    samples = {(card.rank, card.symbol): card for card in STORM.cards}.values()
    yield "Ranks", [Entry(f"{c.rank} {c.symbol}", partial(siegestorm.rank, c), 72) for c in samples]
    yield "Frames", list(_frames())


def _frames() -> Iterator[Entry]:
    for deck in boards.FRAMES:
        for rank in {card.rank: None for card in STORM.cards if card.faction == deck}:
            draw = partial(siegestorm.card_frame, deck, rank, rank != "boss")
            yield Entry(f"{deck} {rank}", draw, 150, False)


KINDS = {
    "boss": (168, False),
    "crest": (96, True),
    "icon": (48, True),
    "back": (120, False),
    "ground": (150, False),
}
"""Kinds shown as the gallery has them: how wide, and whether also small."""
ROOMS = {"siegestorm": storm_entries, "rift": rift_entries}
"""The groups of each game."""


def page(*games: str) -> str:
    """The whole page: that of all games if none is named."""
    groups = [group for game in games or ROOMS for group in ROOMS[game]()]
    themes = "".join(_section(theme, groups) for theme in ("light", "dark"))
    head = f"<title>Pictures</title><style>{stylesheet()}{STYLE}</style>"
    return f'<!doctype html><html lang="en"><meta charset="utf-8">{head}{themes}</html>\n'


def _section(theme: str, groups: list[tuple[str, list[Entry]]]) -> str:
    parts = ""
    for heading, members in groups:
        shown = "".join(_figure(entry, theme) for entry in members)
        parts += f"<h2>{escape(heading)}</h2><div>{shown}</div>"
    return f'<section data-theme="{theme}">{parts}</section>'


def _figure(entry: Entry, theme: str) -> str:
    """A picture with its name below it; small beside large."""
    sizes = (entry.wide, 32) if entry.small else (entry.wide,)
    shown = "".join(
        f'<span style="width:{size}px">{entry.draw(uid=f"{theme}{size}")}</span>' for size in sizes
    )
    return f"<figure>{shown}<figcaption>{escape(entry.name)}</figcaption></figure>"
