"""Bosses of Rift, worked out slowly: portal tiles, the Time Mages, Lilith (section 29)."""

from collections.abc import Callable, Generator

from tests.laws.oracles.rift.asking import Ask, Lost, Play, blocks, displace, standing, wound
from tests.laws.oracles.rift.printed import Place, name, names
from tests.laws.oracles.rift.table import Horde, Table

TABLE = 0
"""The seat that answers for all players."""


def boss_turn(table: Table, drawn: Callable[[], str]) -> Play:
    """The step between phases 3 and 4 (RT-5.3); `drawn` tells which action card came up."""
    if table.boss_is_beaten():
        return
    if table.boss.get("id") == "time-mages":
        opened = yield from open_portals(table, 2)
        if not opened:
            yield from mages_move(table)
    if table.boss.get("id") == "lilith":
        if table.boss.get("actions"):
            yield from lilith_acts(table, drawn())
        yield from lilith_moves(table)


def open_portals(table: Table, most: int) -> Generator[Ask, str, int]:
    """Portal tiles are placed while fewer than two portals are in play (RT-29.21, RT-R120)."""
    placed = 0
    while placed < most and sum(1 for horde in table.hordes if horde.level) < 2:
        options = {
            f"portal {name(horde.space)} {names(block)}": (horde, block)
            for horde in table.hordes
            for block in portal_places(table, horde)
        }
        if not options:
            break
        answer = yield Ask("open-portal", TABLE, frozenset(options))
        horde, block = options[answer]
        horde.gate = block
        placed += 1
    return placed


def portal_places(table: Table, horde: Horde) -> list[set[Place]]:
    """Where a portal tile of 2×2 squares may lie (RT-29.11 to 29.13, RT-R119, RT-C21)."""
    if not horde.is_ordinary or table.on(horde) or not table.is_top(horde):
        return []
    taken = table.covered(horde) | horde.card.red
    found = []
    for block in blocks(horde):
        defeated = horde.card.squares_of() <= table.covered(horde) | block
        if not block & taken and not defeated:
            found.append(block)
    return found


def mages_move(table: Table) -> Play:
    """Both Time Mages go one space towards the white site; there the players lose (RT-29.23)."""
    for figure, way in enumerate(table.routes):
        if table.steps[figure] + 1 < len(way):
            table.steps[figure] += 1
            table.bosses[figure] = way[table.steps[figure]]
            yield from displace(table, standing(table, table.bosses[figure]), blank=False)
    if any(step + 1 == len(way) for step, way in zip(table.steps, table.routes, strict=True)):
        raise Lost


def lilith_acts(table: Table, action: str) -> Play:
    """Her action card: wounds around her, a tower torn down, or a portal (RT-29.31 to 29.33)."""
    here = table.routes[0][table.steps[0]]
    if action in ("scourge", "fury"):
        for hero in table.heroes:
            if hero.space == here or hero.space in table.map.adjacent(here):
                wound(table, hero)
    if action in ("topple", "fury"):
        options = {
            f"raze {tower} @ {name(site)}": (tower, site)
            for site, towers in table.towers.items()
            for tower in towers
            if site in table.map.adjacent(here)
        }
        if options:
            answer = yield Ask("raze", TABLE, frozenset(options))
            tower, site = options[answer]
            table.towers[site].remove(tower)
    if action == "gather":
        yield from open_portals(table, 1)


def lilith_moves(table: Table) -> Play:
    """She goes one space on unless a horde is in front; at the end all is lost (RT-R121)."""
    way, step = table.routes[0], table.steps[0]
    if step + 1 == len(way):
        raise Lost
    ahead = way[step + 1]
    if not table.stack(ahead):
        table.steps[0] += 1
        for horde in table.hordes:
            if horde.is_boss:
                horde.space = ahead
        yield from displace(table, standing(table, ahead), blank=False)
