"""Proofs that hordes can be defeated: found, played by the engine, refused where there is none."""

from dataclasses import replace
from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.game import Rift
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.bosses import ACTIONS, BOSSES
from siegeworks.games.rift.rules.box import RiftBox
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.checks.content import deck_faults, defeat_faults, map_faults
from siegeworks.games.rift.rules.checks.proofs import Proof, Stand, prove, stands
from siegeworks.games.rift.rules.maps import read_map
from siegeworks.games.rift.rules.roster import HEROES, TOWERS
from siegeworks.games.rift.rules.scenario import Scenario, read_scenario
from siegeworks.games.rift.rules.spells import SPELLS
from siegeworks.games.rift.rules.wiring import wired

ENEMIES = read_enemies("""
g = "goblin"
i = "golem resists-physical resists-magic deadly"
k = "champion resists-physical resists-magic"
""")

SCENARIO = """
number = 0
max_level = 2
iron = ["one-level-less"]
map = '''
.  A  .  B  .
1> >  >  >  >
.  C  .  A  .
'''
[decks]
1 = "CARD PORTAL"
[health]
one-star = [9, 9, 9, 9]
two-stars = [8, 8, 8, 8]
three-stars = [7, 7, 7, 7]
heroic = [5, 5, 5, 5]
iron = [4, 4, 4, 4]
"""

EASY = "g . . . .\n" + ". . . . .\n" * 4


def a_box(grid: str, level: int = 1) -> RiftBox:
    """A Box with one horde card and one portal."""
    portal = EASY.split("\n")
    portal[2] = ". . P . ."
    text = f'''
[it]
grid = """
{grid}
"""
[gap]
level = {level}
grid = """
{chr(10).join(portal)}
"""
'''
    cards = read_cards(text, ENEMIES)
    return wired(RiftBox(TOWERS, HEROES, SPELLS, BOSSES, ACTIONS, cards))


def a_scenario(box: RiftBox) -> Scenario:
    text = SCENARIO.replace("CARD", "it").replace("PORTAL", "gap")
    found = read_scenario(text, "test", box.cards, box.card_numbers)
    box.scenarios[found.id] = found
    return found


def faults(grid: str, level: int = 1) -> list[str]:
    box = a_box(grid, level)
    return list(defeat_faults(box, a_scenario(box)))


def test_a_plain_horde_and_a_low_portal_can_be_defeated() -> None:
    assert faults(EASY) == []


def test_an_enemy_that_nothing_can_cover_is_named_by_its_square() -> None:
    found = faults(". . . . .\n. . . i .\n" + ". . . . .\n" * 2 + "g . . . .")
    assert found[0] == (
        "test, it on path 1, one player, one-star: "
        "no tower up to level 2 and no hero can cover the golem on b2"
    ), "the card is turned towards its exit, so d2 lies at b2"
    assert len(found) == 4, "for one and two players, and for the lower level of Iron"


def test_an_enemy_that_only_a_hero_can_cover_is_covered_by_a_hero() -> None:
    grid = ". . . . .\n. k . . .\n" + ". . . . .\n" * 2 + "g . . . ."
    box = a_box(grid)
    proofs = [prove(box, stand) for stand in stands(box, a_scenario(box)) if stand.card == 0]
    for proof in proofs:
        assert isinstance(proof, Proof)
        assert any(text.startswith("base ") for _, text in proof.moves)


def test_more_resistant_enemies_than_heroes_can_cover_are_refused() -> None:
    corners = "k . . . k\n" + ". . . . .\n" * 3 + "k . . . k"
    found = faults(corners)
    assert found[0].endswith("there is no way to defeat it in one round with towers up to level 2")


def test_a_portal_above_the_towers_of_the_scenario_is_refused() -> None:
    found = faults(EASY, level=2)
    assert [fault.partition(": ")[2] for fault in found] == [
        "a portal of level 2, but towers only up to level 1"
    ] * 2
    assert all("iron" in fault for fault in found)


def test_portal_tiles_above_the_towers_of_the_scenario_are_refused() -> None:
    scenario = replace(BOX.scenarios["drill-mages"], decks=((), ()), opening=())
    assert list(defeat_faults(BOX, scenario)) == []
    low = replace(scenario, max_level=3)
    found = list(defeat_faults(BOX, low))
    assert found == ["drill-mages: portal tiles of level 3, but towers only up to level 2"]


@pytest.mark.parametrize("name", ["rift-in-time", "the-angel-from-the-bend-of-time"])
def test_a_proof_is_a_game_that_anybody_can_play_again(name: str) -> None:
    """The moves of a proof are played anew from its position, and the card is gone."""
    rift = Rift()
    every = list(stands(BOX, BOX.scenarios[name]))
    for stand in every[:: len(every) // 12]:
        proof = prove(BOX, stand)
        assert isinstance(proof, Proof), proof
        game: Any = rift.start(_setup(stand, proof.position), 0)
        for seat, text in proof.moves:
            assert [horde.card for horde in game.hordes if horde.serial == 1] == [stand.card]
            game.answer(text, seat)
        assert game.horde(1) is None or game.horde(1).card != stand.card


def _setup(stand: Stand, position: str) -> Setup:
    switches = () if stand.difficulty == "one-star" else (("difficulty", stand.difficulty),)
    return Setup(stand.scenario.id, (Seating(),) * stand.players, switches, position)


# -- maps and decks --------------------------------------------------------------------------


def test_a_site_from_which_no_tower_reaches_a_path_is_named() -> None:
    scenario = BOX.scenarios["drill-yard"]
    lonely = read_map(
        "1> > . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . B".replace(
            "> > . . . .", "> > > > > >"
        )
    )
    moved = replace(scenario, map=lonely, max_level=1)
    assert "no tower reaches a path from f5" in list(map_faults(BOX, moved))


def test_a_colour_without_a_site_is_named() -> None:
    scenario = BOX.scenarios["drill-yard"]
    colours = (scenario.colours[0], (0,) * len(scenario.map.sites), *scenario.colours[2:])
    poor = replace(scenario, colours=colours)
    assert list(map_faults(BOX, poor)) == ["1 colours for 2 players, expected 2"]


def test_a_boss_does_not_leap() -> None:
    scenario = BOX.scenarios["drill-mages"]
    assert scenario.boss is not None
    route = scenario.boss.routes[0]
    leaping = replace(scenario.boss, routes=((route[0], *route[2:]), scenario.boss.routes[1]))
    found = list(map_faults(BOX, replace(scenario, boss=leaping)))
    assert found == ["the boss leaps from a1 to a3"]


def test_a_card_dealt_twice_and_portals_that_do_not_add_up_are_named() -> None:
    scenario = BOX.scenarios["rift-in-time"]
    card, name = scenario.decks[0][0][0], BOX.cards[scenario.decks[0][0][0]].id
    twice = replace(scenario, opening=(*scenario.opening, (card, 0, 0)))
    assert list(deck_faults(BOX, twice, 1)) == [
        f"{name} is dealt 2 times, but there is one such card"
    ]
    fewer = replace(scenario, portals=1)
    assert list(deck_faults(BOX, fewer, 1)) == [
        f"portals to destroy: 1, expected {scenario.portals}",
        f"{scenario.portals} portals are dealt, but only 1 must be destroyed",
    ]
    portal = next(n for n, card in enumerate(BOX.cards) if card.id == "portal-time")
    opening = replace(scenario, opening=(*scenario.opening, (portal, 0, 0)))
    assert f"portals to destroy: {scenario.portals}, expected {scenario.portals + 1}" in list(
        deck_faults(BOX, opening, 1)
    )
