"""Attacks of Rift, worked out slowly: what they reach and where their pieces may lie.

Cells are pairs in sets, shapes are turned square by square, every place of every horde is tried.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from tests.laws.oracles.rift.printed import AROUND, Place, Places, beside, name, names
from tests.laws.oracles.rift.table import Hero, Horde, Table

TOWER, HERO, SPELL = "tower", "hero", "spell"
TURNS = "nesw"
"""Upright, and turned clockwise by one, two and three quarters."""
SKIP = "skip"
Group = tuple[str, ...]


@dataclass
class Strike:
    """An attack being carried out."""

    by: str
    type: str
    arrows: str
    drawn: str
    """All its pieces as they are printed."""
    left: list[Group]
    """Pieces not yet placed; those of a group go on one horde (RT-11.13)."""
    free: bool = False
    rule: str = ""
    level: int = 0
    at: Place | None = None
    """Where its arrows are measured from."""
    hero: Hero | None = None
    only: int = 0
    """The serial of the only horde it may strike; 0 if its arrows decide."""
    link: int = 0
    """The serial of the horde that a begun group belongs to; 0 if none is begun."""
    may: bool = False
    laid: list[tuple[int, set[Place]]] = field(default_factory=list)
    """What it has placed: the horde and the squares."""


def groups(pieces: str) -> list[Group]:
    """Drawn pieces taken apart."""
    return [tuple(group.split("+")) for group in pieces.split()]


# -- shapes and reach ------------------------------------------------------------------------


def turned(cells: set[Place], quarters: int) -> set[Place]:
    """Clockwise: what pointed up points right."""
    for _ in range(quarters):
        cells = {(column, -row) for row, column in cells}
    return cells


def shapes(piece: str, turn: int, free: bool) -> set[Places]:
    """The ways a tile may lie: as turned, or rotated and flipped at will (RT-11.2 to 11.4)."""
    drawn = {
        (row, column)
        for row, line in enumerate(piece.split("/"))
        for column, mark in enumerate(line)
        if mark == "X"
    }
    flipped = {(row, -column) for row, column in drawn}
    ways = [turned(drawn, turn)]
    if free:
        ways = [turned(side, quarters) for side in (drawn, flipped) for quarters in range(4)]
    return {moved(way, -min(r for r, _ in way), -min(c for _, c in way)) for way in ways}


def moved(cells: set[Place] | Places, down: int, right: int) -> Places:
    """The same cells somewhere else."""
    return frozenset((row + down, column + right) for row, column in cells)


def reach(table: Table, strike: Strike, turn: int) -> set[Place]:
    """The spaces the arrows point to (RT-9.3 to 9.6, RT-R22, RT-R24)."""
    found: set[Place] = set()
    for run in strike.arrows.split():
        way = run.rstrip("0123456789")
        if run == "precise":
            found |= set(table.map.arrows)
        elif run == "own":
            found |= {hero.space for hero in [strike.hero] if hero and hero.horde and hero.space}
        elif strike.at is not None:
            clockwise = list(AROUND)
            down, right = AROUND[clockwise[(clockwise.index(way) + 2 * turn) % 8]]
            for far in range(1, int(run[len(way) :] or 1) + 1):
                found.add((strike.at[0] + far * down, strike.at[1] + far * right))
    return found


def targets(table: Table, strike: Strike, turn: int) -> list[Horde]:
    """The hordes an attack may place anything on."""
    spaces = reach(table, strike, turn)
    found = []
    for horde in table.hordes:
        here = horde.serial == (strike.link or strike.only)
        if strike.link == strike.only == 0:
            here = horde.space in spaces
        if here and table.is_top(horde) and may_strike(table, strike, horde):
            found.append(horde)
    return found


def may_strike(table: Table, strike: Strike, horde: Horde) -> bool:
    """Portals ask for a level, bosses for a tower or a rule (RT-13.3, 13.14, 26.7, RT-R123)."""
    if horde.level:
        return strike.level >= horde.level
    if horde.is_boss:
        rule = "heroes-strike-bosses" in table.rules
        return strike.level > 0 or (strike.by == HERO and rule)
    return True


# -- pieces ----------------------------------------------------------------------------------


def resisting(horde: Horde, type_: str) -> set[Place]:
    """The squares of enemies that resist an attack type (RT-10.4 to 10.6)."""
    return horde.card.squares_of(f"resists-{type_}") if type_ != "universal" else set()


def tile_places(table: Table, strike: Strike, piece: str, horde: Horde, turn: int) -> list[Places]:
    """Where a tile may lie on a horde (RT-11.5 to 11.11)."""
    closed = table.covered(horde) | horde.card.red | resisting(horde, strike.type)
    found = []
    for shape in shapes(piece, turn, strike.free):
        for row, column in horde.card.marks:
            cells = moved(shape, row, column)
            if cells <= set(horde.card.marks) and not cells & closed:
                found.append(cells)
    return [cells for cells in found if keeps_rule(strike, horde, cells)]


def keeps_rule(strike: Strike, horde: Horde, cells: Places) -> bool:
    """What else a text asks of its tiles (RT-26.16, RT-33.7, RT-R72, RT-35.7)."""
    before = [laid for serial, laid in strike.laid if serial == horde.serial]
    if strike.rule in ("spread", "apart"):
        return not before
    if strike.rule == "chain":
        near = {cell for laid in before for place in laid for cell in beside(place)}
        return not before or bool(cells & near)
    if strike.rule == "sides":
        assert strike.hero is not None
        sides = sides_of(strike.hero.base)
        free = [side for side in sides if not any(side & laid for laid in before)]
        return any(cells & side for side in free)
    return True


def sides_of(base: set[Place]) -> list[set[Place]]:
    """The squares along each of the four sides of a base (RT-R78)."""
    return [
        {(row + down, column + right) for row, column in base} - base
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
    ]


def soldier_places(table: Table, strike: Strike, horde: Horde) -> set[Place]:
    """The squares a soldier may stand on (RT-12.2 to 12.7)."""
    closed = table.covered(horde) | horde.card.red | resisting(horde, strike.type)
    return horde.card.squares_of() - closed - horde.card.squares_of("deadly")


@dataclass(frozen=True)
class Laying:
    """One way to place a piece."""

    group: int
    piece: str
    serial: int
    cells: Places
    wanted: bool
    """Whether it lies on a horde that still has an uncovered enemy and comes from the supply."""


def layings(table: Table, strike: Strike, turn: int) -> dict[str, Laying]:
    """Every way to place one of the pieces that are left, by the text of the move."""
    found: dict[str, Laying] = {}
    for number, group in enumerate(strike.left[:1] if strike.link else strike.left):
        for piece in group:
            for horde in targets(table, strike, turn):
                open_ = bool(table.open_enemies(horde))
                for text, cells in pieces(table, strike, piece, horde, turn):
                    wanted = open_ and not text.startswith("relocate")
                    found[text] = Laying(number, piece, horde.serial, cells, wanted)
    return found


def pieces(
    table: Table, strike: Strike, piece: str, horde: Horde, turn: int
) -> list[tuple[str, Places]]:
    """The moves that place one piece on one horde."""
    space = name(horde.space)
    if piece != "S":
        places = tile_places(table, strike, piece, horde, turn)
        return [(f"tile {space} {names(cells)}", cells) for cells in places]
    free = soldier_places(table, strike, horde)
    if table.soldiers_left():
        return [(f"soldier {space} {name(square)}", frozenset({square})) for square in free]
    if strike.by != TOWER:
        return []
    return [
        (
            f"relocate {name(other.space)} {name(taken)} > {space} {name(square)}",
            frozenset({square}),
        )
        for other in table.hordes
        if other is not horde
        for taken in other.soldiers
        for square in free
    ]


def answers(table: Table, strike: Strike, turn: int) -> set[str]:
    """Every answer to the question where the next piece goes; none if no piece fits.

    A tower must place a piece while a horde with an uncovered enemy takes one (RT-8.20, RT-R29,
    RT-R42); relocating is optional (RT-R37); a hero who attacks places all that fits (RT-R61).
    """
    found = layings(table, strike, turn)
    duty = any(laying.wanted for laying in found.values())
    if found and (strike.may or (strike.by == TOWER and not duty)):
        return {*found, SKIP}
    return set(found)


def facings(table: Table, strike: Strike) -> set[str]:
    """The facings in which something can be placed (RT-R57)."""
    found = {f"face {way}" for turn, way in enumerate(TURNS) if layings(table, strike, turn)}
    return {*found, SKIP} if found and strike.may else found


def can_place(table: Table, strike: Strike) -> bool:
    """Whether a hero's or a spell's attack can place anything, however it is turned (RT-R60)."""
    return any(layings(table, strike, turn) for turn in range(4))


def after(strike: Strike, laying: Laying) -> Strike:
    """The attack after one of its pieces was placed (RT-R32)."""
    left = [list(group) for group in strike.left]
    left[laying.group].remove(laying.piece)
    begun = left.pop(laying.group)
    rest = [tuple(begun)] if begun else []
    return replace(
        strike,
        left=[*rest, *map(tuple, left)],
        link=laying.serial if begun else 0,
        laid=[*strike.laid, (laying.serial, set(laying.cells))],
    )


def printed(attack: Any, by: str, hero: Hero | None = None, only: int = 0) -> Strike:
    """An attack as it is printed, about to be carried out."""
    return Strike(
        by,
        attack.type,
        attack.arrows,
        attack.pieces,
        groups(attack.pieces),
        attack.free,
        attack.rule,
        attack.level,
        hero.space if hero else None,
        hero,
        only,
    )
