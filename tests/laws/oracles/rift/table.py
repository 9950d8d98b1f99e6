"""A game of Rift as plain data: what lies on the table, in sets of squares and spaces.

It is read from the fields of a State once and then belongs to the oracle, which moves its own
hordes and wounds its own heroes on it.
"""

from dataclasses import dataclass, field
from typing import Any

from tests.laws.oracles.rift.printed import (
    TERRAIN,
    Card,
    Map,
    Place,
    card,
    drawn_map,
    named,
    scenario,
)

SOLDIERS = 12
CRYSTALS = 12
GATE_LEVEL = 3
CAT = "wildcat"


@dataclass
class Horde:
    """A horde on the map."""

    serial: int
    card: Card
    space: Place
    path: int
    tiles: set[Place] = field(default_factory=set)
    soldiers: set[Place] = field(default_factory=set)
    gate: set[Place] = field(default_factory=set)

    @property
    def level(self) -> int:
        """The tower level a portal asks for; 0 for what is no portal (RT-13.3, RT-C21)."""
        return GATE_LEVEL if self.gate else self.card.level

    @property
    def is_boss(self) -> bool:
        """Whether it is a life card (RT-R123)."""
        return self.card.kind == "life"

    @property
    def is_ordinary(self) -> bool:
        """Whether it is neither a portal nor a boss."""
        return not self.level and not self.is_boss


@dataclass
class Hero:
    """A hero or the cat."""

    id: str
    seat: int
    health: int
    highest: int
    space: Place | None
    horde: int
    base: set[Place]
    down: bool
    guest: bool
    moves: int
    gone: bool = False
    """Whether a bench hero was defeated and is out of the game (RT-R104)."""

    @property
    def condition(self) -> tuple[int, bool] | None:
        """Health, and whether the figure lies down; the cat has one health and is never revived."""
        return None if self.id == CAT else (self.health, self.down)

    def leave(self) -> None:
        """Off the map; the squares under the base are free again (RT-17.10)."""
        self.space, self.horde, self.base = None, 0, set()


@dataclass
class Table:
    """Everything the oracle knows about a game."""

    mode: str
    map: Map
    rules: set[str]
    hordes: list[Horde]
    heroes: list[Hero]
    towers: dict[Place, list[str]]
    terrain: dict[Place, str]
    decks: list[list[str]]
    ghosts: list[str]
    lasting: list[tuple[str, int, int]]
    """What holds this round: its kind, the figure, the horde a Resurrection waits for."""
    bosses: list[Place]
    """Where the figures of a boss without life cards stand (RT-R101)."""
    steps: list[int]
    lives: list[str]
    actions: list[str]
    spent: list[str]
    opened: set[int]
    portals: int
    """How many portals must be destroyed; 0 where the goal is another one."""
    health: int
    crystals: int
    destroyed: int
    last_round: bool
    serial: int
    lost: bool = False

    @property
    def boss(self) -> dict[str, Any]:
        """What the scenario says about its boss; empty without one."""
        found: dict[str, Any] = scenario(self.mode).get("boss", {})
        return found

    @property
    def routes(self) -> list[list[Place]]:
        """The ways of the boss figures."""
        return [[named(word) for word in way.split()] for way in self.boss.get("routes", ())]

    def boss_is_beaten(self) -> bool:
        """Whether a boss with life cards has lost the last of them."""
        lives = bool(self.boss.get("lives"))
        return lives and not any(horde.is_boss for horde in self.hordes)

    def stack(self, space: Place) -> list[Horde]:
        """The hordes on a space, the lowest first."""
        return [horde for horde in self.hordes if horde.space == space]

    def is_top(self, horde: Horde) -> bool:
        """Whether nothing lies on a horde (RT-28.14)."""
        return self.stack(horde.space)[-1] is horde

    def on(self, horde: Horde) -> list[Hero]:
        """The heroes engaged with a horde."""
        return [hero for hero in self.heroes if hero.horde == horde.serial]

    def covered(self, horde: Horde) -> set[Place]:
        """Every square under a tile, a soldier, a portal tile or a base (RT-3.35)."""
        bases = {place for hero in self.on(horde) for place in hero.base}
        return horde.tiles | horde.soldiers | horde.gate | bases

    def open_enemies(self, horde: Horde) -> list[tuple[set[Place], frozenset[str]]]:
        """Enemies of which a square is not covered, and their properties (RT-3.36)."""
        covered = self.covered(horde)
        return [
            (set(body), properties)
            for body, properties in horde.card.enemies
            if not body <= covered
        ]

    def soldiers_left(self) -> int:
        """Soldiers in the common supply (RT-12.13)."""
        return SOLDIERS - sum(len(horde.soldiers) for horde in self.hordes)

    def is_occupied(self, space: Place) -> bool:
        """Whether a horde, a boss or terrain is on a path space (RT-R14, RT-R101)."""
        return bool(self.stack(space)) or space in self.bosses or space in self.terrain

    def facts(self) -> dict[str, object]:
        """What two accounts of the same game must agree on."""
        stacks: dict[str, list[object]] = {}
        for horde in self.hordes:
            pile = stacks.setdefault(f"stack {horde.space}", [])
            lying = (sorted(horde.tiles), sorted(horde.soldiers), sorted(horde.gate))
            pile.append((horde.card.id, horde.path, *lying))
        heroes = {
            hero.id: (hero.space, bool(hero.horde), sorted(hero.base), hero.condition)
            for hero in self.heroes
            if not hero.gone
        }
        rest = {
            "towers": {space: sorted(there) for space, there in self.towers.items() if there},
            "terrain": self.terrain,
            "ghosts left": len(self.ghosts),
            "boss": (self.steps, self.lives),
            "kingdom": (self.health, self.crystals, self.destroyed, self.last_round),
        }
        return {"lost": True} if self.lost else stacks | heroes | rest


def squares(mask: int, width: int) -> set[Place]:
    """The squares of a mask: bit by bit, row by row."""
    return {divmod(bit, width) for bit in range(mask.bit_length()) if mask >> bit & 1}


def read_table(state: Any) -> Table:
    """The table of a State."""
    mode, box = state.setup.mode, state.box
    map_ = drawn_map(mode)
    width = max(column for _row, column in map_.spaces) + 1
    plan = scenario(mode)
    iron = plan.get("iron", ()) if state.setup.switch("difficulty", "") == "iron" else ()
    table = Table(
        mode=mode,
        map=map_,
        rules={*plan.get("rules", ()), *iron},
        hordes=[_horde(state, horde, map_, width) for horde in state.hordes],
        heroes=[],
        towers={
            divmod(site.space, width): [box.towers[built.tower].id for built in there]
            for site, there in zip(state.map.sites, state.sites, strict=True)
        },
        terrain={divmod(space, width): kind for space, kind in state.terrain},
        decks=[[box.cards[number].id for number in deck] for deck in state.decks],
        ghosts=[box.cards[number].id for number in state.ghosts],
        lasting=[tuple(lasting) for lasting in state.lasting],
        bosses=[],
        steps=list(state.boss_steps),
        lives=[box.cards[number].id for number in state.boss_lives],
        actions=[],
        spent=[],
        opened=set(state.opened),
        portals=0 if plan.get("goal") == "boss" else state.scenario.portals,
        health=state.health,
        crystals=state.crystals,
        destroyed=state.destroyed,
        last_round=state.last_round,
        serial=state.serial,
        lost=state.outcome is not None and not state.outcome.winners,
    )
    table.heroes = [_hero(state, figure, table, width) for figure in state.figures]
    if not table.boss.get("lives"):
        ways = zip(table.routes, table.steps, strict=True)
        table.bosses = [way[step] for way, step in ways]
    else:
        kinds = table.boss.get("actions", ())
        table.actions = [kinds[number] for number in state.actions]
        table.spent = [kinds[number] for number in state.spent]
    return table


def _horde(state: Any, horde: Any, map_: Map, width: int) -> Horde:
    print_ = card(state.box.cards[horde.card].id, map_.paths[horde.path].quarters)
    wide = max(column for _row, column in print_.marks) + 1
    return Horde(
        horde.serial,
        print_,
        divmod(horde.space, width),
        horde.path,
        squares(horde.tiles, wide),
        squares(horde.soldiers, wide),
        squares(horde.gate, wide),
    )


def _hero(state: Any, figure: Any, table: Table, width: int) -> Hero:
    print_ = state.box.heroes[figure.hero]
    under = [horde for horde in table.hordes if horde.serial == figure.horde]
    wide = max(column for _row, column in under[0].card.marks) + 1 if under else 1
    return Hero(
        print_.id,
        figure.seat,
        figure.health,
        print_.health,
        None if figure.space < 0 else divmod(figure.space, width),
        figure.horde,
        squares(figure.base, wide),
        figure.down,
        figure.guest,
        print_.moves,
    )


__all__ = ["CAT", "CRYSTALS", "SOLDIERS", "TERRAIN", "Hero", "Horde", "Table", "read_table"]
