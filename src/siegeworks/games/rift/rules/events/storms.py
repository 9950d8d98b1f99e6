"""Events of portal storms."""

from dataclasses import dataclass

from siegeworks.core.event import Event, Revelation
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.state import RiftState


@dataclass(slots=True)
class StormGathered(Revelation):
    """The top card of the storm deck was turned up: this storm breaks in the next round."""

    storm: int = NO_STORM

    def happen(self, game: RiftState) -> None:
        *rest, self.storm = game.storms
        game.storms, game.gathering = tuple(rest), self.storm


@dataclass(slots=True)
class StormBroke(Event):
    """The storm that had gathered broke: it is in force until the end of the round."""

    storm: int

    def happen(self, game: RiftState) -> None:
        game.storm, game.gathering = self.storm, NO_STORM


@dataclass(slots=True)
class StormPassed(Event):
    """The storm in force was over; its card is out of the game."""

    storm: int

    def happen(self, game: RiftState) -> None:
        game.storm = NO_STORM


@dataclass(slots=True)
class KingdomShaken(Event):
    """The kingdom lost health to a storm."""

    cost: int

    def happen(self, game: RiftState) -> None:
        game.health -= self.cost
