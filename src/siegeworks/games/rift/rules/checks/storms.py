"""Checks of portal storms, each named by a case."""

from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.checks.registry import check
from siegeworks.games.rift.rules.dealing import deal
from siegeworks.games.rift.rules.events import DecksShuffled
from siegeworks.games.rift.rules.scenario import DIFFICULTIES
from siegeworks.games.rift.rules.state import RiftState

CARDS = 16
"""Portal storm cards in the box (RT-2.18)."""


def _dealt(mode: str, difficulty: str, seed: int = 0) -> RiftState:
    setup = Setup(mode, (Seating(),), (("difficulty", difficulty), ("storms", "on")))
    game = RiftState.blank(setup, seed, box=BOX, scenario=BOX.scenarios[mode])
    deal(game)
    DecksShuffled().happen(game)
    return game


@check
def storm_decks_hold_what_can_matter() -> Iterator[str]:
    """Every game has each storm that can do something in it, once, and no other."""
    yield from differs("storm cards", len(BOX.storms), CARDS)
    for mode, scenario in BOX.scenarios.items():
        for difficulty in DIFFICULTIES:
            game = _dealt(mode, difficulty)
            there = sorted(BOX.storms[number].id for number in game.storms)
            ruled_out = scenario.rules | (scenario.iron if difficulty == "iron" else set())
            wanted = {storm.id for storm in BOX.storms if storm.rule not in ruled_out}
            wanted -= set() if scenario.spells else {"silence"}
            highest = scenario.max_level - ("one-level-less" in ruled_out)
            wanted -= {"tear"} if highest < 3 else set()
            wanted -= {"surge"} if highest < 2 else set()
            yield from differs(f"{mode}, {difficulty}: storms", there, sorted(wanted))


@check
def the_order_of_storms_is_hidden() -> Iterator[str]:
    """Other seeds, other orders; a view shows which storms are left, always in the same order."""
    from siegeworks.games.rift.rules.view import view

    orders, seen = set(), set()
    for seed in range(20):
        game = _dealt("drill-yard", DIFFICULTIES[0], seed)
        orders.add(game.storms)
        seen |= {view(game, seat).storms for seat in (0, -1)}
    if len(orders) < CARDS:
        yield f"only {len(orders)} orders in 20 games"
    yield from differs("views of the storm deck", seen, {tuple(range(CARDS))})


@check
def a_gale_does_not_hurry_bosses() -> Iterator[str]:
    """Lord Blackburn, who moves as hordes do, goes one space in a gale and not two."""
    from siegeworks.games.rift.game import RIFT

    text = "round 3\na\nb\nstorms  raging gale\n"
    state = RIFT.read_position(text, "drill-blackburn", switches=(("storms", "on"),))
    assert isinstance(state, RiftState)
    boss = next(horde for horde in state.hordes if state.is_boss(horde))
    ahead = state.map.after[boss.path][boss.space]
    state.answer("done", 0)
    state.answer("done", 1)
    moved = state.horde(boss.serial)
    yield from differs("the boss in a gale", moved and moved.space, ahead)
