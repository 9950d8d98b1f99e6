"""Effects that last for a turn, and those on the turn and the game themselves."""

from dataclasses import dataclass

from siegeworks.core.agenda import Frame
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.amounts import Amount, value
from siegeworks.games.siegestorm.rules.effects.effect import Effect, TargetedEffect
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.state import SiegeState


class Protect(Effect):
    """Keep your cards from being targeted by actions or abilities until the end of the turn."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("protected", frame.you), "SS-R34", frame)


class Unopposed(Effect):
    """Let your attackers on this War Track ignore Defenders until the end of the turn."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Lasted("unopposed", frame.you, track=frame.at), "SS-R34", frame)


@dataclass(frozen=True)
class Boost(TargetedEffect):
    """Give a chosen creature ATT and DEF until the end of the turn."""

    att: Amount = 0
    de: Amount = 0

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None:
            att, de = value(self.att, game, frame), value(self.de, game, frame)
            event = ev.Lasted("boost", frame.you, spot.creature.serial, att, de)
            game.happen(event, "SS-R34", frame)


@dataclass(frozen=True)
class BoostEach(Effect):
    """Give every creature of a pick ATT and DEF until the end of the turn."""

    pick: Pick
    att: int = 0
    de: int = 0

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in procedures.affected(game, self.pick, frame):
            event = ev.Lasted("boost", frame.you, serial, self.att, self.de)
            game.happen(event, "SS-R34", frame)


class ResetAll(Effect):
    """Ready all your committed Supporters."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for place, supporter in enumerate(game.supporters[frame.you]):
            if not supporter.ready:
                game.happen(ev.WasReset(frame.you, place), "SS-15.15", frame)


class ExtraTurn(Effect):
    """You may take an extra turn after this one."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.ExtraTurnGranted(frame.you), "SS-8.16", frame)


class Win(Effect):
    """You win the game."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.happen(ev.Won(frame.you), "SS-6.10", frame)
