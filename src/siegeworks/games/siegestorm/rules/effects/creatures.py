"""Effects on creatures in play: killed, sent back, moved, sent into battle."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import NO_TEXT, Frame, Script
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.effects.effect import Effect, TargetedEffect
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE
from siegeworks.games.siegestorm.rules.state import SiegeState


@dataclass(frozen=True)
class Kill(TargetedEffect):
    """Move a chosen card in play to its owner's Casualties."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.kill(game, frame.named(self.target), frame.you, "SS-15.24", frame)


@dataclass(frozen=True)
class KillEach(Effect):
    """Kill every card of a pick, one by one, with everything each death triggers."""

    pick: Pick

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in reversed(procedures.affected(game, self.pick, frame)):
            game.push(frame.bound("it", serial)._replace(script=game.box.kill_it, pc=0))


@dataclass(frozen=True)
class Sacrifice(TargetedEffect):
    """Kill a chosen creature on your own War Track; what follows happens only if it died."""

    then: Script = NO_TEXT

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is None:
            return
        game.push(frame._replace(script=self.then, pc=0))
        procedures.kill(game, spot.creature.serial, frame.you, "SS-15.33", frame)


@dataclass(frozen=True)
class Destroy(TargetedEffect):
    """Remove a chosen card in play from the game for good."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if frame.named(self.target) == MENACE:
            procedures.change_menace(game, -1, "SS-19.3", frame)
            return
        found = procedures.card_in_play(game, frame.named(self.target))
        if found is not None:
            serial, card, owner = found
            game.happen(ev.Destroyed(serial, card, owner), "SS-15.20", frame)


@dataclass(frozen=True)
class Return(TargetedEffect):
    """Return a chosen creature to its owner's hand."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        procedures.send_home(game, frame.named(self.target), frame)


@dataclass(frozen=True)
class ReturnEach(Effect):
    """Return every creature of a pick to its owner's hand."""

    pick: Pick

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for serial in procedures.affected(game, self.pick, frame):
            procedures.send_home(game, serial, frame)


@dataclass(frozen=True)
class Switch(Effect):
    """Swap two chosen creatures on two War Tracks."""

    one: str
    other: str

    @property
    def uses(self) -> tuple[str, ...]:
        return ("one", "other")

    def perform(self, game: SiegeState, frame: Frame) -> None:
        here, there = game.spot(frame.named(self.one)), game.spot(frame.named(self.other))
        if here is None or there is None or here.track == there.track:
            return
        game.happen(ev.Switched(here.creature.serial, there.creature.serial), "SS-R81", frame)


@dataclass(frozen=True)
class Advance(Effect):
    """Move all creatures of a War Track one space forward; the front one gets its order."""

    who: Literal["you", "opponent"] = "you"

    def perform(self, game: SiegeState, frame: Frame) -> None:
        tracks = (frame.at,) if self.who == "you" else game.field.tracks[frame.at].facing
        for track in tracks:
            procedures.advance_track(game, track, "SS-15.3", frame)


@dataclass(frozen=True)
class Storm(TargetedEffect):
    """Storm at once with a chosen creature on your own War Track; it ends in Casualties."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None and spot.place < SPACES:
            end = (("end", "casualties", False),)
            game.push(procedures.storm_frame(game, spot)._replace(names=end))


@dataclass(frozen=True)
class StepBack(TargetedEffect):
    """Make a chosen creature on your own War Track a ready Supporter."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        spot = game.spot(frame.named(self.target))
        if spot is not None and 0 <= spot.place < SPACES and frame.you != game.field.boss:
            creature = spot.creature
            event = ev.Supported(frame.you, creature.card, "creature", creature.serial)
            game.happen(event, "SS-9.12", frame)
