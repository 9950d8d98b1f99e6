"""Data files: what they say is read, and what is wrong in them is refused with the place."""

import re
from typing import Any

import pytest

from siegeworks.core.refusal import BadText
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.dealing import deal
from siegeworks.games.rift.rules.grid import names
from siegeworks.games.rift.rules.maps import Map, read_map
from siegeworks.games.rift.rules.printed import COPIES, FAMILIES, HORDE, MAGIC, PORTAL, Card
from siegeworks.games.rift.rules.scenario import DIFFICULTIES, Scenario, check_sites, read_scenario
from siegeworks.games.rift.rules.state import CRYSTALS, RiftState

ENEMIES = read_enemies("""
g = "goblin"
b = "ogre large"
""")


def card(grid: str, **more: Any) -> Card:
    lines = [f"{key} = {value!r}" for key, value in more.items()]
    text = "\n".join(("[it]", *lines, f'grid = """\n{grid}\n"""'))
    return read_cards(text.replace("'", '"'), ENEMIES)[0]


def test_a_large_enemy_is_one_enemy_of_four_squares() -> None:
    face = card("bb.\nbb.\n..g").faces[0]
    assert [mask.bit_count() for mask, _ in face.enemies] == [4, 1]


def test_a_card_is_turned_clockwise_by_quarters() -> None:
    faces = card("g..\n...\n..S", scouts=["forest", "rocks", "swamp"]).faces
    assert [names(face.foes, 3) for face in faces] == ["a1", "c1", "c3", "a3"]
    assert [names(face.red, 3) for face in faces] == ["c3", "a3", "a1", "c1"]


@pytest.mark.parametrize(
    ("grid", "more", "message"),
    [
        ("gg\ng", {}, "not of one length"),
        ("g?.", {}, "no enemy has the letter"),
        ("bb.\nb..\n...", {}, "2×2"),
        ("...", {}, "nobody is drawn"),
        ("g..\n.P.\n...", {}, "portal"),
        ("g..\nP..\n...", {"level": 1}, "middle"),
        ("g...\n...P\n....\n....", {"level": 1}, "middle"),
        ("g..P\n....\n....", {"level": 1}, "middle"),
        ("g..\n.P.\n...", {"level": 5}, "level from 1 to 4"),
        ("gF.\n.F.", {}, "symbol F"),
        ("gS.\n...", {"scouts": ["forest", "rocks", "swamp"]}, "lowest row"),
        ("g..\nS..", {"scouts": ["forest"]}, "each once"),
        ("g..\nGGG", {"crystals": 1}, "yields no crystals"),
        ("g..", {"kind": "ghost", "crystals": 1}, "two crystals"),
        ("g..", {"kind": "troop"}, "no kind"),
        ("g..", {"crystal": 1}, "cannot read crystal"),
    ],
)
def test_a_card_that_breaks_a_rule_is_refused(
    grid: str, more: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadText, match=message):
        card(grid, **more)


@pytest.mark.parametrize("row", [1, 2])
@pytest.mark.parametrize("column", [1, 2])
def test_on_an_even_grid_the_level_square_is_one_of_the_four_in_the_middle(
    row: int, column: int
) -> None:
    rows = [["."] * 4 for _ in range(4)]
    rows[0][0], rows[row][column] = "g", "P"
    grid = "\n".join("".join(marks) for marks in rows)
    assert card(grid, level=2).faces[0].red.bit_count() == 1


MAP = """
1> > v .
.  A v B
2> > > >
.  W . .
"""


def read(drawing: str) -> Map:
    return read_map(drawing)


def test_paths_follow_the_arrows_to_the_exit() -> None:
    there = read(MAP)
    paths = [" ".join(there.names[space] for space in token.path) for token in there.tokens]
    assert paths == ["a1 b1 c1 c2 c3 d3", "a3 b3 c3 d3"]
    assert [there.names[space] for space in there.ends] == ["d3"]
    assert {token.turn for token in there.tokens} == {3}


def test_a_shared_stretch_moves_with_the_lowest_number() -> None:
    there = read(MAP)
    ranks = sorted((rank, there.names[space]) for space, rank in there.rank.items())
    assert " ".join(name for _, name in ranks) == "d3 c3 c2 c1 b1 a1 b3 a3"


def test_arrows_are_turned_with_the_card() -> None:
    there = read(MAP)
    site = there.names.index("b2")
    reached = [
        sorted(there.names[space] for space in there.reach("n2 ne", site, turn))
        for turn in range(4)
    ]
    assert reached == [["b1", "c1"], ["c2", "c3", "d2"], ["a3", "b3", "b4"], ["a1", "a2"]]


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("1> >\n. . .", "one length"),
        ("1> v\n^ <", "circle"),
        ("1> .", "no path space"),
        (". > >", "arrival tokens"),
        ("1> >\n> >", "no path leads"),
        ("1? >", "cannot read"),
        ("7> >", "numbered 1 to 6"),
        (". . .\n. 1> >\n. . .", r"arrival token 1 lies inside the map \(RT-1.11\)"),
    ],
)
def test_a_map_that_does_not_hold_together_is_refused(drawing: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read(drawing)


def test_a_path_that_splits_sends_each_token_its_way() -> None:
    there = read_map("1> > >\n2^ v .\n.  v .", {("b1", 2): "v"})
    last = [there.names[token.path[-1]] for token in there.tokens]
    assert last == ["c1", "b3"]
    assert [token.turn for token in there.tokens] == [3, 0]


SCENARIO = """
number = 1
max_level = 2
map = '''
1> > v .
.  A v B
2> > > >
.  W . C
'''
opening = ["drill-one @ c1"]
[decks]
1 = "drill-goblins*2 | drill-portal-1"
[health]
one-star = [9, 9, 9, 9]
two-stars = [8, 8, 8, 8]
three-stars = [7, 7, 7, 7]
heroic = [5, 5, 5, 5]
iron = [4, 4, 4, 4]
"""


def scenario(text: str = SCENARIO) -> Any:
    return read_scenario(text, "test", BOX.cards, BOX.card_numbers)


NEAR = "1> > v . .\n.  A v B .\n2> > v C .\n.  W v D ."
FAR = "1> > v . .\n.  A v B E\n2> > v C .\n.  W v D ."
ALONE = "1> > v . .\n.  A v . B\n2> > v . .\n.  . v . ."


@pytest.mark.parametrize(
    ("number", "drawing", "message"),
    [
        (1, NEAR, None),
        (1, FAR, "apprentice reaches no path space from e2"),
        (0, FAR, None),
        (0, ALONE, "seat c of 3 has no site for shooters"),
    ],
)
def test_towers_strike_something_from_where_they_may_be_built(
    number: int, drawing: str, message: str | None
) -> None:
    """Every site of a scenario reaches the path; in a drill it is enough that every seat can."""
    text = re.sub("(?s)map = '''.*?'''", f"map = '''\n{drawing}\n'''", SCENARIO)
    found = scenario(text.replace("number = 1", f"number = {number}"))
    if message is None:
        check_sites(found, BOX.towers)
    else:
        with pytest.raises(BadText, match=message):
            check_sites(found, BOX.towers)


def test_a_deck_is_drawn_stage_by_stage() -> None:
    found = scenario()
    stages = [[BOX.cards[number].id for number in stage] for stage in found.decks[0]]
    assert stages == [["drill-goblins", "drill-goblins"], ["drill-portal-1"]]
    assert found.decks[1] == ()
    assert found.portals == 1


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("iron = [5, 4, 4, 4]", "iron gives no less health than heroic"),
        ("iron = [4, 4, 4, 6]", "iron gives more health than heroic"),
        ("three-stars = [7, 8, 7, 7]", "three-stars gives no less health than two-stars"),
        ("iron = [4, 0, 4, 4]", "some health"),
    ],
)
def test_health_falls_with_every_difficulty(row: str, fault: str) -> None:
    name = row.partition(" ")[0]
    old = next(line for line in SCENARIO.splitlines() if line.startswith(f"{name} ="))
    with pytest.raises(BadText, match=fault):
        scenario(SCENARIO.replace(old, row))


def test_crystals_are_the_same_for_all_difficulties_or_said_for_each() -> None:
    same = scenario("crystals = [4, 2, 2, 3]" + SCENARIO)
    assert same.crystals == dict.fromkeys(DIFFICULTIES, (4, 2, 2, 3))
    assert scenario().crystals == dict.fromkeys(DIFFICULTIES, (0, 0, 0, 0))
    rows = [f"{name} = [{9 - at}, 2, 2, 3]" for at, name in enumerate(DIFFICULTIES)]
    each = scenario("\n".join((SCENARIO, "[crystals]", *rows)))
    assert each.crystals["one-star"] == (9, 2, 2, 3)
    assert each.crystals["iron"] == (5, 2, 2, 3)
    rising = "\n".join((SCENARIO, "[crystals]", *rows)).replace("heroic = [6", "heroic = [8")
    with pytest.raises(BadText, match="more crystals"):
        scenario(rising)


def test_stand_ins_come_in_the_place_of_others_by_number_of_players() -> None:
    changed = (
        SCENARIO + '[stand-ins]\n2 = ["drill-one > drill-line", "drill-portal-1 > drill-portal-2"]'
    )
    found = scenario(changed)
    number = BOX.card_numbers
    wanted = {number["drill-one"]: number["drill-line"]}
    wanted[number["drill-portal-1"]] = number["drill-portal-2"]
    assert found.stand_ins == ({}, wanted, {}, {})


def dealt(found: Scenario, players: int) -> list[str]:
    """The horde and portal cards of a game as it begins."""
    state = RiftState.blank(Setup(found.id, (Seating(),) * players), 0, box=BOX, scenario=found)
    deal(state)
    lying = [card for deck in state.decks for card in deck]
    cards = [BOX.cards[number] for number in (*lying, *(horde.card for horde in state.hordes))]
    return [card.id for card in cards if card.kind in (HORDE, PORTAL)]


def test_a_game_begins_with_the_stand_ins_of_its_number_of_players() -> None:
    changed = SCENARIO + '[stand-ins]\n2 = ["drill-one > drill-line"]'
    found = scenario(changed)
    assert sorted(dealt(found, 1)) == [
        "drill-goblins",
        "drill-goblins",
        "drill-one",
        "drill-portal-1",
    ]
    assert sorted(dealt(found, 2)) == [
        "drill-goblins",
        "drill-goblins",
        "drill-line",
        "drill-portal-1",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_is_twice_in_a_scenario_and_every_portal_can_be_struck(players: int) -> None:
    for found in BOX.scenarios.values():
        if not found.number:
            continue
        cards = dealt(found, players)
        assert len(cards) == len(set(cards)), found.id
        highest = found.max_level - found.has_rule("one-level-less", "iron")
        levels = [BOX.cards[BOX.card_numbers[name]].level for name in cards]
        assert max(levels) <= highest, found.id


def test_no_scenario_starts_with_more_crystals_than_there_are() -> None:
    for found in BOX.scenarios.values():
        assert max(max(numbers) for numbers in found.crystals.values()) <= CRYSTALS


def test_sites_take_the_colours_of_the_players_in_turn() -> None:
    colours = scenario().colours
    assert colours == ((0, 1, -1, 2), (0, 1, -1, 0), (0, 1, -1, 2), (0, 1, -1, 2))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("drill-goblins*2", "drill-gobblins", "no horde card"),
        ("drill-goblins*2", "drill-ghost", "is a ghost"),
        ("@ c1", "@ b2", "no path space"),
        ("@ c1", "@ z9", "no space"),
        ('"drill-one @ c1"', '"drill-one @ c1", "drill-pair @ c1"', "on one space"),
        ("max_level = 2", "", "max_level is missing"),
        ("heroic = [5, 5, 5, 5]", "heroic = [8, 8, 8, 8]", "more health"),
        ("heroic = [5, 5, 5, 5]", "heroic = [5]", "list of 4"),
        ("number = 1", "number = 1\ncrystals = [4, 2]", "list of 4"),
        ("number = 1", "number = 1\n[crystals]\none-star = [4, 2, 2, 2]", "two-stars is missing"),
        (
            "number = 1",
            'number = 1\n[stand-ins]\n2 = ["drill-one > drill-portal-1"]',
            "is a portal",
        ),
        ("number = 1", 'number = 1\n[stand-ins]\n5 = ["drill-one > drill-line"]', "cannot read 5"),
        ("number = 1", 'number = 1\n[stand-ins]\n2 = ["drill-scouts > drill-one"]', "scouts lead"),
        ("number = 1", "number = 1\nrule = 2", "cannot read rule"),
        ("number = 1", 'number = 1\nrules = ["x"]', "no rule"),
        ("number = 1", 'number = 1\ngoal = "boss"', "goal is a boss"),
        ("number = 1", 'number = 1\n[colours.2]\nA = "blue"', "no colour of a game for 2"),
        ("number = 1", 'number = 1\n[colours.2]\nZ = "red"', "cannot read Z"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(old: str, new: str, message: str) -> None:
    changed = SCENARIO.replace(old, new)
    if "\n[" in new:
        changed = SCENARIO + new.partition("\n")[2]
    with pytest.raises(BadText, match=message):
        scenario(changed)


def test_the_towers_are_those_of_the_rules() -> None:
    for family in FAMILIES:
        levels = sorted(tower.level for tower in BOX.towers if tower.family == family)
        assert levels == [1, 2, 3, 4, 4]
    assert sum(COPIES[tower.level] for tower in BOX.towers) == 44
    mages = [attack for tower in BOX.towers if tower.family == "mages" for attack in tower.attacks]
    assert {attack.type for attack in mages} == {MAGIC}


def test_towers_grow_with_their_level() -> None:
    for family in FAMILIES:
        sizes: dict[int, list[int]] = {}
        for tower in BOX.towers:
            if tower.family == family:
                total = sum(attack.size for attack in tower.attacks)
                sizes.setdefault(tower.level, []).append(total)
        for level in (2, 3, 4):
            assert min(sizes[level]) >= max(sizes[level - 1])


def test_every_hero_has_four_abilities_and_towers_for_every_number_of_players() -> None:
    heroes = [hero for hero in BOX.heroes if hero.revives]
    assert len(heroes) == 5
    for hero in heroes:
        assert len(hero.abilities) == 4
        assert [len(towers) for towers in hero.towers] == [4, 3, 2, 1]
        assert all(name in BOX.tower_numbers for towers in hero.towers for name in towers)


def test_every_scenario_has_health_for_every_difficulty() -> None:
    for found in BOX.scenarios.values():
        assert set(found.health) == set(DIFFICULTIES)
