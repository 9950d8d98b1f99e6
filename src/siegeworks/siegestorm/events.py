"""Everything that can happen in Siegestorm. Only these change a State."""

from dataclasses import replace
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, event
from siegeworks.core.state import Outcome
from siegeworks.siegestorm.state import (
    FRONT,
    HAND_LIMIT,
    LAND,
    Creature,
    Lasting,
    SiegeState,
    Spot,
    Supporter,
)

UNKNOWN = -1
"""A card the viewer may not know."""
NO_CARDS: tuple[int, ...] = ()


# -- moving cards --------------------------------------------------------------------------


def to_hand(game: SiegeState, seat: Seat, card: int) -> bool:
    """Put a card in a hand; beyond the hand limit it goes to Casualties (SS-8.7, SS-R16)."""
    hand = game.hands[seat]
    if len(hand) >= HAND_LIMIT:
        game.casualties[seat] += (card,)
        return False
    game.hands[seat] = tuple(sorted((*hand, card)))
    return True


def from_hand(game: SiegeState, seat: Seat, card: int) -> None:
    """Take one copy of a card out of a hand."""
    hand = game.hands[seat]
    place = hand.index(card)
    game.hands[seat] = hand[:place] + hand[place + 1 :]


def leave(game: SiegeState, spot: Spot) -> None:
    """Take a creature off its space."""
    put(game, spot.track, spot.place, None)
    if game.lasting:
        serial = spot.creature.serial
        game.lasting = tuple(item for item in game.lasting if item.piece != serial)


def put(game: SiegeState, track: int, place: int, creature: Creature | None) -> None:
    """Put a creature, or nothing, on a space."""
    if place == FRONT:
        game.fronts[track] = creature
    elif place == LAND:
        game.lands[game.field.tracks[track].board] = creature
    else:
        spaces = list(game.tracks[track])
        if place < 3:
            spaces[place] = creature
        elif creature is None:
            del spaces[place]
        else:
            spaces[place:] = [creature]
        game.tracks[track] = tuple(spaces)


def enter(game: SiegeState, card: int, owner: Seat, track: int, place: int) -> None:
    """Put a card into play as a creature of the track's player."""
    creature = Creature(card, game.new_serial(), owner, game.field.tracks[track].seat)
    put(game, track, place, creature)


def find(game: SiegeState, serial: int) -> Spot:
    """Where a creature stands that is known to be in play."""
    spot = game.spot(serial)
    assert spot is not None
    return spot


# -- set-up and turns ----------------------------------------------------------------------


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


# -- cards ---------------------------------------------------------------------------------


@event
class Drawn(Event):
    """A player drew cards; those beyond the hand limit went to Casualties."""

    reveals = True
    seat: Seat
    number: int
    cards: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        seat = self.seat
        deck = game.resources[seat]
        keep = len(deck) - self.number
        drawn = deck[keep:]
        game.resources[seat] = deck[:keep]
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


@event
class Discarded(Event):
    """A player put a card from hand on their Casualties."""

    seat: Seat
    card: int
    as_payment: bool = False

    def happen(self, game: SiegeState) -> None:
        from_hand(game, self.seat, self.card)
        game.casualties[self.seat] += (self.card,)


@event
class Committed(Event):
    """A Supporter was turned to pay one point."""

    seat: Seat
    place: int

    def happen(self, game: SiegeState) -> None:
        _turn(game, self.seat, self.place, False)


@event
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


@event
class Prepared(Event):
    """All committed Supporters of a player became ready."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        zone = game.supporters[self.seat]
        if zone:
            game.supporters[self.seat] = tuple(
                Supporter(card, serial, owner, True) for card, serial, owner, _ in zone
            )


@event
class Played(Event):
    """A card was announced from hand as an action; it belongs to no pile until it is done."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        from_hand(game, self.seat, self.card)


@event
class CreatureAnnounced(Event):
    """A card was announced from hand as a creature; it enters play when it is paid for."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        from_hand(game, self.seat, self.card)


@event
class Activated(Event):
    """An ability of a creature was announced."""

    seat: Seat
    piece: int
    card: int
    once: bool = False

    def happen(self, game: SiegeState) -> None:
        if self.once:
            game.used += (self.piece,)


@event
class Negated(Event):
    """An entry of the chain was negated; its cost stays paid."""

    seat: Seat
    card: int
    depth: int

    def happen(self, game: SiegeState) -> None:
        game.agenda[self.depth] = game.agenda[self.depth].bound("negated", True)


@event
class ActionDone(Event):
    """A card played as an action went to its player's Casualties."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        game.casualties[self.seat] += (self.card,)


@event
class Damaged(Event):
    """A player lost cards to damage: from the healing pile first, then from Resources."""

    reveals = True
    seat: Seat
    amount: int
    by: Seat
    cards: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        seat, amount = self.seat, self.amount
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


@event
class Healed(Event):
    """Cards moved from Casualties to a healing pile."""

    seat: Seat
    number: int

    def happen(self, game: SiegeState) -> None:
        pile = game.casualties[self.seat]
        keep = len(pile) - self.number
        game.casualties[self.seat] = pile[:keep]
        game.healing[self.seat] += pile[keep:][::-1]


@event
class Raised(Event):
    """A player took the top card of an opponent's Casualties for good."""

    seat: Seat
    victim: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        game.casualties[self.victim] = game.casualties[self.victim][:-1]
        to_hand(game, self.seat, self.card)


@event
class Stolen(Event):
    """A player took a random card of an opponent's hand for good."""

    reveals = True
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


@event
class TakenBack(Event):
    """A player took a card of their Casualties into hand."""

    seat: Seat
    card: int

    def happen(self, game: SiegeState) -> None:
        pile = game.casualties[self.seat]
        place = len(pile) - 1 - pile[::-1].index(self.card)
        game.casualties[self.seat] = pile[:place] + pile[place + 1 :]
        to_hand(game, self.seat, self.card)


@event
class Seen(Event):
    """A player drew cards by Vision, of which one will stay in hand."""

    reveals = True
    seat: Seat
    number: int
    cards: tuple[int, ...] = ()

    def happen(self, game: SiegeState) -> None:
        deck = game.resources[self.seat]
        keep = len(deck) - self.number
        self.cards = deck[keep:]
        game.resources[self.seat] = deck[:keep]
        game.sight[self.seat] = tuple(sorted(self.cards))

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))


def _out_of_sight(game: SiegeState, seat: Seat, card: int) -> None:
    place = game.sight[seat].index(card)
    game.sight[seat] = game.sight[seat][:place] + game.sight[seat][place + 1 :]


@event
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


@event
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


# -- creatures -----------------------------------------------------------------------------


@event
class Deployed(Event):
    """A card entered a Deployment Zone."""

    seat: Seat
    card: int
    track: int
    origin: str
    piece: int = 0

    def happen(self, game: SiegeState) -> None:
        if self.origin == "played":
            game.deployed = True
        _take_from(game, self.seat, self.card, self.origin)
        enter(game, self.card, self.seat, self.track, 0)
        self.piece = game.serial


@event
class Placed(Event):
    """A card was put on a Battle Zone space by an effect."""

    seat: Seat
    card: int
    track: int
    place: int
    origin: str
    replaced: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        _take_from(game, self.seat, self.card, self.origin)
        self.replaced = _clear_front(game, self.track, self.place)
        enter(game, self.card, self.seat, self.track, self.place)


def _take_from(game: SiegeState, seat: Seat, card: int, origin: str) -> None:
    """Take a card out of the pile it comes from; `played` and `hand` are both the hand."""
    if origin == "casualties":
        pile = game.casualties[seat]
        place = len(pile) - 1 - pile[::-1].index(card)
        game.casualties[seat] = pile[:place] + pile[place + 1 :]
    elif origin == "hand":
        from_hand(game, seat, card)


def _clear_front(game: SiegeState, track: int, place: int) -> int:
    """Send the card a newcomer replaces to its owner's Casualties (SS-9.6)."""
    old = game.fronts[track] if place == FRONT else None
    if old is None:
        return UNKNOWN
    game.casualties[old.owner] += (old.card,)
    return old.card


@event
class Advanced(Event):
    """All creatures of a track moved one space forward."""

    track: int

    def happen(self, game: SiegeState) -> None:
        one, two, three, *leaving = game.tracks[self.track]
        gone = () if three is None else (three,)
        game.tracks[self.track] = (None, one, two, *leaving, *gone)


@event
class HeldGround(Event):
    """A creature left its track for the Battle Zone."""

    piece: int
    card: int
    track: int
    place: int
    replaced: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        leave(game, spot)
        self.replaced = _clear_front(game, self.track, self.place)
        put(game, self.track, self.place, spot.creature)


@event
class Supported(Event):
    """A card became a Supporter, face down and ready."""

    seat: Seat
    card: int
    origin: str
    piece: int = 0

    def happen(self, game: SiegeState) -> None:
        owner, serial = self.seat, self.piece
        if self.origin == "creature":
            spot = find(game, self.piece)
            owner = spot.creature.owner
            leave(game, spot)
        else:
            serial = self.piece = game.new_serial()
            if self.origin == "resources":
                game.resources[self.seat] = game.resources[self.seat][:-1]
            else:
                _take_from(game, self.seat, self.card, self.origin)
        game.supporters[self.seat] += (Supporter(self.card, serial, owner, True),)

    def seen_by(self, seat: Seat) -> Self:
        if seat == self.seat or self.origin in ("creature", "casualties"):
            return self
        return replace(self, card=UNKNOWN)


@event
class Stormed(Event):
    """A creature began its Storm."""

    piece: int
    card: int
    seat: Seat

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        if 0 <= spot.place < 3:
            put(game, spot.track, spot.place, None)
            game.tracks[spot.track] += (spot.creature,)


@event
class Attacked(Event):
    """A storming creature attacked a player or a creature on the Battle Zone."""

    piece: int
    card: int
    strength: int
    seat: Seat
    target: int
    """Serial of the target creature; UNKNOWN if the player is attacked."""
    target_card: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        """Nothing changes yet: damage or a kill follows."""


@event
class StormEnded(Event):
    """A creature went where it goes after its Storm."""

    piece: int
    card: int
    to: str

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        creature = spot.creature
        leave(game, spot)
        if self.to == "hand":
            to_hand(game, creature.owner, creature.card)
        elif self.to == "support":
            turned = Supporter(creature.card, creature.serial, creature.owner, True)
            game.supporters[creature.seat] += (turned,)
        else:
            game.casualties[creature.owner] += (creature.card,)


@event
class Killed(Event):
    """A creature or Supporter went to its owner's Casualties."""

    piece: int
    card: int
    owner: Seat
    by: Seat
    seat: Seat = UNKNOWN
    """Whose it was."""
    track: int = UNKNOWN

    def happen(self, game: SiegeState) -> None:
        self.seat, self.track = _take_out(game, self.piece)
        game.casualties[self.owner] += (self.card,)


@event
class Destroyed(Event):
    """A card left the game for good."""

    piece: int
    card: int
    owner: Seat

    def happen(self, game: SiegeState) -> None:
        _take_out(game, self.piece)
        game.removed[self.owner] += (self.card,)


@event
class Returned(Event):
    """A creature went to its owner's hand."""

    piece: int
    card: int
    owner: Seat

    def happen(self, game: SiegeState) -> None:
        _take_out(game, self.piece)
        to_hand(game, self.owner, self.card)


def _take_out(game: SiegeState, serial: int) -> tuple[Seat, int]:
    """Take a card in play off the table; whose it was, and on which track."""
    spot = game.spot(serial)
    if spot is not None:
        leave(game, spot)
        return spot.creature.seat, spot.track if spot.place >= 0 else UNKNOWN
    found = game.supporter(serial)
    assert found is not None
    seat, place = found
    zone = game.supporters[seat]
    game.supporters[seat] = zone[:place] + zone[place + 1 :]
    return seat, UNKNOWN


@event
class Switched(Event):
    """Two creatures of two tracks changed places."""

    one: int
    other: int

    def happen(self, game: SiegeState) -> None:
        here, there = find(game, self.one), find(game, self.other)
        _settle(game, here.creature, there)
        _settle(game, there.creature, here)


def _settle(game: SiegeState, creature: Creature, spot: Spot) -> None:
    """Put a creature on the space of another; the player of the track controls it (SS-R82)."""
    seat = game.field.tracks[spot.track].seat
    spaces = list(game.tracks[spot.track])
    spaces[spot.place] = Creature(creature.card, creature.serial, creature.owner, seat)
    game.tracks[spot.track] = tuple(spaces)


@event
class Shapeshifted(Event):
    """A creature returned to hand and another card took its place."""

    seat: Seat
    piece: int
    old: int
    new: int

    def happen(self, game: SiegeState) -> None:
        spot = find(game, self.piece)
        from_hand(game, self.seat, self.new)
        leave(game, spot)
        enter(game, self.new, self.seat, spot.track, spot.place)
        to_hand(game, spot.creature.owner, self.old)
        where = spot.track * 8 + spot.place
        game.lasting += (Lasting("shifted", self.seat, UNKNOWN, where, self.old),)


@event
class Lasted(Event):
    """Something began that holds until the end of the turn."""

    kind: str
    seat: Seat
    piece: int = UNKNOWN
    att: int = 0
    de: int = 0

    def happen(self, game: SiegeState) -> None:
        game.lasting += (Lasting(self.kind, self.seat, self.piece, self.att, self.de),)


@event
class Spent(Event):
    """Something that held until the end of the turn was used up."""

    kind: str
    seat: Seat

    def happen(self, game: SiegeState) -> None:
        for place, item in enumerate(game.lasting):
            if item.kind == self.kind and item.seat == self.seat:
                game.lasting = game.lasting[:place] + game.lasting[place + 1 :]
                return


@event
class Triggered(Event):
    """A passive was set off."""

    seat: Seat
    piece: int
    card: int
    once: bool

    def happen(self, game: SiegeState) -> None:
        if self.once:
            game.used += (self.piece,)
