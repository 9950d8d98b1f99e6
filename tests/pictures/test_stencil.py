"""Stencils: drawings kept as text."""

import pytest

from siegeworks.pictures.draw import disc, flat, form, line, mirrored, patch, put
from siegeworks.pictures.palette import paint, painted
from siegeworks.pictures.stencil import cut


def one(*rows: str) -> str:
    return cut("\n".join(["[thing]", *rows]), {"other": "<other/>"})["thing"]


def test_a_line_is_a_mark() -> None:
    assert one("form moss 4 M0 0L1 1z") == form("M0 0L1 1z", "moss", 4)
    assert one("form moss M0 0L1 1z") == form("M0 0L1 1z", "moss")
    assert one("flat moss disc 5 6 7") == flat(disc(5, 6, 7), "moss")
    assert one("patch moss .5 disc 5 6 7") == patch(disc(5, 6, 7), "moss", 0.5)
    assert one("line ink 3 M0 0L1 1") == line("M0 0L1 1", 3)


def test_marks_follow_each_other_and_remarks_are_skipped() -> None:
    text = one("flat moss M0 0z", "", "# so it is", "flat red M1 1z")
    assert text == flat("M0 0z", "moss") + flat("M1 1z", "red")


def test_a_mark_with_an_axis_has_a_mirror_image() -> None:
    assert one("flat@40 moss disc 5 6 7") == mirrored(flat(disc(5, 6, 7), "moss"), 40)


def test_a_drawing_uses_others_before_and_after_it() -> None:
    found = cut("[a]\nuse b\nuse other\n[b]\nflat red M1 1z", {"other": "<other/>"})
    assert found["a"] == found["b"] + "<other/>"
    assert set(found) == {"a", "b"}


def test_a_drawing_used_twice_is_drawn_once() -> None:
    found = cut("[a]\nuse b 10 20\nuse b 30 40 .5 90\n[b]\nflat red M1 1z", {})
    assert found["a"].count(found["b"]) == 1
    name = found["a"].split('id="')[1].split('"')[0]
    assert put(f'<use href="#{name}"/>', 30, 40, 0.5, 90) in found["a"]


def test_colours_in_capitals_are_filled_in_later() -> None:
    assert painted(one("flat TRIM M0 0z"), {"TRIM": "gold"}) == flat("M0 0z", "gold")
    assert paint("gold") not in one("flat TRIM M0 0z")


@pytest.mark.parametrize("row", ["smear red M0 0z", "use nothing", "flat octarine M0 0z"])
def test_what_cannot_be_drawn_is_an_error(row: str) -> None:
    with pytest.raises(KeyError):
        one(row)
