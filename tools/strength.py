"""Measure how strong the machine players are, piece by piece, and print it in Markdown.

`.venv/bin/python tools/strength.py --minutes 8` plays for so long and keeps what it has counted in
build/strength.json, so that the next call goes on from there until every line has its games. All
Duels are mirrored: both sides bring the same starter deck, the four factions take turns, and every
deal is played from both seats. In Rift one player of a level, or two, meet some scenarios of the
campaign by turns at every difficulty; `--only rift` measures that alone, `--only "rift hard hard"`
two players of a level. `--times` times the answers of all levels, `--table` prints the tables of
what was counted so far.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT as RIFT_GAME
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.lab.match import match, wilson
from siegeworks.players import LEVELS, make_player

KEPT = Path("build/strength.json")
PAIRS = (("greedy", "random"), ("normal", "easy"), ("hard", "normal"), ("brutal", "hard"))
"""Who should beat whom."""
SEATS = {"solo": 1, "coop": 2}
RIFT = "rift"
SCENARIOS = (
    "rift-in-time",
    "sands-and-portals",
    "the-return-of-lord-blackburn",
    "horde-after-horde",
    "they-are-coming-and-they-have-axes",
)
"""The scenarios that stand for all: with portals, deserts, a boss, many hordes, large enemies."""
STARS = RIFT_GAME.switches["difficulty"]
COMPANIES = {1: "Rift, alone", 2: "Rift, two players"}
"""How many players meet a scenario of Rift, and how that is told."""
BATCH = 8
"""Games that are played before the result is kept: each faction from either seat, or each boss
with some of the factions."""
TIMED = 4
"""Duels in which the answers of a level are timed."""


class Line(NamedTuple):
    """One thing to measure."""

    mode: str
    specs: tuple[str, ...]
    difficulty: str
    games: int

    @property
    def name(self) -> str:
        """What it is kept under."""
        return " ".join((self.mode, *self.specs, self.difficulty)).strip()


def lines(duels: int, boss_games: int, rift_games: int) -> Iterator[Line]:
    """Everything that is measured, the quick things first."""
    for pair in PAIRS:
        yield Line("duel", pair, "", duels)
    for mode, seats in SEATS.items():
        for level in LEVELS:
            for difficulty in DIFFICULTIES:
                yield Line(mode, (level,) * seats, difficulty, boss_games)
    for seats in COMPANIES:
        for level in LEVELS:
            for stars in STARS:
                yield Line(RIFT, (level,) * seats, stars, rift_games)


# -- playing -------------------------------------------------------------------------------


def play_batch(line: Line, number: int) -> tuple[int, int]:
    """Play the next few games of a line: how many were won by the first player, of how many."""
    if line.mode == RIFT:
        return play_rift(line, number)
    wins = games = 0
    for step in range(BATCH // 2):
        faction = FACTIONS[step % len(FACTIONS)]
        deck = starter_deck(BOX, faction).lines
        switches: tuple[tuple[str, str], ...] = ()
        if line.difficulty:
            boss = list(BOX.bosses)[(number * BATCH // 2 + step) % len(BOX.bosses)]
            switches = (("boss", boss), ("difficulty", line.difficulty))
        result = match(
            f"siegestorm/{line.mode}",
            line.specs,
            2,
            (deck,) * len(line.specs),
            seed=1 + number * BATCH + 2 * step,
            switches=switches,
            processes=1,
        )
        wins, games = wins + result.wins[0], games + result.games
    return wins, games


def play_rift(line: Line, number: int) -> tuple[int, int]:
    """Play a few games of Rift, the scenarios by turns."""
    wins = 0
    for step in range(number * BATCH, (number + 1) * BATCH):
        scenario = SCENARIOS[step % len(SCENARIOS)]
        agreed, nothing = (("difficulty", line.difficulty),), ((),) * len(line.specs)
        played = match(
            f"rift/{scenario}", line.specs, 1, nothing, seed=1 + step, switches=agreed, processes=1
        )
        wins += played.wins[0]
    return wins, BATCH


def measure(there: dict[str, Any], todo: list[Line], until: float, processes: int) -> bool:
    """Go on until everything is counted or the time is up; whether everything is."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for line in todo:
            wins, games = there["counts"].get(line.name, (0, 0))
            while games < line.games:
                if perf_counter() > until:
                    return False
                numbers = [games // BATCH + ahead for ahead in range(processes)]
                for won, played in pool.map(play_batch, [line] * processes, numbers):
                    wins, games = wins + won, games + played
                there["counts"][line.name] = (wins, games)
                keep(there)
                print(f"{line.name}: {wins} of {games}", file=sys.stderr)
    return True


def measure_times(there: dict[str, Any], until: float) -> bool:
    """Time the answers of every level; whether all are timed."""
    for level in LEVELS:
        if level not in there["times"]:
            if perf_counter() > until:
                return False
            there["times"][level] = answer_times(level)
            keep(there)
    for level in LEVELS:
        name = f"{RIFT} {level}"
        if name not in there["times"]:
            if perf_counter() > until:
                return False
            there["times"][name] = rift_times(level)
            keep(there)
    return True


def answer_times(level: str) -> tuple[float, float, float]:
    """Median, 95th percentile and longest of a level's answers, in seconds of one core."""
    game, mode = game_of("siegestorm/duel")
    times = []
    for seed in range(TIMED):
        deck = starter_deck(BOX, FACTIONS[seed % len(FACTIONS)]).lines
        state: Any = game.start(Setup(mode, (Seating("", deck),) * 2), seed)
        players = [make_player(level, seed), make_player("greedy", seed)]
        while state.outcome is None:
            seat = state.decision.seat
            view = game.view(state, seat)
            start = process_time()
            text = players[seat].choose(view)
            if seat == 0 and len(state.decision.options) > 1:
                times.append(process_time() - start)
            state.answer(text, seat)
    times.sort()
    return times[len(times) // 2], times[len(times) * 95 // 100], times[-1]


def rift_times(level: str) -> tuple[float, float, float]:
    """The same for Rift, with two players of the level who meet two scenarios."""
    times = []
    for scenario in SCENARIOS[:2]:
        game, mode = game_of(f"rift/{scenario}")
        agreed = (("difficulty", "heroic"),)
        state: Any = game.start(Setup(mode, (Seating(),) * 2, agreed), 1)
        players = [make_player(level, seat) for seat in range(2)]
        while state.outcome is None:
            waiting = [asked for asked in state.decisions if asked.options[0].text != "resume"]
            seat = (waiting or state.decisions)[0].seat
            view = game.view(state, seat)
            start = process_time()
            text = players[seat].choose(view)
            if len(state.decision_of(seat).options) > 1:
                times.append(process_time() - start)
            state.answer(text, seat)
    times.sort()
    return times[len(times) // 2], times[len(times) * 95 // 100], times[-1]


def kept() -> dict[str, Any]:
    """What was counted so far."""
    if not KEPT.exists():
        return {"counts": {}, "times": {}}
    found: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    return found


def keep(there: dict[str, Any]) -> None:
    """Write down what was counted, whole or not at all."""
    KEPT.parent.mkdir(exist_ok=True)
    fresh = KEPT.with_suffix(".new")
    fresh.write_text(json.dumps(there, indent=1) + "\n", "utf-8")
    fresh.replace(KEPT)


# -- telling -------------------------------------------------------------------------------


def tables(there: dict[str, Any]) -> str:
    """All tables, with what was counted so far."""
    counts: dict[str, tuple[int, int]] = there["counts"]
    duels = [[*pair, *_cells(counts.get(Line("duel", pair, "", 0).name, (0, 0)))] for pair in PAIRS]
    parts = [_table(["player", "against", "games", "won, % (95 %)"], duels)]
    for mode, seats in SEATS.items():
        rows = []
        for level in LEVELS:
            names = [Line(mode, (level,) * seats, each, 0).name for each in DIFFICULTIES]
            cells = [_cells(counts.get(name, (0, 0))) for name in names]
            rows.append([level, *(f"{share} of {games}" for games, share in cells)])
        parts.append(_table([mode, *DIFFICULTIES], rows))
    for seats, title in COMPANIES.items():
        rows = []
        for level in LEVELS:
            names = [Line(RIFT, (level,) * seats, each, 0).name for each in STARS]
            cells = [_cells(counts.get(name, (0, 0))) for name in names]
            rows.append([level, *(f"{share} of {games}" for games, share in cells)])
        parts.append(_table([title, *STARS], rows))
    times = [
        [name, *(f"{1000 * each:.0f}" for each in there["times"][name])]
        for name in (*LEVELS, *(f"{RIFT} {level}" for level in LEVELS))
        if name in there["times"]
    ]
    parts.append(_table(["level", "median, ms", "95th percentile, ms", "longest, ms"], times))
    return "\n\n".join(parts)


def _cells(count: tuple[int, int]) -> tuple[str, str]:
    """The number of games, and the share of wins with its interval."""
    wins, games = count
    if not games:
        return "0", "-"
    low, high = wilson(wins, games)
    return str(games), f"{100 * wins / games:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def _table(head: list[str], rows: list[list[str]]) -> str:
    body = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"| {' | '.join(head)} |", f"|{'---|' * len(head)}", *body])


def main() -> None:
    """Go on measuring, then print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e6, help="how long to go on")
    parser.add_argument("--games", type=int, default=400, help="Duels of each pair")
    parser.add_argument("--boss-games", type=int, default=96, help="games of each boss line")
    parser.add_argument("--rift-games", type=int, default=80, help="games of each Rift line")
    parser.add_argument("--only", default="", help="only lines whose name begins so, no times")
    parser.add_argument("--times", action="store_true", help="only time the answers")
    parser.add_argument("--processes", type=int, default=2, help="games side by side")
    parser.add_argument("--table", action="store_true", help="print without playing")
    said = parser.parse_args()
    there = kept()
    if not said.table:
        every = lines(said.games, said.boss_games, said.rift_games)
        todo = [line for line in every if line.name.startswith(said.only) and not said.times]
        until = perf_counter() + 60 * said.minutes
        done = measure(there, todo, until, said.processes)
        if not (done and (said.only or measure_times(there, until))):
            print("the time is up; call again to go on", file=sys.stderr)
    print(tables(there))


if __name__ == "__main__":
    main()
