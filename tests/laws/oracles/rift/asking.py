"""Questions, wounds and making room in Rift: what every part of the hordes' turn needs.

A part of a turn is a generator over a Table that the oracle owns: it yields the questions the
rules put to players, with every answer they allow, and is sent the answer given.
"""

from collections.abc import Generator
from dataclasses import dataclass

from tests.laws.oracles.rift.printed import Place, card, name, named
from tests.laws.oracles.rift.table import CAT, Hero, Horde, Table

MISTRESS = "alleria"
"""The cat leaves with her when she is a bench hero (RT-R105)."""


@dataclass(frozen=True)
class Ask:
    """A question the rules put to a seat, and every answer they allow."""

    prompt: str
    seat: int
    options: frozenset[str]


Play = Generator[Ask, str, None]
"""Yields questions, is sent answers."""


class Lost(Exception):
    """The players have lost (RT-5.5)."""


def until_lost(play: Play, table: Table) -> Play:
    """Play on; a defeat ends everything at once."""
    try:
        yield from play
    except Lost:
        table.lost = True


# -- wounds and displacement -----------------------------------------------------------------


def wound(table: Table, hero: Hero) -> None:
    """A hero takes a wound, unless protected; at zero the figure leaves (RT-19.1 to 19.4)."""
    if hero.space is None or is_protected(table, hero):
        return
    hero.health -= 1
    if hero.id == CAT or hero.health == 0:
        hero.leave()
        hero.down = hero.id != CAT
        hero.gone = hero.guest and hero.id != CAT
        for cat in table.heroes:
            if hero.gone and hero.id == MISTRESS and cat.id == CAT:
                cat.leave()


def is_protected(table: Table, hero: Hero) -> bool:
    """Protection of his own, or of whoever stands on Malik's space (RT-18.19, RT-R76)."""
    for kind, number, _horde in table.lasting:
        giver = table.heroes[number]
        if kind == "protected" and giver is hero:
            return True
        if kind == "aegis" and giver.space is not None and giver.space == hero.space:
            return True
    return False


def shelters(table: Table, space: Place, blank: bool) -> set[Place]:
    """Where a hero on a space may be displaced to (RT-R16)."""
    return {
        near
        for near in table.map.adjacent(space)
        if (near in table.map.arrows and not table.is_occupied(near))
        or (near in table.map.sites and not table.towers[near])
        or (blank and table.map.is_blank(near))
    }


def displace(table: Table, heroes: list[Hero], blank: bool) -> Play:
    """Heroes make room one after another, by their own players (RT-R17), or go to their boards."""
    for hero in heroes:
        if hero.space is None:
            continue
        found = shelters(table, hero.space, blank)
        answer = ""
        if found:
            options = frozenset(f"move {name(space)}" for space in found)
            answer = yield Ask("displace", hero.seat, options)
        hero.leave()
        hero.space = named(answer.split()[1]) if answer else None


def standing(table: Table, space: Place) -> list[Hero]:
    """The heroes on a space."""
    return [hero for hero in table.heroes if hero.space == space and not hero.gone]


# -- cards -----------------------------------------------------------------------------------


def put(table: Table, id_: str, space: Place, path: int) -> None:
    """A card comes to lie on a space; only a flying horde already there stays above it."""
    table.serial += 1
    print_ = card(id_, table.map.paths[path].quarters)
    table.hordes.insert(0, Horde(table.serial, print_, space, path))


def blocks(horde: Horde) -> list[set[Place]]:
    """Every 2×2 squares of a card."""
    corners = [{(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} for r, c in horde.card.marks]
    return [block for block in corners if block <= set(horde.card.marks)]
