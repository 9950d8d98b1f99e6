"""Events of the set-up and of turns."""

from dataclasses import dataclass, replace
from typing import Self

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.core.decision import Seat
from siegeworks.core.event import Event, Revelation
from siegeworks.core.state import Outcome
from siegeworks.games.siegestorm.rules.events.moving import (
    NO_CARDS,
    UNKNOWN,
    from_hand,
    leave,
    to_hand,
)
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.pieces import LAND, Stage
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(slots=True)
class Shuffled(Revelation):
    """A player shuffled their Resources."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.resources[self.seat] = game.shuffled(game.resources[self.seat])


@dataclass(slots=True)
class ReturnChosen(Event):
    """A player settled, in secret, which starting cards to give back."""

    seat: Seat
    cards: tuple[int, ...]

    def happen(self, game: SiegeState) -> None:
        chosen = game.returning
        game.returning = (*chosen[: self.seat], self.cards, *chosen[self.seat + 1 :])

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=NO_CARDS)


@dataclass(slots=True)
class Exchanged(Revelation):
    """A player put starting cards under their Resources and drew as many anew."""

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


@dataclass(slots=True)
class FirstPlayerChosen(Revelation):
    """Chance named the first player."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.taking = (self.seat,)


@dataclass(slots=True)
class TurnBegan(Event):
    """A turn began; where players take it together, it begins for each of them (SS-20.5)."""

    seat: Seat
    extra: bool

    @property
    def is_heading(self) -> bool:
        return True

    def happen(self, game: SiegeState) -> None:
        together = game.mode.together and not self.extra
        taking = game.field.teams[self.seat] if together else (self.seat,)
        if self.seat == taking[0]:
            game.taking, game.extra_turn = taking, self.extra
            game.turn += 1
            game.deployed, game.extra = (), ()
        first: Stage = "reserves" if self.seat == game.field.boss else "prepare"
        game.stages = (*game.stages[: self.seat], first, *game.stages[self.seat + 1 :])


@dataclass(slots=True)
class StepBegan(Event):
    """A step of a turn began."""

    seat: Seat
    stage: Stage

    def happen(self, game: SiegeState) -> None:
        stages = game.stages
        game.stages = (*stages[: self.seat], self.stage, *stages[self.seat + 1 :])


@dataclass(slots=True)
class TurnEnded(Event):
    """A turn ended; what held for this turn is over."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.lasting = ()
        game.used = ()


@dataclass(slots=True)
class ExtraTurnGranted(Event):
    """An extra turn was granted."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        if self.seat in game.taking and self.seat not in game.extra:
            game.extra += (self.seat,)


@dataclass(slots=True)
class ExtraTurnForgone(Event):
    """A player leaves an extra turn that was granted."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.extra = tuple(seat for seat in game.extra if seat != self.seat)


@dataclass(slots=True)
class Lost(Event):
    """A player lost the game."""

    seat: Seat
    clause: str

    def happen(self, game: SiegeState) -> None:
        team = game.field.teams[self.seat]
        game.outcome = Outcome(tuple(s for s in game.alive if s not in team), self.clause)


@dataclass(slots=True)
class Eliminated(Revelation):
    """A player is out; the game goes on for the others (SS-21.9 to SS-21.14)."""

    seat: Seat
    clause: str

    def happen(self, game: SiegeState) -> None:
        gone = self.seat
        lands = {game.field.tracks[track].board for track in game.field.tracks_of[gone]}
        facing = {
            other
            for track in game.field.tracks_of[gone]
            for other in game.field.tracks[track].facing
        }
        for spot in reversed(game.spots()):
            shared = spot.place == LAND and game.field.tracks[spot.track].board in lands
            near = spot.track in facing or spot.track in game.field.tracks_of[gone]
            if spot.creature.owner == gone:
                leave(game, spot)
                game.removed[gone] += (spot.creature.card,)
            elif shared or near:
                leave(game, spot)
                game.casualties[spot.creature.owner] += (spot.creature.card,)
        _clear_piles(game, gone)
        game.seated(tuple(seat for seat in game.alive if seat != gone))
        _clear_agenda(game, gone)


def _clear_piles(game: SiegeState, gone: Seat) -> None:
    """Remove what a player had; Supporters of other owners go to those owners' Casualties."""
    for piles in (game.hands, game.resources, game.casualties, game.healing, game.sight):
        game.removed[gone] += piles[gone]
        piles[gone] = ()
    for seat, zone in enumerate(game.supporters):
        keep = []
        for supporter in zone:
            if supporter.owner == gone:
                game.removed[gone] += (supporter.card,)
            elif seat == gone:
                game.casualties[supporter.owner] += (supporter.card,)
            else:
                keep.append(supporter)
        game.supporters[seat] = tuple(keep)


def _clear_agenda(game: SiegeState, gone: Seat) -> None:
    """The turn of a player who is out ends (SS-R185), their entries vanish (SS-R186)."""
    if game.active == gone:
        _into_piles(game, game.agenda, gone)
        game.agenda.clear()
        _settle_everything(game)
        return
    old = game.agenda[:]
    kept = [place for place, frame in enumerate(old) if frame.you != gone]
    _into_piles(game, [frame for frame in old if frame.you == gone], gone)
    game.agenda[:] = [_pointing(old[place], kept) for place in kept]


def _settle_everything(game: SiegeState) -> None:
    """What the others had under way ends too: Storms (SS-10.20) and Visions."""
    for spot in reversed(game.spots()):
        if spot.place >= SPACES:
            leave(game, spot)
            game.casualties[spot.creature.owner] += (spot.creature.card,)
    for seat in game.alive:
        game.resources[seat] = game.sight[seat] + game.resources[seat]
        game.sight[seat] = ()


def _pointing(frame: Frame, kept: list[int]) -> Frame:
    """A frame whose pointer to the entry it answers fits the shortened agenda."""
    answers = frame.named("answers")
    if answers is None:
        return frame
    return frame.bound("answers", kept.index(answers) if answers in kept else None)


def _into_piles(game: SiegeState, frames: list[Frame], gone: Seat) -> None:
    """Cards announced from hand belong to no pile yet: they leave the game or become Casualties."""
    for frame in frames:
        if frame.script is game.box.deploy or (
            frame.actor == NOTHING
            and frame.source >= 0
            and frame.script is game.box.played[frame.source]
        ):
            pile = game.removed if frame.you == gone else game.casualties
            pile[frame.you] += (frame.source,)


@dataclass(slots=True)
class Won(Event):
    """A player won the game by the text of a card."""

    seat: Seat

    def happen(self, game: SiegeState) -> None:
        game.outcome = Outcome(game.field.teams[self.seat], "SS-6.10")
