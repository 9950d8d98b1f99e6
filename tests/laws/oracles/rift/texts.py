"""What texts of Rift add to an attack once its tile lies, as sections 26 and 31 to 35 have it."""

from dataclasses import replace

from tests.laws.oracles.rift.attacks import HERO, SPELL, Group, Strike
from tests.laws.oracles.rift.table import CAT, Horde, Table

EIGHT = "n ne e se s sw w nw"
MANY = 9
"""More tiles than there are adjacent spaces: one for every horde there."""


def cat_horde(table: Table) -> int:
    """The serial of the horde the cat is engaged with; 0 without one."""
    return next((hero.horde for hero in table.heroes if hero.id == CAT and not hero.gone), 0)


def bonus(table: Table, strike: Strike) -> Strike | None:
    """The further attack of a text, given what its first one has placed."""
    serial, cells = strike.laid[0]
    horde = next(horde for horde in table.hordes if horde.serial == serial)
    squares = len(cells & horde.card.squares_of())
    enemies = sum(1 for body, _properties in horde.card.enemies if body & cells)
    near = Strike(
        HERO, strike.type, EIGHT, "", [], free=True, at=strike.at, hero=strike.hero, may=True
    )
    match (strike.by, strike.type, strike.arrows, strike.drawn):
        case (_, "physical", "own", "XX/XX"):  # RT-32.1: one for each empty square
            return replace(near, left=[("X",)] * (len(cells) - squares))
        case (_, "physical", "own", "XXX/X.."):  # RT-32.6: all on one horde
            return replace(near, left=[("X",) * squares] if squares else [])
        case (_, "magic", "own", "XXX") if enemies == 2:  # RT-35.1
            return replace(near, left=[("X",)] * MANY, rule="spread")
        case (_, "magic", "own", "XX/XX") if enemies == 3:  # RT-35.3
            return replace(near, left=[("X", "X")])
        case (_, "magic", "n2 e w", "XX/X.") if strike.at in table.map.sites:  # RT-34.1
            return replace(near, left=[("XX",)], only=serial, may=False)
        case (_, "physical", "n2 e w", "XX/X.") if cat_horde(table):  # RT-31.18
            return replace(near, left=[("X",), ("X",)], only=cat_horde(table), may=False)
        case (_, "magic", "precise", "XX"):  # RT-26.14
            return thunder(near, horde)
    return None


def thunder(near: Strike, horde: Horde) -> Strike:
    """Thunderstorm: a tile on every horde adjacent to the one struck."""
    left: list[Group] = [("X",)] * MANY
    return replace(near, by=SPELL, at=horde.space, left=left, rule="spread", may=False)
