"""Pictures of Rift: everything in the Box has one, and they are what they should be."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.pictures import badges, bosses, enemies, heroes, spells, storms, towers
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.cards import TERRAIN
from siegeworks.games.rift.rules.grid import cells, mask_of
from siegeworks.games.rift.rules.printed import PROPERTIES, TYPES, Card
from siegeworks.pictures.gallery import groups
from siegeworks.pictures.sheet import page

SVG = "{http://www.w3.org/2000/svg}"
FIGURE = 6_000
"""How many bytes a figure may take, badges and all."""
SHEET: list[tuple[str, str, Callable[..., str]]] = [
    (heading, entry.name, entry.draw) for heading, group in groups("rift") for entry in group
]
LARGE = ("Hordes", "Maps")


def card(name: str) -> Card:
    return BOX.cards[BOX.card_numbers[name]]


def marks(text: str, kind: str) -> list[str]:
    root = ElementTree.fromstring(text)
    return sorted(item.get("data-square", "") for item in root.iter() if item.get("class") == kind)


# -- everything has a picture ----------------------------------------------------------------


def test_every_enemy_of_the_box_is_drawn_by_hand() -> None:
    assert set(enemies.DRAWN) == set(rift.ENEMIES)
    printed = {enemy.id for item in BOX.cards for _, enemy in item.faces[0].enemies}
    assert printed <= set(enemies.DRAWN)


def test_every_tower_hero_boss_spell_and_storm_of_the_box_is_drawn_by_hand() -> None:
    assert set(towers.TOWERS) == set(BOX.tower_numbers)
    assert set(heroes.HEROES) == set(BOX.hero_numbers)
    assert set(bosses.BOSSES) == set(BOX.bosses)
    assert set(spells.SPELLS) == set(BOX.spell_numbers)
    assert set(storms.STORMS) == set(BOX.storm_numbers)


def test_every_property_has_a_badge_of_its_own_shape() -> None:
    assert set(badges.BADGES) == set(PROPERTIES)
    shapes = {re.sub(r"#\w+|--sw-\w+", "", badges.drawn(name)) for name in (*PROPERTIES, "other")}
    assert len(shapes) == len(PROPERTIES) + 1


@pytest.mark.parametrize("boss", BOX.bosses)
def test_every_figure_of_a_boss_has_a_picture(boss: str) -> None:
    plans = [item.boss for item in BOX.scenarios.values() if item.boss and item.boss.id == boss]
    number = max(len(plan.routes) for plan in plans)
    drawn = {rift.boss(boss, which) for which in range(number + 1)}
    assert len(drawn) == (number + 1 if number > 1 else 1)


# -- all pictures are sound ------------------------------------------------------------------


@pytest.mark.parametrize(("heading", "name", "draw"), SHEET)
def test_a_picture_is_sound(heading: str, name: str, draw: Callable[..., str]) -> None:
    text = draw()
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", root.get("viewBox", ""))
    assert draw() == text
    assert "~" not in text
    assert not any((item.text or "").strip() or (item.tail or "").strip() for item in root.iter())
    assert not [item for item in root.iter() if item.tag in (f"{SVG}text", f"{SVG}image")]
    assert "nan" not in text
    assert len(text.encode()) < (60_000 if heading in LARGE else FIGURE), len(text.encode())


@pytest.mark.parametrize(("heading", "name", "draw"), SHEET)
def test_a_picture_refers_only_to_itself(heading: str, name: str, draw: Callable[..., str]) -> None:
    text = draw()
    names = re.findall(r' id="([^"]+)"', text)
    assert len(set(names)) == len(names)
    used = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert {reference[:1] for reference in used} <= {"#"}
    assert {reference[1:] for reference in used} <= set(names)
    assert text.count("http") == 1


def test_no_two_things_look_alike() -> None:
    texts = [draw() for heading, _, draw in SHEET if heading not in LARGE]
    assert len(set(texts)) == len(texts)


def test_names_inside_different_pictures_differ() -> None:
    found: dict[str, str] = {}
    for _, name, draw in SHEET:
        for inner in re.findall(r' id="([^"]+)"', draw()):
            assert found.setdefault(inner, name) == name


# -- content can grow ------------------------------------------------------------------------


def test_an_enemy_without_an_entry_shows_what_it_can_do() -> None:
    looks = {rift.enemy("newcomer", (name,), marked=False) for name in PROPERTIES}
    assert len(looks) >= 6
    assert rift.enemy("newcomer", ()) != rift.enemy("latecomer", ())
    assert rift.enemy("newcomer") == rift.enemy("newcomer", ())


def test_towers_without_an_entry_grow_with_their_level() -> None:
    drawn = [rift.tower("newcomer", level) for level in (1, 2, 3, 4)]
    assert len(set(drawn)) == 4
    assert rift.tower("newcomer") == drawn[0]


@pytest.mark.parametrize(
    "draw", [rift.hero, rift.boss, rift.spell, rift.storm, rift.terrain, rift.badge]
)
def test_nothing_fails_for_want_of_an_entry(draw: Callable[..., str]) -> None:
    ElementTree.fromstring(draw("newcomer"))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_tower_carries_a_star_for_each_level(level: int) -> None:
    plain, more = rift.tower("shooters", level), rift.tower("shooters", level + 1)
    assert more.count("--sw-sun") == plain.count("--sw-sun") + 1


# -- hordes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("squares", ["", "a1", "a1 b1 b2", "e5 a5 c3"])
def test_a_horde_marks_exactly_the_covered_squares(squares: str) -> None:
    mask = mask_of(squares.split(), 5, 5)
    text = rift.horde(card("goblins-1"), covered=mask)
    assert marks(text, "sw-covered") == sorted(squares.split())
    assert not marks(text, "sw-soldier")


def test_a_horde_shows_soldiers_gates_and_bases_where_they_are() -> None:
    two, far = mask_of(["a1", "b1", "a2", "b2"], 5, 5), mask_of(["d4", "e4", "d5", "e5"], 5, 5)
    text = rift.horde(
        card("goblins-1"), soldiers=mask_of(["c3"], 5, 5), gate=two, bases={"malik": far}
    )
    assert marks(text, "sw-soldier") == ["c3"]
    assert not marks(text, "sw-covered")
    assert len(marks(text, "sw-gate")) == len(marks(text, "sw-base")) == 1


@pytest.mark.parametrize("item", BOX.cards, ids=lambda item: item.id)
def test_a_horde_shows_every_enemy_once_on_every_side(item: Card) -> None:
    for turn, face in enumerate(item.faces):
        text = rift.horde(item, turn=turn)
        assert len(marks(text, "sw-enemy")) == len(face.enemies)
        assert len(marks(text, "sw-square")) == face.width * face.height


def test_an_enemy_below_a_soldier_is_hidden_and_one_below_a_tile_shows_through() -> None:
    item = card("goblins-1")
    mask, _ = item.faces[0].enemies[0]
    number = len(item.faces[0].enemies)
    assert len(marks(rift.horde(item, covered=mask), "sw-enemy")) == number
    assert len(marks(rift.horde(item, soldiers=mask), "sw-enemy")) == number - 1


def test_a_large_enemy_is_drawn_twice_as_wide() -> None:
    text = rift.horde(card("mammoths-1"))
    scales = re.findall(r'data-enemy="(\w+)" transform="[^"]*scale\(([\d.]+)\)', text)
    widths = {name: float(scale) for name, scale in scales}
    assert widths["mammoth"] == pytest.approx(2 * widths["goblin"], rel=0.05)


# -- tiles and maps --------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["X", "XX/X.", "XXX/XXX", "X.X/XXX"])
def test_a_tile_has_a_sign_on_every_square(shape: str) -> None:
    for attack in TYPES:
        assert rift.tile(shape, attack).count("translate(") == len(cells(shape))


def test_the_tile_of_a_soldier_is_a_soldier() -> None:
    assert rift.tile("S") == rift.soldier()


@pytest.mark.parametrize("name", BOX.scenarios)
def test_a_map_has_a_place_for_every_space(name: str) -> None:
    scenario = BOX.scenarios[name]
    drawn = [rift.scenario_map(scenario, players) for players in (1, 2, 3, 4)]
    assert len(set(drawn)) == len(set(scenario.colours))
    spaces = re.findall(r'class="sw-space" data-space="(\w+)"', drawn[0])
    assert tuple(spaces) == scenario.map.names


def test_terrain_of_every_kind_and_every_seat_can_be_told_apart() -> None:
    assert len({rift.terrain(kind) for kind in TERRAIN}) == len(TERRAIN)
    seats = {re.sub(r"#\w+|--sw-\w+", "", rift.seat(number)) for number in range(4)}
    assert len(seats) == 4


def test_the_contact_sheet_shows_everything_in_light_and_in_dark() -> None:
    text = page("rift")
    small = [heading for heading, _, _ in SHEET if heading not in (*LARGE, "Tiles")]
    assert text.count("<svg") == 2 * (len(SHEET) + len(small))
    assert all(f'<section data-theme="{theme}">' in text for theme in ("light", "dark"))
