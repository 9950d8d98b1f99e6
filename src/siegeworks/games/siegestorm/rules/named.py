"""What a position names: seats, cards, squares, and what lasts; refused if it is not there."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NoReturn

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import Refused, joined, saying
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.pieces import BOSS_SERIAL, FRONT, LAND, Creature, Lasting
from siegeworks.games.siegestorm.rules.position import ZONES
from siegeworks.games.siegestorm.rules.state import SiegeState

BOSS = "boss"
"""The boss card, where squares of creatures are said."""
OF_A_SEAT = ("protected", "free-shapeshift")
"""What can last for a seat as a whole."""
_CHANGE = re.compile(r"[+-][0-9]{1,3}")


class IllegalPosition(Refused):
    """A position that can be read but is no situation of the game."""

    line: int | None = None
    """The line it is about, if it is about one."""


def refuse(message: str, /, **facts: Any) -> NoReturn:
    """Say why a position is none."""
    found = {"what": saying("position"), "message": saying(message, **facts)}
    raise IllegalPosition("{what}: {message}", **found)


def seat_of(game: SiegeState, letter: str) -> Seat:
    """The seat of a letter."""
    seat = SEATS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < game.field.seats:
        refuse(
            "no seat {seat!r}; there is {known}",
            seat=letter,
            known=", ".join(SEATS[: game.field.seats]),
        )
    return seat


def card_of(box: SiegeBox, ident: str, where: str) -> int:
    """The number of a card named in a position."""
    card = box.numbers.get(ident)
    if card is None:
        close = get_close_matches(ident, (*box.ids, *ZONES), 3)
        hint = saying("; close to it: {names}", names=", ".join(close)) if close else ""
        refuse("{where}: unknown card {card!r}{hint}", where=where, card=ident, hint=hint)
    return card


def _creature_at(game: SiegeState, square: str, where: str) -> Creature:
    for spot in game.spots():
        if game.square(spot) == square:
            return spot.creature
    refuse("{where}: no creature on {square!r}", where=where, square=square)


def used(game: SiegeState, square: str) -> int:
    """The serial of what used its once-per-turn passive: a creature, or the boss card."""
    if square == BOSS and game.boss is not None:
        return BOSS_SERIAL
    return _creature_at(game, square, "used").serial


def read_lasting(game: SiegeState, words: str) -> Lasting:
    """What lasts, from the words of its line."""
    match words.split():
        case ["boost", square, att, de, *by] if _CHANGE.fullmatch(att) and _CHANGE.fullmatch(de):
            creature = _creature_at(game, square, "lasting boost")
            seat = creature.seat
            if by:
                seat = seat_of(game, by[1]) if by[0] == "by" and len(by) == 2 else -1
            if seat >= 0:
                return Lasting("boost", seat, creature.serial, int(att), int(de))
        case ["shifted", letter, square, ident]:
            seat = seat_of(game, letter)
            card = card_of(game.box, ident, "lasting shifted")
            track, place = _numbered(game, seat, square)
            return Lasting("shifted", seat, track=track, place=place, card=card)
        case ["unopposed", name]:
            for number, there in enumerate(game.field.tracks):
                if there.name == name:
                    return Lasting("unopposed", there.seat, track=number)
            refuse("{where}: no track {name!r}", where="lasting unopposed", name=name)
        case ["protected" | "free-shapeshift" as kind, letter]:
            return Lasting(kind, seat_of(game, letter))
    refuse(
        "cannot read `lasting {words}`; there is boost SQUARE +N +N [by SEAT], "
        "shifted SEAT SQUARE CARD, unopposed TRACK, {known}",
        words=words,
        known=joined(", ", (saying("{kind} SEAT", kind=kind) for kind in OF_A_SEAT)),
    )


def _numbered(game: SiegeState, seat: Seat, square: str) -> tuple[int, int]:
    """The track and the place on it of a square, as the Shapeshift of a seat leaves it."""
    for track, place in _squares(game):
        own = place != LAND or game.field.tracks[track].seat == seat
        if own and square_at(game, track, place) == square:
            return track, place
    refuse("{where}: no square {square!r}", where="lasting shifted", square=square)


def _squares(game: SiegeState) -> Iterator[tuple[int, int]]:
    for track in range(len(game.field.tracks)):
        for place in (*range(game.field.tracks[track].spaces), FRONT, LAND):
            yield track, place


def square_at(game: SiegeState, track: int, place: int) -> str:
    """The notation of a place on a track or its Battle Zone."""
    if place == LAND:
        return game.field.land(game.field.tracks[track].board)
    return game.field.front(track) if place == FRONT else game.field.space(track, place)
