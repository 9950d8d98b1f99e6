"""Palisade: raids and guards, chosen in secret. A whole game for Siegeworks in one folder.

Each round both players choose a card to raid with and a card to guard with. What the raid has more
than the guard it meets tears stakes out of a palisade; a sapper brings a tower down.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from siegeworks.core.agenda import Frame, Question, Script, Verb
from siegeworks.core.box import Box
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event, Revelation
from siegeworks.core.fields import (
    HIDDEN,
    NOBODY,
    OWNER,
    At,
    Numbered,
    declared,
    each_seat,
    printed,
    starts,
)
from siegeworks.core.game import Game
from siegeworks.core.moves import Ids, Moves
from siegeworks.core.setup import Setup
from siegeworks.core.state import Outcome, State
from siegeworks.core.verbs import SideBySide

# -- what is printed -----------------------------------------------------------------------

CARDS = {"sapper": (1, 4), "raider": (2, 6), "captain": (3, 8), "ram": (4, 6), "tower": (5, 4)}
"""Every card: how strong it is, and how often it is there (PL-1)."""
IDS = tuple(CARDS)
STRENGTHS = tuple(strength for strength, _copies in CARDS.values())
SAPPER, TOWER = IDS.index("sapper"), IDS.index("tower")
STAKES, HAND = 12, 5

MOVES = Moves("palisade", Ids("CARD", "a card of the hand", lambda box: IDS, "`ram`"))
RAID = MOVES.form("raid CARD", "raid", "choose the card to raid with")
GUARD = MOVES.form("guard CARD", "guard", "choose the card to guard with")


class PalisadeBox(Box):
    """The cards, and the course of a round."""

    game = "palisade"
    moves = MOVES

    def __init__(self) -> None:
        super().__init__()
        self.numbers = {ident: number for number, ident in enumerate(IDS)}
        lane = Script((Choose("raid"), Choose("guard")))
        self.round = self.add("round", Script((SideBySide(lane), Clash(), Draw(), NextRound())))


# -- what changes --------------------------------------------------------------------------

CARD = Numbered("card", lambda game: game.box.numbers)


@declared
class PalisadeState(State):
    """Two hands, a common deck, what was chosen, and the palisades."""

    game = "palisade"

    box: PalisadeBox = printed()
    round: int = starts(1, at=At("round"))
    deck: tuple[int, ...] = starts((), seen=NOBODY, of=CARD, at=At("deck", top_first=True))
    spent: tuple[int, ...] = starts((), of=CARD, at=At("spent"))
    stakes: list[int] = starts(each_seat(STAKES), at=At())
    hands: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARD, at=At(word="hand"))
    chosen: list[tuple[int, ...]] = starts(each_seat(()), seen=OWNER, of=CARD)
    """The raid and the guard of each seat, as soon as they are chosen."""


# -- what happens --------------------------------------------------------------------------


@dataclass(slots=True)
class Chosen(Event):
    """A seat chose a card, in secret."""

    seat: Seat
    card: int
    what: str

    def happen(self, game: PalisadeState) -> None:
        hand = list(game.hands[self.seat])
        hand.remove(self.card)
        game.hands[self.seat] = tuple(hand)
        game.chosen[self.seat] += (self.card,)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else type(self)(self.seat, HIDDEN, self.what)


@dataclass(slots=True)
class Revealed(Revelation):
    """A seat turns its raid and its guard over."""

    seat: Seat
    raid: int
    guard: int

    def happen(self, game: PalisadeState) -> None:
        game.spent += (self.raid, self.guard)
        game.chosen[self.seat] = ()


@dataclass(slots=True)
class Torn(Event):
    """Stakes were torn out of a palisade."""

    seat: Seat
    stakes: int

    def happen(self, game: PalisadeState) -> None:
        game.stakes[self.seat] = max(0, game.stakes[self.seat] - self.stakes)


@dataclass(slots=True)
class Drawn(Revelation):
    """A seat drew a card."""

    seat: Seat
    card: int

    def happen(self, game: PalisadeState) -> None:
        game.deck = game.deck[:-1]
        game.hands[self.seat] = tuple(sorted((*game.hands[self.seat], self.card)))

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else type(self)(self.seat, HIDDEN)


@dataclass(slots=True)
class RoundBegan(Event):
    """Another round began."""

    round: int

    @property
    def is_heading(self) -> bool:
        return True

    def happen(self, game: PalisadeState) -> None:
        game.round = self.round


@dataclass(slots=True)
class Ended(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    clause: str

    def happen(self, game: PalisadeState) -> None:
        game.outcome = Outcome(self.winners, self.clause)


# -- the course of a round -----------------------------------------------------------------


@dataclass(frozen=True)
class Choose(Question):
    """Choose a card of the hand, in secret (PL-4)."""

    what: str

    @property
    def prompt(self) -> str:
        return self.what

    def options(self, game: PalisadeState, frame: Frame) -> list[Option]:
        form = RAID if self.what == "raid" else GUARD
        return [Option(form(IDS[card]), card) for card in sorted(set(game.hands[frame.you]))]

    def answered(self, game: PalisadeState, frame: Frame, value: int) -> None:
        game.step(frame)
        game.happen(Chosen(frame.you, value, self.what), "PL-4", frame)


class Clash(Verb):
    """Turn the cards over; every raid meets the guard of the other seat (PL-5 to PL-8)."""

    def perform(self, game: PalisadeState, frame: Frame) -> None:
        fought = list(game.chosen)
        for seat, (raid, guard) in enumerate(fought):
            game.happen(Revealed(seat, raid, guard), "PL-5", frame)
        for seat, (raid, _guard) in enumerate(fought):
            torn, clause = breach(raid, fought[1 - seat][1])
            if torn:
                game.happen(Torn(1 - seat, torn), clause, frame)
        left = [seat for seat in (0, 1) if game.stakes[seat]]
        if len(left) < 2:
            game.happen(Ended(tuple(left), "PL-8"), "PL-8", frame)


def breach(raid: int, guard: int) -> tuple[int, str]:
    """How many stakes a raid tears out past a guard, and by which clause."""
    if raid == SAPPER and guard == TOWER:
        return STRENGTHS[TOWER], "PL-7"
    return max(0, STRENGTHS[raid] - STRENGTHS[guard]), "PL-6"


class Draw(Verb):
    """Draw by turns up to a full hand, as long as there are cards (PL-9)."""

    def perform(self, game: PalisadeState, frame: Frame) -> None:
        while game.deck and any(len(hand) < HAND for hand in game.hands):
            for seat in (0, 1):
                if game.deck and len(game.hands[seat]) < HAND:
                    game.happen(Drawn(seat, game.deck[-1]), "PL-9", frame)


class NextRound(Verb):
    """Play another round, or count stakes when the cards have run out (PL-10)."""

    def perform(self, game: PalisadeState, frame: Frame) -> None:
        if min(map(len, game.hands)) >= 2:
            game.happen(RoundBegan(game.round + 1), "PL-10", frame)
            game.push(Frame(game.box.round))
            return
        most = max(game.stakes)
        winners = tuple(seat for seat in (0, 1) if game.stakes[seat] == most)
        game.happen(Ended(winners if len(winners) == 1 else (), "PL-10"), "PL-10", frame)


# -- the game ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Siege:
    """The one way to play it."""

    id: str = "siege"
    seats_clause: str = "PL-2"
    seats: tuple[int, ...] = (2,)


class Palisade(Game):
    """Raids and guards, chosen in secret."""

    name = "palisade"
    states = PalisadeState
    box = PalisadeBox()
    modes = MappingProxyType({"siege": Siege()})
    unit = "round"

    def cards(self, setup: Setup) -> list[int]:
        """Every card of the deck, each as often as it is there."""
        return [IDS.index(card) for card, (_, copies) in CARDS.items() for _ in range(copies)]

    def deal(self, state: PalisadeState) -> None:
        state.deck = state.shuffled(tuple(self.cards(state.setup)))
        for seat in (0, 1):
            state.deck, hand = state.deck[:-HAND], state.deck[-HAND:]
            state.hands[seat] = tuple(sorted(hand))
        self.go_on(state)

    def go_on(self, state: PalisadeState) -> None:
        state.push(Frame(self.box.round))

    def at_rest(self, state: PalisadeState) -> bool:
        """A round begins: nobody has chosen yet."""
        return not any(state.chosen)

    def turn(self, seen: PalisadeState) -> int:
        return seen.round


PALISADE = Palisade()
