"""The toolkit: frames, colours, and the words of a caller."""

from xml.etree import ElementTree

import pytest

from siegeworks.pictures import stylesheet
from siegeworks.pictures.draw import disc, form, line, mirrored
from siegeworks.pictures.frame import figure, picture
from siegeworks.pictures.glyphs import STROKES, glyph
from siegeworks.pictures.palette import DARK, LIGHT, paint, values

SVG = "{http://www.w3.org/2000/svg}"


def ball() -> str:
    return figure(form(disc(50, 50, 30), "moss"))


def test_a_picture_with_a_title_can_be_heard() -> None:
    root = ElementTree.fromstring(picture(ball(), title="A <ball> & ~", desc="It is round."))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "A <ball> & ~"
    assert desc is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


def test_a_picture_without_a_title_is_hidden_from_readers() -> None:
    root = ElementTree.fromstring(picture(ball(), desc="Nobody reads this."))
    assert root.get("aria-hidden") == "true"
    assert root.find(f"{SVG}title") is None
    assert root.find(f"{SVG}desc") is None


def test_a_uid_sets_the_names_of_equal_pictures_apart() -> None:
    one, two = (
        ElementTree.fromstring(picture(ball())),
        ElementTree.fromstring(picture(ball(), uid="b")),
    )
    names = [{item.get("id") for item in root.iter() if item.get("id")} for root in (one, two)]
    assert names[0]
    assert not names[0] & names[1]


def test_a_mirror_image_is_there_whether_the_part_is_long_or_short() -> None:
    for part in (line("M1 1L2 2"), form(disc(20, 50, 10), "moss")):
        assert mirrored(part).count("matrix(-1 0 0 1 100 0)") == 1


def test_every_colour_has_a_light_and_a_dark_value() -> None:
    assert set(DARK) <= set(LIGHT)
    assert set(values(dark=True)) == set(LIGHT)
    assert all(f"--sw-{name}:" in stylesheet() for name in LIGHT)


def test_a_colour_falls_back_on_its_light_value() -> None:
    assert paint("ink") == f"var(--sw-ink,{LIGHT['ink']})"
    with pytest.raises(KeyError):
        paint("octarine")


def test_every_sign_is_drawn_differently() -> None:
    drawn = {glyph(sign, 0, 0) for sign in (*STROKES, "?")}
    assert len(drawn) == len(STROKES) + 1
