"""Measure what heroes, abilities, spells and a bench are worth, for `players/rift/worths`.

`.venv/bin/python tools/weigh_preparation.py 600` lets `greedy` players who have prepared by lot
meet so many scenarios and keeps what it saw in build/preparation.jsonl, so that the next call goes
on from there. Then it prints the worths, each with its standard error; `--fit` prints them without
playing.

Abilities and spells are measured by what they would gain: when a hero is about to act, each of his
four abilities is rehearsed beside the best he can do without one; when all are done, each spell.
How much that depends on the traits of a game is a linear regression. How much a gain counts towards
winning, and what heroes and a bench add to it, is a logistic regression over who won, beside
scenario, difficulty and number of players. `--plain` plays without rehearsals: twice as many games
in the same time, for the second regression alone.

`--compare 80` plays so many games twice, by amateurs who weigh what they take and by amateurs who
take favourites, and prints how many each of them won.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.players import AMATEUR, Defender
from siegeworks.games.rift.players.answers import Answers
from siegeworks.games.rift.players.heroes import Heroes, Idea, rehearse
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.preparing import DONE, TRAITS, traits
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import determinize
from siegeworks.games.rift.rules.view import view as view_of
from siegeworks.lab.match import Z95, wilson
from siegeworks.players import make_player
from tools.weigh import Case, Row, fit, inverse

KEPT = Path("build/preparation.jsonl")
PREPARING = ("take-hero", "take-ability", "fill-bench", "take-spells")
SCENARIOS = tuple(name for name in RIFT.modes if not name.startswith("drill"))
SEATS = (1, 1, 2, 2, 3, 4)
DIFFICULTIES = ("two-stars", "three-stars", "three-stars", "heroic", "heroic", "iron")
"""What is drawn from for each game: few players and close games are measured more often."""
MOST_GAIN = 6.0
"""What is gained beyond this says more about the situation than about what was used."""
CAUTION = (1.0, 20.0, 20.0, 20.0, 20.0)
"""How many rehearsals it takes to believe in a trait: what is always so needs few."""
COMPARED = 50_000
"""The seed of the first game in which ways to prepare are compared: no other game has it."""
LIKELY = 0.3
"""How far from nothing the worth of a hero is expected; a few games do not prove more."""


class Played(NamedTuple):
    """A game: who met what with which preparation, whether they won, what would have helped."""

    scenario: str
    seats: int
    difficulty: str
    taken: tuple[str, ...]
    traits: tuple[float, ...]
    won: bool
    gains: tuple[tuple[str, float], ...]


# -- playing -------------------------------------------------------------------------------


def play(seed: int, rehearsing: bool) -> Played:
    """One game, prepared by lot; later answers are those of `greedy`."""
    dice = Random(seed)
    scenario, seats = dice.choice(SCENARIOS), dice.choice(SEATS)
    difficulty = dice.choice(DIFFICULTIES)
    game, mode = game_of(f"rift/{scenario}")
    setup = Setup(mode, (Seating(),) * seats, (("difficulty", difficulty),))
    state: Any = game.start(setup, seed)
    state.journal = None
    players = [make_player("greedy", seed * seats + seat) for seat in range(seats)]
    taken: list[str] = []
    seen, measure = traits(state), Measure()
    while state.outcome is None:
        waiting = [asked for asked in state.decisions if asked.options[0].text != "resume"]
        asked = dice.choice(waiting or list(state.decisions))
        if asked.prompt in PREPARING:
            text = dice.choice([each.text for each in asked.options if each.text != DONE])
            taken.append(text)
        else:
            view = view_of(state, asked.seat)
            text = players[asked.seat].choose(view)
            if rehearsing and asked.prompt == "act":
                measure.look(determinize(view, seed), asked.seat, text)
        state.answer(text, asked.seat)
    gains = tuple(measure.all_gains())
    return Played(
        scenario, seats, difficulty, tuple(taken), seen, bool(state.outcome.winners), gains
    )


class Measure:
    """Takes down what abilities and spells would gain in a game."""

    def __init__(self) -> None:
        self.judge = Judge()
        self.answers = Answers(self.judge)
        self.gains: list[tuple[str, float]] = []
        self.spells: dict[str, float] = {}
        """A spell is cast once: what it would have gained at best."""

    def all_gains(self) -> Iterator[tuple[str, float]]:
        """Everything that was taken down, each with the text of the option that takes it."""
        for name, gain in (*self.gains, *self.spells.items()):
            yield name, round(min(MOST_GAIN, gain), 3)

    def look(self, world: RiftState, seat: Seat, text: str) -> None:
        """Look at a world in which a seat is about to use the hero, or to be done."""
        if text == "hero" and not world.has_rule("no-abilities"):
            self._abilities(world, seat)
        others = (ready for other, ready in enumerate(world.ready) if other != seat)
        if text == DONE and all(others) and world.scenario.spells:
            self._spells(world, seat)

    def _abilities(self, world: RiftState, seat: Seat) -> None:
        """Rehearse the best way to use each ability of a hero, beside the best without one."""
        figure, box = world.figures[seat], world.box
        own = box.abilities_of[figure.hero]
        twin = world.clone()
        twin.figures[seat] = figure._replace(slots=tuple(own), used=())
        best: dict[str, Idea] = {}
        for idea in Heroes(self.answers)._ideas(twin, seat):
            name = idea.words[-1] if idea.words[-1].startswith("ability ") else ""
            if name not in best or idea.guess > best[name].guess:
                best[name] = idea
        worths = {name: self._worth(twin, seat, idea.words) for name, idea in best.items()}
        without = max(self.judge.worth(twin), worths.get("", float("-inf")))
        for ability in own:
            name = f"ability {box.abilities[ability].id}"
            self.gains.append((name, max(0.0, worths.get(name, without) - without)))

    def _spells(self, world: RiftState, seat: Seat) -> None:
        """Rehearse every spell there is."""
        twin = world.clone()
        twin.spells = tuple(range(len(world.box.spells)))
        now = self.judge.worth(twin)
        for spell in world.box.spells:
            gain = self._worth(twin, seat, (f"cast {spell.id}",)) - now
            name = f"spell {spell.id}"
            self.spells[name] = max(self.spells.get(name, 0.0), gain)

    def _worth(self, world: RiftState, seat: Seat, words: tuple[str, ...]) -> float:
        done = rehearse(world, seat, words, self.answers)
        return float("-inf") if done is None else done.worth


def kept() -> list[Played]:
    """The games played so far."""
    if not KEPT.exists():
        return []
    rows = (json.loads(line) for line in KEPT.read_text("utf-8").splitlines())
    return [
        Played(mode, seats, stars, tuple(taken), tuple(seen), won, tuple(map(tuple, gains)))
        for mode, seats, stars, taken, seen, won, gains in rows
    ]


# -- comparing -----------------------------------------------------------------------------


def compare(number: int) -> None:
    """Play games prepared in either way: every scenario, one player and two, two difficulties."""
    won: dict[bool, list[bool]] = {True: [], False: []}
    for place in range(number):
        scenario, seats = SCENARIOS[place % len(SCENARIOS)], 1 + place // 10 % 2
        stars = ("three-stars", "heroic")[place // 20 % 2]
        for weighs, results in won.items():
            results.append(_won(scenario, seats, stars, COMPARED + place, weighs))
    for weighs, results in won.items():
        low, high = wilson(sum(results), number)
        share = f"{100 * sum(results) / number:.0f} % ({100 * low:.0f}-{100 * high:.0f})"
        print(f"{'weighed' if weighs else 'favourites'}: {share}")
    gains = [one - other for one, other in zip(won[True], won[False], strict=True)]
    mean = sum(gains) / number
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, number - 1)
    print(f"difference: {100 * mean:+.1f} (+-{100 * Z95 * sqrt(spread / number):.1f})")


def _won(scenario: str, seats: int, stars: str, seed: int, weighs: bool) -> bool:
    """Whether amateurs who weigh what they take, or do not, win a game."""
    game, mode = game_of(f"rift/{scenario}")
    state: Any = game.start(Setup(mode, (Seating(),) * seats, (("difficulty", stars),)), seed)
    state.journal = None
    taste, dice = AMATEUR._replace(prepares=weighs), Random(seed)
    minds = [Defender(Random(seed * seats + seat), taste) for seat in range(seats)]
    while state.outcome is None:
        waiting = [asked for asked in state.decisions if asked.options[0].text != "resume"]
        seat = dice.choice(waiting or list(state.decisions)).seat
        state.answer(minds[seat].choose(view_of(state, seat)), seat)
    return bool(state.outcome.winners)


# -- fitting -------------------------------------------------------------------------------


class Line(NamedTuple):
    """How much each trait counts, and how sure that is."""

    weights: tuple[float, ...]
    errors: tuple[float, ...]

    def at(self, seen: tuple[float, ...]) -> float:
        """What is expected of a game with these traits."""
        return sum(weight * trait for weight, trait in zip(self.weights, seen, strict=True))


def lines_of(games: list[Played]) -> dict[str, Line]:
    """What each ability and spell gains, by the traits of a game."""
    seen: dict[str, list[tuple[tuple[float, ...], float]]] = defaultdict(list)
    for game in games:
        for name, gain in game.gains:
            seen[name].append((game.traits, gain))
    return {name: _line(seen[name]) for name in sorted(seen)}


def _line(cases: list[tuple[tuple[float, ...], float]]) -> Line:
    """The line through some gains, by least squares."""
    size = range(len(TRAITS))
    bend = [[CAUTION[row] * (row == column) for column in size] for row in size]
    pull = [0.0] * len(TRAITS)
    for row, gain in cases:
        for place, value in enumerate(row):
            pull[place] += value * gain
            bend[place] = [
                sum(pair) for pair in zip(bend[place], (value * o for o in row), strict=True)
            ]
    turned = inverse(bend)
    weights = tuple(sum(map(float.__mul__, line, pull)) for line in turned)
    line = Line(weights, weights)
    off = sum((gain - line.at(row)) ** 2 for row, gain in cases) / max(1, len(cases) - len(TRAITS))
    return Line(weights, tuple(sqrt(off * turned[place][place]) for place in size))


def cases(games: list[Played], lines: dict[str, Line], heroes: list[str]) -> list[Case]:
    """Each game as a row: where it was played, what was gained, and who was there."""
    cells = [*SCENARIOS, *sorted(set(SEATS)), *dict.fromkeys(DIFFICULTIES)]
    found = []
    for game in games:
        row: Row = [float(cell in (game.scenario, game.seats, game.difficulty)) for cell in cells]
        for kind in ("ability", "spell"):
            own = [lines[name] for name in game.taken if name.startswith(kind)]
            row.append(sum(line.at(game.traits) for line in own))
        for name in heroes:
            there = LIKELY * (name in game.taken)
            row += [there, there * (game.seats == 1)]
        found.append(Case([row, [0.0] * len(row)], int(not game.won)))
    return found


def report(games: list[Played]) -> None:
    """Fit and print, as it stands in the data file, standard errors beside it."""
    lines = lines_of(games)
    words = ("take ", "bench ")
    heroes = sorted({name for game in games for name in game.taken if name.startswith(words)})
    weights, errors, likely = fit(cases(games, lines, heroes))
    won, first = sum(game.won for game in games), len(weights) - 2 * len(heroes)
    scale = dict(zip(("ability", "spell"), weights[first - 2 : first], strict=True))
    spread = dict(zip(("ability", "spell"), errors[first - 2 : first], strict=True))
    print(f"# {len(games)} games, {won} won; likelihood of a game {likely:.4f}")
    for kind, by in scale.items():
        print(f"# a token gained, {kind}: {by:.3f} +-{spread[kind]:.3f}")
    for name, line in lines.items():
        by = scale[name.partition(" ")[0]]
        _print(name, *(tuple(by * each for each in part) for part in line))
    for place, name in enumerate(heroes):
        at = first + 2 * place
        both = [LIKELY * weights[at], LIKELY * weights[at + 1]]
        _print(name, (*both, 0.0, 0.0, 0.0), (LIKELY * errors[at], LIKELY * errors[at + 1]))


def _print(name: str, weights: tuple[float, ...], errors: tuple[float, ...]) -> None:
    said = ", ".join(f"{each:.3f}" for each in weights)
    print(f'    "{name}": ({said}),  # +-{" ".join(f"{each:.3f}" for each in errors)}')


def main() -> None:
    """Play on, then fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=0)
    parser.add_argument("--fit", action="store_true", help="print without playing")
    parser.add_argument("--plain", action="store_true", help="play without rehearsals")
    parser.add_argument("--compare", type=int, default=0, help="play so many games in both ways")
    said = parser.parse_args()
    if said.compare:
        compare(said.compare)
        return
    games = kept()
    KEPT.parent.mkdir(exist_ok=True)
    for seed in range(len(games) + 1, 1 if said.fit else said.games + 1):
        games.append(play(seed, not said.plain))
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps(games[-1]) + "\n")
        if seed % 50 == 0:
            print(f"{seed} games", file=sys.stderr)
    report(games)


if __name__ == "__main__":
    main()
