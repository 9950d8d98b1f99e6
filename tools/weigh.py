"""Measure how much the traits of a situation count towards winning, for `players/search/weights`.

`.venv/bin/python tools/weigh.py duel 1500` lets `greedy` players with random mistakes meet in so
many games with random starter decks, takes down what everybody has when a turn begins and who won
in the end, and prints the weights that explain the results best (logistic regression, by Newton's
method), each with its standard error. So for `solo`, `coop` and `last-man-standing`.
`tools/weigh.py hands 3000` does the same for the cards of starting hands in the Duel.
"""

import argparse
import sys
from collections.abc import Iterator
from math import exp, log, sqrt
from random import Random
from typing import Any, NamedTuple

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.siegestorm.players import Greedy
from siegeworks.games.siegestorm.players.chances import against_boss, rivals
from siegeworks.games.siegestorm.players.hands import HAND_TRAITS, hand_traits
from siegeworks.games.siegestorm.players.traits import BOSS_TRAITS, TRAITS
from siegeworks.games.siegestorm.rules.modes import MODES

MISTAKES = (0.0, 0.05, 0.15)
"""How often a player answers at random; each game each player has one of these habits."""
ROUNDS = 8
CAUTION = 1.0
"""Pulls every weight a little towards nothing."""

Row = list[float]


class Case(NamedTuple):
    """One situation: a row for each side that may win, and which of them did."""

    rows: list[Row]
    winner: int


# -- playing -------------------------------------------------------------------------------


def play(mode: str, seed: int) -> tuple[list[Case], list[Case]]:
    """One game: its situations, and its starting hands."""
    game, dice = game_of(f"siegestorm/{mode}")[0], Random(seed)
    number, decks = dice.choice(game.modes[mode].seats), game.sample_decks()
    switches = ("boss", "difficulty") if MODES[mode].boss_turn else ()
    setup = Setup(
        mode,
        tuple(Seating("", dice.choice(decks)) for _ in range(number)),
        tuple((name, dice.choice(game.switches[name])) for name in switches),
    )
    state: Any = game.start(setup, seed)
    state.journal = None
    players = [Greedy(seed * number + seat) for seat in range(number)]
    habits = [dice.choice(MISTAKES) for _ in range(number)]
    seen: list[tuple[tuple[int, ...], list[Row]]] = []
    hands: list[Row] = []
    turn = 0
    while state.outcome is None:
        if state.turn != turn:
            turn = state.turn
            hands = hands or [hand_traits(state.box, state.hands[seat]) for seat in range(number)]
            seen.append(_situation(state))
        asked = dice.choice(state.decisions)
        astray = asked.prompt == "exchange" or dice.random() < habits[asked.seat]
        view = game.view(state, asked.seat)
        text = dice.choice(asked.options).text if astray else players[asked.seat].choose(view)
        state.answer(text, asked.seat)
    winner = state.outcome.winners[0]
    cases = [Case(rows, sides.index(winner)) for sides, rows in seen if winner in sides]
    return cases, [Case(hands, winner)] if hands and winner < number else []


def _situation(state: Any) -> tuple[tuple[int, ...], list[Row]]:
    """The sides that may win, and a row for each; against a boss one row says it all."""
    if state.boss is not None:
        side, boss = against_boss(state)
        row = [*side, *boss, 1.0]
        return (0, state.field.boss), [row, [0.0] * len(row)]
    sides = rivals(state)
    return tuple(sides), list(sides.values())


# -- fitting -------------------------------------------------------------------------------


def fit(cases: list[Case]) -> tuple[list[float], list[float], float]:
    """The weights that explain who won, their standard errors, and the likelihood of a case."""
    size = len(cases[0].rows[0])
    weights, errors, likelihood = [0.0] * size, [0.0] * size, 0.0
    for _ in range(ROUNDS):
        slope = [-CAUTION * weight for weight in weights]
        bend = [[CAUTION * (row == column) for column in range(size)] for row in range(size)]
        likelihood = sum(_learn(case, weights, slope, bend) for case in cases) / len(cases)
        turned = inverse(bend)
        weights = [
            weight + sum(map(float.__mul__, line, slope))
            for weight, line in zip(weights, turned, strict=True)
        ]
        errors = [sqrt(turned[place][place]) for place in range(size)]
    return weights, errors, exp(likelihood)


def _learn(case: Case, weights: list[float], slope: Row, bend: list[Row]) -> float:
    """Add what one case says; the logarithm of how likely it was held to be."""
    odds = [exp(sum(map(float.__mul__, weights, map(float, row)))) for row in case.rows]
    shares = [each / sum(odds) for each in odds]
    columns = list(zip(*case.rows, strict=True))
    mean = [sum(map(float.__mul__, shares, map(float, column))) for column in columns]
    for place, expected in enumerate(mean):
        slope[place] += case.rows[case.winner][place] - expected
    for share, row in zip(shares, case.rows, strict=True):
        away = [value - expected for value, expected in zip(row, mean, strict=True)]
        for place, value in enumerate(away):
            if value:
                line, pull = bend[place], share * value
                for other, beside in enumerate(away):
                    line[other] += pull * beside
    return log(shares[case.winner])


def inverse(matrix: list[Row]) -> list[Row]:
    """The inverse of a matrix, by elimination."""
    size = len(matrix)
    rows = [
        [*line, *(float(place == other) for other in range(size))]
        for place, line in enumerate(matrix)
    ]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        first = rows[place][place]
        rows[place] = [value / first for value in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[place], strict=True)
                ]
    return [line[size:] for line in rows]


# -- telling -------------------------------------------------------------------------------


def names_of(what: str) -> tuple[str, ...]:
    """What the weights of a measurement are called."""
    if what == "hands":
        return HAND_TRAITS
    return (*TRAITS, *BOSS_TRAITS, "even") if MODES[what].boss_turn else TRAITS


def gather(what: str, games: int, seed: int) -> Iterator[Case]:
    """The cases of many games."""
    for number in range(games):
        situations, hands = play("duel" if what == "hands" else what, seed + number)
        yield from hands if what == "hands" else situations
        if number % 100 == 99:
            print(f"{number + 1} games", file=sys.stderr)


def main() -> None:
    """Measure, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=(*MODES, "hands"))
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    cases = list(gather(said.what, said.games, said.seed))
    weights, errors, likely = fit(cases)
    print(f"# {said.what}: {len(cases)} cases of {said.games} games, likelihood {likely:.4f}")
    for name, weight, error in zip(names_of(said.what), weights, errors, strict=True):
        print(f"{weight:8.3f},  # {name} (+-{error:.3f})")


if __name__ == "__main__":
    main()
