"""Figures: what a card looks like, put together from drawings, before the country of its deck."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any
from zlib import crc32

from siegeworks.games.siegestorm.pictures.portfolio import drawing
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures import bodies
from siegeworks.pictures.draw import flat, limb, nums, put, tag
from siegeworks.pictures.frame import figure
from siegeworks.pictures.palette import paint, painted

WIDE, HIGH = 120, 90
"""How large the illustration of a card is."""
GROUND, FEET = 89, 94
"""Where figures stand in the illustration, and where that is in their own square."""
LINE, THIN = "3.4", "2.6"
"""The width of outlines of a figure, and of what is around it."""
RIM = 7
"""The width of the light line behind a figure."""
STRANGER = "promo"
"""The deck whose country a card of an unknown deck is shown in."""

Look = dict[str, Any]
LOOKS: dict[str, dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("looks.toml").read_text("utf-8")
)
DECKS, RANKS, WORDS, CARDS, EFFECTS = (
    LOOKS[part] for part in ("decks", "ranks", "words", "cards", "effects")
)


SLOTS = {
    "body": "dress",
    "back": "dress",
    "head": "heads",
    "hat": "hats",
    "beard": "hats",
    "left": "hands",
    "right": "hands",
    "behind": "props",
    "before": "props",
}
"""What a look may say, and the text that the drawing for it is from."""


def look(card: Card) -> Look:
    """What is to be drawn for a card: each source of looks goes before the one before it."""
    found: Look = {**DECKS.get(card.faction, DECKS[STRANGER]), **RANKS.get(card.rank, {})}
    for word in card.id.split("-"):
        found.update(WORDS.get(word, {}))
    found.update(CARDS.get(card.id, {}))
    found.setdefault("right", next(_gestures(card), "staff"))
    return found


def _gestures(card: Card) -> Iterator[str]:
    """What somebody who does this might have in hand."""
    for verb in card.action:
        if type(verb).__name__ in EFFECTS:
            yield EFFECTS[type(verb).__name__]


def parts(card: Card) -> str:
    """The whole illustration."""
    seen = look(card)
    number = crc32(card.id.encode())
    country = card.faction if card.faction in DECKS else STRANGER
    return painted(
        _sky(*seen["sky"])
        + _country(country, number)
        + _around(seen, "behind")
        + _placed(seen, number)
        + _around(seen, "before"),
        seen,
    )


def _sky(top: str, low: str) -> str:
    """A sky from one colour down to another."""
    stops = tag("stop", stop_color=paint(top)) + tag("stop", offset="1", stop_color=paint(low))
    return tag("linearGradient", stops, id="~sky", x2="0", y2="1") + tag(
        "path", d=f"M0 0h{WIDE}v{HIGH}H0z", fill="url(#~sky)", stroke="none"
    )


def _country(deck: str, number: int) -> str:
    """One of two views, as it is or mirrored."""
    view = drawing("scenery", f"{deck}-{number % 2 + 1}").replace(' stroke="none"', "")
    return tag("g", put(view, WIDE, flip=True) if number & 2 else view, stroke="none")


def _around(seen: Look, place: str) -> str:
    thing = drawing("props", seen.get(place, ""))
    return tag("g", thing, stroke_width=THIN) if thing else ""


def _placed(seen: Look, number: int) -> str:
    """The figure on the ground, in its size; beasts look to either side."""
    size = seen["size"]
    across, down = WIDE / 2 + seen.get("x", 0), GROUND - FEET * size
    turned = "whole" in seen and not number & 4
    left = across + 50 * size if turned else across - 50 * size
    scale = f"{-size if turned else size:g} {size:g}"
    body = drawing(*seen["whole"].split("/")) if "whole" in seen else person(seen)
    return tag(
        "g",
        figure(body, rim=RIM),
        transform=f"translate({nums(left, down)}) scale({scale})",
        stroke_width=LINE,
    )


def person(seen: Look) -> str:
    """Somebody with a head and two hands, from the back to the front."""
    sleeve = "[SKIN]" if seen["body"] in BARE else "[CLOTH]"
    left, right = seen.get("left", ""), seen["right"]
    return (
        drawing("dress", seen.get("back", ""))
        + drawing("dress", seen["body"])
        + flat(ARMS, sleeve)
        + _head(seen)
        + _held(left, True)
        + _held(right, False)
    )


def _held(thing: str, left: bool) -> str:
    """A hand, and what is in it."""
    found = drawing("hands", thing)
    hand = bodies.hand("[SKIN]", left)
    if thing in SHIELDS:
        return hand + put(found, *(bodies.LEFT if left else bodies.RIGHT), turn=-8 if left else 8)
    return bodies.held(found, "[SKIN]", left=left) if found else hand


ARMS = limb(33, 63, 22, 73, 10) + limb(67, 63, 78, 73, 10)
"""Both arms, from the shoulders down to the hands."""
SHIELDS = ("shield", "eye-shield", "sun-shield", "round-shield", "door-shield", "pot-lid")
"""What hides the hand that holds it."""
BARE = ("bare",)
"""Bodies without sleeves."""


def _head(seen: Look) -> str:
    """The head, with the hood behind the face and any other hat above it."""
    face = drawing("heads", seen["head"])
    hat = drawing("hats", seen["hat"])
    beard = drawing("hats", seen.get("beard", ""))
    if seen["hat"] in HOODS:
        return hat + face + beard
    if seen["hat"] in FACES:
        return hat
    return face + beard + hat


HOODS = ("hood", "cowl", "crowned-cowl")
"""Hats that the face looks out of."""
FACES = ("wimple", "nun", "widow", "great-helm", "plumed-helm", "executioner")
"""Hats that show or hide a face of their own."""
