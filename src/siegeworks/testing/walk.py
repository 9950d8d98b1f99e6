"""A random game, walked through from its beginning to its end with somebody looking on."""

from collections.abc import Iterator
from random import Random

from siegeworks.core.decision import Seat
from siegeworks.core.game import Game
from siegeworks.core.setup import Setup
from siegeworks.core.state import State

LONGEST = 20_000
"""Answers after which a game counts as endless."""


class LawBroken(AssertionError):
    """A law does not hold: which, in which situation, and what is there instead."""

    def __init__(self, law: str, where: str, why: str) -> None:
        self.law = law
        super().__init__(f"{law}: {why} ({where})")


class Walker:
    """One random game; what is answered comes from dice alone."""

    def __init__(self, game: Game, setup: Setup, seed: int, dice: Random) -> None:
        self.game, self.setup, self.seed, self.dice = game, setup, seed, dice
        self.state: State = game.start(setup, seed)
        self.answers: list[tuple[Seat, str]] = []

    @property
    def where(self) -> str:
        """The situation, so that it can be found again."""
        name = f"{self.game.name}/{self.setup.mode}"
        return f"{name}, seed {self.seed}, after {len(self.answers)} answers"

    def situations(self) -> Iterator[State]:
        """Every situation up to the end of the game."""
        while self.state.outcome is None and len(self.answers) < LONGEST:
            yield self.state
            self.step()
        yield self.state

    def step(self) -> None:
        """Answer one open question at random."""
        decision = self.dice.choice(self.state.decisions)
        option = self.dice.choice(decision.options)
        self.state.take(decision, option)
        self.answers.append((decision.seat, option.text))
