"""A one-step player: it tries each option in a world it can imagine and takes the best outlook."""

from collections.abc import Sequence
from random import Random as Dice

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.siegestorm.players import judgement
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.rules.worlds import determinize

FORESIGHT = 3
"""How many choices that follow from an option are searched; the rest are made quickly."""
SAME = 1e-9
"""Outlooks this close are equal."""


class Greedy:
    """Takes what looks best once everything that follows from it at once is done."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """The option with the best outlook; equal ones by lot."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].text
        if decision.prompt in judgement.BY_RULE:
            return judgement.BY_RULE[decision.prompt](view)
        options = self.noticed(view, decision)
        world = determinize(view, self.dice.getrandbits(255))
        outlooks = [self.outlook_of(world, view.seat, option, FORESIGHT) for option in options]
        best = max(outlooks)
        equal = zip(options, outlooks, strict=True)
        return self.dice.choice([option.text for option, worth in equal if worth > best - SAME])

    def noticed(self, view: View, decision: Decision) -> Sequence[Option]:
        """The options that are looked into: all there are."""
        return decision.options

    def worth(self, game: SiegeState, seat: Seat) -> float:
        """What a situation is worth to a seat."""
        return judgement.worth(game, seat)

    def outlook_of(self, world: SiegeState, seat: Seat, option: Option, foresight: int) -> float:
        """What a world is worth after taking an option and all that follows at once."""
        decision = world.decision_of(seat)
        assert decision is not None
        if option.text == "end":
            return self.worth(world, seat)
        twin = world.clone()
        twin.take(decision, option)
        return self.outlook(twin, seat, foresight)

    def outlook(self, game: SiegeState, seat: Seat, foresight: int) -> float:
        """What a world is worth once the seat's own turn has come to its Deploy step, or passed."""
        while game.outcome is None:
            decision = game.decision_of(seat) or game.decision
            mine = decision.seat == seat
            if decision.prompt == "act" and (not mine or game.stages[seat] == "deploy"):
                break
            if mine and foresight and decision.prompt in judgement.WORTH_SEARCHING:
                return max(
                    self.outlook_of(game, seat, option, foresight - 1)
                    for option in decision.options
                )
            game.take(decision, judgement.quick(game, decision))
        return self.worth(game, seat)
