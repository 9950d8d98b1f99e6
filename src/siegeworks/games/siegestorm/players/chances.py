"""The chance of each seat to win a situation, by its traits and their measured weights."""

from collections.abc import Iterable
from math import exp
from operator import mul

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.players.traits import DEFENDER, boss_traits, in_sight_of, traits
from siegeworks.games.siegestorm.players.weights import AGAINST_BOSS, AGAINST_EACH_OTHER
from siegeworks.games.siegestorm.rules.state import SiegeState

LIFE = 3
"""The first traits are about the cards left to lose; in a team the worst of them count."""
BOSS_CARDS, BOSS_DEFENDER = 2, 4
"""Places of traits of a boss."""


def chances(game: SiegeState) -> list[float]:
    """For each seat the chance to win; partners win together, a boss has what they lack."""
    seats = game.field.seats
    if game.outcome is not None:
        winners = game.outcome.winners
        return [float(seat in winners) for seat in range(seats)]
    if game.boss is not None:
        weights = AGAINST_BOSS[game.mode.id]
        side, boss = against_boss(game)
        worth = weights.even + _weigh(weights.side, side) + _weigh(weights.boss, boss)
        team = 1.0 / (1.0 + exp(-worth))
        return [1.0 - team if seat == game.field.boss else team for seat in range(seats)]
    weights = AGAINST_EACH_OTHER[game.mode.id]
    found = [0.0] * seats
    for seat, side in rivals(game).items():
        found[seat] = exp(_weigh(weights.side, side))
    total = sum(found)
    return [each / total for each in found]


def rivals(game: SiegeState) -> dict[Seat, list[float]]:
    """The traits of all who may still win, each by itself."""
    alone = {seat: traits(game, seat) for seat in game.alive}
    cards = min(side[0] for side in alone.values())
    defense = sum(side[DEFENDER] for side in alone.values())
    others, mover = len(alone) - 1, game.taking[0]
    return {
        seat: in_sight_of(side, cards, (defense - side[DEFENDER]) / others, seat == mover)
        for seat, side in alone.items()
    }


def against_boss(game: SiegeState) -> tuple[list[float], list[float]]:
    """The traits of all partners together, and those of the boss."""
    team, boss = _team(game), boss_traits(game)
    cards, moves = min(team[0], boss[BOSS_CARDS]), game.taking[0] != game.field.boss
    return in_sight_of(team, cards, boss[BOSS_DEFENDER], moves), boss


def _team(game: SiegeState) -> list[float]:
    """What counts of all partners: the mean of them, but the life of the weakest."""
    sides = [traits(game, seat) for seat in game.field.persons]
    if len(sides) == 1:
        return sides[0]
    team = [sum(column) / len(sides) for column in zip(*sides, strict=True)]
    team[0] = min(side[0] for side in sides)
    team[1:LIFE] = [max(side[place] for side in sides) for place in range(1, LIFE)]
    return team


def _weigh(weights: tuple[float, ...], found: Iterable[float]) -> float:
    total: float = sum(map(mul, weights, found))
    return total
