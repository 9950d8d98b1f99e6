"""Drawings of Rift for the rules: a map as it stands, a horde from near, what a tower reaches."""

from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.pictures import (
    bosses,
    heroes,
    hordes,
    landscape,
    maps,
    masonry,
    tiles,
    tokens,
    towers,
)
from siegeworks.games.rift.pictures.landscape import middle
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.maps import Map
from siegeworks.games.rift.rules.printed import MAGIC, PHYSICAL, UNIVERSAL, Tower
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.scene.parts import HordeScene, RiftScene
from siegeworks.pictures.draw import box, flat, line, num, patch, put, tag
from siegeworks.pictures.frame import figure
from siegeworks.pictures.frame import picture as framed

HORDE_SIZE = 96.0
FACINGS = 4
GRID = 5
"""How many spaces a diagram of a tower's reach is wide and high."""
STEP, GAP = 44.0, 24.0


def standing(scene: RiftScene) -> str:
    """The whole map with all that stands on it."""
    scenario = BOX.scenarios[scene.scenario]
    map_ = scenario.map
    drawn = (
        maps.ground(map_)
        + landscape.parts(scenario)
        + maps.roads(map_)
        + maps.exits(map_)
        + maps.sites(scenario, scene.players)
        + _terrain(scene, map_)
        + maps.arrivals(scenario)
        + _towers(scene, map_)
        + _hordes(scene, map_)
        + _heroes(scene, map_)
        + _boss(scene, scenario)
        + maps.names(map_)
    )
    return framed(drawn, *maps.size(map_), 0)


def _at(map_: Map, name: str) -> tuple[float, float]:
    return middle(map_.names.index(name), map_)


def _terrain(scene: RiftScene, map_: Map) -> str:
    found = ""
    for each in scene.terrain:
        x, y = _at(map_, each.space)
        found += put(tokens.ground(each.kind), x - 35, y - 35, size=0.7)
    return found


def _towers(scene: RiftScene, map_: Map) -> str:
    found = ""
    for site in scene.sites:
        x, y = _at(map_, site.space)
        for place, built in enumerate(site.towers):
            tower = BOX.towers[BOX.tower_numbers[built.tower]]
            parts = towers.parts(tower.id, tower.level) + masonry.stars(tower.level)
            name = f"t{site.space}{place}"
            found += put(figure(parts, name), x - 40 + 14 * place, y - 48 + 8 * place, size=0.8)
    return found


def _hordes(scene: RiftScene, map_: Map) -> str:
    found = ""
    for each in reversed(scene.hordes):
        card = BOX.cards[BOX.card_numbers[each.card]]
        face = card.faces[each.turn]
        size = HORDE_SIZE / max(hordes.size(face))
        wide, high = (part * size for part in hordes.size(face))
        x, y = _at(map_, each.space)
        slip = 10 * each.under
        found += put(_lying(each), x - wide / 2 + slip, y - high / 2 + slip, size=size)
    return found


def _lying(each: HordeScene) -> str:
    """A horde card with its tiles, soldiers and heroes."""
    card, turn = BOX.cards[BOX.card_numbers[each.card]], each.turn
    face, bases = card.faces[turn], dict(each.bases)
    hidden = each.soldiers | each.gate
    for mask in bases.values():
        hidden |= mask
    return (
        hordes.ground(card, turn, hidden)
        + hordes.covers(each.tiles, face)
        + hordes.garrison(each.soldiers, face)
        + hordes.gate(each.gate, BOX.gate_level, face)
        + hordes.bases(bases, face)
    )


def _heroes(scene: RiftScene, map_: Map) -> str:
    """The figures on the map that stand on no horde."""
    found, there = "", dict[str, int]()
    for each in scene.figures:
        if each.space and not each.horde:
            x, y = _at(map_, each.space)
            aside = 26 * there.setdefault(each.space, 0)
            there[each.space] += 1
            drawn = figure(heroes.parts(each.hero), f"h{each.hero}")
            found += put(drawn, x - 38 + aside, y - 38, size=0.76)
    return found


def _boss(scene: RiftScene, scenario: Scenario) -> str:
    told = scene.boss
    if told is None:
        return ""
    found = ""
    for number, space in enumerate(told.figures, start=1):
        x, y = _at(scenario.map, space)
        which = number if len(told.figures) > 1 else 0
        found += put(figure(bosses.parts(told.id, which), f"b{number}"), x - 46, y - 46, size=0.92)
    return found


def horde(each: HordeScene) -> str:
    """A horde from near."""
    card = BOX.cards[BOX.card_numbers[each.card]]
    return rift.horde(
        card,
        each.tiles,
        turn=each.turn,
        soldiers=each.soldiers,
        gate=each.gate,
        bases=dict(each.bases),
    )


# -- what a tower reaches ------------------------------------------------------------------

OPEN = Map(GRID, GRID, frozenset(range(GRID * GRID)), (), (), ())
"""A piece of land that is nothing but spaces a horde may stand on."""
CENTRE = GRID * GRID // 2
PAINT = {PHYSICAL: "sand", MAGIC: "lilac", UNIVERSAL: "sun"}


def reach(tower: Tower) -> str:
    """Four pieces of land, one for each way a card may be turned, with the spaces it reaches."""
    wide = GRID * STEP
    drawn = "".join(
        put(_land(tower, turn), (turn % 2) * (wide + GAP), (turn // 2) * (wide + GAP))
        for turn in range(FACINGS)
    )
    return framed(drawn, 2 * wide + GAP, 2 * wide + GAP, 6)


def _land(tower: Tower, turn: int) -> str:
    """The tower in the middle, the way its card points, and what each attack reaches from there."""
    wide = GRID * STEP
    drawn = flat(box(0, 0, wide, wide, 8), "meadow", stroke_width="3")
    for attack in reversed(tower.attacks):
        for space in OPEN.reach(attack.arrows, CENTRE, turn):
            row, column = divmod(space, GRID)
            tile = box(column * STEP + 3, row * STEP + 3, STEP - 6, STEP - 6, 5)
            middle_ = put(tiles.rune(attack.type), (column + 0.5) * STEP, (row + 0.5) * STEP)
            drawn += flat(tile, PAINT[attack.type], stroke_width="2.5") + middle_
    seams = "".join(
        f"M{num(part * STEP)} 0v{num(wide)}M0 {num(part * STEP)}h{num(wide)}"
        for part in range(1, GRID)
    )
    home = (GRID // 2) * STEP
    parts = towers.parts(tower.id, tower.level)
    drawn += tag("g", line(seams, 1.5), opacity=".35")
    drawn += put(figure(parts, f"r{turn}", 6), home - 1, home - 1, size=0.46)
    point = patch("M0 -32L11 -19 -11 -19z", "ink")
    return drawn + put(point, home + STEP / 2, home + STEP / 2, turn=90 * turn)
