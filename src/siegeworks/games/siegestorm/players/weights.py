"""How much the traits of a situation count: measured by `tools/weigh.py`, not guessed.

Games of `greedy` players with random mistakes and random starter decks: 3100 Duels (60 142 turns),
500 games of Solo and 300 of Co-op against any boss at any difficulty. What depends on how long the
game may last helped in the Duel only (likelihood of a held-out third: 0.5825 with it, 0.5787
without). Last Man Standing takes the weights of the Duel.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a unit of each trait adds to the logarithm of the odds to win."""

    side: tuple[float, ...]
    """Of a player's side, in the order of TRAITS."""
    boss: tuple[float, ...] = ()
    """Of a boss, in the order of BOSS_TRAITS."""
    even: float = 0.0
    """For the players against a boss, whatever else there is."""


# fmt: off
_DUEL = Weights(
    side=(
        0.291, -0.126, -0.387, 0.387, -0.358, 0.063, 0.254,
        0.239, 0.053, 0.034, 0.254, 0.142, 0.232,
        0.449, 0.070, 0.137, 0.116, -0.271,
    ),
)
_SOLO = Weights(
    side=(
        0.149, -0.066, -0.466, 0.293, 0.106, 0.038, 0.104,
        0.055, 0.129, -0.066, 0.309, 0.841, -0.207,
        0.0, 0.0, 0.509, 0.0, 0.0,
    ),
    boss=(-0.017, -0.010, -0.283, -0.183, -0.013, 0.021, -0.336),
    even=1.756,
)
_COOP = Weights(
    side=(
        0.150, -0.026, -0.405, 0.194, 0.465, 0.072, 0.132,
        0.141, 0.079, 0.029, -0.055, 0.128, -0.189,
        0.0, 0.0, 0.321, 0.0, 0.0,
    ),
    boss=(-0.014, -0.207, -0.173, -0.132, 0.0, -0.003, 0.034),
    even=1.154,
)
# fmt: on
AGAINST_EACH_OTHER = {"duel": _DUEL, "last-man-standing": _DUEL}
AGAINST_BOSS = {"solo": _SOLO, "coop": _COOP}
