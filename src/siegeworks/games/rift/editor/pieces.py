"""Damage tiles, soldiers and portal tiles on a horde card, and the bases of figures."""

from functools import cache

import msgspec

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.editor.names import Names
from siegeworks.games.rift.editor.text import (
    Horde,
    Subject,
    hero_of,
    hordes_in,
    set_value,
    set_values,
    value,
)
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.grid import (
    BASE,
    SOLDIER,
    Cells,
    Mask,
    canonical,
    cells,
    mask_of,
    names,
    squares,
    ways,
)
from siegeworks.games.rift.rules.maps import Token
from siegeworks.games.rift.rules.printed import PORTAL, Card, Face
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.pages.tools import Choice, Desk, Field, Group, Note

PIECES = ("tiles", "soldiers", "gate")
SHAPES = {"soldiers": "X", "gate": "XX/XX"}
FIGURES = (*SEATS, "beast", "guest")
ONE = "X"
GATE_LEVEL = 3


class ShownHorde(msgspec.Struct, frozen=True):
    """A horde card as a board draws it."""

    card: str
    turn: int
    kind: str
    level: int
    tiles: int
    soldiers: int
    gate: int
    bases: tuple[tuple[str, int], ...]
    """Figures: the hero, and the squares of the base."""


class HordeCard(Field, frozen=True, kw_only=True, tag="horde"):
    """A horde card on whose squares pieces are laid."""

    horde: ShownHorde
    seats: dict[str, str]
    """Whose heroes stand on it."""
    width: int
    squares: tuple[str, ...]
    """The names of the squares that may be covered; the others are red."""

    def takes(self, value: str) -> bool:
        return value in self.squares


class Shapes(Field, frozen=True, kw_only=True, tag="shapes"):
    """The kinds of tiles, of which one is taken and turned."""

    value: str
    """The shape that is taken, and how many times it is turned: `2:1`."""
    shapes: tuple[tuple[Cells, ...], ...]
    """Each kind with the ways it may lie."""
    turn: str
    """What the button that turns says."""


@cache
def tiles() -> tuple[tuple[Cells, ...], ...]:
    """The kinds of tiles that towers lay, the smallest first, each with the ways it may lie."""
    attacks = [attack for tower in BOX.towers for attack in tower.attacks]
    drawn = [piece for attack in attacks for group in attack.groups for piece in group]
    kinds: dict[str, str] = {}
    for each in (ONE, *drawn):
        if each != SOLDIER:
            kinds.setdefault(canonical(each), each)
    smallest = sorted(kinds.values(), key=lambda each: len(cells(each)))
    return tuple(ways(each, 0, True) for each in smallest)


def card_of(horde: Horde) -> Card | None:
    """The printed card of a horde."""
    number = BOX.card_numbers.get(horde.card)
    return None if number is None else BOX.cards[number]


def face_of(horde: Horde, card: Card, scenario: Scenario) -> Face:
    """A horde card as it lies on its path."""
    return card.faces[_turn(horde, scenario)]


def _turn(horde: Horde, scenario: Scenario) -> int:
    tokens = _tokens(horde, scenario)
    said = next((token for token in tokens if str(token.number) == horde.path), None)
    return (said or tokens[0]).turn if tokens else 0


def _tokens(horde: Horde, scenario: Scenario) -> list[Token]:
    """The tokens whose path leads over a horde; all of them if there is none."""
    of = scenario.map
    found = [one for one in of.tokens if horde.space in (of.names[space] for space in one.path)]
    return found or list(of.tokens)


def free_base(horde: Horde, scenario: Scenario) -> str:
    """Where the base of a figure may stand that comes to a horde: the first free place."""
    card = card_of(horde)
    if card is None:
        return "a1"
    face = face_of(horde, card, scenario)
    blocked = face.red | face.deadly | _mask((*horde.tiles, *horde.soldiers, *horde.gate), face)
    for place in range(face.width * face.height):
        there = laid(cells(BASE), place, face)
        if not there & blocked:
            return _name(there, face)
    return "a1"


def _name(mask: Mask, face: Face) -> str:
    return names(mask & -mask, face.width)


def corners(horde: Horde) -> list[str]:
    """Where the upper left square of a base may be."""
    card = card_of(horde)
    if card is None:
        return []
    face = card.faces[0]
    wide, high = face.width, face.height
    return [
        names(1 << row * wide + column, wide)
        for row in range(high - 1)
        for column in range(wide - 1)
    ]


def _mask(words: tuple[str, ...], face: Face) -> Mask:
    """Squares by name, those that there are."""
    mask = 0
    for word in words:
        try:
            mask |= mask_of([word], face.width, face.height)
        except Refused:
            continue
    return mask


def laid(shape: Cells, place: int, face: Face) -> Mask:
    """The squares a shape covers with its first square on a place, pushed onto the card."""
    across, down = max(column for _, column in shape), max(row for row, _ in shape)
    row, column = divmod(place, face.width)
    left = max(0, min(column - shape[0][1], face.width - 1 - across))
    top = max(0, min(row, face.height - 1 - down))
    return sum(1 << (top + r) * face.width + left + c for r, c in shape)


def pressed(text: str, horde: Horde, face: Face, kind: str, there: Mask) -> str:
    """A piece on some squares; one that is there already goes, and others give way."""
    before = {name: _mask(getattr(horde, name), face) for name in PIECES}
    off = before[kind] & there == there
    for name, mask in before.items():
        left = mask & ~there
        if name == "gate" and left != mask:
            left = 0
        if name == kind and not off:
            left = there if kind == "gate" else left | there
        if left != mask:
            now = names(left, face.width).split()
            text = set_values(text, horde.subject, name, now)
    return text


def figures_on(text: str, horde: Horde, face: Face) -> tuple[tuple[str, int, str], ...]:
    """Figures on a horde: the hero, the squares of the base, the seat; only on one on top."""
    if [one.at for one in hordes_in(text) if one.space == horde.space][-1:] != [horde.at]:
        return ()
    found = []
    for head in FIGURES:
        figure = Subject(head)
        base, hero = value(text, figure, "base"), hero_of(text, figure)
        first = _mask((base,), face)
        if first and hero and value(text, figure, "at") == horde.space:
            mask = laid(cells(BASE), first.bit_length() - 1, face)
            found.append((hero, mask, head if head in SEATS else SEATS[0]))
    return tuple(found)


def group(desk: Desk, names_of: Names) -> Group:
    """The pieces on the hordes there are."""
    say, scenario, phrases = desk.say, names_of.scenario, names_of.phrases
    known = {str(one.at): (one, card) for one in hordes_in(desk.text) if (card := card_of(one))}
    if not known:
        return Group(
            say("positions-pieces"),
            (),
            (Note(name="pieces.none", label=say("positions-no-horde")),),
        )
    there = [
        Choice(at, f"{names_of.words.card_name(card)} · {one.space}")
        for at, (one, card) in known.items()
    ]
    chosen = desk.select("pieces.horde", say("positions-horde-there"), there)
    horde, card = known[chosen.value]
    face = face_of(horde, card, scenario)
    kinds = zip(PIECES, ("square-tile", "square-soldier", "square-gate"), strict=True)
    piece = desk.select(
        "pieces.piece",
        say("positions-piece"),
        [Choice(name, phrases[phrase]) for name, phrase in kinds],
    )
    acts: list[Field] = []
    shape = cells(SHAPES.get(piece.value, ONE))
    if piece.value == "tiles":
        row = Shapes(
            name="pieces.shape",
            label=say("positions-shape"),
            value=_chosen_shape(desk),
            shapes=tiles(),
            turn=phrases["rotate"],
        )
        number, turn = map(int, row.value.split(":"))
        shape = tiles()[number][turn % len(tiles()[number])]
        acts.append(row)
    acts.append(_card_field(desk, horde, card, face, piece.value, shape, scenario))
    acts.append(Note(name="pieces.help", label=say("positions-press")))
    fields = (chosen, piece, *_path(desk, horde, scenario))
    return Group(say("positions-pieces"), fields, tuple(acts))


def _path(desk: Desk, horde: Horde, scenario: Scenario) -> list[Field]:
    """On which of several paths a horde is."""
    tokens = [str(token.number) for token in _tokens(horde, scenario)]
    if len(tokens) < 2:
        return []
    return [
        desk.choosing(
            "pieces.path",
            desk.say("positions-path"),
            [Choice(one, one) for one in tokens],
            horde.path or tokens[0],
            lambda path: set_value(desk.text, horde.subject, "path", path),
        )
    ]


def _chosen_shape(desk: Desk) -> str:
    """The tile that is taken, as it is turned: of what a page says only what there is."""
    number, _, turn = desk.chosen.get("pieces.shape", "").partition(":")
    known = number.isdecimal() and turn.isdecimal() and len(number + turn) < 5
    return f"{number}:{turn}" if known and int(number) < len(tiles()) else "0:0"


def _card_field(
    desk: Desk, horde: Horde, card: Card, face: Face, kind: str, shape: Cells, scenario: Scenario
) -> HordeCard:
    figures = figures_on(desk.text, horde, face)
    tiles_, soldiers, gate = (_mask(getattr(horde, name), face) for name in PIECES)
    shown = ShownHorde(
        horde.card,
        _turn(horde, scenario),
        PORTAL if gate else card.kind,
        GATE_LEVEL if gate else card.level,
        tiles_,
        soldiers,
        gate,
        tuple((hero, mask) for hero, mask, _ in figures),
    )
    whole = (1 << face.width * face.height) - 1
    free = [names(square, face.width) for square in squares(whole & ~face.red)]
    field = HordeCard(
        name="pieces.card",
        horde=shown,
        seats={hero: seat for hero, _, seat in figures},
        width=face.width,
        squares=tuple(free),
    )

    def press(square: str) -> str:
        place = mask_of([square], face.width, face.height).bit_length() - 1
        return pressed(desk.text, horde, face, kind, laid(shape, place, face))

    return desk.changing(field, press)
