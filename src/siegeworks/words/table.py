"""Who sits at the table and what stands where: how seats, cards and squares are called."""

import re
from collections.abc import Mapping, Sequence

from siegeworks.core.decision import SEATS
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.card import Card
from siegeworks.words.phrases import Fact, Phrases, tidy

Names = Sequence[str]
"""The players' names by seat; a seat without one goes by its letter."""
Where = Mapping[str, Card] | None
"""The cards that stand on squares, as far as it is known."""

SUPPORTER = re.compile(r"([a-d])()s(\d+)")
FRONT = re.compile(r"([a-d])([lr]?)f()")
SPACE = re.compile(r"([a-d])([lr]?)(\d)")
TRACK = re.compile(r"[a-d]([lr])")
LAND = re.compile(r"n\d*")


class CardNames:
    """Says cards by name: as the edition prints it, otherwise in English."""

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


def seat_name(names: Names, seat: int) -> str:
    """What a seat is called; a question mark for one that is hidden."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return SEATS[seat].upper() if 0 <= seat < len(SEATS) else "?"


class Squares:
    """Says the squares of the notation."""

    def __init__(self, phrases: Phrases, cards: CardNames) -> None:
        self.phrases = phrases
        self.cards = cards

    def says(self, square: str, names: Names, where: Where = None) -> str:
        """A square, and the card on it if it is known what stands where."""
        place = self.place(square, names)
        card = (where or {}).get(square)
        if card is None:
            return place
        return self.phrases.say("card-at", card=self.cards.name(card), place=place)

    def place(self, square: str, names: Names) -> str:
        """A square by itself; a text that is none is left as it is."""
        say = self.phrases.say
        if square in SEATS:
            return seat_name(names, SEATS.index(square))
        if LAND.fullmatch(square):
            return tidy(say("square-land", n=square[1:]))
        if track := TRACK.fullmatch(square):
            return say(f"track-{track[1]}")
        for pattern, key in ((SUPPORTER, "supporter"), (FRONT, "front"), (SPACE, "space")):
            found = pattern.fullmatch(square)
            if found:
                letter, side, number = found.groups()
                player = seat_name(names, SEATS.index(letter))
                place = say(f"square-{key}", player=player, n=int(number or 0))
                return f"{place} ({say(f'side-{side}')})" if side else place
        return square
