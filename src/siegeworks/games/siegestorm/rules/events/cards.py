"""Events of cards in hands, piles and Support Zones, and of the chain of command."""

from dataclasses import dataclass, replace
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Revelation
from siegeworks.games.siegestorm.rules.events.moving import (
    UNKNOWN,
    forget_shifts,
    from_hand,
    off_the_top,
    take_from,
    to_hand,
)
from siegeworks.games.siegestorm.rules.pieces import Supporter
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT, SiegeState


@dataclass(slots=True)
class Drawn(Revelation):
    """A player drew cards; those beyond the hand limit went to Casualties."""

    seat: Seat
    number: int
    cards: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        seat = self.seat
        drawn = off_the_top(game, seat, self.number)
        hand = game.hands[seat]
        room = HAND_LIMIT - len(hand)
        if self.number <= room:
            game.hands[seat] = tuple(sorted(hand + drawn))
            self.cards = drawn
        else:
            kept = drawn[::-1]
            self.cards, self.lost = kept[:room], kept[room:]
            game.hands[seat] = tuple(sorted(hand + self.cards))
            game.casualties[seat] += self.lost

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))


@dataclass(slots=True)
class Discarded(Event):
    """A player put a card from hand on their Casualties."""

    seat: Seat
    card: int
    as_payment: bool = False
    by_chance: bool = False

    @property
    def reveals(self) -> bool:
        """A card somebody chose to show may be taken back, one that chance chose may not."""
        return self.by_chance

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        from_hand(game, self.seat, self.card)
        game.casualties[self.seat] += (self.card,)


@dataclass(slots=True)
class Committed(Event):
    """A Supporter was turned to pay one point."""

    seat: Seat
    place: int

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        _turn(game, self.seat, self.place, False)


@dataclass(slots=True)
class WasReset(Event):
    """A committed Supporter became ready again."""

    seat: Seat
    place: int

    def happen(self, game: SiegeState) -> None:
        _turn(game, self.seat, self.place, True)


def _turn(game: SiegeState, seat: Seat, place: int, ready: bool) -> None:
    zone = game.supporters[seat]
    card, serial, owner, _ = zone[place]
    turned = Supporter(card, serial, owner, ready)
    game.supporters[seat] = (*zone[:place], turned, *zone[place + 1 :])


@dataclass(slots=True)
class Prepared(Event):
    """All committed Supporters of a player became ready."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        zone = game.supporters[self.seat]
        if zone:
            game.supporters[self.seat] = tuple(
                Supporter(card, serial, owner, True) for card, serial, owner, _ in zone
            )


@dataclass(slots=True)
class Played(Event):
    """A card was announced from hand as an action; it belongs to no pile until it is done."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        from_hand(game, self.seat, self.card)


@dataclass(slots=True)
class CreatureAnnounced(Event):
    """A card was announced from hand as a creature; it enters play when it is paid for."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        from_hand(game, self.seat, self.card)


@dataclass(slots=True)
class Activated(Event):
    """An ability of a creature was announced."""

    seat: Seat
    piece: int
    card: int
    once: bool = False

    def happen(self, game: SiegeState) -> None:
        if self.once:
            game.used += (self.piece,)


@dataclass(slots=True)
class Negated(Event):
    """An entry of the chain was negated; its cost stays paid."""

    seat: Seat
    card: int
    depth: int

    def happen(self, game: SiegeState) -> None:
        game.agenda[self.depth] = game.agenda[self.depth].bound("negated", True)


@dataclass(slots=True)
class ActionDone(Event):
    """A card played as an action went to its player's Casualties."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        game.casualties[self.seat] += (self.card,)


@dataclass(slots=True)
class Damaged(Event):
    """A player lost cards to damage: from the healing pile first, then from Resources.

    A boss loses life and no cards (SS-19.10).
    """

    seat: Seat
    amount: int
    by: Seat
    cards: tuple[int, ...] = ()
    life: int = UNKNOWN
    """What life a boss has left."""

    @property
    def reveals(self) -> bool:
        """Cards of a deck come to light; the life of a boss was in sight."""
        return bool(self.cards)

    def happen(self, game: SiegeState) -> None:
        forget_shifts(game)
        seat, amount = self.seat, self.amount
        if seat == game.field.boss:
            assert game.boss is not None
            self.life = game.boss.life - amount
            game.boss = game.boss._replace(life=self.life)
            return
        healing, deck = game.healing[seat], game.resources[seat]
        if healing:
            soaked = min(len(healing), amount)
            keep = len(healing) - soaked
            self.cards = healing[keep:][::-1]
            game.healing[seat] = healing[:keep]
            amount -= soaked
        if amount:
            keep = len(deck) - amount
            self.cards += deck[keep:][::-1]
            game.resources[seat] = deck[:keep]
        game.casualties[seat] += self.cards


@dataclass(slots=True)
class Healed(Event):
    """Cards moved from Casualties to a healing pile."""

    seat: Seat
    number: int

    def happen(self, game: SiegeState) -> None:
        pile = game.casualties[self.seat]
        keep = len(pile) - self.number
        game.casualties[self.seat] = pile[:keep]
        game.healing[self.seat] += pile[keep:][::-1]


@dataclass(slots=True)
class Raised(Event):
    """A player took the top card of an opponent's Casualties for good."""

    seat: Seat
    victim: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        game.casualties[self.victim] = game.casualties[self.victim][:-1]
        to_hand(game, self.seat, self.card)


@dataclass(slots=True)
class Stolen(Revelation):
    """A player took a random card of an opponent's hand for good."""

    seat: Seat
    victim: Seat
    card: int
    kept: bool = True

    def happen(self, game: SiegeState) -> None:
        from_hand(game, self.victim, self.card)
        self.kept = to_hand(game, self.seat, self.card)

    def seen_by(self, seat: Seat) -> Self:
        if seat in (self.seat, self.victim) or not self.kept:
            return self
        return replace(self, card=UNKNOWN)


@dataclass(slots=True)
class TakenBack(Event):
    """A player took a card of their Casualties into hand."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        take_from(game, self.seat, self.card, "casualties")
        to_hand(game, self.seat, self.card)


@dataclass(slots=True)
class Seen(Revelation):
    """A player drew cards by Vision, of which one will stay in hand."""

    seat: Seat
    number: int
    cards: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        self.cards = off_the_top(game, self.seat, self.number)
        game.sight[self.seat] = tuple(sorted(game.sight[self.seat] + self.cards))

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))


def _out_of_sight(game: SiegeState, seat: Seat, card: int) -> None:
    place = game.sight[seat].index(card)
    game.sight[seat] = game.sight[seat][:place] + game.sight[seat][place + 1 :]


@dataclass(slots=True)
class Kept(Event):
    """A player kept one of the cards of a Vision."""

    seat: Seat
    card: int
    kept: bool = True

    def happen(self, game: SiegeState) -> None:
        _out_of_sight(game, self.seat, self.card)
        self.kept = to_hand(game, self.seat, self.card)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat or not self.kept else replace(self, card=UNKNOWN)


@dataclass(slots=True)
class PutBack(Event):
    """A player put a card of a Vision back under, or on, their Resources."""

    seat: Seat
    card: int
    on_top: bool = False

    def happen(self, game: SiegeState) -> None:
        _out_of_sight(game, self.seat, self.card)
        deck = game.resources[self.seat]
        game.resources[self.seat] = (*deck, self.card) if self.on_top else (self.card, *deck)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=UNKNOWN)
