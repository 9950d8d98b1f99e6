"""Playing on in imagined worlds: all seats by one and the same mind."""

from random import Random as Dice
from typing import NamedTuple

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.rift.players.answers import decision_at, is_idle
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.player import Defender
from siegeworks.games.rift.rules.state import RiftState

PLAYING = "play"
"""The phase in which towers and heroes are played."""


class Move(NamedTuple):
    """An answer of a seat."""

    seat: Seat
    text: str


class Company:
    """All players of a game, who look at it in the same way."""

    def __init__(self, seats: int, judge: Judge) -> None:
        self.minds = [Defender(Dice(0), judge.taste, judge) for _ in range(seats)]

    def answer(self, game: RiftState, decision: Decision) -> Option:
        """What whoever is asked answers."""
        if len(decision.options) == 1:
            return decision.options[0]
        return self.minds[decision.seat].answer(game, decision)

    def plan(self, game: RiftState, first: Seat) -> list[Move]:
        """Play phase 2 up to the last answer that would end it, one seat before the others."""
        moves: list[Move] = []
        while game.outcome is None and game.phase == PLAYING:
            begins = not game.ready[first] and is_idle(game)
            decision = decision_at(game, first if begins else None)
            assert decision is not None
            option = self.answer(game, decision)
            moves.append(Move(decision.seat, option.text))
            if is_last(game, decision, option):
                break
            game.take(decision, option)
        return moves

    def play_on(self, game: RiftState, rounds: int) -> None:
        """Play to the start of a round, or to the end of the game."""
        while game.outcome is None and game.round < rounds:
            decision = decision_at(game)
            assert decision is not None
            game.take(decision, self.answer(game, decision))


def is_last(game: RiftState, decision: Decision, option: Option) -> bool:
    """Whether an answer ends phase 2: the only seat that is not done says it is."""
    others = (ready for seat, ready in enumerate(game.ready) if seat != decision.seat)
    return decision.prompt == "act" and option.text == "done" and all(others)
