"""Co-op: both players take their turn at the same time (section 20)."""

from dataclasses import dataclass

from siegeworks.core.agenda import Frame, Script, Verb
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.turns import after_turn


class BeginTurns(Verb):
    """The turn of each player begins."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        for seat in game.field.teams[frame.you]:
            game.happen(ev.TurnBegan(seat, False), "SS-20.5", frame)


@dataclass(frozen=True)
class TakeTurns(Verb):
    """Each player goes through the steps of the turn, in any order between them."""

    steps: Script

    def perform(self, game: SiegeState, frame: Frame) -> None:
        game.fork(
            tuple(
                Frame(self.steps, 0, seat, at=game.field.tracks_of[seat][0])
                for seat in game.field.teams[frame.you]
            )
        )


class EndSteps(Verb):
    """A player has gone through the six steps and waits for the partner (SS-R167)."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        seat = frame.you
        if seat in game.extra and not frame.named("again"):
            game.happen(ev.ExtraTurnForgone(seat), "SS-8.16", frame)
        game.happen(ev.StepBegan(seat, "end"), "SS-8.2", frame)


class EndTurns(Verb):
    """The common turn is over; extra turns are taken one by one, then the boss's turn follows."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        extra = tuple(sorted(game.extra))
        for seat in game.field.teams[frame.you]:
            game.happen(ev.TurnEnded(seat), "SS-R167", frame)
        after_turn(game, frame, extra)
