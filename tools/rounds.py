"""Compare levels of Rift round by round: who leaves the company with the better chance to win?

`.venv/bin/python tools/rounds.py normal hard brutal --players 2 --games 40` lets `greedy` players
bring so many games to a round by lot, has that round played by companies of each level, asked in
the same order, and plays on from there in the same worlds by rule of thumb until the next round is
over. It prints the chance to win after a round of each level, and by how much it differs from that
of the first, with its 95 % interval. Whole games say who wins; but it takes hundreds of them to
tell two levels apart, where some dozens of rounds will do.
"""

import argparse
import sys
from math import sqrt
from random import Random
from typing import Any

from siegeworks.core.decision import Decision
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players.chances import chance
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.rollout import PLAYING, Company, is_last
from siegeworks.games.rift.players.taste import QUICK
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import determinize, view
from siegeworks.lab.match import Z95
from siegeworks.players import make_player

SCENARIOS = tuple(name for name in RIFT.modes if not name.startswith("drill"))
DIFFICULTIES = ("two-stars", "three-stars", "heroic", "iron")
ROUNDS = (2, 3, 4, 5, 6)
WORLDS = 12
"""Worlds in which a game is played on."""
AHEAD = 2
"""Rounds until it is judged, the present one included."""


def brought(seed: int, players: int) -> RiftState | None:
    """A game at the beginning of phase 2 of a round; None if it ended before."""
    dice = Random(seed)
    scenario, stars = dice.choice(SCENARIOS), dice.choice(DIFFICULTIES)
    round_ = dice.choice(ROUNDS)
    game, mode = game_of(f"rift/{scenario}")
    setup = Setup(mode, (Seating(),) * players, (("difficulty", stars),))
    state: Any = game.start(setup, seed)
    state.journal = None
    minds = [make_player("greedy", seed * players + seat) for seat in range(players)]
    while state.outcome is None and (state.round < round_ or state.phase != PLAYING):
        asked = dice.choice(waiting(state))
        state.answer(minds[asked.seat].choose(view(state, asked.seat)), asked.seat)
    return state if state.outcome is None else None


def waiting(state: RiftState) -> list[Decision]:
    """The questions to answer, other than to take back being done."""
    found = [asked for asked in state.decisions if asked.options[0].text != "resume"]
    return found or list(state.decisions)


def played(state: RiftState, spec: str, seed: int) -> float:
    """The chance to win once a company of a level has played phase 2."""
    eve, order = state.clone(), Random(seed)
    minds = [make_player(spec, seed * state.seats + seat) for seat in range(state.seats)]
    while eve.outcome is None and eve.phase == PLAYING:
        asked = order.choice(waiting(eve))
        text = minds[asked.seat].choose(view(eve, asked.seat))
        option = next(each for each in asked.options if each.text == text)
        if is_last(eve, asked, option):
            break
        eve.take(asked, option)
    judge = Judge(QUICK)
    return sum(_outlook(eve, world, judge) for world in range(WORLDS)) / WORLDS


def _outlook(eve: RiftState, number: int, judge: Judge) -> float:
    """How a game goes on in a world dealt by chance."""
    world = determinize(view(eve, 0), number)
    if world.outcome is None and world.phase == PLAYING:
        world.answer("done", world.ready.index(False))
    Company(world.seats, judge).play_on(world, eve.round + AHEAD)
    return chance(world, judge)


def report(specs: list[str], rows: list[list[float]]) -> None:
    """The mean chance after a round of each level, and how much better than the first it is."""
    print(f"{len(rows)} rounds")
    for place, spec in enumerate(specs):
        chances = [row[place] for row in rows]
        gains = [row[place] - row[0] for row in rows]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        width = Z95 * sqrt(spread / len(gains))
        share = sum(chances) / len(chances)
        print(f"{spec}: {100 * share:.1f} %, {100 * mean:+.1f} (+-{100 * width:.1f})")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("specs", nargs="+", help="levels, the one to compare with first")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    rows: list[list[float]] = []
    for seed in range(said.seed, said.seed + said.games):
        state = brought(seed, said.players)
        if state is not None:
            rows.append([played(state, spec, seed) for spec in said.specs])
            shown = " ".join(f"{each:.3f}" for each in rows[-1])
            print(f"{seed}: {shown}", file=sys.stderr, flush=True)
    report(said.specs, rows)


if __name__ == "__main__":
    main()
