"""Events of the set-up and of turns."""

from dataclasses import replace
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, event
from siegeworks.core.state import Outcome
from siegeworks.siegestorm.events.moving import NO_CARDS, UNKNOWN, from_hand, to_hand
from siegeworks.siegestorm.state import SiegeState


@event
class Shuffled(Event):
    """A player shuffled their Resources."""

    reveals = True
    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.resources[self.seat] = game.shuffled(game.resources[self.seat])


@event
class ReturnChosen(Event):
    """A player settled, in secret, which starting cards to give back."""

    seat: Seat
    cards: tuple[int, ...]

    def happen(self, game: SiegeState) -> None:
        chosen = game.returning
        game.returning = (*chosen[: self.seat], self.cards, *chosen[self.seat + 1 :])

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=NO_CARDS)


@event
class Exchanged(Event):
    """A player put starting cards under their Resources and drew as many anew."""

    reveals = True
    seat: Seat
    cards: tuple[int, ...]
    drawn: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        seat = self.seat
        for card in self.cards:
            from_hand(game, seat, card)
        deck = tuple(reversed(self.cards)) + game.resources[seat]
        keep = len(deck) - len(self.cards)
        self.drawn = tuple(reversed(deck[keep:]))
        game.resources[seat] = deck[:keep]
        for card in self.drawn:
            to_hand(game, seat, card)
        chosen = game.returning
        game.returning = (*chosen[:seat], None, *chosen[seat + 1 :])

    def seen_by(self, seat: Seat) -> Self:
        if seat == self.seat:
            return self
        hidden = (UNKNOWN,) * len(self.cards)
        return replace(self, cards=hidden, drawn=hidden)


@event
class FirstPlayerChosen(Event):
    """Chance named the first player."""

    reveals = True
    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.active = self.seat


@event
class TurnBegan(Event):
    """A turn began."""

    seat: Seat
    extra: bool

    def happen(self, game: SiegeState) -> None:
        game.active = self.seat
        game.extra_turn = self.extra
        game.turn += 1
        game.deployed = game.extra = False


@event
class StepBegan(Event):
    """A step of the turn began."""

    stage: str

    def happen(self, game: SiegeState) -> None:
        game.stage = self.stage


@event
class TurnEnded(Event):
    """A turn ended; what held for this turn is over."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.lasting = ()
        game.used = ()


@event
class ExtraTurnGranted(Event):
    """An extra turn was granted."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        if self.seat == game.active:
            game.extra = True


@event
class Lost(Event):
    """A player lost the game."""

    seat: Seat
    clause: str

    def happen(self, game: SiegeState) -> None:
        winners = tuple(seat for seat in range(game.field.seats) if seat != self.seat)
        game.outcome = Outcome(winners, self.clause)


@event
class Won(Event):
    """A player won the game by the text of a card."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.outcome = Outcome((self.seat,), "SS-6.10")
