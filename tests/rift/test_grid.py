"""Grids: shapes, and how many ways there are to lay them down."""

import pytest

from siegeworks.games.rift.rules.grid import (
    canonical,
    cells,
    grown,
    mask_of,
    names,
    placements,
    squares,
)

COUNTS = [
    ("X", False, 25),
    ("XX", False, 20),
    ("XX", True, 40),
    ("XX/XX", True, 16),
    ("XX/X.", True, 64),
    ("XX/XX/X.", True, 96),
    ("XXX/.X.", True, 48),
    ("XXXXX", True, 10),
]
"""Shape, free rotation, ways on a 5×5 grid."""


@pytest.mark.parametrize(("shape", "free", "number"), COUNTS)
def test_the_number_of_placements_is_known(shape: str, free: bool, number: int) -> None:
    assert len(placements(shape, 5, 5, 0, free)) == number


def test_a_placement_covers_as_many_squares_as_the_shape() -> None:
    for mask in placements("XXX/XX.", 5, 5, 0, True):
        assert mask.bit_count() == 5


def test_a_quarter_turn_lays_a_row_as_a_column() -> None:
    upright = {names(mask, 5) for mask in placements("X/X", 5, 5)}
    assert "a1 a2" in upright
    assert "a1 b1" not in upright
    assert {names(mask, 5) for mask in placements("XX", 5, 5, 1)} == upright


def test_shapes_are_turned_clockwise() -> None:
    corner = min(placements("XX/X.", 2, 2, 1))
    assert names(corner, 2) == "a1 b1 b2"


def test_names_and_masks_are_each_others_reverse() -> None:
    for mask in placements("XX/X.", 5, 5, 0, True):
        assert mask_of(names(mask, 5).split(), 5, 5) == mask


@pytest.mark.parametrize("word", ["f1", "a6", "a0", "a", "1a", "aa"])
def test_a_square_off_the_grid_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is no square"):
        mask_of([word], 5, 5)


@pytest.mark.parametrize("drawn", ["", "XO", "XX/X", ".."])
def test_a_drawing_that_is_no_shape_is_refused(drawn: str) -> None:
    with pytest.raises(ValueError, match="shape"):
        cells(drawn)


def test_equal_shapes_have_one_canonical_drawing() -> None:
    assert canonical("X/X") == canonical("XX")
    assert len({canonical(drawn) for drawn in ("XX/X.", "XX/.X", "X./XX", ".X/XX")}) == 1
    assert canonical("XXX/X..") != canonical("XXX/.X.")


def test_touching_squares_share_an_edge() -> None:
    corner = mask_of(["a1"], 5, 5)
    assert names(grown(corner, 5, 5), 5) == "b1 a2"
    assert [names(square, 5) for square in squares(mask_of(["c3", "b2"], 5, 5))] == ["b2", "c3"]
