"""The scene of a game that brings none: made from the declared fields of its view.

Each field is a zone, one for each seat where there is an entry for each. Its numbers are said by
what the declaration says they stand for. Phrases name them; what has none goes by its id:

    field-NAME    a field: `field-hands`
    KIND-ID       a printed thing, by the word of its `Numbered`: `card-ram`
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.event import Note
from siegeworks.core.fields import HIDDEN, Field
from siegeworks.core.shelf import game_named
from siegeworks.core.sight import Sight
from siegeworks.scenes.base import (
    NOTHING,
    Catalogue,
    Facts,
    Option,
    Piece,
    Scene,
    SeatScene,
    Types,
    Zone,
)
from siegeworks.words.phrases import capital, slug
from siegeworks.words.players import players
from siegeworks.words.usual import UsualWords
from siegeworks.words.voice import voice

TYPES = Types()


def scene(sight: Sight, language: str) -> Scene:
    """Every field of the view as a zone, those of all before those of each seat."""
    view = sight.view
    words = UsualWords(game_named(view.game), language)
    zones = list(_zones(view, words))
    zones.sort(key=lambda zone: zone.seat)
    seats = range(len(view.setup.seats))
    return Scene(
        seats=[
            SeatScene(seat=SEATS[seat], name=players(language).name(sight.names, seat))
            for seat in seats
        ],
        title=words.say(f"mode-{view.setup.mode}", capital(view.setup.mode)),
        zones=zones,
    )


def _zones(view: Any, words: UsualWords) -> Iterator[Zone]:
    for field in view.kind.fields:
        value = getattr(view, field.name)
        if field.is_print:
            continue
        if field.is_list and len(value) == len(view.setup.seats):
            for seat, entry in enumerate(value):
                yield _zone(view, field, entry, words, SEATS[seat])
        else:
            yield _zone(view, field, value, words)


def _zone(view: Any, field: Field, value: Any, words: UsualWords, seat: str = "") -> Zone:
    """A field, or the entry of a seat, by what it holds."""
    key = f"{field.name}:{seat}" if seat else field.name
    name = words.say(f"field-{slug(field.name)}", capital(field.name.replace("_", " ")))
    held = value if isinstance(value, tuple) else (value,)
    if field.of is not None and all(isinstance(number, int) for number in held):
        pieces = tuple(_pieces(view, field, held, words, key))
        hidden = held.count(HIDDEN) if isinstance(value, tuple) else 0
        return Zone(key=key, name=name, seat=seat, hidden=hidden, pieces=pieces)
    if isinstance(value, int) and not isinstance(value, bool):
        return Zone(key=key, name=name, seat=seat, number=value)
    return Zone(key=key, name=name, seat=seat, marks=_marks(value))


def _pieces(
    view: Any, field: Field, held: tuple[int, ...], words: UsualWords, key: str
) -> Iterator[Piece]:
    """Printed things that lie face up, each kind once."""
    assert field.of is not None
    ids = {number: ident for ident, number in field.of.numbers(view).items()}
    for number, count in Counter(held).items():
        if number in ids:
            ident = ids[number]
            name = words.say(f"{slug(str(field.of.what))}-{slug(ident)}", capital(ident))
            yield Piece(key=f"{key}:{ident}", name=name, count=count)


def _marks(value: Any) -> tuple[str, ...]:
    """Whatever else a field may hold, as text; nothing where there is nothing."""
    if value is None or value is False or value in ((), []):
        return ()
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return tuple(str(item) for item in value)
    return (str(value),)


def options(sight: Sight, language: str) -> list[Option]:
    """The options of the open decision, at the things and players that their moves name."""
    view = sight.view
    if view.decision is None:
        return []
    said = voice(view.game, language)
    words = UsualWords(game_named(view.game), language)
    there = _places(list(_zones(view, words)), view.decision.seat)
    return [
        Option(
            text=option.text,
            label=said.option(option, view.decision, sight),
            at=[key for word in option.move.arguments for key in there.get(str(word), ())],
            verb=option.move.word,
        )
        for option in view.decision.options
    ]


def _places(zones: list[Zone], seat: Seat) -> dict[str, list[str]]:
    """The places of what a seat may speak of, by id: what is its own, or belongs to nobody."""
    found: dict[str, list[str]] = {}
    for zone in zones:
        for piece in zone.pieces if zone.seat in ("", SEATS[seat]) else ():
            found.setdefault(piece.key.rpartition(":")[2], []).append(piece.key)
    return found


def facts(note: Note, sight: Sight) -> Facts:
    """Nothing is known of how an event looks."""
    return NOTHING


def catalogue(language: str) -> Catalogue:
    """Nothing is known of what is printed."""
    return Catalogue()
