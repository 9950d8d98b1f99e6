"""How much the traits of a situation count: measured by `tools/weigh.py`, not guessed.

Games of `greedy` players with random mistakes and random starter decks: 3100 Duels (60 142 turns),
500 games of Solo, 300 of Co-op against any boss at any difficulty. Last Man Standing takes the
weights of the Duel.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What a unit of each trait adds to the logarithm of the odds to win."""

    side: tuple[float, ...]
    """Of a player's side, in the order of TRAITS."""
    to_move: float
    """For the side whose turn begins."""
    boss: tuple[float, ...] = ()
    """Of a boss, in the order of BOSS_TRAITS."""
    even: float = 0.0
    """For the players against a boss, whatever else there is."""


_RIVALS = Weights(
    side=(
        0.279,
        -0.143,
        -0.493,
        0.353,
        0.169,
        0.074,
        0.273,
        0.223,
        0.173,
        0.035,
        0.259,
        0.138,
        0.236,
    ),
    to_move=0.134,
)
AGAINST_EACH_OTHER = {"duel": _RIVALS, "last-man-standing": _RIVALS}
_SOLO = Weights(
    side=(
        0.149,
        -0.066,
        -0.466,
        0.293,
        0.106,
        0.038,
        0.104,
        0.055,
        0.129,
        -0.066,
        0.309,
        0.841,
        -0.207,
    ),
    to_move=0.509,
    boss=(-0.017, -0.010, -0.283, -0.183, -0.013, 0.021, -0.336),
    even=1.756,
)
_COOP = Weights(
    side=(
        0.150,
        -0.026,
        -0.405,
        0.194,
        0.465,
        0.072,
        0.132,
        0.141,
        0.079,
        0.029,
        -0.055,
        0.128,
        -0.189,
    ),
    to_move=0.321,
    boss=(-0.014, -0.207, -0.173, -0.132, 0.0, -0.003, 0.034),
    even=1.154,
)
AGAINST_BOSS = {"solo": _SOLO, "coop": _COOP}
