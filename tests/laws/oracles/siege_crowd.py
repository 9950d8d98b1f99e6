"""Crowded positions of Siegestorm: most spaces taken, by any card, with tokens and effects."""

from random import Random
from typing import Any

from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.state import SiegeState
from tests.laws.oracles.siege_table import LETTERS

FAVOURITES = [
    "false-regent",
    "granary-steward",
    "velvet-poisoner",
    "hermit-of-still-bells",
    "psalm-singer",
    "tengu",
    "reptine-taskmaster",
    "brainwashed-traitor",
    "ancient-dragon",
    "armored-yak",
    "retired-master",
    "hierophant-of-the-sealed-book",
    "council-whisperer",
    "grand-overlord-ikee",
    "thunder-caravan",
    "chain-devourer",
    "king-without-a-shadow",
]
"""Cards whose texts change what others may do; they come up more often."""
BOSS_FAVOURITES = [
    "ancestor-shade",
    "hexing-shaman",
    "goblin-pot-drummer",
    "walking-grove",
    "goblin-fusebiter",
    "root-strangler",
    "the-marshals-own",
]
Seats = tuple[tuple[str, int, int], ...]
RING: Seats = (("a", 2, 2), ("b", 2, 2), ("c", 2, 2))
SHAPES: dict[str, list[Seats]] = {
    "duel": [(("a", 1, 1), ("b", 1, 1))],
    "solo": [(("a", 1, 1), ("b", 1, 1))],
    "coop": [(("a", 1, 1), ("b", 1, 1), ("c", 1, 2))],
    "last-man-standing": [RING, (*RING, ("d", 2, 2)), (*RING, ("d", 0, 0))],
}
"""For each mode its seats, with how many tracks and Frontlines they have; none if they are out."""


def crowded(mode: str, dice: Random) -> SiegeState:
    """A game played on from a crowded position."""
    game, _ = game_of(f"siegestorm/{mode}")
    switches: tuple[tuple[str, str], ...] = ()
    if mode in ("solo", "coop"):
        bosses = ("byloss", "corvane", "muldra")
        switches = (("boss", dice.choice(bosses)), ("difficulty", dice.choice(("medium", "hard"))))
    if mode == "last-man-standing" and dice.random() < 0.3:
        switches = (("lms_deploys_per_turn", "one_per_track"),)
    box: Any = game.box
    text = Crowd(box, mode, dice).text()
    state: Any = game.read_position(text, mode, dice.randrange(1000), switches)
    assert isinstance(state, SiegeState)
    return state


class Crowd:
    """Writes a position, line by line."""

    def __init__(self, box: SiegeBox, mode: str, dice: Random) -> None:
        self.mode, self.dice = mode, dice
        cards = [card for card in box.cards if card.faction != "boss"]
        self.player = [card for card in cards if card.rank != "boss"]
        self.boss = [card for card in cards if card.rank == "boss"]
        self.by_id = {card.id: card for card in cards}
        self.full = dice.choice((0.5, 0.7, 0.95))
        self.seats = dice.choice(SHAPES[mode])
        self.squares: list[str] = []

    def text(self) -> str:
        """A whole position."""
        step = self.dice.choice(("draw", "deploy", "deploy", "deploy  deployed"))
        active = "a" if self.against_boss else self.dice.choice("ab")
        lines = [f"turn 5  active {active}  step {step}"]
        lines += [self.seat(number, *seat) for number, seat in enumerate(self.seats)]
        lines += self.lands()
        if self.against_boss:
            lines.append(f"boss  menace {self.dice.randint(1, 5)}  life {self.dice.randint(3, 20)}")
        return "\n".join(lines + self.lasting())

    @property
    def against_boss(self) -> bool:
        """Whether the last seat is that of a boss."""
        return self.mode in ("solo", "coop")

    def is_boss(self, number: int) -> bool:
        """Whether a seat is that of a boss."""
        return self.against_boss and number == len(self.seats) - 1

    def card(self, number: int, creature: bool = False) -> Card:
        """Any card that a seat could have; sometimes one of the other side (SS-R82, SS-R152)."""
        boss = self.is_boss(number)
        if self.against_boss and self.dice.random() < 0.1:
            boss = not boss
        if self.dice.random() < 0.4:
            return self.by_id[self.dice.choice(BOSS_FAVOURITES if boss else FAVOURITES)]
        pool = self.boss if boss else self.player
        return self.dice.choice([card for card in pool if card.att is not None or not creature])

    def cards(self, number: int, most: int, least: int = 0) -> str:
        """Some cards of a pile."""
        much = range(self.dice.randint(least, most))
        return " ".join(self.card(number).id for _ in much)

    def creature(self, number: int, name: str) -> str:
        """A creature on a space, or nothing."""
        if self.dice.random() > self.full:
            return "."
        self.squares.append(name)
        text = self.card(number, creature=True).id
        if self.dice.random() < 0.15:
            others = [one for one, tracks, _ in self.seats if tracks and one != LETTERS[number]]
            text += f"/{self.dice.choice(others)}"
        if self.against_boss and self.dice.random() < 0.2:
            text += f"+g{self.dice.randint(1, 3)}"
        return text

    def seat(self, number: int, letter: str, tracks: int, fronts: int) -> str:
        """The line of a seat."""
        if not tracks:
            return f"{letter}  out"
        words = [letter]
        names = [letter] if tracks == 1 else [f"{letter}l", f"{letter}r"]
        for name in names:
            words.append("track")
            words += [self.creature(number, f"{name}{place}") for place in (1, 2, 3)]
        ends = (
            [f"{name}f" for name in names] if fronts == tracks else [f"{letter}f1", f"{letter}f2"]
        )
        for name in ends:
            words += ["front", self.creature(number, name)]
        words += ["resources", self.cards(number, 24, 12)]
        words += ["casualties", self.cards(number, 7)]
        words += ["hand", self.cards(number, 4 if self.is_boss(number) else 8)]
        if not self.is_boss(number):
            words += ["healing", self.cards(number, 5)]
            words += ["support", self.supporters(number)]
        return " ".join(words)

    def supporters(self, number: int) -> str:
        """Supporters, some of them committed."""
        cards = self.cards(number, 4).split()
        return " ".join(card + self.dice.choice(("", "", "!")) for card in cards)

    def lands(self) -> list[str]:
        """The creatures on No Man's Lands."""
        lines = []
        for letters in self.boards():
            if letters and self.dice.random() < self.full:
                letter = self.dice.choice(letters)
                card = self.card(LETTERS.index(letter), creature=True).id
                lines.append(f"land {letter} {card}")
            else:
                lines.append("land .")
        return lines

    def boards(self) -> list[str]:
        """Whose boards they are: in a ring each lies on the left of a player (SS-21.2)."""
        if self.mode == "coop":
            return ["ac", "bc"]
        if self.mode != "last-man-standing":
            return ["ab"]
        alive = "".join(letter for letter, tracks, _ in self.seats if tracks)
        after = dict(zip(alive, alive[1:] + alive[0], strict=True))
        return [letter + after[letter] if tracks else "" for letter, tracks, _ in self.seats]

    def lasting(self) -> list[str]:
        """Effects of this turn."""
        lines = []
        for letter, tracks, _ in self.seats:
            for kind in ("protected", "free-shapeshift"):
                if self.dice.random() < 0.15:
                    lines.append(f"lasting {kind} {letter}")
            if tracks and self.dice.random() < 0.15:
                track = letter if tracks == 1 else letter + self.dice.choice("lr")
                lines.append(f"lasting unopposed {track}")
        for square in self.squares:
            if self.dice.random() < 0.15:
                att, de = self.dice.randint(-2, 3), self.dice.randint(-3, 2)
                lines.append(f"lasting boost {square} {att:+} {de:+}")
            if self.dice.random() < 0.1:
                lines.append(f"used {square}")
        return lines
