"""Effects on cards: drawn, damaged, healed, raised, stolen, taken back, made Supporters."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Frame, Verb
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.amounts import Amount, value
from siegeworks.games.siegestorm.rules.effects.effect import Effect, TargetedEffect, Who, people
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    cards: Amount

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.draw(game, frame.you, value(self.cards, game, frame), "SS-15.18", frame)


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage: the damaged player loses cards from Resources."""

    amount: Amount
    to: Who = "opponent"

    @property
    def strikes(self) -> bool:
        return self.to == "opponent"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        shares = [
            (seat, value(self.amount, game, frame.bound("victim", seat)))
            for seat in people(game, frame, self.to)
        ]
        if len(shares) > 2:
            procedures.damage_each(game, shares, frame.you, "SS-15.17", frame)
        elif self.to == "each-player":
            for seat, amount in reversed(shares):
                hurt = frame.bound("victim", seat).bound("amount", amount)
                game.push(hurt._replace(script=game.box.hurt, pc=0))
        else:
            ((seat, amount),) = shares
            procedures.damage(game, seat, amount, frame.you, "SS-15.17", frame)


class Hurt(Verb):
    """A player's share of damage to both, with all it sets off before the other's (SS-R5)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim, amount = frame.named("victim"), frame.named("amount")
        procedures.damage(game, victim, amount, frame.you, "SS-15.17", frame)


@dataclass(frozen=True)
class Heal(Effect):
    """Move the top cards of your Casualties to your healing pile."""

    cards: Amount

    def perform(self, game: SiegeState, frame: Frame) -> None:
        number = min(value(self.cards, game, frame), len(game.casualties[frame.you]))
        if number:
            game.happen(ev.Healed(frame.you, number), "SS-15.21", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        if game.casualties[frame.you]:
            return None
        return Reason("SS-15.23", "no-casualties")


@dataclass(frozen=True)
class Loss(Effect):
    """An effect by which one opponent loses cards."""

    cards: int

    @property
    def strikes(self) -> bool:
        return True


@dataclass(frozen=True)
class Raise(Loss):
    """Take the top cards of the opponent's Casualties into your hand, for good."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim = game.opponent(frame)
        for _ in range(self.cards):
            if game.casualties[victim]:
                card = game.casualties[victim][-1]
                game.happen(ev.Raised(frame.you, victim, card), "SS-15.27", frame)


@dataclass(frozen=True)
class Steal(Loss):
    """Take random cards from the opponent's hand into your hand, for good."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        victim = game.opponent(frame)
        for _ in range(self.cards):
            hand = game.hands[victim]
            if hand:
                card = hand[game.random(len(hand))]
                game.happen(ev.Stolen(frame.you, victim, card), "SS-15.30", frame)


@dataclass(frozen=True)
class DiscardRandom(Loss):
    """The opponent discards random cards."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        begun = frame.named("victim")
        victim = game.opponent(frame) if begun is None else begun
        for _ in range(self.cards - 1):
            more = frame.bound("victim", victim)
            game.push(more._replace(script=game.box.discard_one, pc=0))
        hand = game.hands[victim]
        if hand:
            card = hand[game.random(len(hand))]
            game.happen(ev.Discarded(victim, card, by_chance=True), "SS-15.19", frame)


@dataclass(frozen=True)
class TakeBack(TargetedEffect):
    """Take a chosen card from your Casualties into your hand."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        if card in game.casualties[frame.you]:
            game.happen(ev.TakenBack(frame.you, card), "SS-R103", frame)


class SupportTop(Effect):
    """Put the top card of your Resources into your Support Zone, ready."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        deck = game.resources[frame.you]
        if deck and frame.you != game.field.boss:
            game.happen(ev.Supported(frame.you, deck[-1], "resources"), "SS-R8", frame)


@dataclass(frozen=True)
class Recruit(TargetedEffect):
    """Put a chosen card from your hand or Casualties into your Support Zone, ready."""

    origin: Literal["hand", "casualties"] = "hand"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        pile = game.hands if self.origin == "hand" else game.casualties
        if card in pile[frame.you] and frame.you != game.field.boss:
            game.happen(ev.Supported(frame.you, card, self.origin), "SS-9.12", frame)
