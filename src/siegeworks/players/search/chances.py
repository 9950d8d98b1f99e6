"""The chance of each seat to win a situation, by its traits and their measured weights."""

from math import exp
from operator import mul

from siegeworks.players.search.traits import boss_traits, traits
from siegeworks.players.search.weights import AGAINST_BOSS, AGAINST_EACH_OTHER
from siegeworks.siegestorm.state import SiegeState

LIFE = 3
"""The first traits are about the cards left to lose; in a team the worst of them count."""


def chances(game: SiegeState) -> list[float]:
    """For each seat the chance to win; partners win together, a boss has what they lack."""
    seats = game.field.seats
    if game.outcome is not None:
        winners = game.outcome.winners
        return [float(seat in winners) for seat in range(seats)]
    if game.boss is not None:
        team = _of_team(game)
        return [1.0 - team if seat == game.field.boss else team for seat in range(seats)]
    return _of_rivals(game)


def _of_rivals(game: SiegeState) -> list[float]:
    """One of those still in the game will be the last: shares by weighted traits."""
    weights = AGAINST_EACH_OTHER[game.mode.id]
    found = [0.0] * game.field.seats
    for seat in game.alive:
        worth = _weigh(weights.side, traits(game, seat))
        found[seat] = exp(worth + weights.to_move * (seat == game.taking[0]))
    total = sum(found)
    return [each / total for each in found]


def _of_team(game: SiegeState) -> float:
    """All partners win, or the boss."""
    weights = AGAINST_BOSS[game.mode.id]
    worth = weights.even + weights.to_move * (game.taking[0] != game.field.boss)
    worth += _weigh(weights.side, team_traits(game)) + _weigh(weights.boss, boss_traits(game))
    return 1.0 / (1.0 + exp(-worth))


def team_traits(game: SiegeState) -> list[float]:
    """What counts of all partners: the mean of them, but the life of the weakest."""
    sides = [traits(game, seat) for seat in game.field.persons]
    if len(sides) == 1:
        return sides[0]
    team = [sum(column) / len(sides) for column in zip(*sides, strict=True)]
    team[0] = min(side[0] for side in sides)
    team[1:LIFE] = [max(side[place] for side in sides) for place in range(1, LIFE)]
    return team


def _weigh(weights: tuple[float, ...], found: list[float]) -> float:
    total: float = sum(map(mul, weights, found))
    return total
