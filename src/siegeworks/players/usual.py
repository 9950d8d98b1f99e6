"""Who plays a game that brings no players of its own: tries answers out in worlds it imagines."""

from random import Random as Dice
from statistics import fmean

from siegeworks.core.decision import Option, Seat
from siegeworks.core.player import Player
from siegeworks.core.shelf import GAMES
from siegeworks.core.state import State
from siegeworks.core.view import View
from siegeworks.players.advice import (
    FEW,
    WAITING,
    Advice,
    Candidate,
    Effort,
    compared,
    only_answer,
)
from siegeworks.players.search.budget import Budget
from siegeworks.players.thoughts import Thought, Verdict, verdict

WORLDS = {"greedy": 2, "easy": 1, "normal": 4}
"""In how many worlds those try each answer out who do not think long."""
BUDGETS = {"hard": Budget(24), "brutal": Budget(96), "search": Budget(24)}
"""How many worlds the others imagine, unless it is said."""
ADVICE, LEAST = 48, 8
"""Worlds for a piece of advice, and below which a review says nothing."""
LONG = 2_000
"""After so many answers a game that is tried out counts as drawn."""


def make_player(kind: str, seed: int, budget: Budget | None = None) -> Player:
    """Who plays any game at a level."""
    if kind in WORLDS:
        return Rollouts(seed, WORLDS[kind])
    return Rollouts(seed, (budget or BUDGETS[kind]).simulations)


def advise(view: View, seed: int, effort: Effort) -> Advice:
    """The answers that won most of the games tried out."""
    if len(view.question.options) == 1:
        return only_answer(view)
    worlds = effort.budget(ADVICE).simulations
    best, *others = sorted(Rollouts(seed, worlds).thoughts(view), key=lambda one: -one.chance)
    waits = [one for one in others if one.text in WAITING]
    found = [compared(best, one) for one in others[: FEW - 1]]
    cost = best.chance - waits[0].chance if waits else None
    return Advice((Candidate(best.text, best.chance), *found), cost)


def review(view: View, played: str, simulations: int, seed: int) -> Verdict:
    """An answer that was given, and the best one, played on in the same worlds."""
    player = Rollouts(seed, max(LEAST, simulations // len(view.question.options)))
    tried = player.tried(view)
    best = max(tried, key=lambda text: fmean(tried[text]))
    return verdict(best, tried[best], played, tried[played])


class Rollouts:
    """Plays every answer on at random, in the same worlds, and takes the one that won most."""

    def __init__(self, seed: int, worlds: int) -> None:
        self.dice, self.worlds, self.done = Dice(seed), worlds, 0
        """What was tried out so far is counted in `done`."""

    def choose(self, view: View) -> str:
        """The answer that won most of the games tried out; the first of equal ones."""
        options = view.question.options
        if len(options) == 1:
            return options[0].text
        return max(self.thoughts(view), key=lambda one: one.chance).text

    def thoughts(self, view: View) -> list[Thought]:
        """What is thought of every answer."""
        tried = self.tried(view).items()
        return [Thought(text, fmean(found), float(len(found))) for text, found in tried]

    def tried(self, view: View) -> dict[str, list[float]]:
        """What came of every answer, world by world."""
        game = GAMES[view.game]
        found: dict[str, list[float]] = {option.text: [] for option in view.question.options}
        for _ in range(self.worlds):
            world = game.determinize(view, self.dice.getrandbits(255))
            for option in view.question.options:
                found[option.text].append(self._played_on(world.clone(), view.seat, option))
                self.done += 1
        return found

    def _played_on(self, world: State, seat: Seat, option: Option) -> float:
        """What comes of an answer for a seat: 1 for a victory, 0 for a defeat."""
        world.answer(option.text, seat)
        for _ in range(LONG):
            if world.outcome is not None:
                return float(seat in world.outcome.winners)
            decision = world.decision
            world.take(decision, self.dice.choice(decision.options))
        return 0.5
