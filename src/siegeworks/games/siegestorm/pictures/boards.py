"""What lies on the table: frames and backs of cards, portraits of bosses, the ground."""

from siegeworks.games.siegestorm.pictures import heraldry
from siegeworks.games.siegestorm.pictures.figure import HIGH, LOOKS, STRANGER, THIN, WIDE, parts
from siegeworks.games.siegestorm.pictures.portfolio import drawing, names
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.pictures.draw import put, tag
from siegeworks.pictures.frame import figure
from siegeworks.pictures.palette import painted

FRAMES: dict[str, dict[str, str]] = LOOKS["frames"]
SIDES: dict[str, dict[str, str]] = LOOKS["sides"]
GROUNDS = names("ground")
"""Every kind of ground."""
CARD_WIDE, CARD_HIGH = 240, 336
"""How large a card is."""
PORTRAIT = 120
"""How large the square of a portrait is."""
HIDDEN = "hidden"
"""The back of a card whose deck nobody may know."""
BOXES: dict[str, tuple[int, int, int, int]] = {
    "cost": (4, 2, 48, 49),
    "name": (56, 9, 168, 32),
    "art": (12, 46, 216, 162),
    "action": (26, 219, 196, 34),
    "passive": (26, 257, 196, 34),
    "attack": (10, 294, 48, 40),
    "crest": (100, 296, 40, 38),
    "defence": (182, 294, 48, 40),
}
"""Where the parts of a card are on its frame: left, top, width and height."""


def frame(faction: str, rank: str, fights: bool = True) -> str:
    """The frame of a card with a hole for its illustration; who never fights has no values."""
    values = drawing("cards", "attack-socket") + drawing("cards", "defence-socket")
    edge = drawing("cards", rank)
    drawn = drawing("cards", "frame") + edge + drawing("cards", "cost-socket")
    cast = FRAMES.get(faction, FRAMES[STRANGER])
    return painted(tag("g", drawn + (values if fights else ""), stroke_width=THIN), cast)


def back(faction: str) -> str:
    """The back of the cards of a deck, with its crest; or the one that says nothing."""
    if faction == HIDDEN:
        device = drawing("cards", HIDDEN)
    else:
        device = put(figure(heraldry.crest(faction)), 65, 113, 1.1)
    return painted(drawing("cards", "back") + device, FRAMES.get(faction, FRAMES[STRANGER]))


def portrait(card: Card) -> str:
    """A boss in a frame of iron."""
    size = PORTRAIT / HIGH
    scene = put(parts(card), (PORTRAIT - WIDE * size) / 2, 0, size)
    return scene + tag("g", drawing("cards", "portrait"), stroke_width=THIN)


def ground(kind: str, side: str) -> str:
    """A tile of ground in the colours of a side."""
    return painted(tag("g", drawing("ground", kind), stroke_width=THIN), SIDES[side])
