"""Expectations: what a case says must hold, in a few words that read aloud.

Each form is one function: it takes the State and the words after those it is listed under, and
says what it expects and what is there. A word nobody knows is refused with those that are known.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import NamedTuple, NoReturn, get_args

from siegeworks.core.agenda import Question
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.event import EVENTS, Note
from siegeworks.core.refusal import BadText, Refused
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.chain import chain
from siegeworks.siegestorm.describe import (
    front_items,
    item_of,
    lasting_lines,
    track_items,
    zone_items,
)
from siegeworks.siegestorm.field import SPACES, Field
from siegeworks.siegestorm.layout import tracks_with
from siegeworks.siegestorm.named import OF_A_SEAT, card_of
from siegeworks.siegestorm.notation import is_spelt
from siegeworks.siegestorm.position import Item, format_items, parse_item
from siegeworks.siegestorm.state import SiegeState, Spot, Stage
from siegeworks.siegestorm.values import attack, defense, strength


class Found(NamedTuple):
    """Whether an expectation holds, and what is there."""

    holds: bool
    got: str


NOBODY = Found(False, "nobody")

OfGame = Callable[[SiegeState, list[str]], Found]
OfSeat = Callable[[SiegeState, Seat, list[str]], Found]
OfSquare = Callable[[SiegeState, Spot | None, list[str]], Found]

GAME_FORMS: dict[str, OfGame] = {}
"""Forms that begin with their own word."""
SEAT_FORMS: dict[str, OfSeat] = {}
"""Forms that begin with a seat."""
SQUARE_FORMS: dict[str, OfSquare] = {}
"""Forms that begin with a square."""

_SQUARE = re.compile(r"[a-z]+[0-9f]|n[0-9]?")
_NUMBER = re.compile(r"[0-9]{1,4}")
_SIGNED = re.compile(r"[+-][0-9]{1,3}")
_SEAT_FIELDS = ("seat", "by", "owner", "victim")
_CARD_FIELDS = ("card", "old", "new", "target_card", "replaced")
_CARDS_FIELDS = ("cards", "drawn", "lost")
_STAGES = get_args(Stage)


def expect(game: SiegeState, text: str) -> str | None:
    """What is there instead of what the text expects; None if it holds."""
    words = text.split()
    negated = bool(words) and words[0] in ("no", "not")
    found = _ask(game, words[negated:])
    return None if found.holds is not negated else found.got


def fail(message: str) -> NoReturn:
    """Say what cannot be read in an expectation."""
    raise BadText("expectation", None, message)


def _ask(game: SiegeState, words: list[str]) -> Found:
    first, *rest = words or [""]
    if first in GAME_FORMS:
        return GAME_FORMS[first](game, rest)
    if _is_seat(game, first):
        word, *more = rest or [""]
        if word not in SEAT_FORMS:
            fail(f"cannot read {word!r} after a seat: there is {', '.join(SEAT_FORMS)}")
        return SEAT_FORMS[word](game, SEATS.index(first), more)
    if _SQUARE.fullmatch(first):
        word, *more = rest or [""]
        if word not in SQUARE_FORMS:
            fail(f"cannot read {word!r} after a square: there is {', '.join(SQUARE_FORMS)}")
        if first not in _squares(game.field):
            fail(f"there is no square {first!r}")
        spot = _spot(game, first)
        found = SQUARE_FORMS[word](game, spot, more)
        return found if spot else Found(False, f"nobody on {first}")
    known = (*GAME_FORMS, "no", "not", "a seat (a, b)", "a square (a1, af, n)")
    fail(f"cannot read {first!r}: there is {', '.join(known)}")


def _spot(game: SiegeState, square: str) -> Spot | None:
    return next((spot for spot in game.spots() if game.square(spot) == square), None)


# -- spelling ------------------------------------------------------------------------------

# An expectation of what must not be holds for anything misspelt: so every word is looked at.


def _is_seat(game: SiegeState, word: str) -> bool:
    return word in tuple(SEATS[: game.field.seats])


@cache
def _squares(field: Field) -> frozenset[str]:
    """Every square there is; a creature that leaves its track stands one space beyond it."""
    found = {field.land(track.board) for track in field.tracks}
    for number in range(len(field.tracks)):
        if field.tracks[number].spaces:
            found |= {field.space(number, place) for place in range(SPACES + 1)}
        found.add(field.front(number))
    return frozenset(found)


@cache
def _clauses() -> frozenset[str]:
    text = files("siegeworks.siegestorm").joinpath("rules.toml").read_text("utf-8")
    return frozenset(entry["id"] for entry in tomllib.loads(text)["clause"])


def _check_clause(clause: str) -> None:
    if clause not in _clauses():
        fail(f"no clause {clause!r}")


def _check_none(form: str, words: list[str]) -> None:
    if words:
        fail(f"cannot read {words[0]!r}: nothing comes after {form}")


def _check_lasting(game: SiegeState, words: list[str]) -> None:
    """Refuse what no position could say of something that lasts."""
    match words:
        case []:
            return
        case ["boost", square, att, de, *by] if _SIGNED.fullmatch(att) and _SIGNED.fullmatch(de):
            seated = not by or (len(by) == 2 and by[0] == "by" and _is_seat(game, by[1]))
            good = seated and square in _squares(game.field)
        case ["shifted", seat, square, card]:
            _check_card(game, card)
            good = _is_seat(game, seat) and square in _squares(game.field)
        case ["unopposed", name]:
            good = name in [track.name for track in game.field.tracks]
        case [kind, seat]:
            good = kind in OF_A_SEAT and _is_seat(game, seat)
        case _:
            good = False
    if not good:
        kinds = ", ".join(("boost", "shifted", "unopposed", *OF_A_SEAT))
        fail(f"cannot read `lasting {' '.join(words)}`; there is {kinds}, as positions have them")


def _check_value(game: SiegeState, kind: object, key: str, value: str) -> None:
    """Refuse a value that the field of an event can never have."""
    good = True
    if key in _SEAT_FIELDS:
        good = _is_seat(game, value) or _is_number(value)
    elif key in _CARD_FIELDS:
        good = value in game.box.numbers or _is_number(value)
    elif key in _CARDS_FIELDS:
        cards = value.split(",") if value != "none" else []
        good = all(card == "?" or card in game.box.numbers for card in cards)
    elif key == "stage":
        good = value in _STAGES
    elif kind in (bool, "bool"):
        good = value in ("true", "false")
    elif kind in (int, "int", "Seat"):
        good = _is_number(value)
    if not good:
        fail(f"cannot read {value!r}: {key} is never that")


def _check_card(game: SiegeState, ident: str) -> None:
    card_of(game.box, ident, "expectation")


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word.removeprefix("-")) is not None


# -- zones ---------------------------------------------------------------------------------


def _items(game: SiegeState, words: list[str]) -> tuple[Item, ...]:
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


def _pile(ordered: bool, zone: str) -> OfSeat:
    """The form of a zone: its cards, their number, or what is on top, at the bottom, in it."""

    def form(game: SiegeState, seat: Seat, words: list[str]) -> Found:
        there = zone_items(game, seat, zone)
        got = f"{zone} {format_items(there) or 'empty'} ({len(there)})"
        match words:
            case ["empty"]:
                return Found(not there, got)
            case [number] if _NUMBER.fullmatch(number):
                return Found(len(there) == int(number), got)
            case ["top", *cards] if cards and ordered:
                return Found(there[: len(_items(game, cards))] == _items(game, cards), got)
            case ["bottom", *cards] if cards and ordered:
                return Found(there[-len(_items(game, cards)) :] == _items(game, cards), got)
            case ["has", *cards] if cards:
                return Found(Counter(_items(game, cards)) <= Counter(there), got)
            case ["lacks", *cards] if cards:
                return Found(not set(_items(game, cards)) & set(there), got)
            case []:
                fail(f"{zone}: expected cards, a number, or empty")
        wanted = _items(game, words)
        return Found(there == wanted if ordered else Counter(there) == Counter(wanted), got)

    return form


for _zone, _ordered in (
    ("hand", False),
    ("support", False),
    ("removed", False),
    ("resources", True),
    ("reserves", False),
    ("casualties", True),
    ("healing", True),
    ("sight", False),
):
    SEAT_FORMS[_zone] = _pile(_ordered, _zone)


def _same(there: tuple[Item, ...], game: SiegeState, words: list[str]) -> Found:
    return Found(there == _items(game, words), format_items(there))


def _track(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """The spaces of the tracks of a seat, the Deployment Zone first."""
    tracks = tracks_with(game, seat, "track")
    return _same(sum((track_items(game, track) for track in tracks), ()), game, words)


def _front(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    tracks = game.field.tracks_of[seat]
    return _same(sum((front_items(game, track) for track in tracks), ()), game, words)


def _land(game: SiegeState, words: list[str]) -> Found:
    """No Man's Land: whose creature stands there, or `.` for nobody's."""
    got = []
    for land in game.lands:
        got += ["."] if land is None else [SEATS[land.seat], str(item_of(game, land, land.seat))]
    _items(game, [word for word in words if not _is_seat(game, word)])
    return Found(got == words, f"land {' '.join(got)}")


# -- deciding ------------------------------------------------------------------------------


def _deciding(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """`a to move`: asked to act; `a to decide PROMPT`: asked that."""
    asked = [f"{SEATS[item.seat]} to decide {item.prompt}" for item in game.decisions]
    match words:
        case ["move"]:
            prompt = "act"
        case ["decide", prompt]:
            pass
        case _:
            fail("expected `to move` or `to decide PROMPT`")
    if prompt not in _prompts(game.box):
        fail(f"no prompt {prompt!r}; there is {', '.join(sorted(_prompts(game.box)))}")
    decision = game.decision_of(seat)
    holds = decision is not None and decision.prompt == prompt
    return Found(holds, ", ".join(asked) or "the game is over")


@cache
def _prompts(box: SiegeBox) -> frozenset[str]:
    """Everything a seat can be asked."""
    verbs = (verb for script in box.scripts.values() for verb in script)
    return frozenset(verb.prompt for verb in verbs if isinstance(verb, Question))


def _may(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """Exactly these moves, with commas between them, in any order."""
    decision = game.decision_of(seat)
    there = [option.text for option in decision.options] if decision is not None else []
    wanted = [move.strip() for move in " ".join(words).split(",")]
    for move in wanted:
        if not is_spelt(game.box, move):
            fail(f"{move!r} is no move: a word of it is misspelt")
    return Found(sorted(there) == sorted(wanted), ", ".join(there) or "nothing")


def _waits(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    _check_none("waits", words)
    decision = game.decision_of(seat)
    return Found(decision is None, f"to decide {decision.prompt}" if decision else "waits")


# -- the game ------------------------------------------------------------------------------


def _turn(game: SiegeState, words: list[str]) -> Found:
    got = f"turn {game.turn} of {SEATS[game.active]}"
    match words:
        case [word] if _NUMBER.fullmatch(word):
            return Found(game.turn == int(word), got)
        case [word] if _is_seat(game, word):
            return Found(SEATS.index(word) in game.taking, got)
    fail("expected a seat or a number after turn")


def _step(game: SiegeState, words: list[str]) -> Found:
    if len(words) != 1 or words[0] not in _STAGES:
        fail(f"expected one of {', '.join(_STAGES)} after step")
    return Found(game.stage == words[0], f"step {game.stage}")


def _over(game: SiegeState, words: list[str]) -> Found:
    _check_none("over", words)
    return Found(game.outcome is not None, _outcome(game))


def _outcome(game: SiegeState) -> str:
    if game.outcome is None:
        return "not over"
    winners = " ".join(SEATS[seat] for seat in game.outcome.winners) or "nobody"
    return f"winner {winners} by {game.outcome.clause}"


def _winner(game: SiegeState, words: list[str]) -> Found:
    match words:
        case [seat] if _is_seat(game, seat):
            clause = None
        case [seat, "by", clause] if _is_seat(game, seat):
            _check_clause(clause)
        case _:
            fail("expected `winner SEAT` or `winner SEAT by CLAUSE`")
    outcome = game.outcome
    holds = outcome is not None and outcome.winners == (SEATS.index(seat),)
    if outcome is not None and clause is not None:
        holds = holds and outcome.clause == clause
    return Found(holds, _outcome(game))


def _event(game: SiegeState, words: list[str]) -> Found:
    """Something happened since the last move: `event Damaged seat=b amount=2 by SS-15.17`."""
    name, *rest = words or [""]
    if name not in EVENTS:
        fail(f"no event {name!r}; there is {', '.join(sorted(EVENTS))}")
    clause = ""
    if rest[-2:-1] == ["by"]:
        *rest, _, clause = rest
        _check_clause(clause)
    fields = [word.partition("=") for word in rest]
    known = EVENTS[name].__dataclass_fields__  # type: ignore[attr-defined]
    for key, sign, value in fields:
        if not sign or key not in known:
            fail(f"cannot read {key!r}: expected FIELD=VALUE of {name}, or `by CLAUSE`")
        _check_value(game, known[key].type, key, value)
    notes = [note for note in game.journal or () if note.ply == game.ply]
    holds = any(
        type(note.event).__name__ == name
        and clause in ("", note.clause)
        and all(value in _values(game, note, key) for key, _, value in fields)
        for note in notes
    )
    return Found(holds, "; ".join(told(game, note) for note in notes) or "no event")


def _values(game: SiegeState, note: Note, key: str) -> tuple[str, ...]:
    """The ways to write the value of a field of an event."""
    value = getattr(note.event, key)
    if key in _SEAT_FIELDS and 0 <= value < len(SEATS):
        return str(value), SEATS[value]
    if key in _CARD_FIELDS and 0 <= value < len(game.box.ids):
        return str(value), game.box.ids[value]
    if key in _CARDS_FIELDS:
        return (",".join(game.box.ids[card] if card >= 0 else "?" for card in value) or "none",)
    return (str(value).lower(),)


def told(game: SiegeState, note: Note) -> str:
    """What happened, field by field, as an expectation would put it."""
    fields = note.event.__dataclass_fields__  # type: ignore[attr-defined]
    facts = (f"{key}={_values(game, note, key)[-1]}" for key in fields)
    facts = (fact for fact in facts if " " not in fact)
    return " ".join((type(note.event).__name__, *facts, "by", note.clause))


def _chain(game: SiegeState, words: list[str]) -> Found:
    if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
        fail("expected the number of entries after chain")
    return Found(len(chain(game)) == int(words[0]), f"chain {len(chain(game))}")


def _extra(game: SiegeState, words: list[str]) -> Found:
    match words:
        case ["granted"]:
            return Found(bool(game.extra), "granted" if game.extra else "not granted")
        case ["turn"]:
            return Found(game.extra_turn, f"extra turn: {game.extra_turn}".lower())
    fail("expected `extra granted` or `extra turn`")


def _lasting(game: SiegeState, words: list[str]) -> Found:
    """Something that holds until the end of the turn, as a position writes it; alone: anything."""
    _check_lasting(game, words)
    lines = lasting_lines(game)
    return Found(" ".join(words) in lines if words else bool(lines), ", ".join(lines) or "nothing")


def _boss_number(name: str) -> OfGame:
    """The form of a number on the boards of the boss."""

    def form(game: SiegeState, words: list[str]) -> Found:
        if game.boss is None:
            fail(f"there is no boss in {game.mode.id}")
        if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
            fail(f"expected a number after {name}")
        number = getattr(game.boss, name)
        return Found(number == int(words[0]), f"{name} {number}")

    return form


def _reserves(game: SiegeState, words: list[str]) -> Found:
    if words != ["used"] or game.boss is None:
        fail("expected `reserves used`, in a mode with a boss")
    return Found(game.boss.used, "used" if game.boss.used else "available")


def _number(ask: Callable[[SiegeState, Spot], int], name: str) -> OfSquare:
    def form(game: SiegeState, spot: Spot | None, words: list[str]) -> Found:
        if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
            fail(f"expected a number after {name}")
        if spot is None:
            return NOBODY
        return Found(ask(game, spot) == int(words[0]), f"{name} {ask(game, spot)}")

    return form


def _is(game: SiegeState, spot: Spot | None, words: list[str]) -> Found:
    if len(_items(game, words)) != 1:
        fail("expected a card after is")
    if spot is None:
        return NOBODY
    return _same((item_of(game, spot.creature, spot.creature.seat),), game, words)


def _strength(game: SiegeState, spot: Spot) -> int:
    return strength(game, spot, game.field.tracks[spot.track].facing[0])


SEAT_FORMS |= {"track": _track, "front": _front, "to": _deciding, "may": _may, "waits": _waits}
SQUARE_FORMS |= {
    "att": _number(attack, "att"),
    "def": _number(defense, "def"),
    "strength": _number(_strength, "strength"),
    "is": _is,
    "gang": _number(lambda game, spot: spot.creature.gang, "gang"),
    "spirit": _number(lambda game, spot: spot.creature.spirit, "spirit"),
}
GAME_FORMS |= {
    "land": _land,
    "turn": _turn,
    "step": _step,
    "over": _over,
    "winner": _winner,
    "event": _event,
    "chain": _chain,
    "extra": _extra,
    "lasting": _lasting,
    "menace": _boss_number("menace"),
    "life": _boss_number("life"),
    "reserves": _reserves,
}
