"""Counts of placements and options from named positions, and an oracle that must agree."""

import tomllib
from random import Random
from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.attacks import soldier_places, tile_places
from siegeworks.games.rift.rules.bosses import ACTIONS, BOSSES
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.dealing import place
from siegeworks.games.rift.rules.figures import base_places
from siegeworks.games.rift.rules.grid import BASE, Mask, squares
from siegeworks.games.rift.rules.pieces import Figure
from siegeworks.games.rift.rules.printed import MAGIC, PHYSICAL, UNIVERSAL, Attack
from siegeworks.games.rift.rules.roster import HEROES, TOWERS
from siegeworks.games.rift.rules.scenario import Scenario, read_scenario
from siegeworks.games.rift.rules.spells import SPELLS
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.wiring import wired
from tests.rift import counts, oracle, perft

# -- named positions and hordes ----------------------------------------------------------------


@pytest.mark.parametrize("entry", perft.positions(), ids=lambda entry: entry["name"])
def test_the_number_of_ways_to_go_on_is_known(entry: dict[str, Any]) -> None:
    assert perft.counts(entry) == entry["counts"]


@pytest.mark.parametrize("horde", counts.HORDES)
def test_the_number_of_placements_on_a_horde_is_known(horde: str) -> None:
    known = tomllib.loads(counts.FILE.read_text("utf-8"))[horde]
    for tower in BOX.towers:
        for turn in range(4):
            assert counts.by_engine(horde, tower, turn) == known[tower.id][turn]
            assert counts.by_oracle(horde, tower, turn) == known[tower.id][turn]


# -- random hordes -----------------------------------------------------------------------------

ENEMIES = """
g = "goblin"
i = "ironclad resists-physical"
m = "gargoyle resists-magic"
k = "knight resists-physical deadly"
"""
LETTERS = {
    "g": frozenset[str](),
    "i": frozenset({"resists-physical"}),
    "m": frozenset({"resists-magic"}),
    "k": frozenset({"resists-physical", "deadly"}),
}
SHAPES = ("X", "XX", "X/X", "XX/X.", "XX/XX", "XXX", "XXX/XX.", "XXX/X..", "XX./.XX", "XXX/XXX")
EXITS = {0: "1v\nv", 1: "< 1<", 2: "^\n1^", 3: "1> >"}
"""For each way a card may be turned a map with an exit on that side."""
CARDS = 60


def drawing(dice: Random) -> str:
    """A random grid, some with the red field of flyers."""
    high, wide = dice.randint(2, 6), dice.randint(2, 6)
    rows = [[dice.choice("...gimk") for _ in range(wide)] for _ in range(high)]
    if dice.random() < 0.5:
        row, column = dice.randrange(high), dice.randrange(wide - 1)
        rows[row][column : column + 2] = "FF"
    if not any(mark in LETTERS for row in rows for mark in row):
        rows[-1][-1] = "g" if rows[-1][-1] == "." else rows[-1][-1]
        rows[0][0] = "g" if rows[0][0] == "." else rows[0][0]
    return "\n".join("".join(row) for row in rows)


def a_box(dice: Random) -> tuple[RiftBox, list[str]]:
    """A Box of random hordes, and their drawings."""
    grids = [drawing(dice) for _ in range(CARDS)]
    grids = [grid for grid in grids if set(grid) & set(LETTERS)]
    cards = "".join(
        f'[card-{number}]\ngrid = """\n{grid}\n"""\n' for number, grid in enumerate(grids)
    )
    found = read_cards(cards, read_enemies(ENEMIES))
    return wired(RiftBox(TOWERS, HEROES, SPELLS, BOSSES, ACTIONS, found)), grids


def a_scenario(box: RiftBox, turns: int) -> Scenario:
    health = "\n".join(
        f"{name} = [{', '.join([str(9 - number)] * 4)}]"
        for number, name in enumerate(("one-star", "two-stars", "three-stars", "heroic", "iron"))
    )
    text = f"number = 0\nmax_level = 1\nportals = 1\nmap = '''\n{EXITS[turns]}\n'''\n[health]\n"
    return read_scenario(text + health, "test", box.cards, box.card_numbers)


def as_squares(mask: Mask, width: int) -> frozenset[oracle.Square]:
    return frozenset(divmod(square.bit_length() - 1, width) for square in squares(mask))


class Trial:
    """A random horde with random pieces on it, for the engine and for the oracle."""

    def __init__(self, dice: Random, box: RiftBox, grids: list[str]) -> None:
        number, turns = dice.randrange(len(grids)), dice.randrange(4)
        scenario = a_scenario(box, turns)
        self.game = RiftState.blank(Setup("test", (Seating(),)), 0, box=box, scenario=scenario)
        path = scenario.map.tokens[0].path
        horde = place(self.game, number, path[0], 0)
        self.face = self.game.face(horde)
        self.sheet = oracle.Sheet.drawn(grids[number], turns)
        self.game.put(horde._replace(tiles=self._some(dice), soldiers=self._some(dice)))
        self.horde = self.game.hordes[0]
        self._engage(dice, path[0])
        self.covered = set(as_squares(self.game.cover(self.horde), self.face.width))

    def _some(self, dice: Random) -> Mask:
        """A few squares that are not red."""
        every = squares((1 << self.face.width * self.face.height) - 1)
        return sum(square for square in every if dice.random() < 0.1) & ~self.face.red

    def _engage(self, dice: Random, space: int) -> None:
        bases = base_places(self.game, self.horde)
        if bases and dice.random() < 0.3:
            base = dice.choice(bases)
            figure = Figure(0, 0, 3, space=space, horde=self.horde.serial, base=base)
            self.game.figures.append(figure)


def test_the_oracle_agrees_on_random_hordes_shapes_and_facings() -> None:
    dice = Random(20)
    box, grids = a_box(dice)
    found = 0
    for _ in range(1500):
        trial = Trial(dice, box, grids)
        type_ = dice.choice((PHYSICAL, MAGIC, UNIVERSAL))
        shape, turn, free = dice.choice(SHAPES), dice.randrange(4), dice.random() < 0.5
        attack = Attack(type_, "n", shape, free=free)
        resists = () if type_ == UNIVERSAL else (f"resists-{type_}",)
        closed = oracle.closed(trial.sheet, LETTERS, *resists) | trial.covered
        ways = tile_places(trial.game, attack, shape, trial.horde, counts.NO_FRAME, turn)
        laid = [as_squares(mask, trial.face.width) for mask in ways]
        assert len(set(laid)) == len(laid), "no placement is offered twice"
        assert set(laid) == oracle.tiles(trial.sheet, shape, turn, free, closed)
        found += len(laid)
    assert found > 3000, "the trials had something to place"


def test_the_oracle_agrees_on_soldiers_and_bases() -> None:
    dice = Random(21)
    box, grids = a_box(dice)
    stood = based = 0
    for _ in range(800):
        trial = Trial(dice, box, grids)
        type_ = dice.choice((PHYSICAL, MAGIC, UNIVERSAL))
        resists = () if type_ == UNIVERSAL else (f"resists-{type_}",)
        closed = oracle.closed(trial.sheet, LETTERS, "deadly", *resists) | trial.covered
        mask = soldier_places(trial.game, Attack(type_, "n", "S"), trial.horde)
        alone = {frozenset((square,)) for square in as_squares(mask, trial.face.width)}
        assert alone == oracle.soldiers(trial.sheet, LETTERS, closed)
        barred = oracle.closed(trial.sheet, LETTERS, "deadly") | trial.covered
        bases = {
            as_squares(base, trial.face.width) for base in base_places(trial.game, trial.horde)
        }
        assert bases == oracle.tiles(trial.sheet, BASE, 0, False, barred)
        stood, based = stood + len(alone), based + len(bases)
    assert min(stood, based) > 800, "the trials had somebody to place"
