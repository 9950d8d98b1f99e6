"""Every picture of Rift, by kind and id, and how they stand on the contact sheet."""

from collections.abc import Iterator
from functools import partial

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
from siegeworks.pictures.wings import Draw, Entry, Group, Wing, known, named, numbered

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


def _drawn_maps() -> dict[str, Draw]:
    return {
        f"{scenario.id}-{players}": partial(rift.scenario_map, scenario, players)
        for scenario in BOX.scenarios.values()
        for players in (1, 2, 3, 4)
    }


WINGS: dict[str, Wing] = {
    "enemy": named(rift.ENEMIES, rift.enemy),
    "badge": named(badges.BADGES, rift.badge),
    "tower": named(BOX.tower_numbers, rift.tower),
    "hero": named(BOX.hero_numbers, rift.hero),
    "boss": named(BOX.bosses, rift.boss),
    "spell": named(BOX.spell_numbers, rift.spell),
    "storm": named(BOX.storm_numbers, rift.storm),
    "horde": known({card.id: partial(rift.horde, card) for card in BOX.cards}),
    "map": known(_drawn_maps()),
    "terrain": named(tokens.TERRAIN, rift.terrain),
    "portal": numbered(range(5), rift.portal),
    "arrival": numbered(range(1, 7), rift.arrival),
    "seat": numbered(range(4), rift.seat),
    "token": known(
        {
            "crystal": rift.crystal,
            "soldier": rift.soldier,
            "wound": rift.wound,
            "health": rift.health,
        }
    ),
}
"""Its pictures by kind."""


def groups() -> Iterator[Group]:
    """Every group of pictures with its heading."""
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
