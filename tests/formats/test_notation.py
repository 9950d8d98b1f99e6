"""Notation: every move that is ever offered has a form that is written down."""

from pathlib import Path

import pytest

from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules.notation import FORMS, WORDS
from tests.formats.games import walk

DOCUMENT = Path(__file__).parents[2] / "docs" / "formats" / "notation.md"


def is_move(text: str) -> bool:
    """Whether a text has one of the forms."""
    return any(fits(form.split(), text.split()) for form in FORMS)


def fits(form: list[str], words: list[str]) -> bool:
    return len(form) == len(words) and all(map(stands_for, form, words))


def stands_for(part: str, word: str) -> bool:
    if part == "CARD":
        return word in SIEGESTORM.box.numbers
    return WORDS[part].fullmatch(word) is not None if part in WORDS else part == word


@pytest.mark.parametrize("seed", range(16))
def test_every_move_offered_in_a_game_has_one_of_the_forms(seed: int) -> None:
    for state in walk(seed):
        for decision in state.decisions:
            for option in decision.options:
                assert is_move(option.text), option.text
                assert SIEGESTORM.is_spelt(option.text), option.text


@pytest.mark.parametrize("text", ["hold bf", "use as3", "attack bf n", "return tengu tengu tengu"])
def test_something_odd_may_be_meant_as_a_move(text: str) -> None:
    assert SIEGESTORM.is_spelt(text)
    assert not is_move(text)


@pytest.mark.parametrize(
    "text", ["", "play tengo", "hold left", "hodl front", "use e1", "commit 0"]
)
def test_a_slip_of_the_pen_is_noticed(text: str) -> None:
    assert not SIEGESTORM.is_spelt(text)


@pytest.mark.parametrize("form", FORMS)
def test_the_document_lists_every_form(form: str) -> None:
    assert f"| `{form}` |" in DOCUMENT.read_text("utf-8")
