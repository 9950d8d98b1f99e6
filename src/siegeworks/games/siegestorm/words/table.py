"""Who sits at the table and what stands where: how seats, cards and squares are called."""

import re
from collections.abc import Mapping

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.player import Names
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.field import DUEL, Field
from siegeworks.words.phrases import Fact, Phrases, tidy
from siegeworks.words.players import Players

Where = Mapping[str, Card] | None
"""The cards that stand on squares, as far as it is known."""

SUPPORTER = re.compile(r"([a-d])()s(\d+)")
FRONT = re.compile(r"([a-d])([lr]?)f(\d?)")
SPACE = re.compile(r"([a-d])([lr]?)(\d)")
TRACK = re.compile(r"[a-d]([lr])")
LAND = re.compile(r"n(\d*)")


class CardNames:
    """Says cards by name; English stands in where a language has none."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.cases = phrases.say("cases", "one").split()

    def name(self, card: Card) -> str:
        """The name of a card."""
        key = f"card-{card.id}"
        return self.phrases.say(key) if self.phrases.has(key) else card.name

    def by_number(self, box: SiegeBox, card: int) -> str:
        """The name of a card by its number; nothing if the number is hidden."""
        return self.name(box.cards[card]) if 0 <= card < len(box.cards) else ""

    def forms(self, field: str, name: str) -> dict[str, Fact]:
        """A card by case, under the name of a field; an unknown one is "a card"."""
        key = "known-card" if name else "unknown-card"
        facts: dict[str, Fact] = {field: name or self.phrases.say("unknown-card")}
        for case in self.cases:
            facts[f"{field}_{case}"] = self.phrases.say(key, case, name=name)
        return facts | {f"{field}_known": "yes" if name else "no"}


class Seats:
    """Says who sits at the table: by name, and what is theirs; a boss is no player."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.players = Players(phrases)

    def forms(self, key: str, seat: Seat, names: Names, field: Field) -> dict[str, Fact]:
        """A seat under the name of a field: by itself, "of" it, "to" it, and of what kind it is."""
        kind = seat_kind(seat, field)
        return {**self.players.forms(key, names, seat, kind), f"{key}_kind": kind}

    def board(self, board: int, names: Names, field: Field) -> str:
        """On whose Battle Zone board, with a space before it; nothing where there is only one."""
        if field.boss < 0 or not 0 <= board < field.boards > 1:
            return ""
        seats = [track.seat for track in field.tracks if track.board == board]
        facts = self.forms("player", seats[0], names, field)
        return f" {self.phrases.say('on-board', **facts)}"


def seat_kind(seat: Seat, field: Field) -> str:
    """Whether a seat is a player's or the boss's."""
    return "boss" if 0 <= seat == field.boss else "player"


class Squares:
    """Says the squares of the notation."""

    def __init__(self, phrases: Phrases, cards: CardNames, seats: Seats) -> None:
        self.phrases = phrases
        self.cards = cards
        self.seats = seats

    def says(self, square: str, names: Names, where: Where = None, field: Field = DUEL) -> str:
        """A square, and the card on it if it is known what stands where."""
        place = self.place(square, names, field)
        card = (where or {}).get(square)
        if card is None:
            return place
        return self.phrases.say("card-at", card=self.cards.name(card), place=place)

    def place(self, square: str, names: Names, field: Field = DUEL) -> str:
        """A square by itself; a text that is none is left as it is."""
        say = self.phrases.say
        if square in SEATS:
            return self.seats.players.name(names, SEATS.index(square))
        if land := LAND.fullmatch(square):
            board = self.seats.board(int(land[1] or 0) - 1, names, field)
            return tidy(say("square-land", n="" if board else land[1]) + board)
        if track := TRACK.fullmatch(square):
            return say(f"track-{track[1]}")
        for pattern, key in ((SUPPORTER, "supporter"), (FRONT, "front"), (SPACE, "space")):
            if found := pattern.fullmatch(square):
                return self._place(key, found, names, field)
        return square

    def _place(self, key: str, found: re.Match[str], names: Names, field: Field) -> str:
        """A place of a seat: on which side of it, or on which board, if there are several."""
        letter, side, number = found.groups()
        facts = self.seats.forms("player", SEATS.index(letter), names, field)
        place = self.phrases.say(f"square-{key}", n=int(number or 0), **facts)
        if side:
            return f"{place} ({self.phrases.say(f'side-{side}')})"
        if key == "front" and number:
            return place + self.seats.board(int(number) - 1, names, field)
        return place
