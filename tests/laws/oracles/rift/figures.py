"""Figures and towers of Rift, worked out slowly: where heroes end, bases lie and towers stand."""

from dataclasses import replace
from typing import Any

from tests.laws.oracles.rift.asking import blocks
from tests.laws.oracles.rift.printed import Place, name
from tests.laws.oracles.rift.table import CAT, Hero, Horde, Table

WHITE = "W"


def bases(table: Table, hero: Hero, horde: Horde) -> list[set[Place]]:
    """Where the base of a hero may lie on a horde (RT-17.2 to 17.6, RT-R58)."""
    own = hero.base if hero.horde == horde.serial else set()
    closed = table.covered(horde) - own | horde.card.red | horde.card.squares_of("deadly")
    return [block for block in blocks(horde) if not block & closed]


def may_end(table: Table, hero: Hero, space: Place) -> bool:
    """Whether a movement may end on a space (RT-16.5, 16.6, 17.3, 17.9, RT-R55)."""
    if table.towers.get(space) or space in table.terrain:
        return False
    stack = table.stack(space)
    return not stack or (stack[-1].is_ordinary and bool(bases(table, hero, stack[-1])))


def ends(table: Table, hero: Hero, points: int) -> set[Place]:
    """The spaces a movement may end on; one that returns is for engaged heroes (RT-R59)."""
    found = {space for space in within(table, hero, points) if may_end(table, hero, space)}
    if hero.space is not None and not (hero.horde and points >= 2):
        found.discard(hero.space)
    return found


def within(table: Table, hero: Hero, points: int) -> set[Place]:
    """The spaces so many steps away; from the board the first leads next to an exit (RT-16.8)."""
    if hero.space is None:
        found, points = {path.spaces[-1] for path in table.map.paths}, points - 1
    else:
        found = {hero.space}
    for _ in range(points):
        found |= {near for space in found for near in table.map.adjacent(space)}
    return found


def moves(table: Table, hero: Hero, points: int) -> set[str]:
    """A movement, by its end."""
    return {f"move {name(space)}" for space in ends(table, hero, points)}


def steps(table: Table, hero: Hero, points: int) -> set[str]:
    """One step of a walk: only where it can still end somewhere (RT-35.4, RT-R84)."""
    if hero.space is None:
        found = {path.spaces[-1] for path in table.map.paths}
    else:
        found = table.map.adjacent(hero.space)
    walker = replace(hero, horde=0, base=set())
    return {
        f"step {name(space)}"
        for space in found
        if any(
            may_end(table, walker, end)
            for end in within(table, replace(walker, space=space), points - 1)
        )
    }


def chosen(table: Table, near: Hero | None) -> set[str]:
    """The heroes who may be chosen: in play, or close to one of them (RT-R68, RT-R71, RT-R128)."""
    found = set()
    for hero in table.heroes:
        in_play = not hero.down and not hero.gone and not (hero.id == CAT and hero.space is None)
        close = near is None or hero is near
        if near is not None and near.space is not None and hero.space is not None:
            close = close or hero.space in {near.space, *table.map.adjacent(near.space)}
        if in_play and close:
            found.add(f"hero {hero.id}")
    return found


def anywhere(table: Table, hero: Hero) -> set[str]:
    """Every space on which a movement could end (RT-R81, RT-R104)."""
    return {f"move {name(space)}" for space in table.map.spaces if may_end(table, hero, space)}


def may_build(table: Table, family: str, space: Place, families: dict[str, str]) -> bool:
    """Whether a site has room: no hero, at most two towers, one of soldiers (RT-8.11, 8.14)."""
    there = [families[tower] for tower in table.towers[space]]
    if any(hero.space == space and not hero.gone for hero in table.heroes) or len(there) > 1:
        return False
    return not there or "soldiers" in (family, *there)


def plays(table: Table, state: Any, seat: int) -> set[str]:
    """Every way a seat may play a tower, turned any way (RT-8.10 to 8.17, RT-25.5, RT-R22)."""
    families = {tower.id: tower.family for tower in state.box.towers}
    hand = {state.box.towers[number].id for number in state.hands[seat]}
    found = set()
    for site, space in zip(state.map.sites, table.towers, strict=True):
        colour = state.colour(state.map.site_at[site.space])
        usable = colour == seat if len(state.hands) > 1 else colour != state.banned
        if usable or site.group == WHITE:
            found |= {
                f"play {tower} @ {name(space)} ~ {way}"
                for tower in hand
                if may_build(table, families[tower], space, families)
                for way in "nesw"
            }
    return found
