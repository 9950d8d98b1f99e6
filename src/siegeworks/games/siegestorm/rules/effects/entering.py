"""Effects by which a card comes into play as a creature."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Frame
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.effects.effect import Effect, TargetedEffect
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(frozen=True)
class Place(TargetedEffect):
    """Put a chosen card from your hand on your Frontline or No Man's Land for free."""

    to: Literal["front", "land"] = "front"

    @property
    def enters(self) -> bool:
        return True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        if card is None or self.blocked(game, frame) is not None:
            return
        if card in game.hands[frame.you]:
            place = FRONT if self.to == "front" else LAND
            game.happen(ev.Placed(frame.you, card, frame.at, place, "hand"), "SS-13.2", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        board = game.field.tracks[frame.at].board
        if self.to == "land" and game.lands[board] is not None:
            return Reason("SS-R88", "land-occupied")
        return None


class Deploying(Effect):
    """An effect that deploys: only in your own turn, into an empty Deployment Zone."""

    @property
    def hard(self) -> bool:
        return True

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        if frame.you not in game.taking:
            return Reason("SS-R91", "not-your-turn-to-deploy")
        if game.tracks[frame.at][0] is not None:
            return Reason("SS-R85", "zone-occupied")
        return None


@dataclass(frozen=True)
class Deploy(Deploying):
    """Deploy a chosen card from your hand or Casualties for free."""

    target: str
    origin: Literal["hand", "casualties"] = "hand"

    @property
    def uses(self) -> tuple[str, ...]:
        return ("target",)

    @property
    def enters(self) -> bool:
        return True

    def perform(self, game: SiegeState, frame: Frame) -> None:
        card = frame.named(self.target)
        pile = game.hands if self.origin == "hand" else game.casualties
        if card in pile[frame.you] and self.blocked(game, frame) is None:
            event = ev.Deployed(frame.you, card, frame.at, self.origin)
            game.happen(event, "SS-13.1", frame)


class DeployTop(Deploying):
    """Deploy the top card of your Casualties for free."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        pile = game.casualties[frame.you]
        if pile and pile[-1] in game.box.creatures and self.blocked(game, frame) is None:
            event = ev.Deployed(frame.you, pile[-1], frame.at, "casualties")
            game.happen(event, "SS-13.1", frame)


@dataclass(frozen=True)
class Shapeshift(TargetedEffect):
    """Return this creature to your hand and put a chosen card from your hand in its place."""

    @property
    def hard(self) -> bool:
        return True

    @property
    def lacking(self) -> Reason | None:
        return Reason("SS-R99", "no-other-card")

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.actor)
        card = frame.named(self.target)
        if self.blocked(game, frame) is not None or card not in game.hands[frame.you]:
            return
        assert spot is not None
        free = game.box.abilities[frame.source].cost == 0
        event = ev.Shapeshifted(frame.you, frame.actor, spot.creature.card, card, free)
        game.happen(event, "SS-15.34", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        spot = game.spot(frame.actor)
        if spot is None or spot.place >= SPACES:
            return Reason("SS-R52", "not-in-place")
        if spot.creature.seat != frame.you and spot.place < 0:
            return Reason("SS-20.13", "partners-zone")
        if spot.creature.seat not in game.field.teams[frame.you]:
            return Reason("SS-R52", "not-in-place")
        return None


class FreeShapeshift(Effect):
    """Make your next Shapeshift this turn free."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("free-shapeshift", frame.you), "SS-R34", frame)
