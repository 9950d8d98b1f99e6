"""Measure how much the traits of a Rift situation count, for `players/rift/chances`.

`.venv/bin/python tools/weigh_rift.py 900` lets `greedy` players, some of them with random mistakes,
meet so many scenarios by lot, takes down the traits when a round begins and whether the game was
won, and prints the weights that explain the results best, each with its standard error.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.traits import TRAITS, traits
from siegeworks.players import make_player
from tools.weigh import Case, fit

MISTAKES = (0.0, 0.0, 0.03, 0.08)
"""How often the players answer at random; each game they have one of these habits."""
DIFFICULTIES = (*RIFT.switches["difficulty"], "three-stars", "heroic", "iron")
"""What is hard is measured twice as often: there games are close."""


def play(seed: int) -> Iterator[Case]:
    """One game: its rounds, and whether it was won."""
    dice = Random(seed)
    mode = dice.choice([name for name in RIFT.modes if not name.startswith("drill")])
    seats, difficulty = dice.choice((1, 2, 3, 4)), dice.choice(DIFFICULTIES)
    game, _ = game_of(f"rift/{mode}")
    setup = Setup(mode, (Seating(),) * seats, (("difficulty", difficulty),))
    state: Any = game.start(setup, seed)
    state.journal = None
    players = [make_player("greedy", seed * seats + seat) for seat in range(seats)]
    habit, judge, rows = dice.choice(MISTAKES), Judge(), []
    last = 0
    while state.outcome is None:
        if state.round != last:
            last = state.round
            rows.append(traits(state, judge))
        waiting = [asked for asked in state.decisions if asked.options[0].text != "resume"]
        asked = dice.choice(waiting or list(state.decisions))
        astray = dice.random() < habit
        view = game.view(state, asked.seat)
        text = dice.choice(asked.options).text if astray else players[asked.seat].choose(view)
        state.answer(text, asked.seat)
    lost = int(not state.outcome.winners)
    return (Case([row, [0.0] * len(row)], lost) for row in rows)


def main() -> None:
    """Measure, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    cases: list[Case] = []
    for number in range(said.games):
        cases += play(said.seed + number)
        if number % 50 == 49:
            print(f"{number + 1} games", file=sys.stderr)
    weights, errors, likely = fit(cases)
    print(f"# {len(cases)} cases of {said.games} games, likelihood {likely:.4f}")
    for name, weight, error in zip(TRAITS, weights, errors, strict=True):
        print(f"{weight:8.3f},  # {name} (+-{error:.3f})")


if __name__ == "__main__":
    main()
