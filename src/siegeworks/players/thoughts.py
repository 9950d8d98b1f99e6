"""What a machine player thinks of the options it has."""

from typing import NamedTuple


class Thought(NamedTuple):
    """What is thought of one option."""

    text: str
    """The text of the option."""
    chance: float
    """The chance of the own side to win after it, from 0 to 1, as far as the player can tell."""
    weight: float
    """How much thought went into it."""
