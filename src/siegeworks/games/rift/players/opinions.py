"""What is thought of every option at a glance: each is tried once, and judged."""

from math import exp, log

from siegeworks.core.decision import Decision
from siegeworks.games.rift.players.answers import Answers, is_idle
from siegeworks.games.rift.players.chances import chance
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.players.thoughts import Thought

SLOPE = 0.25
"""What a health token of the kingdom adds to the logarithm of the odds."""
SURE = 1e-4
"""No chance is thought to be better or worse than this."""
GLANCE = 0.1
"""The weight of a glance, beside a simulation."""


def shifted(known: float, tokens: float) -> float:
    """A chance that is so many health tokens better."""
    known = min(1.0 - SURE, max(SURE, known))
    odds = log(known / (1.0 - known)) + SLOPE * max(-60.0, min(60.0, tokens))
    return 1.0 / (1.0 + exp(-odds))


def glances(world: RiftState, decision: Decision, answers: Answers) -> dict[str, float]:
    """For each option what the situation is worth once the action it begins is over."""
    found = {}
    for option in decision.options:
        twin = world.clone()
        twin.take(decision, option)
        if twin.phase == world.phase and not is_idle(twin):
            answers.finish(twin)
        same = twin.phase == world.phase and twin.round == world.round
        found[option.text] = answers.judge.worth(twin if same else world)
    return found


def quick_thoughts(
    world: RiftState, decision: Decision, answers: Answers, chosen: str
) -> tuple[Thought, ...]:
    """What a player who does not look ahead thinks: its choice is best, the rest by a glance."""
    worths = glances(world, decision, answers)
    now, best = chance(world, answers.judge), max(worths.values())
    return tuple(
        Thought(text, shifted(now, 0.0 if text == chosen else worth - best), GLANCE)
        for text, worth in worths.items()
    )
