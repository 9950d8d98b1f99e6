"""The hordes' part of a round of Rift: from the end of phase 2 to the next arrivals.

Written from the clauses it names, without a look at how the engine does it.
"""

from collections.abc import Callable

from tests.laws.oracles.rift.asking import Play, displace, put, standing
from tests.laws.oracles.rift.bosses import boss_turn, open_portals
from tests.laws.oracles.rift.falls import falls
from tests.laws.oracles.rift.march import leave, march
from tests.laws.oracles.rift.printed import Place, card
from tests.laws.oracles.rift.table import Table


def after_playing(table: Table, drawn: Callable[[], str]) -> Play:
    """From the end of phase 2 to the end of phase 4."""
    yield from falls(table)
    yield from boss_turn(table, drawn)
    yield from march(table)
    if table.boss.get("id") == "blackburn" and not table.boss_is_beaten():
        yield from open_portals(table, 1)


def end_round(table: Table) -> None:
    """Towers are taken back, what lasted is over and bench heroes leave (RT-22.1, RT-25.14)."""
    table.towers = {site: [] for site in table.towers}
    table.lasting, table.opened = [], set()
    for hero in table.heroes:
        hero.gone = hero.gone or hero.guest


def next_round(table: Table) -> Play:
    """A round ends and the next one begins with its arrivals."""
    end_round(table)
    yield from arrivals(table)


def arrivals(table: Table) -> Play:
    """Phase 1, deck by deck (section 6), and the revival that opens phase 2 (RT-19.9)."""
    for number, path in enumerate(table.map.paths):
        shut = path.spaces[0] in table.terrain or number in table.opened
        if table.decks[number] and not shut:
            yield from arrive(table, table.decks[number].pop(), number)
    for hero in table.heroes:
        if hero.down and not hero.gone:
            hero.health, hero.down = hero.highest, False


def arrive(table: Table, id_: str, path: int) -> Play:
    """A card enters: scouts where they open a road, others on the first free space (RT-6.6)."""
    space = scouted(table, id_)
    if space is None:
        way = table.map.paths[path].spaces
        free = [place for place in way if not table.is_occupied(place)]
        if not free:
            put(table, id_, way[-1], path)
            leave(table, table.hordes[0])
            return
        space = free[0]
    else:
        paths = table.map.paths
        path = next(number for number, other in enumerate(paths) if space in other.spaces)
        table.opened |= {n for n, other in enumerate(paths) if other.spaces[0] == space}
    yield from displace(table, standing(table, space), blank=True)
    put(table, id_, space, path)


def scouted(table: Table, id_: str) -> Place | None:
    """The place of the terrain card that scouts take away (RT-28.33 to 28.36)."""
    for kind in card(id_, 0).scouts:
        for space, there in list(table.terrain.items()):
            if there == kind:
                del table.terrain[space]
                return space
    return None
