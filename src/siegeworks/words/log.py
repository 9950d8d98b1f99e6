"""Log lines: what happened, in words, as far as the reader may know it."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.events import UNKNOWN
from siegeworks.siegestorm.field import Field
from siegeworks.siegestorm.state import FRONT, LAND
from siegeworks.words.nouns import Nouns
from siegeworks.words.phrases import Fact, Phrases, capital, kebab, slug, tidy
from siegeworks.words.table import CardNames, Names, seat_name

SEAT_FIELDS = ("seat", "victim", "by", "owner")
CARD_FIELDS = ("card", "old", "new", "target_card", "replaced")
PIECE_FIELDS = ("piece", "one", "other", "target")
PILE_FIELDS = ("cards", "drawn", "lost")
NAMED_PLACES = {FRONT: "front", LAND: "land"}


class Reader(NamedTuple):
    """What a log line is read against."""

    box: SiegeBox
    names: Names
    pieces: Mapping[int, int]
    """Card numbers by the serials of cards in play, as far as they are known."""
    field: Field


class Log:
    """Says events."""

    def __init__(self, phrases: Phrases, cards: CardNames, nouns: Nouns) -> None:
        self.phrases = phrases
        self.cards = cards
        self.nouns = nouns

    def line(self, event: Event, viewer: Seat | None, reader: Reader) -> str:
        """What happened, as a seat may know it; empty if it is mere bookkeeping."""
        seen = event if viewer is None else event.seen_by(viewer)
        key = f"event-{kebab(type(seen).__name__)}"
        return capital(tidy(self.phrases.say(key, **self.facts(seen, reader))))

    def facts(self, event: Event, reader: Reader) -> dict[str, Fact]:
        """The fields of an event, put into words."""
        facts: dict[str, Fact] = {}
        on_track = hasattr(event, "track")
        for field in fields(event):  # type: ignore[arg-type]
            name, value = field.name, getattr(event, field.name)
            if name == "place" and isinstance(value, int):
                facts[name] = NAMED_PLACES.get(value, "space") if on_track else value + 1
            else:
                facts |= self._fact(name, value, reader)
        return facts

    def _fact(self, name: str, value: Any, reader: Reader) -> dict[str, Fact]:
        if value is None:
            value = UNKNOWN
        if name in SEAT_FIELDS:
            return {name: seat_name(reader.names, value)}
        if name in CARD_FIELDS:
            return self.cards.forms(name, self.cards.by_number(reader.box, value))
        if name in PIECE_FIELDS:
            card = reader.pieces.get(value, UNKNOWN)
            return self.cards.forms(name, self.cards.by_number(reader.box, card))
        if name in PILE_FIELDS and isinstance(value, tuple):
            return self._pile(name, value, reader.box)
        if name == "track":
            known = 0 <= value < len(reader.field.tracks)
            seat = reader.field.tracks[value].seat if known else UNKNOWN
            return {name: seat_name(reader.names, seat)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            return self._number(name, value)
        return {name: slug(str(value))}

    def _number(self, name: str, value: int) -> dict[str, Fact]:
        """A number, so many cards, and the number with its sign."""
        signed = f"{value:+d}".replace("-", "−")
        counted = self.nouns.counted("card", value)
        return {name: value, f"{name}_card": counted, f"{name}_signed": signed}

    def _pile(self, name: str, cards: tuple[int, ...], box: SiegeBox) -> dict[str, Fact]:
        """Several cards: how many, and which after a colon if all of them are known."""
        known = [self.cards.by_number(box, card) for card in cards]
        listed = f": {', '.join(known)}" if known and all(known) else ""
        counted = self.nouns.counted("card", len(cards))
        return {name: len(cards), f"{name}_card": counted, f"{name}_names": listed}
