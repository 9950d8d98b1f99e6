"""Pictures of Siegestorm: every card has one, no two are alike, and they are sound."""

import re
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

from siegeworks.games.siegestorm import pictures as siegestorm
from siegeworks.games.siegestorm.pictures import boards, figure, heraldry
from siegeworks.games.siegestorm.pictures.portfolio import DRAWINGS, SHARED, drawing
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import RANKS, Card
from siegeworks.pictures.gallery import groups
from siegeworks.pictures.palette import LIGHT
from siegeworks.pictures.sheet import page

SVG = "{http://www.w3.org/2000/svg}"
LIMIT, MEAN, PORTRAIT = 6_600, 4_900, 7_500
"""How many bytes a picture may take, illustrations on average, and a portrait with its frame."""
ROLES = ("CLOTH", "TRIM", "SKIN", "GLOW", "HAIR", "METAL")
SHEET: list[tuple[str, str, Callable[..., str]]] = [
    (heading, entry.name, entry.draw) for heading, group in groups("siegestorm") for entry in group
]
CARDS = pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)


def named(name: str) -> Card:
    return BOX.cards[BOX.numbers[name]]


def shapes(text: str) -> str:
    """A picture without its colours and names."""
    return re.sub(r"var\([^)]*\)|s[0-9a-f]+-\d+", "", text)


# -- all pictures are sound ------------------------------------------------------------------


@pytest.mark.parametrize(("heading", "name", "draw"), SHEET)
def test_a_picture_is_sound(heading: str, name: str, draw: Callable[..., str]) -> None:
    text = draw()
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", root.get("viewBox", ""))
    assert draw() == text
    assert not re.search(r"[~\[\]]|nan", text)
    assert not any((item.text or "").strip() or (item.tail or "").strip() for item in root.iter())
    assert not [item for item in root.iter() if item.tag in (f"{SVG}text", f"{SVG}image")]
    assert len(text.encode()) < (PORTRAIT if heading == "Boss" else LIMIT)


@pytest.mark.parametrize(("heading", "name", "draw"), SHEET)
def test_a_picture_refers_only_to_itself(heading: str, name: str, draw: Callable[..., str]) -> None:
    text = draw()
    names = re.findall(r' id="([^"]+)"', text)
    assert len(set(names)) == len(names)
    used = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert {reference[:1] for reference in used} <= {"#"}
    assert {reference[1:] for reference in used} <= set(names)
    assert text.count("http") == 1


def test_names_inside_different_pictures_differ() -> None:
    found: dict[str, str] = {}
    for _, name, draw in SHEET:
        text = draw()
        for inner in re.findall(r' id="([^"]+)"', text):
            assert found.setdefault(inner, text) == text, name


def test_the_contact_sheet_shows_every_card_in_light_and_in_dark() -> None:
    names = {name for _, name, _ in SHEET}
    assert names >= {card.id for card in BOX.cards}
    text = page("siegestorm")
    assert all(text.count(f"<figcaption>{card.id}</figcaption>") >= 2 for card in BOX.cards)


# -- illustrations ---------------------------------------------------------------------------


def test_no_two_cards_look_alike_not_even_without_colours() -> None:
    drawn = {shapes(siegestorm.art(card)): card.id for card in BOX.cards}
    assert len(drawn) == len(BOX.cards)


def test_no_two_cards_show_the_same_figure() -> None:
    looks: dict[str, str] = {}
    for card in BOX.cards:
        seen = figure.look(card)
        parts = ("whole" in seen and drawing(*seen["whole"].split("/"))) or figure.person(seen)
        cast = [seen[role] for role in ROLES]
        assert looks.setdefault(f"{parts} {cast}", card.id) == card.id


def test_illustrations_are_small() -> None:
    sizes = [len(siegestorm.art(card).encode()) for card in BOX.cards]
    assert sum(sizes) / len(sizes) < MEAN


@CARDS
def test_a_look_names_only_drawings_and_colours_that_exist(card: Card) -> None:
    seen = figure.look(card)
    if "whole" in seen:
        assert seen["whole"] in DRAWINGS
    for slot, text in figure.SLOTS.items():
        name = seen.get(slot, "")
        assert not name or f"{text}/{name}" in DRAWINGS or name in SHARED, (slot, name)
    assert {*seen["sky"], *(seen[role] for role in ROLES)} <= set(LIGHT)


def test_every_entry_of_the_looks_is_of_use() -> None:
    ids = {card.id for card in BOX.cards}
    assert set(figure.CARDS) <= ids
    assert {card.faction for card in BOX.cards} == set(figure.DECKS)
    assert {card.rank for card in BOX.cards} == set(figure.RANKS)


def test_every_drawing_is_used() -> None:
    looks = [look for part in ("decks", "words", "cards") for look in figure.LOOKS[part].values()]
    said = {look["whole"] for look in looks if "whole" in look}
    said |= {f"{text}/{look.get(slot)}" for look in looks for slot, text in figure.SLOTS.items()}
    said |= {f"hands/{thing}" for thing in figure.EFFECTS.values()}
    for text in dict.fromkeys([*figure.SLOTS.values(), "beasts", "things", "spawn"]):
        folder = files("siegeworks.games.siegestorm.pictures").joinpath("drawings")
        rows = folder.joinpath(f"{text}.txt").read_text("utf-8").splitlines()
        inner = {f"{text}/{row.split()[1]}" for row in rows if row.startswith("use ")}
        drawn = {f"{text}/{row[1:-1]}" for row in rows if row.startswith("[")}
        others = {"hands/flute", "heads/goblin", "heads/ghoul"}
        assert drawn <= said | inner | others, drawn - said - inner


def test_words_of_a_name_give_the_figure() -> None:
    base = replace(named("armored-yak"), id="newcomer")
    knight, queen = (replace(base, id=f"{word}-of-nowhere") for word in ("knight", "queen"))
    assert figure.look(knight)["hat"] == "great-helm"
    assert figure.look(queen)["hat"] == "gold-crown"
    assert len({siegestorm.art(card) for card in (base, knight, queen)}) == 3


def test_what_a_card_does_gives_a_stranger_something_to_hold() -> None:
    strangers = [replace(card, id="newcomer") for card in BOX.cards if card.action]
    assert len({figure.look(card)["right"] for card in strangers}) > 5


def test_a_card_of_an_unknown_deck_has_a_picture() -> None:
    card = replace(named("guardian"), id="newcomer", faction="nowhere")
    ElementTree.fromstring(siegestorm.art(card))
    ElementTree.fromstring(siegestorm.crest("nowhere"))
    ElementTree.fromstring(siegestorm.card_back("nowhere"))


# -- signs and boards ------------------------------------------------------------------------


def test_decks_can_be_told_apart_without_colours() -> None:
    crests = {shapes(siegestorm.crest(deck)) for deck in figure.DECKS}
    assert len(crests) == len(figure.DECKS)
    countries = {shapes(drawing("scenery", f"{deck}-1")) for deck in figure.DECKS}
    assert len(countries) == len(figure.DECKS)


def test_ranks_and_sets_can_be_told_apart_without_colours() -> None:
    kinds = {(card.rank, card.symbol): card for card in BOX.cards}
    assert {rank for rank, _ in kinds} == {*RANKS, "boss"}
    assert len({shapes(siegestorm.rank(card)) for card in kinds.values()}) == len(kinds)


def test_icons_can_be_told_apart_without_colours() -> None:
    assert len({shapes(siegestorm.icon(name)) for name in heraldry.ICONS}) == len(heraldry.ICONS)


def test_every_icon_and_crest_is_a_symbol() -> None:
    root = ElementTree.fromstring(siegestorm.symbols())
    found = {item.get("id") for item in root.iter(f"{SVG}symbol")}
    assert found == {f"ss-{name}" for name in heraldry.ICONS} | {
        f"ss-crest-{deck}" for deck in figure.DECKS
    }
    names = re.findall(r' id="([^"]+)"', siegestorm.symbols())
    assert len(set(names)) == len(names)


def test_who_never_fights_has_a_frame_without_values() -> None:
    with_values = siegestorm.card_frame("evil-goblins", "boss")
    without = siegestorm.card_frame("evil-goblins", "boss", fights=False)
    assert len(without) < len(with_values)
    assert "--sw-sky" in with_values
    assert "--sw-sky" not in without


def test_frames_differ_by_deck_and_by_rank() -> None:
    drawn = {siegestorm.card_frame(deck, rank) for deck in figure.DECKS for rank in figure.RANKS}
    assert len(drawn) == len(figure.DECKS) * len(figure.RANKS)


def test_the_boxes_of_a_card_lie_on_it_and_apart_from_each_other() -> None:
    boxes = [box for name, box in boards.BOXES.items() if name != "cost"]
    for left, top, wide, high in boxes:
        assert 0 <= left < left + wide <= boards.CARD_WIDE
        assert 0 <= top < top + high <= boards.CARD_HIGH
    left, top, wide, high = boards.BOXES["art"]
    assert wide / high == figure.WIDE / figure.HIGH
    assert not any(_meet(one, two) for one, two in combinations(boxes, 2))


def _meet(one: tuple[int, int, int, int], two: tuple[int, int, int, int]) -> bool:
    """Do the insides of two boxes share a point?"""
    return all(
        one[axis] < two[axis] + two[axis + 2] and two[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )


def test_a_hidden_card_does_not_show_its_deck() -> None:
    hidden = siegestorm.card_back()
    assert hidden not in {siegestorm.card_back(deck) for deck in figure.DECKS}
    assert len({siegestorm.card_back(deck) for deck in figure.DECKS}) == len(figure.DECKS)


def test_ground_belongs_to_a_side_but_no_mans_land_to_nobody() -> None:
    for kind in boards.GROUNDS:
        drawn = {siegestorm.ground(kind, side) for side in boards.SIDES}
        assert len(drawn) == (1 if kind == "land" else len(boards.SIDES))


@pytest.mark.parametrize("boss", BOX.bosses)
def test_every_boss_has_a_portrait(boss: str) -> None:
    root = ElementTree.fromstring(siegestorm.boss(boss, title="Boss"))
    assert root.get("role") == "img"
    assert root.get("viewBox") == f"0 0 {boards.PORTRAIT} {boards.PORTRAIT}"
