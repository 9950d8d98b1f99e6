"""A player that answers at random: the measure of how much any sense is worth."""

from random import Random as Dice

from siegeworks.core.view import View


class Random:
    """Takes every option with the same chance."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """Any of the options."""
        return self.dice.choice(view.question.options).text
