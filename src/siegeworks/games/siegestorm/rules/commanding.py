"""Effects of bosses: Recover, the Menace Level, Gang and Spirit tokens (sections 15 and 17)."""

from dataclasses import dataclass

from siegeworks.core.agenda import Frame
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.amounts import Amount, value
from siegeworks.games.siegestorm.rules.effects import Effect, TargetedEffect
from siegeworks.games.siegestorm.rules.picks import ALLIES
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(frozen=True)
class Recover(Effect):
    """Raise the boss's life, but never above what it started with."""

    life: Amount

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.recover(game, value(self.life, game, frame), frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        return None if game.boss is not None else Reason("SS-15.38", "no-boss")


@dataclass(frozen=True)
class RaiseMenace(Effect):
    """Raise the Menace Level."""

    by: int = 1

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.change_menace(game, self.by, "SS-17.12", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        return None if game.boss is not None else Reason("SS-17.7", "no-boss")


class PutGangTokens(Effect):
    """Put one Gang token on each of your Allies."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in procedures.affected(game, ALLIES, frame):
            procedures.put_gang(game, serial, "SS-17.23", frame)

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        return None if procedures.affected(game, ALLIES, frame) else Reason("SS-17.23", "no-allies")


class PutSpiritTokens(Effect):
    """Put one Spirit token on every Totem of the boss, and carry each of them out."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        totems = tuple(
            spot.creature.serial
            for spot in game.spots(game.box.totems)
            if spot.creature.seat == frame.you
        )
        if totems:
            names = (("waiting", totems, False),)
            game.push(frame._replace(script=game.box.invoke, pc=0, names=names))


@dataclass(frozen=True)
class PutGangToken(TargetedEffect):
    """Put one Gang token on a creature: a chosen one, or the one that triggered this (`it`)."""

    target: str = "it"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.put_gang(game, frame.named(self.target), "SS-17.23", frame)
