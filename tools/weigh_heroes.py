"""Measure which heroes do well in which scenario, for `games/rift/players/hero_odds.toml`.

`.venv/bin/python tools/weigh_heroes.py normal --minutes 8` lets `normal` players meet every
scenario of the campaign with every hero alone, and with every pair of heroes for two, and keeps who
won in build/heroes-normal.jsonl, so that the next call goes on from there. Then it prints the
table; `--fit` prints it without playing. `search:5` stands for players that plan ahead; their games
take long, so they are measured alone and at heroic only.

What a hero adds is a logistic regression over who won, alone and in company, in the Iron challenge
and else. It believes in a difference only as far as the games bear it out. Games that are neither
sure nor hopeless tell most, so Iron is played with the health of three stars.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import NamedTuple

from siegeworks.core.setup import Seating, Setup
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.dealing import deal
from siegeworks.games.rift.rules.scenario import IRON
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import view
from siegeworks.players import make_player
from tools.rounds import SCENARIOS, waiting
from tools.weigh import Case, Row, fit

KEPT = "build/heroes-{}.jsonl"
LAST = 1040
"""The seed of the last game of each kind."""
CLOSE = "three-stars"
"""The difficulty whose health Iron is played with."""
GAMES = {
    "normal": {(1, CLOSE): 20, (1, "heroic"): 40, (1, IRON): 20, (2, "heroic"): 8, (2, IRON): 8},
    "search:5": {(1, "heroic"): 4},
}
"""For each kind of player how many games with each hero or pair, by players and difficulty."""
CIRCUMSTANCES = {
    "alone": (1, False),
    "company": (2, False),
    "alone-iron": (1, True),
    "company-iron": (2, True),
}
"""How players meet a scenario: their number, and whether it is the Iron challenge."""
LIKELY = 0.8
"""How far a hero is expected to be better or worse in one scenario than in all of them."""


class Game(NamedTuple):
    """Who meets what."""

    player: str
    scenario: str
    difficulty: str
    heroes: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """A game, and whether it was won."""

    game: Game
    won: bool


# -- playing -------------------------------------------------------------------------------


def games(player: str) -> Iterator[Game]:
    """Every game that is measured with a kind of player."""
    for (size, difficulty), number in GAMES[player].items():
        for seed in range(LAST + 1 - number, LAST + 1):
            for scenario in SCENARIOS:
                for heroes in combinations(able(scenario), size):
                    yield Game(player, scenario, difficulty, heroes, seed)


def able(scenario: str) -> list[str]:
    """The heroes who may be taken in a scenario."""
    boss = BOX.scenarios[scenario].boss
    return [hero.id for hero in BOX.heroes if hero.revives and (not boss or hero.id != boss.id)]


def play(game: Game) -> Played:
    """Play a game with the heroes that are said."""
    scenario = BOX.scenarios[game.scenario]
    health = {**scenario.health, IRON: scenario.health[CLOSE]}
    seats = len(game.heroes)
    setup = Setup(scenario.id, (Seating(),) * seats, (("difficulty", game.difficulty),))
    state = RiftState.blank(setup, game.seed, box=BOX, scenario=replace(scenario, health=health))
    deal(state)
    players = [make_player(game.player, game.seed * seats + seat) for seat in range(seats)]
    while state.outcome is None:
        asked = waiting(state)[0]
        if asked.prompt == "take-hero":
            text = f"take {game.heroes[asked.seat]}"
        else:
            text = players[asked.seat].choose(view(state, asked.seat))
        state.answer(text, asked.seat)
    return Played(game, bool(state.outcome.winners))


def play_on(player: str, there: list[Played], until: float, processes: int) -> None:
    """Play what is missing, until the time is up."""
    known = {played.game for played in there}
    todo = [game for game in games(player) if game not in known]
    size = 20 * processes
    with (
        ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool,
        kept_in(player).open("a", encoding="utf-8") as file,
    ):
        for start in range(0, len(todo), size):
            if perf_counter() > until:
                print("the time is up; call again to go on", file=sys.stderr)
                return
            for played in pool.map(play, todo[start : start + size]):
                there.append(played)
                file.write(json.dumps((*played.game, played.won)) + "\n")
            file.flush()


def kept_in(player: str) -> Path:
    """The file with the games of a kind of player."""
    return Path(KEPT.format(player.replace(":", "-")))


def kept(player: str) -> list[Played]:
    """The games played so far."""
    if not kept_in(player).exists():
        return []
    rows = map(json.loads, kept_in(player).read_text("utf-8").splitlines())
    return [Played(Game(a, b, c, tuple(heroes), seed), won) for a, b, c, heroes, seed, won in rows]


# -- fitting -------------------------------------------------------------------------------


def hero_odds(there: list[Played], seats: int, iron: bool) -> dict[tuple[str, str], float]:
    """What each hero adds in each scenario to the logarithm of the odds, 0 being the middle.

    It is fitted as what he adds everywhere and what he adds there besides.
    """
    names = sorted({hero for scenario in SCENARIOS for hero in able(scenario)})
    pairs = [(scenario, hero) for scenario in SCENARIOS for hero in able(scenario)]
    cases = []
    for game, won in there:
        if len(game.heroes) == seats and (game.difficulty == IRON) == iron:
            row: Row = [float(game.difficulty == CLOSE)]
            row += [float(name == game.scenario) for name in SCENARIOS]
            row += [float(name in game.heroes) for name in names]
            row += [LIKELY * (at == game.scenario and name in game.heroes) for at, name in pairs]
            cases.append(Case([row, [0.0] * len(row)], int(not won)))
    weights = fit(cases)[0]
    always = dict(zip(names, weights[1 + len(SCENARIOS) :], strict=False))
    besides = dict(zip(pairs, weights[-len(pairs) :], strict=True))
    found = {(at, name): always[name] + LIKELY * besides[at, name] for at, name in pairs}
    middle = {at: mean(found[at, name] for name in able(at)) for at in SCENARIOS}
    return {(at, name): worth - middle[at] for (at, name), worth in found.items()}


def report(player: str, there: list[Played]) -> None:
    """Print the table as it stands in the data file."""
    print(f"# {len(there)} games, {sum(played.won for played in there)} won")
    for circumstance, (seats, iron) in CIRCUMSTANCES.items():
        if any(size == seats and (stars == IRON) == iron for size, stars in GAMES[player]):
            print(f"\n[{circumstance}]")
            found = hero_odds(there, seats, iron)
            for scenario in SCENARIOS:
                said = (f"{name} = {found[scenario, name]:.2f}" for name in able(scenario))
                print(f"{scenario} = {{ {', '.join(said)} }}")


def main() -> None:
    """Play on, then fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=1e6, help="how long to go on")
    parser.add_argument("--fit", action="store_true", help="print without playing")
    parser.add_argument("--processes", type=int, default=2, help="games side by side")
    said = parser.parse_args()
    there = kept(said.player)
    kept_in(said.player).parent.mkdir(exist_ok=True)
    if not said.fit:
        play_on(said.player, there, perf_counter() + 60 * said.minutes, said.processes)
    report(said.player, there)


if __name__ == "__main__":
    main()
