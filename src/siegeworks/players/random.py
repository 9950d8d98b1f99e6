"""A player that answers at random: the measure of how much any sense is worth."""

from random import Random as Dice
from typing import Any


class Random:
    """Takes every option with the same chance."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: Any) -> str:
        """Any of the options."""
        text: str = self.dice.choice(view.decision.options).text
        return text
