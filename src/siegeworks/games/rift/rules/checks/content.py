"""Checks of scenarios and horde cards: maps that hold together, decks that sum up, hordes that
can be defeated."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from siegeworks.core.checks import differs
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.bosses import OpenPortals
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.checks.proofs import highest_level, prove, stands
from siegeworks.games.rift.rules.checks.registry import check
from siegeworks.games.rift.rules.maps import Map
from siegeworks.games.rift.rules.printed import GHOST, LIFE, PORTAL
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, NO_COLOUR, Scenario

HORDE_CARDS, GHOST_CARDS, SPECIAL_CARDS = 91, 6, 22
"""Horde, portal and ghost cards together; ghost cards; action and life cards (RT-C6, RT-2.12)."""
BOUNDS = (("building sites", 18), ("arrival tokens", 6), ("exits", 2), ("terrain cards", 3))
"""What a map has at most (RT-C16)."""


# -- maps ------------------------------------------------------------------------------------


@check
def every_map_is_well_formed() -> Iterator[str]:
    """Paths lead to exits, sites reach paths, and nothing is there more often than it exists."""
    for scenario in BOX.scenarios.values():
        for fault in map_faults(BOX, scenario):
            yield f"{scenario.id}: {fault}"


def map_faults(box: RiftBox, scenario: Scenario) -> Iterator[str]:
    """What is wrong with the map of a scenario."""
    ground = scenario.map
    things = (ground.sites, ground.tokens, ground.ends, ground.terrain)
    for (what, most), there in zip(BOUNDS, things, strict=True):
        if len(there) > most:
            yield f"{len(there)} {what}, more than {most}"
    yield from _path_faults(ground)
    yield from _site_faults(box, scenario)
    yield from _colour_faults(scenario)
    for route in scenario.boss.routes if scenario.boss is not None else ():
        for one, other in pairwise(route):
            if ground.distance(one, other) != 1:
                yield f"the boss leaps from {ground.names[one]} to {ground.names[other]}"


def _path_faults(ground: Map) -> Iterator[str]:
    """Every path goes from space to adjacent space and ends at the edge of the map."""
    for token in ground.tokens:
        for one, other in pairwise(token.path):
            (r1, c1), (r2, c2) = divmod(one, ground.width), divmod(other, ground.width)
            if abs(r1 - r2) + abs(c1 - c2) != 1:
                yield f"path {token.number} is broken after {ground.names[one]}"
        row, column = divmod(token.path[-1], ground.width)
        if 0 < row < ground.height - 1 and 0 < column < ground.width - 1:
            yield f"path {token.number} ends at {ground.names[token.path[-1]]}, far from any exit"
    kinds = Counter(kind for _, kind in ground.terrain)
    yield from (f"{kind} lies on the map twice" for kind, number in kinds.items() if number > 1)


def _site_faults(box: RiftBox, scenario: Scenario) -> Iterator[str]:
    """From every building site some tower of the scenario reaches a path."""
    ground = scenario.map
    towers = [tower for tower in box.towers if tower.level <= scenario.max_level]
    arrows = {attack.arrows for tower in towers for attack in tower.attacks}
    for site in ground.sites:
        reached = (ground.reach(run, site.space, turn) for run in arrows for turn in range(4))
        if not any(spaces & ground.paths for spaces in reached):
            yield f"no tower reaches a path from {ground.names[site.space]}"


def _colour_faults(scenario: Scenario) -> Iterator[str]:
    """Each player has a site of his own; alone there are exactly three colours (RT-25.4)."""
    for players, sites in enumerate(scenario.colours, start=1):
        there = set(sites) - {NO_COLOUR}
        wanted = set(range(3 if players == 1 else players))
        if there != wanted:
            yield f"{len(there)} colours for {players} players, expected {len(wanted)}"


# -- decks -----------------------------------------------------------------------------------


@check
def every_deck_sums_up() -> Iterator[str]:
    """The cards of the campaign are as many as in the box, none twice in one scenario."""
    cards = [card for card in BOX.cards if not card.id.startswith("drill-")]
    hordes = [card for card in cards if card.kind != LIFE]
    yield from differs("horde, portal and ghost cards", len(hordes), HORDE_CARDS)
    ghosts = [card for card in hordes if card.kind == GHOST]
    yield from differs("ghost cards", len(ghosts), GHOST_CARDS)
    plans = [scenario.boss for scenario in BOX.scenarios.values() if scenario.number]
    special = sum(len(plan.actions) + len(plan.lives) for plan in plans if plan is not None)
    yield from differs("special cards", special, SPECIAL_CARDS)
    for scenario in BOX.scenarios.values():
        for players in scenario.seats:
            for fault in deck_faults(BOX, scenario, players):
                yield f"{scenario.id}, players {players}: {fault}"
    yield from _unused()


def dealt(scenario: Scenario, players: int) -> list[int]:
    """Every horde and portal card of a scenario: those of the decks and those it opens with."""
    cards = [card for deck in scenario.decks for stage in deck for card in stage]
    cards += [card for card, *_ in scenario.opening]
    stand_ins = scenario.stand_ins[players - 1]
    return [stand_ins.get(card, card) for card in cards]


def deck_faults(box: RiftBox, scenario: Scenario, players: int) -> Iterator[str]:
    """What is wrong with the decks of a scenario."""
    cards = dealt(scenario, players)
    if scenario.number:
        for card, times in Counter((*cards, *scenario.ghosts)).items():
            if times > 1:
                yield f"{box.cards[card].id} is dealt {times} times, but there is one such card"
    portals = sum(box.cards[card].kind == PORTAL for card in cards)
    made = "portal-tiles-count" in scenario.rules | scenario.iron
    if scenario.goal == "portals" and not made:
        yield from differs("portals to destroy", scenario.portals, portals)
    if scenario.goal == "portals" and scenario.portals < portals:
        yield f"{portals} portals are dealt, but only {scenario.portals} must be destroyed"
    if any(box.cards[card].ghost for card in cards) != bool(scenario.ghosts):
        yield "a ghost deck, and only that, needs hordes with the ghost symbol"


def _unused() -> Iterator[str]:
    """Cards that no scenario deals."""
    used: set[int] = set()
    for scenario in BOX.scenarios.values():
        lives = scenario.boss.lives if scenario.boss is not None else ()
        used |= {*scenario.ghosts, *lives}
        used = used.union(*(dealt(scenario, players) for players in scenario.seats))
    for number, card in enumerate(BOX.cards):
        if number not in used and not card.id.startswith("drill-"):
            yield f"no scenario deals {card.id}"


# -- defeat ----------------------------------------------------------------------------------


@check
def every_horde_can_be_defeated() -> Iterator[str]:
    """For each card of each scenario the engine plays a round in which it is defeated."""
    for scenario in BOX.scenarios.values():
        yield from defeat_faults(BOX, scenario)


def defeat_faults(box: RiftBox, scenario: Scenario) -> Iterator[str]:
    """The cards of a scenario for which no proof is found that they can be defeated (RT-C11)."""
    for stand in stands(box, scenario):
        found = prove(box, stand)
        if isinstance(found, str):
            yield found
    highest = min(highest_level(scenario, difficulty) for difficulty in DIFFICULTIES)
    if opens_portals(box, scenario) and highest < box.gate_level:
        level = box.gate_level
        yield f"{scenario.id}: portal tiles of level {level}, but towers only up to level {highest}"


def opens_portals(box: RiftBox, scenario: Scenario) -> bool:
    """Whether the boss of a scenario puts portal tiles on hordes."""
    if scenario.boss is None:
        return False
    boss = box.bosses[scenario.boss.id]
    actions = [box.boss_actions[name] for name in scenario.boss.actions]
    scripts = (boss.activation, boss.aftermath, *actions)
    return any(isinstance(part, OpenPortals) for script in scripts for part in script)
