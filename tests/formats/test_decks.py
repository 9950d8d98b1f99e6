"""Decks: three forms that say the same, every slip named, every illegality with its clause."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siegeworks.core.refusal import BadText, Refused
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, Faction
from siegeworks.games.siegestorm.rules.deck import (
    Deck,
    check_deck,
    deck_of,
    parse_deck,
    starter_deck,
    write_deck,
)
from siegeworks.games.siegestorm.rules.deckcode import (
    deck_from_code,
    deck_from_json,
    deck_to_code,
    deck_to_json,
)

names = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="#"), max_size=20)
decks = st.builds(
    lambda name, cards: deck_of(BOX, name, cards.items()),
    names,
    st.dictionaries(st.sampled_from(BOX.ids), st.integers(1, 99)),
)


@given(decks)
def test_text_json_and_code_round_trip_exactly(deck: Deck) -> None:
    assert parse_deck(write_deck(deck)) == deck
    assert deck_from_json(deck_to_json(deck)) == deck
    assert deck_from_code(deck_to_code(deck)) == deck
    assert parse_deck("\n".join(deck.lines)).cards == deck.cards


def test_a_deck_is_read_by_name_or_id_with_comments_and_copies_added_up() -> None:
    text = """
    # for friends
    Name:  My   Deck
    4 Armored Yak
    4x retired-master   # the core of it
    2X TENGU
    1 × tengu
    3 Warrior of Shamballa
    """
    expected = (
        ("armored-yak", 4),
        ("retired-master", 4),
        ("tengu", 3),
        ("warrior-of-shamballa", 3),
    )
    deck = parse_deck(text)
    assert deck.name == "My Deck"
    assert sorted(deck.cards) == sorted(expected)
    assert [BOX.numbers[ident] for ident, _ in deck.cards] == sorted(
        BOX.numbers[ident] for ident, _ in deck.cards
    )


def test_names_of_another_language_can_be_passed_in() -> None:
    czech = {"Obrněný jak": "armored-yak", "Nikdo": "no-such-card"}
    assert parse_deck("2 obrněný JAK", czech).cards == (("armored-yak", 2),)
    with pytest.raises(BadText, match="unknown card 'Nikdo'"):
        parse_deck("1 Nikdo", czech)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\ntengu", "deck, line 2: cannot read 'tengu': expected a line like 4 Armored Yak"),
        ("0 tengu", "deck, line 1: '0' is not a number of copies from 1 to 99"),
        ("-1 tengu", "deck, line 1: '-1' is not a number of copies from 1 to 99"),
        ("100 tengu", "deck, line 1: '100' is not a number of copies from 1 to 99"),
        ("² tengu", "deck, line 1: '²' is not a number of copies from 1 to 99"),
        ("four tengu", "deck, line 1: 'four' is not a number of copies from 1 to 99"),
        ("4 Tengo", "deck, line 1: unknown card 'Tengo'; close to it: tengu"),
        ("4 Armoured Yack", "deck, line 1: unknown card 'Armoured Yack'; close to it: armored-yak"),
        ("4 qqqq", "deck, line 1: unknown card 'qqqq'"),
        ("name: " + "x" * 81, "deck, line 1: a name has at most 80 printable characters"),
        ("name: \x07", "deck, line 1: a name has at most 80 printable characters"),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, message: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_deck(text)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "deck: not JSON: "),
        ("[" * 100_000, "deck: not JSON: "),
        ("[]", "deck: expected an object with siegeworks-deck 1, name and cards, no more"),
        ('{"siegeworks-deck": 2, "name": "", "cards": {}}', "deck: expected an object"),
        ('{"siegeworks-deck": 1, "name": "", "cards": {"x": 1}}', "deck: unknown card 'x'"),
        ('{"siegeworks-deck": 1, "name": "", "cards": {"tengu": true}}', "deck: tengu: True is"),
        ('{"siegeworks-deck": 1, "name": "", "cards": {"tengu": 0}}', "deck: tengu: 0 is not"),
        ('{"siegeworks-deck": 1, "name": "\\n\\u0000", "cards": {}}', "deck: a name has at most"),
    ],
)
def test_json_that_is_no_deck_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadText) as refused:
        deck_from_json(text)
    assert str(refused.value).startswith(message)


def test_a_code_copied_wrongly_is_refused() -> None:
    code = deck_to_code(starter_deck(BOX, "ysra"))
    for wrong, message in (
        ("", "a code begins with SS1-"),
        ("SS1-", "the code was copied wrongly"),
        (code[:-1], "the code was copied wrongly"),
        (code[:9] + ("A" if code[9] != "A" else "B") + code[10:], "the code was copied wrongly"),
        (code + "!", "the code was copied wrongly: it has signs too many, or too few"),
        (code + "A" * 10_000, "a code begins with SS1-"),
    ):
        with pytest.raises(BadText, match=message):
            deck_from_code(wrong)


def clauses(
    text: str, free_for_all: bool = False, promo_cards: bool = False, ranked: bool = False
) -> list[str]:
    faults = check_deck(
        parse_deck(text), free_for_all=free_for_all, promo_cards=promo_cards, ranked=ranked
    )
    return [fault.clause for fault in faults]


@pytest.mark.parametrize("faction", FACTIONS)
def test_starter_decks_are_legal(faction: Faction) -> None:
    deck = starter_deck(BOX, faction)
    assert deck.size == 34
    assert not check_deck(deck)


def test_every_reason_is_named_at_once() -> None:
    text = "5 armored-yak\n3 tengu\n5 retired-master\n3 ancient-dragon\n1 despoiler\n3 guardian"
    assert sorted(clauses(text)) == sorted(
        ["SS-4.1", "SS-4.2", "SS-4.3", "SS-4.4", "SS-4.5", "SS-4.6", "SS-R108", "SS-22.7"]
    )
    mixed = ["SS-22.2", "SS-22.3", "SS-22.3", "SS-22.4", "SS-22.4", "SS-R108"]
    assert sorted(clauses(text, free_for_all=True, promo_cards=True)) == mixed


def test_promo_cards_need_agreement_and_are_never_ranked() -> None:
    text = write_deck(starter_deck(BOX, "khunglai")).replace("4 Armored Yak", "2 Armored Yak")
    text += "2 Guardian\n"
    assert clauses(text) == ["SS-22.7"]
    assert clauses(text, promo_cards=True) == []
    assert clauses(text, promo_cards=True, ranked=True) == ["SS-22.6"]


def test_a_fault_says_its_facts() -> None:
    (fault,) = check_deck(parse_deck("33 armored-yak\n1 tengu"))
    assert str(fault) == "33 copies of Armored Yak, at most 4 are allowed (SS-4.3)"
    assert dict(fault.facts) == {"card": "armored-yak", "count": 33, "most": 4}


def test_the_json_form_is_what_it_says() -> None:
    deck = parse_deck("name: Two\n1 tengu\n1 armored-yak")
    assert json.loads(deck_to_json(deck)) == {
        "siegeworks-deck": 1,
        "name": "Two",
        "cards": {"armored-yak": 1, "tengu": 1},
    }


@pytest.mark.parametrize("use", [check_deck, write_deck, lambda deck: deck_of(BOX, "", deck.cards)])
def test_a_deck_of_a_card_that_is_none_is_refused_wherever_it_comes_from(use: Any) -> None:
    with pytest.raises(BadText) as refused:
        use(Deck("", (("armored-yaks", 4),)))
    assert str(refused.value) == "deck: unknown card 'armored-yaks'; close to it: armored-yak"


def test_there_is_no_starter_deck_of_an_unknown_faction() -> None:
    elves: Any = "elves"
    with pytest.raises(Refused) as refused:
        starter_deck(BOX, elves)
    known = "ysra, khunglai, seraphia, styxia"
    assert str(refused.value) == f"no faction 'elves'; there is {known}"
