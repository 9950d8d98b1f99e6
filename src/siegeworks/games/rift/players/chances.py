"""The chance to win a Rift game, by the traits of a situation and their measured weights.

Measured on 899 games of `greedy` players over all scenarios, numbers of players and difficulties,
half of them with random mistakes: each trait when a round began, and whether the game was won in
the end (`tools/weigh_rift.py`). Of games held out, a third by turns: likelihood of a case 0.615
(0.504 if only the share of wins were known).
"""

from math import exp
from operator import mul

from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.traits import traits
from siegeworks.games.rift.rules.state import RiftState

# fmt: off
WEIGHTS = (
    0.290, -0.076, -0.334, -0.009, 0.088, 0.098,
    0.160, 0.307, 0.229, 0.076, -0.584, 0.096,
    0.796, -0.737, -2.118, -0.884, -0.927, -1.281,
)
# fmt: on
"""What a unit of each trait adds to the logarithm of the odds, in the order of TRAITS."""


def chance(game: RiftState, judge: Judge) -> float:
    """The chance of the players to win, at the start of a round."""
    if game.outcome is not None:
        return float(bool(game.outcome.winners))
    return 1.0 / (1.0 + exp(-sum(map(mul, WEIGHTS, traits(game, judge)))))
