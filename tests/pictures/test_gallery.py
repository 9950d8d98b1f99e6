"""The gallery: a picture by its address, or a reason why there is none."""

from xml.etree import ElementTree

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.games.rift import pictures as rift
from siegeworks.games.rift.rules import BOX as RIFT
from siegeworks.games.siegestorm import pictures as siegestorm
from siegeworks.games.siegestorm.rules import BOX as STORM
from siegeworks.pictures.gallery import galleries, picture_of, wings

SVG = "{http://www.w3.org/2000/svg}"
ALL = [
    (game, kind, ident)
    for game in galleries()
    for kind, wing in wings(game).items()
    for ident in wing.ids
]


@pytest.mark.parametrize(("game", "kind"), list(dict.fromkeys(entry[:2] for entry in ALL)))
def test_everything_in_the_gallery_can_be_seen_and_heard(game: str, kind: str) -> None:
    for ident in wings(game)[kind].ids:
        root = ElementTree.fromstring(picture_of(game, kind, ident, title="A <thing>"))
        title = root.find(f"{SVG}title")
        assert title is not None
        assert title.text == "A <thing>"
        assert root.get("role") == "img"


def test_the_gallery_has_what_the_boxes_have() -> None:
    assert wings("siegestorm")["card"].ids == STORM.ids
    assert set(wings("siegestorm")["boss"].ids) == set(STORM.bosses)
    assert set(wings("rift")["tower"].ids) == set(RIFT.tower_numbers)
    assert set(wings("rift")["horde"].ids) == {card.id for card in RIFT.cards}


def test_an_address_leads_to_the_picture_of_the_room() -> None:
    card = STORM.cards[STORM.numbers["tengu"]]
    assert picture_of("siegestorm", "card", "tengu", uid="x") == siegestorm.art(card, uid="x")
    assert picture_of("siegestorm", "ground", "space-b") == siegestorm.ground("space", "b")
    assert picture_of("rift", "enemy", "goblin") == rift.enemy("goblin")
    assert picture_of("rift", "portal", "2") == rift.portal(2)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (("chess", "card", "queen"), "unknown game 'chess'"),
        (("siegestorm", "tower", "mage"), "unknown kind of siegestorm picture 'tower'"),
        (("siegestorm", "card", "tengo"), "unknown siegestorm card 'tengo'; did you mean 'tengu'?"),
        (("rift", "portal", "9"), "unknown rift portal '9'"),
        (("siegestorm", "card", ""), "unknown siegestorm card ''"),
        (("siegestorm", "card", "../../etc"), "unknown siegestorm card '../../etc'"),
    ],
)
def test_what_is_not_there_is_refused(address: tuple[str, str, str], said: str) -> None:
    with pytest.raises(Refused) as refusal:
        picture_of(*address)
    assert said in str(refusal.value)


def test_a_refusal_does_not_repeat_a_long_name() -> None:
    with pytest.raises(Refused) as refusal:
        picture_of("siegestorm", "card", "x" * 10_000)
    assert len(str(refusal.value)) < 200
