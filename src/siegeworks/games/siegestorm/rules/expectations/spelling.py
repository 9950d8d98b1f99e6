"""How expectations are spelt: every word is looked at, and one that can never be right is refused.

An expectation of what must not be would hold for anything misspelt.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import get_args

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.expecting import Found, fail
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import game_named
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.field import SPACES, Field
from siegeworks.games.siegestorm.rules.named import OF_A_SEAT, card_of
from siegeworks.games.siegestorm.rules.pieces import Spot, Stage
from siegeworks.games.siegestorm.rules.position import Item, format_items, parse_item
from siegeworks.games.siegestorm.rules.state import SiegeState

NOBODY = Found(False, "nobody")

OfGame = Callable[[SiegeState, list[str]], Found]
OfSeat = Callable[[SiegeState, Seat, list[str]], Found]
OfSquare = Callable[[SiegeState, Spot | None, list[str]], Found]

NUMBER = re.compile(r"[0-9]{1,4}")
_SIGNED = re.compile(r"[+-][0-9]{1,3}")
SEAT_FIELDS = ("seat", "by", "owner", "victim")
CARD_FIELDS = ("card", "old", "new", "target_card", "replaced")
CARDS_FIELDS = ("cards", "drawn", "lost")
STAGES = get_args(Stage)


def is_seat(game: SiegeState, word: str) -> bool:
    """Whether a word is a seat of this game."""
    return word in tuple(SEATS[: game.field.seats])


@cache
def squares(field: Field) -> frozenset[str]:
    """Every square there is; a creature that leaves its track stands one space beyond it."""
    found = {field.land(track.board) for track in field.tracks}
    for number in range(len(field.tracks)):
        if field.tracks[number].spaces:
            found |= {field.space(number, place) for place in range(SPACES + 1)}
        found.add(field.front(number))
    return frozenset(found)


def check_clause(clause: str) -> None:
    """Refuse a clause that is none."""
    if clause not in {known.id for known in game_named(SiegeBox.game).clauses()}:
        fail(f"no clause {clause!r}")


def check_none(form: str, words: list[str]) -> None:
    """Refuse words after a form that takes none."""
    if words:
        fail(f"cannot read {words[0]!r}: nothing comes after {form}")


def check_lasting(game: SiegeState, words: list[str]) -> None:
    """Refuse what no position could say of something that lasts."""
    match words:
        case []:
            return
        case ["boost", square, att, de, *by] if _SIGNED.fullmatch(att) and _SIGNED.fullmatch(de):
            seated = not by or (len(by) == 2 and by[0] == "by" and is_seat(game, by[1]))
            good = seated and square in squares(game.field)
        case ["shifted", seat, square, card]:
            _check_card(game, card)
            good = is_seat(game, seat) and square in squares(game.field)
        case ["unopposed", name]:
            good = name in [track.name for track in game.field.tracks]
        case [kind, seat]:
            good = kind in OF_A_SEAT and is_seat(game, seat)
        case _:
            good = False
    if not good:
        kinds = ", ".join(("boost", "shifted", "unopposed", *OF_A_SEAT))
        fail(f"cannot read `lasting {' '.join(words)}`; there is {kinds}, as positions have them")


def check_value(game: SiegeState, key: str, kind: object, value: str) -> None:
    """Refuse a value that the field of an event can never have, and a clause that is none."""
    good = True
    if kind == "clause":
        check_clause(value)
    elif key in SEAT_FIELDS:
        good = is_seat(game, value) or is_number(value)
    elif key in CARD_FIELDS:
        good = value in game.box.numbers or is_number(value)
    elif key in CARDS_FIELDS:
        cards = value.split(",") if value != "none" else []
        good = all(card == "?" or card in game.box.numbers for card in cards)
    elif key == "stage":
        good = value in STAGES
    elif kind in (bool, "bool"):
        good = value in ("true", "false")
    elif kind in (int, "int", "Seat"):
        good = is_number(value)
    if not good:
        fail(f"cannot read {value!r}: {key} is never that")


def _check_card(game: SiegeState, ident: str) -> None:
    card_of(game.box, ident, "expectation")


def is_number(word: str) -> bool:
    """Whether a word is a number."""
    return NUMBER.fullmatch(word.removeprefix("-")) is not None


def items(game: SiegeState, words: list[str]) -> tuple[Item, ...]:
    """The cards some words name."""
    found: list[Item] = []
    for word in words:
        try:
            found += parse_item(word)
        except Refused as fault:
            fail(str(fault))
    for item in found:
        if item.card:
            card_of(game.box, item.card, "expectation")
    return tuple(found)


def same(there: tuple[Item, ...], game: SiegeState, words: list[str]) -> Found:
    """Exactly these cards, in this order."""
    return Found(there == items(game, words), format_items(there))
