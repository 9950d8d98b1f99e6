"""How many placements each tower has on named hordes, by the engine and by the oracle.

`python -m tests.rift.counts` writes the table `counts.toml` anew, as the engine has it now.
"""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.attacks import soldier_places, tile_places
from siegeworks.games.rift.rules.dealing import place
from siegeworks.games.rift.rules.grid import SOLDIER
from siegeworks.games.rift.rules.printed import UNIVERSAL, Attack, Tower
from siegeworks.games.rift.rules.state import RiftState
from tests.rift import oracle

FILE = Path(__file__).with_suffix(".toml")
FOLDER, ENEMIES = files("siegeworks.games.rift").joinpath("hordes"), "enemies.toml"
HORDES = ("goblins-1", "ironclads-1", "ogres-1", "gargoyles-1", "harpies-1", "portal-time")
NO_FRAME = Frame(Script())


def pieces(tower: Tower) -> list[tuple[Attack, str]]:
    """The different pieces of a tower, each with its attack."""
    every = [
        (attack, piece) for attack in tower.attacks for group in attack.groups for piece in group
    ]
    return list(dict.fromkeys(every))


def by_engine(horde: str, tower: Tower, turn: int) -> int:
    """How many placements the pieces of a tower have on an uncovered card, as drawn."""
    scenario = BOX.scenarios["drill-yard"]
    game = RiftState.blank(Setup("drill-yard", (Seating(),)), 0, box=BOX, scenario=scenario)
    laid = place(game, BOX.card_numbers[horde], scenario.map.tokens[0].path[0], 0)
    found = 0
    for attack, piece in pieces(tower):
        if piece == SOLDIER:
            found += soldier_places(game, attack, laid).bit_count()
        else:
            found += len(tile_places(game, attack, piece, laid, NO_FRAME, turn))
    return found


def by_oracle(horde: str, tower: Tower, turn: int) -> int:
    """The same, by sets of squares."""
    sheet, enemies, found = oracle.Sheet.drawn(grids()[horde], 0), properties(), 0
    for attack, piece in pieces(tower):
        resists = () if attack.type == UNIVERSAL else (f"resists-{attack.type}",)
        if piece == SOLDIER:
            blocked = oracle.closed(sheet, enemies, "deadly", *resists)
            found += len(oracle.soldiers(sheet, enemies, blocked))
        else:
            blocked = oracle.closed(sheet, enemies, *resists)
            found += len(oracle.tiles(sheet, piece, turn, attack.free, blocked))
    return found


@cache
def grids() -> dict[str, str]:
    """The drawings of all horde cards."""
    cards = [entry for name in _files() if name != ENEMIES for entry in _read(name).items()]
    return {ident: card["grid"] for ident, card in cards if "grid" in card}


@cache
def properties() -> dict[str, frozenset[str]]:
    """The properties of enemies by their letter."""
    return {letter: frozenset(said.split()[1:]) for letter, said in _read(ENEMIES).items()}


def _files() -> list[str]:
    return [file.name for file in FOLDER.iterdir() if file.name.endswith(".toml")]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(FOLDER.joinpath(name).read_text("utf-8"))


def table() -> str:
    """The table as the engine has it now."""
    lines = ["# Placements of each tower on an uncovered horde: the card turned n, e, s, w."]
    for horde in HORDES:
        lines += ["", f"[{horde}]"]
        for tower in BOX.towers:
            found = [by_engine(horde, tower, turn) for turn in range(4)]
            lines.append(f"{tower.id:<13} = {found}")
    return "\n".join((*lines, ""))


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
