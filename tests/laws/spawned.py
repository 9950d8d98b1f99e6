"""What a process that was started afresh does with a State it is sent."""

from random import Random
from typing import Any

from siegeworks.core.snapshot import key


def play_on(state: Any, seed: int) -> tuple[str, Any, int]:
    """Play a State to its end at random: its hash, how it ended, and how much was noted down."""
    dice = Random(seed)
    while state.outcome is None:
        decision = dice.choice(state.decisions)
        state.take(decision, dice.choice(decision.options))
    return key(state), state.outcome, len(state.journal)
