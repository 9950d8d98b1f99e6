"""Horde cards: the grid with its enemies, what is printed beside them, and what lies on them."""

from collections.abc import Mapping

from siegeworks.games.rift.pictures import badges, enemies, heroes, invented, tokens
from siegeworks.games.rift.rules.grid import Mask, names, squares
from siegeworks.games.rift.rules.printed import GHOST, HORDE, LIFE, PORTAL, Card, Enemy, Face
from siegeworks.pictures.draw import box, clipped, flat, form, line, num, patch, put, tag
from siegeworks.pictures.frame import figure
from siegeworks.pictures.palette import paint

CELL, MARGIN = 40.0, 20.0
FRAMES = {HORDE: "margin", PORTAL: "plum", GHOST: "sky", LIFE: "wine"}
"""The frame of each kind of card."""
SIDES = ("bottom", "left", "top", "right")


def size(face: Face) -> tuple[float, float]:
    """How wide and high the picture of a card is."""
    return face.width * CELL + 2 * MARGIN, face.height * CELL + 2 * MARGIN


def corner(place: int, face: Face) -> tuple[float, float]:
    """The upper left corner of a square."""
    row, column = divmod(place, face.width)
    return MARGIN + column * CELL, MARGIN + row * CELL


def bounds(mask: Mask, face: Face) -> tuple[float, float, float, float]:
    """Left, top, width and height of the squares of a mask."""
    places = [square.bit_length() - 1 for square in squares(mask)]
    rows, columns = [p // face.width for p in places], [p % face.width for p in places]
    left, top = MARGIN + min(columns) * CELL, MARGIN + min(rows) * CELL
    wide = (max(columns) - min(columns) + 1) * CELL
    return left, top, wide, (max(rows) - min(rows) + 1) * CELL


def ground(card: Card, turn: int, hidden: Mask = 0) -> str:
    """The card with all that is printed on it, but for enemies that are hidden from view."""
    face = card.faces[turn]
    return frame(card, face, turn) + grid(face) + reds(card, face) + crowd(face, hidden)


def frame(card: Card, face: Face, turn: int) -> str:
    """The card itself, its purple edge towards the exit."""
    wide, high = size(face)
    colour = FRAMES.get(card.kind, "margin")
    card_edge = form(box(3, 3, wide - 6, high - 6, 10), colour, 4)
    return card_edge + edge(wide, high, turn) + crystals(card.crystals, wide, high, turn)


def edge(wide: float, high: float, turn: int) -> str:
    """The purple edge with three points that show where the horde goes."""
    strip = flat(box(-50, -7, 100, 13, 5), "violet", stroke_width="2.6")
    points = "".join(patch(f"M{x - 7} -4h14l-7 7z", "white") for x in (-28, 0, 28))
    middle = {
        0: (wide / 2, high - 10),
        1: (10, high / 2),
        2: (wide / 2, 10),
        3: (wide - 10, high / 2),
    }
    return put(strip + points, *middle[turn], turn=90 * turn)


def crystals(number: int, wide: float, high: float, turn: int) -> str:
    """What the horde yields, on the edge it comes from."""
    middle = {
        2: (wide / 2, high - 10),
        3: (10, high / 2),
        0: (wide / 2, 10),
        1: (wide - 10, high / 2),
    }
    x, y = middle[turn]
    across = turn % 2 == 0
    found = ""
    for place in range(number):
        away = 16 * (place - (number - 1) / 2)
        found += put(
            tokens.gem(0, 0, 24, "lilac"), x + away * across, y + away * (not across), size=0.42
        )
    return found


def grid(face: Face) -> str:
    """The squares, each with its name for whoever wants to click on it."""
    found = ""
    for place in range(face.width * face.height):
        x, y = corner(place, face)
        found += tag(
            "rect",
            class_="sw-square",
            data_square=names(1 << place, face.width),
            x=num(x),
            y=num(y),
            width=num(CELL),
            height=num(CELL),
        )
    return tag("g", found, fill=paint("square"), stroke_width="1.4")


# -- what is printed -------------------------------------------------------------------------


def crowd(face: Face, hidden: Mask = 0) -> str:
    """Every enemy in its square or squares; each kind is drawn once and referred to."""
    seen = [(mask, enemy) for mask, enemy in face.enemies if mask & ~hidden]
    kinds = {enemy.id: enemy for _, enemy in seen}
    drawn = "".join(tag("g", printed(enemy), id=f"~e-{enemy.id}") for enemy in kinds.values())
    placed = "".join(_placed(mask, enemy, face) for mask, enemy in seen)
    return tag("defs", drawn) + placed if kinds else ""


def printed(enemy: Enemy) -> str:
    """An enemy with its badges, in a square of 100."""
    parts = enemies.DRAWN.get(enemy.id) or invented.parts(enemy.id, enemy.properties)
    small = 0.75 if "large" in enemy.properties else 1.25
    return figure(parts + badges.row(enemy.properties, small), f"f-{enemy.id}")


def _placed(mask: Mask, enemy: Enemy, face: Face) -> str:
    x, y, wide, _ = bounds(mask, face)
    large = mask.bit_count() > 1
    field = flat(box(x, y, wide, wide), "paper", stroke_width="1.4") if large else ""
    scale = f"translate({num(x - 1)} {num(y - 1)}) scale({(wide + 2) / 100:.3g})"
    return field + tag(
        "use", href=f"#~e-{enemy.id}", class_="sw-enemy", data_enemy=enemy.id, transform=scale
    )


def reds(card: Card, face: Face) -> str:
    """The red squares, hatched, and the symbols on them."""
    found = "".join(_red(place.bit_length() - 1, face) for place in squares(face.red))
    level = _level_square(card, face)
    if level:
        x, y, *_ = bounds(level, face)
        found += put(tokens.portal(card.level), x - 2, y - 2, size=0.44)
    rest = face.red & ~level
    return found + (_symbols(card, rest, face) if rest else "")


def _red(place: int, face: Face) -> str:
    x, y = corner(place, face)
    outline = box(x, y, CELL, CELL)
    stripes = "".join(
        f"M{num(x + step)} {num(y + CELL)}l{num(CELL)} {num(-CELL)}"
        for step in (-26, -13, 0, 13, 26)
    )
    return patch(outline, "red") + clipped(outline, line(stripes, 2.4, "wine")) + line(outline, 1.4)


def _level_square(card: Card, face: Face) -> Mask:
    """The level square of a portal: the middle one, or the only red one."""
    if card.kind != PORTAL:
        return 0
    middle = 1 << (face.width * face.height) // 2
    return middle if face.red & middle else face.red & -face.red


def _symbols(card: Card, mask: Mask, face: Face) -> str:
    """The flying symbol, the ghost symbol, or the signs of the scouts, in the middle of a strip."""
    x, y, wide, high = bounds(mask, face)
    middle_x, middle_y = x + wide / 2, y + high / 2
    if card.scouts:
        return "".join(
            _scout(place, kind, len(card.scouts), (x, y, wide, high), face)
            for place, kind in enumerate(card.scouts)
        )
    if card.flying:
        fit = min(wide, 80) / 100
        return put(tokens.wings(), middle_x - 50 * fit, middle_y - 31 * fit, size=fit)
    return put(tokens.spook(), middle_x - 20, middle_y - 20, size=0.66)


def _scout(
    place: int, kind: str, count: int, strip: tuple[float, float, float, float], face: Face
) -> str:
    """One sign of the scouts; their order turns with the card."""
    x, y, wide, high = strip
    part = (place + 0.5) / count
    if wide < high:
        part = 1 - part if x > face.width * CELL / 2 else part
        x, y = x + wide / 2, y + high * part
    else:
        part = 1 - part if y < face.height * CELL / 2 else part
        x, y = x + wide * part, y + high / 2
    return put(tokens.ground(kind), x - 18, y - 18, size=0.36)


# -- what lies on it -------------------------------------------------------------------------


def covers(mask: Mask, face: Face) -> str:
    """A plate on every covered square; what is below shows through."""
    found = ""
    for square in squares(mask):
        x, y = corner(square.bit_length() - 1, face)
        plate = flat(
            box(x + 2, y + 2, CELL - 4, CELL - 4, 4), "wood", stroke_width="2", fill_opacity=".72"
        )
        nails = line(f"M{num(x + 11)} {num(y + 11)}l18 18m0-18l-18 18", 5)
        nails += line(f"M{num(x + 11)} {num(y + 11)}l18 18m0-18l-18 18", 2.2, "sun")
        found += tag("g", plate + nails, class_="sw-covered", data_square=names(square, face.width))
    return found


def garrison(mask: Mask, face: Face) -> str:
    """A soldier on every square that has one."""
    if not mask:
        return ""
    found = tag("defs", tag("g", figure(tokens.soldier(), "s"), id="~soldier"))
    for square in squares(mask):
        x, y = corner(square.bit_length() - 1, face)
        ground = flat(box(x + 2, y + 2, CELL - 4, CELL - 4, 4), "sky", stroke_width="2")
        man = tag(
            "use", href="#~soldier", transform=f"translate({num(x + 2)} {num(y + 1)}) scale(.37)"
        )
        found += tag("g", ground + man, class_="sw-soldier", data_square=names(square, face.width))
    return found


def gate(mask: Mask, level: int, face: Face) -> str:
    """A portal tile on its squares."""
    if not mask:
        return ""
    x, y, wide, high = bounds(mask, face)
    ground = flat(box(x + 2, y + 2, wide - 4, high - 4, 6), "plum", stroke_width="2.6")
    whirl = put(tokens.portal(level), x + 4, y + 4, size=(wide - 8) / 100)
    return tag("g", ground + whirl, class_="sw-gate")


def bases(figures: Mapping[str, Mask], face: Face) -> str:
    """The figures of heroes on the squares of their bases."""
    found = ""
    for name, mask in figures.items():
        x, y, wide, high = bounds(mask, face)
        ring = flat(box(x + 2, y + 2, wide - 4, high - 4, 12), "sun", stroke_width="2.6")
        man = put(figure(heroes.parts(name), f"h-{name}"), x + 4, y + 3, size=(wide - 8) / 100)
        found += tag("g", ring + man, class_="sw-base")
    return found
