"""Log lines: what happened, in words, as far as the context may know it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event
from siegeworks.core.player import Names
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.events import UNKNOWN, BossStopped
from siegeworks.games.siegestorm.rules.field import Field
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND
from siegeworks.games.siegestorm.words.nouns import Nouns
from siegeworks.games.siegestorm.words.table import CardNames, Seats
from siegeworks.words.phrases import Fact, Phrases, capital, kebab, slug, tidy

SEAT_FIELDS = ("seat", "victim", "by", "owner")
CARD_FIELDS = ("card", "old", "new", "target_card", "replaced")
PIECE_FIELDS = ("piece", "one", "other", "target")
PILE_FIELDS = ("cards", "drawn", "lost")
LEVEL_FIELDS = ("menace", "level")
DECK_FIELDS = ("base_deck", "advanced_deck")
NAMED_PLACES = {FRONT: "front", LAND: "land"}


class LogContext(NamedTuple):
    """What a log line is read against."""

    box: SiegeBox
    names: Names
    pieces: Mapping[int, int]
    """Card numbers by the serials of cards in play, as far as they are known."""
    field: Field


def level(value: int) -> str:
    """A Menace Level as the track prints it; the last one is open upwards (SS-17.7)."""
    return "?" if value < 0 else f"{value}+" if value == LEVELS[-1] else str(value)


class Log:
    """Says events."""

    def __init__(self, phrases: Phrases, cards: CardNames, nouns: Nouns, seats: Seats) -> None:
        self.phrases = phrases
        self.cards = cards
        self.nouns = nouns
        self.seats = seats

    def line(self, event: Event, viewer: Seat | None, context: LogContext) -> str:
        """What happened, as a seat may know it; empty if it is mere bookkeeping."""
        seen = event if viewer is None else event.seen_by(viewer)
        key = f"event-{kebab(type(seen).__name__)}"
        return capital(tidy(self.phrases.say(key, **self.facts(seen, context))))

    def facts(self, event: Event, context: LogContext) -> dict[str, Fact]:
        """The fields of an event, put into words."""
        facts: dict[str, Fact] = {}
        on_track = hasattr(event, "track")
        for name, value in event.facts().items():
            if name == "place" and isinstance(value, int):
                facts[name] = NAMED_PLACES.get(value, "space") if on_track else value + 1
            else:
                facts |= self._fact(name, value, context)
        if isinstance(event, BossStopped) and isinstance(event.cards, tuple):
            facts |= self._left(event, context.box)
        return facts

    def _fact(self, name: str, value: Any, context: LogContext) -> dict[str, Fact]:
        if value is None:
            value = UNKNOWN
        if name in SEAT_FIELDS:
            return self._seat(name, value, context)
        if name in CARD_FIELDS:
            return self._card(name, value, context.box)
        if name in PIECE_FIELDS:
            card = context.pieces.get(value, UNKNOWN)
            return self.cards.forms(name, self.cards.by_number(context.box, card))
        if name in PILE_FIELDS and isinstance(value, tuple):
            return self._pile(name, value, context.box)
        if name == "track":
            return self._track(value, context)
        if name in LEVEL_FIELDS:
            return {name: level(value)}
        if name in DECK_FIELDS:
            return {name: self._said("term", str(value))}
        if name == "command":
            return {name: self._said("command", str(value))}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            return self._number(name, value)
        return {name: slug(str(value))}

    def _said(self, kind: str, word: str) -> str:
        """A word of the rules by its message, if it has one."""
        key = f"{kind}-{word}"
        return self.phrases.say(key) if self.phrases.has(key) else word

    def _seat(self, name: str, seat: int, context: LogContext) -> dict[str, Fact]:
        """A seat, and whether it shares its turn with a partner."""
        facts = self.seats.forms(name, seat, context.names, context.field)
        shared = 0 <= seat < len(context.field.teams) and len(context.field.teams[seat]) > 1
        return facts | {f"{name}_shared": "yes" if shared else "no"}

    def _card(self, name: str, card: int, box: SiegeBox) -> dict[str, Fact]:
        """A card by case, what it costs, and whether it is the card of a boss."""
        known = 0 <= card < len(box.cards)
        boss = known and box.cards[card].symbol == "boss"
        facts = self.cards.forms(name, self.cards.by_number(box, card))
        facts[f"{name}_kind"] = "boss" if boss else "card"
        return facts | {f"{name}_cost": box.cost[card] if known else 0}

    def _track(self, track: int, context: LogContext) -> dict[str, Fact]:
        """Whose track, and for a boss, which has several, on whose board it ends."""
        tracks, field = context.field.tracks, context.field
        if not 0 <= track < len(tracks):
            return self.seats.forms("track", UNKNOWN, context.names, field) | {"board": ""}
        seat, board = tracks[track].seat, tracks[track].board
        facts = self.seats.forms("track", seat, context.names, field)
        boss = facts["track_kind"] == "boss"
        return facts | {"board": self.seats.board(board, context.names, field) if boss else ""}

    def _number(self, name: str, value: int) -> dict[str, Fact]:
        """A number, so many cards, and the number with its sign."""
        signed = f"{value:+d}".replace("-", "−")
        counted = self.nouns.counted("card", value)
        sign = "minus" if value < 0 else "plus"
        return {
            name: value,
            f"{name}_card": counted,
            f"{name}_signed": signed,
            f"{name}_sign": sign,
        }

    def _pile(self, name: str, cards: tuple[int, ...], box: SiegeBox) -> dict[str, Fact]:
        """Several cards: how many, and which after a colon if all of them are known."""
        known = [self.cards.by_number(box, card) for card in cards]
        listed = f": {', '.join(known)}" if known and all(known) else ""
        counted = self.nouns.counted("card", len(cards))
        return {name: len(cards), f"{name}_card": counted, f"{name}_names": listed}

    def _left(self, event: BossStopped, box: SiegeBox) -> dict[str, Fact]:
        """What a boss keeps: the cards above the Menace Level, and those it has no use for now."""
        facts: dict[str, Fact] = {}
        known = [card for card in event.cards if 0 <= card < len(box.cards)]
        for kind, wanted in (("dear", True), ("stuck", False)):
            found = [card for card in known if _too_dear(box, card, event.menace) is wanted]
            named = (self.cards.by_number(box, card) for card in found)
            facts |= {kind: len(found), f"{kind}_names": ", ".join(named)}
        return facts


def _too_dear(box: SiegeBox, card: int, menace: int) -> bool:
    """Whether a card costs more than the Menace Level allows; at the last one none does."""
    return menace < LEVELS[-1] and box.cost[card] > menace
