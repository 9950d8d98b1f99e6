"""The pictures a browser may ask for, by kind and name; `NAME@dark` is one for dark pages."""

import re
from collections.abc import Callable
from functools import lru_cache

from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.pictures import ENEMIES, badges, landscape, maps, tokens
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.bosses import BOSSES
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.printed import PROPERTIES
from siegeworks.pictures.frame import picture as framed
from siegeworks.pictures.palette import values

PLAYERS = ("1", "2", "3", "4")
TOKENS: dict[str, Callable[[], str]] = {
    "crystal": rift.crystal,
    "soldier": rift.soldier,
    "wound": rift.wound,
    "health": rift.health,
}
LEVELS = tuple("01234")
NUMBERS = tuple("123456")
SIGNS = {"flying": (tokens.wings, 100, 60), "ghost": (tokens.spook, 60, 60)}
"""The red symbols of horde cards, with how wide and high they are."""


DARK = "@dark"
NIGHT = values(dark=True)
PAINT = re.compile(r"var\(--sw-(\w+),#\w+\)")


@lru_cache(maxsize=512)
def picture(kind: str, name: str) -> str | None:
    """A picture as SVG; None if there is none of that name."""
    draw, plain = KINDS.get(kind), name.removesuffix(DARK)
    found = draw(plain) if draw is not None else None
    return found if found is None or plain == name else darkened(found)


def darkened(drawn: str) -> str:
    """A picture in the colours of dark pages: an image of its own cannot ask its page for them."""
    return PAINT.sub(lambda paint: NIGHT[paint[1]], drawn)


def ground(name: str) -> str | None:
    """`SCENARIO-PLAYERS`: the map without anything that may move or go."""
    scenario, _, players = name.rpartition("-")
    if scenario not in BOX.scenarios or players not in PLAYERS:
        return None
    found = BOX.scenarios[scenario]
    parts = (
        maps.ground(found.map)
        + landscape.parts(found)
        + maps.roads(found.map)
        + maps.exits(found.map)
        + maps.sites(found, int(players))
        + maps.names(found.map)
    )
    return framed(parts, *maps.size(found.map), 0)


def _card(name: str) -> str | None:
    card, _, turn = name.partition("~")
    if card not in BOX.card_numbers or (turn or "0") not in tuple("0123"):
        return None
    return rift.horde(BOX.cards[BOX.card_numbers[card]], turn=int(turn or 0))


def _map(name: str) -> str | None:
    """`SCENARIO` or `SCENARIO-PLAYERS`: the whole map, as it is when a game begins."""
    if name in BOX.scenarios:
        return rift.scenario_map(BOX.scenarios[name])
    scenario, _, players = name.rpartition("-")
    if scenario not in BOX.scenarios or players not in PLAYERS:
        return None
    return rift.scenario_map(BOX.scenarios[scenario], int(players))


def _boss(name: str) -> str | None:
    """`time-mages` or, one of several figures, `time-mages~1`."""
    boss, _, which = name.partition("~")
    known = any(boss == one.id for one in BOSSES)
    return rift.boss(boss, int(which or 0)) if known and which in ("", "1", "2") else None


def _sign(name: str) -> str | None:
    if name in PROPERTIES:
        return framed(badges.drawn(name), 36, 36, 20)
    if name not in SIGNS:
        return None
    draw, wide, high = SIGNS[name]
    return framed(draw(), wide, high)


KINDS: dict[str, Callable[[str], str | None]] = {
    "ground": ground,
    "map": _map,
    "card": _card,
    "boss": _boss,
    "sign": _sign,
    "enemy": lambda name: rift.enemy(name) if name in ENEMIES else None,
    "tower": lambda name: rift.tower(name) if name in BOX.tower_numbers else None,
    "hero": lambda name: rift.hero(name) if name in BOX.hero_numbers else None,
    "storm": lambda name: rift.storm(name) if name in BOX.storm_numbers else None,
    "spell": lambda name: rift.spell(name) if name in BOX.spell_numbers else None,
    "token": lambda name: TOKENS[name]() if name in TOKENS else None,
    "portal": lambda name: rift.portal(int(name)) if name in LEVELS else None,
    "arrival": lambda name: rift.arrival(int(name)) if name in NUMBERS else None,
    "terrain": lambda name: rift.terrain(name) if name in TERRAIN else None,
    "seat": lambda name: rift.seat(int(name)) if name in tuple("0123") else None,
}
"""How a picture of each kind is drawn."""
