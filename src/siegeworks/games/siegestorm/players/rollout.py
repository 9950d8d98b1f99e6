"""Playing on by rule of thumb: fast, a little by chance, and never too silly."""

from collections.abc import Callable
from functools import cache
from random import Random as Dice
from typing import Any

from siegeworks.core.agenda import Fork
from siegeworks.core.decision import Decision, Option
from siegeworks.games.siegestorm.players import judgement
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.chain import PASS, React
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.turns import NEXT, Act

CARD, ATT, DEF, CREATURE, ABILITY = 0.353, 0.173, 0.035, -0.094, 0.236
"""What a card paid, and the values and texts of a creature just deployed, add to the chances; as
measured for the Duel (`weights`). A creature was a card in hand before."""
NEUTRAL = -0.6
"""What not deploying counts for: an empty track is worth less than the cards say."""
MOOD = 0.2
"""No two players value the same alike."""
PLAYS = 0.15
"""How often an action is played or an ability used in the Deploy step where one can be."""
REACTS = 0.2
"""How often a reaction is thought of."""
SUPPORTERS = 2
"""With fewer Supporters than these a creature often becomes one."""
SUPPORTS = 0.5


def play_on(game: SiegeState, last_turn: int, dice: Dice) -> None:
    """Go on by rule of thumb until a turn has passed, or the game is over."""
    while game.outcome is None and game.turn <= last_turn:
        decision = _passed_over(game, dice) or game.decision
        options = decision.options
        if len(options) == 1:
            game.take(decision, options[0])
        else:
            rule = RULES.get(decision.prompt, _any)
            game.take(decision, rule(game, decision, dice))


def _passed_over(game: SiegeState, dice: Dice) -> Decision | None:
    """A question that is passed over without looking at what could be answered; that saves time.

    Until the Deploy step nobody acts by rule of thumb, and few react.
    """
    frame = game.agenda[-1]
    if frame.__class__ is Fork:
        return None
    question = frame.question
    if question.__class__ is Act and game.stages[frame.you] != "deploy":
        return Decision(frame.you, "act", (NEXT,), frame)
    if question.__class__ is React and dice.random() >= REACTS:
        return Decision(question.asked(game, frame), "react", (PASS,), frame)
    return None


def _any(game: SiegeState, decision: Decision, dice: Dice) -> Option:
    options = decision.options
    return options[int(dice.random() * len(options))]


def _act(game: SiegeState, decision: Decision, dice: Dice) -> Option:
    """Play the creature that seems worth its cost; sometimes do something else, then go on."""
    options: Any = decision.options
    table, ready = _worths(game.box), game.ready(decision.seat)
    found: Option | None = None
    best = NEUTRAL + MOOD * dice.random()
    for option in options:
        value = option.value
        if value is not None and value[0] == "deploy":
            worth, cost = table[value[1]]
            if cost > ready:
                worth -= CARD * (cost - ready)
            worth += MOOD * dice.random()
            if worth > best:
                best, found = worth, option
    if found is None and dice.random() < PLAYS:
        return _any(game, decision, dice)
    return found or decision.options[0]


@cache
def _worths(box: SiegeBox) -> tuple[tuple[float, int], ...]:
    """For each card what it adds as a creature that was just deployed, and what it costs."""
    return tuple(
        (
            ATT * box.att[card] + DEF * box.de[card] + CREATURE + ABILITY * (card in box.abilities),
            box.cost[card],
        )
        for card in range(len(box.cards))
    )


def _order(game: SiegeState, decision: Decision, dice: Dice) -> Option:
    """Storm, or become a Supporter while there are few."""
    few = len(game.supporters[decision.seat]) < SUPPORTERS
    return decision.options[-1 if few and dice.random() < SUPPORTS else 0]


def _pay(game: SiegeState, decision: Decision, dice: Dice) -> Option:
    return judgement.quick(game, decision)


RULES: dict[str, Callable[[SiegeState, Decision, Dice], Option]] = {
    "act": _act,
    "order": _order,
    "pay": _pay,
    "discard": _pay,
}
"""How questions are answered on the way; all others by lot."""
