"""Texts: what towers, heroes, spells, enemies, bosses and scenarios say."""

import pytest

from siegeworks.core.agenda import Script
from siegeworks.core.verbs import If
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.abilities import ChooseHero, GrantAttack, GrantMove, Heal, TurnUp
from siegeworks.games.rift.rules.bosses import OpenPortals
from siegeworks.games.rift.rules.building import PassHigh
from siegeworks.games.rift.rules.printed import AROUND, MAGIC, OWN, PHYSICAL, PRECISE, Attack, Hero
from siegeworks.games.rift.rules.roster import HEROES, TOWERS
from siegeworks.games.rift.rules.scenario import DIFFICULTIES
from siegeworks.games.rift.rules.striking import Covers, OnSite, Strike
from siegeworks.games.rift.words.book import rift_words
from siegeworks.words.languages import LANGUAGES
from tests.words.rift import golden
from tests.words.rift.reading import HOLE

every_language = pytest.mark.parametrize("language", LANGUAGES)

MALIK = BOX.heroes[BOX.hero_numbers["malik"]]
PIECES = ("X", "XX", "X/X", "XX/X.", "XX./.XX", "XX/XX", "XXX/X..", "XXX/XX.", ".X./XXX/.X.")
"""Tiles of every kind of shape, the last without a name of its own."""


@every_language
def test_the_golden_texts_are_said_as_they_were(language: str) -> None:
    wanted = golden.file(language).read_text(encoding="utf-8").splitlines()
    assert golden.lines(language) == wanted


@every_language
def test_every_printed_text_is_whole_sentences_without_a_hole(language: str) -> None:
    book = rift_words(language)
    texts = [book.tower_text(tower) for tower in TOWERS]
    texts += [book.texts.sentences(hero.basic, hero) for hero in HEROES if hero.basic]
    texts += [book.spell_text(spell) for spell in BOX.spells]
    texts += [book.card_text(card) for card in BOX.cards]
    texts += [book.action_text(script) for script in BOX.boss_actions.values()]
    for hero in HEROES:
        texts += [book.ability_text(ability, hero) for ability in hero.abilities]
    for text in texts:
        assert text.endswith((".", ")")), text
        assert not HOLE.search(text), text


@every_language
def test_any_ability_reads_well_in_the_hands_of_any_hero(language: str) -> None:
    book = rift_words(language)
    for hero in HEROES:
        for ability in BOX.abilities:
            assert not HOLE.search(book.ability_text(ability, hero))


@every_language
def test_the_vocabulary_is_said_whatever_its_fields(language: str) -> None:
    book = rift_words(language)
    for script in vocabulary():
        for hero in (MALIK, None):
            text = book.texts.sentences(script, hero)
            assert not HOLE.search(text), text


def vocabulary() -> list[Script]:
    """Texts nobody has printed, with other numbers, shapes and reaches."""
    arrows = (OWN, AROUND, PRECISE, f"{OWN} {AROUND}", "n2 ne se3")
    shapes = [*PIECES, "S S S S", "X X X X X", "X+X+S", "XX+X X"]
    attacks = [
        Attack(PHYSICAL, reach, drawn, free=free)
        for reach in arrows
        for drawn in shapes
        for free in (False, True)
    ]
    found = [Script((Strike(attack),)) for attack in attacks]
    found += [Script((Strike(attack, may=True),)) for attack in attacks]
    for number in (1, 2, 5):
        found.append(Script((If(Covers(number), Script((Heal("who", number, "RT-1.1"),))),)))
        found.append(Script((ChooseHero(near=True, may=True), GrantMove("who", number))))
        found += [Script((PassHigh(number),)), Script((OpenPortals(number),))]
    found.append(Script((If(OnSite(), Script((ChooseHero(), TurnUp("who"), GrantAttack()))),)))
    return found


def test_what_is_said_of_one_hero_is_one_sentence() -> None:
    text = Script((ChooseHero(), Heal("who", 1, "RT-1.1"), TurnUp("who"), GrantAttack()))
    assert rift_words("en").texts.sentences(text, MALIK) == (
        "Choose any hero, Malik included. That hero heals 1 health and turns one used special "
        "ability face up. Malik may perform the basic attack."
    )


@pytest.mark.parametrize(
    ("attack", "said"),
    [
        (Attack(MAGIC, OWN, "XX+X X"), "place a 1×2 tile (sideways) + a 1×1 tile and a 1×1 tile"),
        (Attack(MAGIC, OWN, ".X./XXX/.X."), "place a 5-square tile"),
        (Attack(MAGIC, OWN, "XX./.XX", free=True), "place an S-shaped tile"),
        (Attack(MAGIC, OWN, "X X X S S"), "place three 1×1 tiles and two soldiers"),
    ],
)
def test_tiles_are_counted_and_named(attack: Attack, said: str) -> None:
    assert f": {said} on the horde" in rift_words("en").texts.sentences(
        Script((Strike(attack),)), MALIK
    )


# -- pages -----------------------------------------------------------------------------------


@every_language
def test_every_scenario_is_briefed_for_any_table(language: str) -> None:
    book = rift_words(language)
    for scenario in BOX.scenarios.values():
        for players, difficulty in ((1, DIFFICULTIES[0]), (4, DIFFICULTIES[-1])):
            page = book.briefing(scenario, players, difficulty)
            texts = (*page[:4], *page.terms, *page.rules)
            assert len(page.terms) == 4
            assert all(texts)
            assert not [text for text in texts if HOLE.search(text)]
        boss = book.boss_page(scenario)
        assert (boss is None) == (scenario.boss is None)
        if boss is not None:
            assert not HOLE.search(" ".join((boss.name, boss.text, *map(" ".join, boss.actions))))


def test_a_briefing_speaks_of_its_difficulty() -> None:
    yard = BOX.scenarios["drill-yard"]
    easy, iron = (rift_words("en").briefing(yard, 2, name).terms for name in ("one-star", "iron"))
    assert (easy[0], iron[0]) == ("Towers up to level 4", "Towers up to level 3")
    assert easy[2] != iron[2]


@every_language
def test_every_hero_board_has_all_its_parts(language: str) -> None:
    for hero in HEROES:
        page = rift_words(language).hero_page(hero)
        assert (len(page.abilities), len(page.towers)) == ((4, 4) if hero.basic else (0, 0))
        parts = (page.name, page.marks, *page.towers, *(name for name, _ in page.abilities))
        assert not [text for text in parts if HOLE.search(text)]


@every_language
def test_horde_cards_are_called_by_what_is_on_them(language: str) -> None:
    book = rift_words(language)
    for card in BOX.cards:
        name = book.card_name(card)
        assert name[0].isupper()
        assert not HOLE.search(name)
    enemies = {enemy.id: enemy for card in BOX.cards for _, enemy in card.faces[0].enemies}
    for enemy in enemies.values():
        assert not HOLE.search(book.enemy_name(enemy))
        assert bool(book.enemy_text(enemy)) == bool(enemy.properties)


def test_enemies_explain_their_properties_in_the_order_of_the_rules() -> None:
    card = BOX.cards[BOX.card_numbers["drill-assassins"]]
    assassin = next(foe for _, foe in card.faces[0].enemies if foe.id == "assassin")
    assert rift_words("en").enemy_text(assassin) == (
        "Deadly: Only tiles cover this enemy, never soldiers or heroes."
    )


def test_keywords_come_in_the_order_of_the_text() -> None:
    def keys(thing: object) -> tuple[str, ...]:
        return rift_words("en").keywords_of(thing)

    towers = {tower.id: tower for tower in TOWERS}
    assert keys(towers["big-bertha"]) == (
        *("reach", "physical", "tile", "linked-tiles", "free-rotation", "building-site"),
    )
    assert keys(towers["musketeers"])[:2] == ("precise", "physical")
    assert keys(BOX.cards[BOX.card_numbers["drill-haunted"]]) == ("ghost",)
    assert keys(BOX.cards[BOX.card_numbers["drill-wolves"]]) == ("haste",)
    assert keys(MALIK.abilities[3]) == ("protection", "lasting", "basic-attack")
    assert keys(Hero("x", 1, 1)) == ()
