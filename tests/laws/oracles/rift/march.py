"""Phase 4 of Rift, worked out slowly: order, symbols, blocking, jumps, leaving (section 21)."""

from tests.laws.oracles.rift.asking import Lost, Play, displace, standing, wound
from tests.laws.oracles.rift.printed import Place
from tests.laws.oracles.rift.table import CRYSTALS, Horde, Table


def march(table: Table) -> Play:
    """Phase 4: every horde moves once, in its order (section 21)."""
    for horde in marching_order(table):
        if not horde.is_boss or table.boss.get("id") == "blackburn":
            yield from move(table, horde)


def marching_order(table: Table) -> list[Horde]:
    """By the lowest token whose path has the space, nearest the exit first, stacks from the top
    (RT-21.27, RT-21.28, RT-R98, RT-28.15)."""
    found = []
    for path in table.map.paths:
        for space in reversed(path.spaces):
            found += [horde for horde in reversed(table.stack(space)) if horde not in found]
    return found


def shows(table: Table, horde: Horde, symbol: str) -> bool:
    """Whether an uncovered enemy carries a symbol (RT-R93)."""
    return any(symbol in properties for _body, properties in table.open_enemies(horde))


def move(table: Table, horde: Horde) -> Play:
    """A horde moves: symbols, attempts, aim (RT-21.4 to 21.15, RT-R94 to R96)."""
    if shows(table, horde, "healing"):
        horde.tiles = set()
    hasty, aims = shows(table, horde, "haste"), shows(table, horde, "targeting")
    if horde.card.flying:
        horde.soldiers = set()
        yield from displace(table, table.on(horde), blank=True)
    for _attempt in range(2 if hasty else 1):
        if horde in table.hordes:
            yield from attempt(table, horde)
    if aims and horde in table.hordes:
        for hero in table.heroes:
            near = hero.space in table.map.adjacent(horde.space)
            if near or hero.horde == horde.serial:
                wound(table, hero)


def attempt(table: Table, horde: Horde) -> Play:
    """One attempt to move: stopped by soldiers and heroes, who are wounded (RT-21.10, 21.11)."""
    heroes = table.on(horde)
    if heroes or horde.soldiers:
        horde.soldiers = set()
        for hero in heroes:
            wound(table, hero)
        return
    space = landing(table, horde)
    if space is None:
        leave(table, horde)
        return
    there = standing(table, space)
    table.hordes.remove(horde)
    table.hordes.append(horde)
    horde.space = space
    yield from displace(table, there, blank=False)


def landing(table: Table, horde: Horde) -> Place | None:
    """The next free space of its path; a flying horde lands on others too (RT-21.17, 28.13)."""
    way = table.map.paths[horde.path].spaces
    for space in way[way.index(horde.space) + 1 :]:
        if not table.is_occupied(space):
            return space
        if horde.card.flying and space not in table.terrain:
            return space
    return None


def leave(table: Table, horde: Horde) -> None:
    """A horde leaves the map: health lost, then crystals gained (RT-21.30 to 21.37)."""
    if horde.level or horde.is_boss:
        raise Lost
    open_ = table.open_enemies(horde)
    table.health -= sum(4 if "large" in properties else 1 for _body, properties in open_)
    if table.health <= 0:
        raise Lost
    table.crystals = min(CRYSTALS, table.crystals + horde.card.crystals)
    table.hordes.remove(horde)
