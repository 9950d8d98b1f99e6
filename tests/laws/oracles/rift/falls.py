"""Phase 3 of Rift, worked out slowly: which hordes fall, whom that wounds, where ghosts come."""

from tests.laws.oracles.rift.asking import Play, displace, put, standing, wound
from tests.laws.oracles.rift.table import CAT, CRYSTALS, Horde, Table


def falls(table: Table) -> Play:
    """Phase 3: hordes without an uncovered enemy fall (section 20).

    Heroes leave the space of a ghostly horde (RT-28.24), and of one that lay above another
    (RT-R115); only then the ghosts come.
    """
    fallen = [horde for horde in table.hordes if not table.open_enemies(horde)]
    hurt = [(hero, horde) for horde in fallen for hero in table.on(horde)]
    for horde in fallen:
        fall(table, horde)
    for hero, _horde in hurt:
        if hero.id != CAT:
            wound(table, hero)
    for hero, horde in hurt:
        if horde.card.ghostly or table.stack(horde.space):
            yield from displace(table, [hero], blank=horde.card.ghostly)
    for horde in fallen:
        if horde.card.ghostly and table.ghosts:
            yield from haunt(table, horde)
    if table.portals and table.destroyed >= table.portals:
        table.last_round = True
    if table.boss_is_beaten():
        table.last_round = True


def fall(table: Table, horde: Horde) -> None:
    """A horde falls: crystals, portals counted, a Resurrection fulfilled (RT-20.3 to 20.9)."""
    for hero in table.on(horde):
        hero.horde, hero.base = 0, set()
    table.hordes.remove(horde)
    table.crystals = min(CRYSTALS, table.crystals + horde.card.crystals)
    printed = horde.card.kind == "portal"
    table.destroyed += printed or (bool(horde.gate) and "portal-tiles-count" in table.rules)
    for kind, number, serial in list(table.lasting):
        hero = table.heroes[number]
        if kind == "reborn" and serial == horde.serial and not hero.down:
            hero.health = min(hero.highest, hero.health + 3)
            table.lasting.append(("protected", number, 0))
    if horde.is_boss and table.lives:
        put(table, table.lives.pop(0), horde.space, horde.path)


def haunt(table: Table, horde: Horde) -> Play:
    """A ghost comes where a ghostly horde fell; whoever is there makes room (RT-28.25)."""
    if not table.stack(horde.space):
        yield from displace(table, standing(table, horde.space), blank=True)
    put(table, table.ghosts.pop(), horde.space, horde.path)
