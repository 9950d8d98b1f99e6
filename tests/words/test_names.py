"""Names of cards: every language has its own, none twice, and they say what texts look for."""

import re

import pytest

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.store import phrases

ROOM = 27
"""The most characters of a name that a card has room for; the longest printed one has so many."""
WIDTH = 13
"""The most characters between two places where a name may be broken: what a line can hold."""
WORD = "Goblin"

other_languages = pytest.mark.parametrize("language", LANGUAGES[1:])


@other_languages
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    keys = phrases("siegestorm", language).keys
    assert [card.id for card in BOX.cards if f"card-{card.id}" not in keys] == []
    names = [words(language).card_name(card).casefold() for card in BOX.cards]
    assert len(set(names)) == len(names)


@other_languages
def test_no_name_is_left_over_from_a_card_that_is_gone(language: str) -> None:
    keys = phrases("siegestorm", language).keys
    named = {key.removeprefix("card-") for key in keys if key.startswith("card-")}
    assert named - set(BOX.numbers) == {"at"}


@other_languages
def test_names_fit_a_card(language: str) -> None:
    names = [words(language).card_name(card) for card in BOX.cards if card.faction != "boss"]
    assert [name for name in names if len(name) > ROOM] == []
    parts = [part for name in names for part in re.split(r"[ –-]", name)]
    assert [part for part in parts if len(part) > WIDTH] == []


@other_languages
def test_a_word_that_texts_look_for_is_in_the_same_names(language: str) -> None:
    """The rules go by the English name; the reader sees only the one of the own language."""
    looked_for = [card.id for card in BOX.cards if WORD in card.name]
    seen = [card.id for card in BOX.cards if _has_word(words(language).card_name(card), language)]
    assert seen == looked_for


def _has_word(name: str, language: str) -> bool:
    forms = {"cs": ("goblin", "zloblin")}.get(language, ("goblin",))
    return any(form in name.casefold() for form in forms)
