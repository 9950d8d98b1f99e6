"""Notation: every move that is ever offered has a form that is declared and written down."""

import pickle
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.core.moves import Form
from siegeworks.core.numbering import Numbering
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.testing.walk import Walker

DOCUMENT = Path(__file__).parents[2] / "docs" / "formats" / "notation.md"
NAMES = ("siegestorm", "rift")
MODES = [f"{name}/{mode}" for name in NAMES for mode in GAMES[name].modes]
ODD = {
    "siegestorm": ("hold bf", "use as3", "attack bf n", "return tengu tengu tengu", "play"),
    "rift": ("play shooters @ b1", "move", "tile b3", "pass shooters", "base a1 b1"),
}
SLIPS = {
    "siegestorm": ("", "play tengo", "hold left", "hodl front", "use e1", "commit 0", "commit 01"),
    "rift": ("", "play shoters @ b1 ~ n", "paly shooters", "face x", "tile b3 a0", "attack 10"),
}
EVERY_FORM = [(name, form) for name in NAMES for form in GAMES[name].box.moves.forms.values()]
SAMPLES = 60
"""Arguments of each form that are tried."""


def walked(mode: str) -> Iterator[Any]:
    """Every situation of a random game of a mode."""
    game, name = game_of(mode)
    dice = Random(mode)
    return Walker(game, game.random_setup(name, dice), 0, dice).situations()


@pytest.mark.parametrize("mode", MODES)
def test_every_move_offered_is_read_back_numbered_and_declared_for_its_question(mode: str) -> None:
    for number, state in enumerate(walked(mode)):
        box = state.box
        numbers = _numbering(box.game)
        for decision in state.decisions:
            for option in decision.options:
                move = option.move
                assert decision.prompt in move.form.asked, (decision.prompt, option.text)
                if number % 8 == 0:
                    assert box.moves.read(option.text, box) == move, option.text
                    assert box.moves.meant(option.text, box) == move, option.text
                    assert box.moves.is_spelt(option.text, box), option.text
                    assert numbers.move(numbers.number(move)) == move, option.text


_NUMBERINGS: dict[str, Numbering] = {}


def _numbering(name: str) -> Numbering:
    if name not in _NUMBERINGS:
        _NUMBERINGS[name] = GAMES[name].numbering()
    return _NUMBERINGS[name]


@pytest.mark.parametrize(("name", "form"), EVERY_FORM)
def test_a_form_prints_reads_and_numbers_its_moves(name: str, form: Form) -> None:
    box, numbers = GAMES[name].box, _numbering(name)
    first = numbers.first[form]
    count = numbers.starts[numbers.forms.index(form) + 1] - first
    step = max(1, count // SAMPLES)
    texts = set()
    for number in islice(range(first, first + count, step), SAMPLES):
        move = numbers.move(number)
        assert move.form is form
        assert numbers.number(move) == number
        assert box.moves.read(move.text, box) == move
        assert " ".join(move.steps) == move.text
        assert pickle.loads(pickle.dumps(move)) == move
        texts.add(move.text)
    assert len(texts) == len(range(first, first + count, step)[:SAMPLES])


@pytest.mark.parametrize("name", NAMES)
def test_numbers_that_are_none_have_no_move(name: str) -> None:
    numbers = _numbering(name)
    for number in (-1, len(numbers)):
        with pytest.raises(IndexError, match=f"there is no move {number}"):
            numbers.move(number)


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in ODD for text in ODD[name]])
def test_something_odd_may_be_meant_as_a_move(name: str, text: str) -> None:
    box = GAMES[name].box
    assert GAMES[name].is_spelt(text)
    assert box.moves.read(text, box) is None
    assert box.moves.meant(text, box).word == text.split()[0]


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in SLIPS for text in SLIPS[name]])
def test_a_slip_of_the_pen_is_noticed(name: str, text: str) -> None:
    assert not GAMES[name].is_spelt(text)


@pytest.mark.parametrize(("name", "form"), EVERY_FORM)
def test_the_document_lists_every_form(name: str, form: Form) -> None:
    assert f"| `{form.text}` | {form.does} |" in DOCUMENT.read_text("utf-8")
