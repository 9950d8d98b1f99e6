"""Pictures of Rift: each function gives a complete SVG, always the same for the same arguments.

Every function takes a `title`, a `desc` and a `uid` (see `frame.Caption`). Whoever asks for a thing
that nobody has drawn gets a decent picture made from its id, so that content can grow.
"""

from collections.abc import Collection, Mapping
from functools import reduce
from operator import or_
from typing import Unpack

from siegeworks.games.rift.pictures import (
    badges,
    bosses,
    enemies,
    heroes,
    hordes,
    invented,
    maps,
    masonry,
    spells,
    storms,
    tiles,
    tokens,
    towers,
)
from siegeworks.games.rift.rules import BOX, roster
from siegeworks.games.rift.rules.grid import SOLDIER, Mask
from siegeworks.games.rift.rules.printed import Card, Enemy
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.pictures.draw import put
from siegeworks.pictures.frame import Caption, figure, picture

ENEMIES: dict[str, Enemy] = {enemy.id: enemy for enemy in roster.ENEMIES.values()}
"""The kinds of enemy by id."""


def enemy(
    name: str,
    properties: Collection[str] | None = None,
    *,
    marked: bool = True,
    **caption: Unpack[Caption],
) -> str:
    """An enemy with a badge for each property; those it has are known if it is in the Box."""
    if properties is None:
        properties = ENEMIES[name].properties if name in ENEMIES else ()
    parts = enemies.DRAWN.get(name) or invented.parts(name, properties)
    return picture(figure(parts + (badges.row(properties) if marked else "")), **caption)


def badge(property_: str, **caption: Unpack[Caption]) -> str:
    """The badge of a property alone."""
    return picture(figure(put(badges.drawn(property_), 18, 18)), 36, 36, **caption)


def tower(kind: str, level: int = 0, **caption: Unpack[Caption]) -> str:
    """A tower with the stars of its level; that of the Box if none is given."""
    if not level:
        number = BOX.tower_numbers.get(kind)
        level = 1 if number is None else BOX.towers[number].level
    parts = figure(towers.parts(kind, level) + masonry.stars(level))
    return picture(parts, *towers.SIZE, **caption)


def hero(name: str, **caption: Unpack[Caption]) -> str:
    """The figure of a hero, or of the cat."""
    return picture(figure(heroes.parts(name)), **caption)


def boss(name: str, which: int = 0, **caption: Unpack[Caption]) -> str:
    """A boss; with `which`, one of several figures, the first of which is 1."""
    return picture(figure(bosses.parts(name, which)), *bosses.size(name, which), **caption)


def spell(name: str, **caption: Unpack[Caption]) -> str:
    """A spell tile with its power symbols."""
    number = BOX.spell_numbers.get(name)
    power = 1 if number is None else BOX.spells[number].power
    return picture(figure(spells.parts(name, power)), **caption)


def storm(name: str, **caption: Unpack[Caption]) -> str:
    """A portal storm card."""
    return picture(figure(storms.parts(name)), **caption)


def horde(
    card: Card,
    covered: Mask = 0,
    *,
    turn: int = 0,
    soldiers: Mask = 0,
    gate: Mask = 0,
    bases: Mapping[str, Mask] | None = None,
    **caption: Unpack[Caption],
) -> str:
    """A horde card as it lies on the map, and what lies there: tiles, soldiers, a gate, heroes."""
    face, bases = card.faces[turn], bases or {}
    hidden = reduce(or_, bases.values(), soldiers | gate)
    parts = (
        hordes.ground(card, turn, hidden)
        + hordes.covers(covered, face)
        + hordes.garrison(soldiers, face)
        + hordes.gate(gate, BOX.gate_level, face)
        + hordes.bases(bases, face)
    )
    return picture(parts, *hordes.size(face), 0, **caption)


def tile(shape: str, attack: str = "", **caption: Unpack[Caption]) -> str:
    """A tile such as `XX/X.`, painted by the type of its attack; `S` is a soldier."""
    if shape == SOLDIER:
        return soldier(**caption)
    return picture(figure(tiles.parts(shape, attack)), *tiles.size(shape), **caption)


def crystal(**caption: Unpack[Caption]) -> str:
    """A crystal."""
    return picture(figure(tokens.crystal()), **caption)


def soldier(**caption: Unpack[Caption]) -> str:
    """A soldier."""
    return picture(figure(tokens.soldier()), **caption)


def wound(**caption: Unpack[Caption]) -> str:
    """A wound."""
    return picture(figure(tokens.wound()), **caption)


def health(**caption: Unpack[Caption]) -> str:
    """The health of the kingdom."""
    return picture(figure(tokens.health()), **caption)


def portal(level: int = 0, **caption: Unpack[Caption]) -> str:
    """A portal, with the level a tower needs to strike it."""
    return picture(figure(tokens.portal(level)), **caption)


def arrival(number: int, **caption: Unpack[Caption]) -> str:
    """An arrival token."""
    return picture(figure(tokens.arrival(number)), **caption)


def terrain(kind: str, **caption: Unpack[Caption]) -> str:
    """A terrain card: `forest`, `rocks` or `swamp`."""
    return picture(figure(tokens.ground(kind)), **caption)


def seat(number: int, **caption: Unpack[Caption]) -> str:
    """The banner of a seat: its colour, and a pattern for those who cannot tell colours."""
    return picture(figure(tokens.seat(number)), **caption)


def scenario_map(scenario: Scenario, players: int = 2, **caption: Unpack[Caption]) -> str:
    """The whole map of a scenario, its sites coloured for so many players."""
    return picture(maps.parts(scenario, players), *maps.size(scenario.map), 0, **caption)
