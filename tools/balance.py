"""Measure how the starter decks fare against each other and against the bosses, in Markdown.

`.venv/bin/python tools/balance.py duel 1000` lets every pair of factions play `greedy` against
`greedy`, seats swapped game by game; `tools/balance.py solo 200` and `tools/balance.py coop 100`
let every starter deck (in Co-op with a partner of its own faction) meet every boss at every
difficulty; `tools/balance.py rift 10` lets one to four `greedy` players meet every scenario of
Rift, or those that `--scenario`, `--players` and `--difficulty` name. The number is the games of
each pair; `--seed N` takes other games.
"""

import argparse
import sys
from itertools import combinations

from siegeworks.games.rift.game import RIFT
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES
from siegeworks.games.siegestorm.rules.card import FACTIONS, Faction
from siegeworks.games.siegestorm.rules.deck import starter_deck
from siegeworks.lab.match import MatchResult, match, wilson

PLAYER = "greedy"
PROCESSES = 2
SEATS = {"solo": 1, "coop": 2}

Pair = tuple[Faction, Faction]


def percent(wins: int, games: int) -> str:
    """A share of wins with its 95 % interval, in per cent."""
    low, high = wilson(wins, games)
    return f"{wins / games * 100:.1f} ({low * 100:.1f}-{high * 100:.1f})"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


# -- deck against deck ---------------------------------------------------------------------


def measure_duels(games: int, seed: int) -> dict[Pair, MatchResult]:
    """Every pair of starter decks, each with the same seeds."""
    results = {}
    for pair in combinations(FACTIONS, 2):
        decks = tuple(starter_deck(BOX, faction).lines for faction in pair)
        players = (PLAYER, PLAYER)
        results[pair] = match(
            "siegestorm/duel", players, games, decks, seed=seed, processes=PROCESSES
        )
        print(f"{pair[0]} - {pair[1]}: {cell(results, *pair)}", file=sys.stderr)
    return results


def cell(results: dict[Pair, MatchResult], row: Faction, column: Faction) -> str:
    """The share of wins of the deck of the row."""
    if row == column:
        return "-"
    pair, player = ((row, column), 0) if (row, column) in results else ((column, row), 1)
    return percent(results[pair].wins[player], results[pair].games)


def show_duels(games: int, seed: int) -> None:
    """The matrix, row against column, and what all games have in common."""
    results = measure_duels(games, seed)
    rows = [[row, *(cell(results, row, column) for column in FACTIONS)] for row in FACTIONS]
    print(table(["", *FACTIONS], rows))
    matches = list(results.values())
    total = sum(result.games for result in matches)
    first = sum(result.first_wins for result in matches) / total
    turns = sum(result.turns * result.games for result in matches) / total
    print(f"\n{total} games, {turns:.1f} turns on average;", end=" ")
    print(f"whoever took the first turn won {first * 100:.1f} %.")


# -- decks against bosses ------------------------------------------------------------------


def show_bosses(mode: str, games: int, seed: int) -> None:
    """For each boss and difficulty how often the players win, deck by deck and in all."""
    rows = []
    for boss in BOX.bosses:
        for difficulty in DIFFICULTIES:
            switches = (("boss", boss), ("difficulty", difficulty))
            wins = [_wins(mode, faction, games, seed, switches) for faction in FACTIONS]
            shares = [percent(won, games) for won in wins]
            rows.append([boss, difficulty, *shares, percent(sum(wins), games * len(FACTIONS))])
            print(" ".join(rows[-1]), file=sys.stderr)
    print(table(["boss", "difficulty", *FACTIONS, "all"], rows))


def _wins(
    mode: str, faction: Faction, games: int, seed: int, switches: tuple[tuple[str, str], ...]
) -> int:
    """How many games the players win with starter decks of a faction."""
    seats = SEATS[mode]
    decks = (starter_deck(BOX, faction).lines,) * seats
    players = (PLAYER,) * seats
    result = match(
        f"siegestorm/{mode}",
        players,
        games,
        decks,
        seed=seed,
        switches=switches,
        processes=PROCESSES,
    )
    return result.wins[0]


# -- scenarios of Rift ---------------------------------------------------------------------


def show_scenarios(asked: argparse.Namespace) -> None:
    """For each scenario and number of players the share of wins at every difficulty."""
    games, seed = asked.games, asked.seed
    numbered = [mode for mode in RIFT.box.scenarios.values() if mode.number]
    campaign = sorted(numbered, key=lambda mode: mode.number)
    levels = asked.difficulty or RIFT.switches["difficulty"]
    rows = []
    for mode in campaign:
        if asked.scenario and mode.number not in asked.scenario:
            continue
        for seats in asked.players or mode.seats:
            wins = [_defended(mode.id, seats, level, games, seed) for level in levels]
            shares = [percent(won, games) for won in wins]
            rows.append([str(mode.number), mode.id, str(seats), *shares])
            print(" ".join(rows[-1]), file=sys.stderr)
    print(table(["", "scenario", "players", *levels], rows))


def _defended(mode: str, seats: int, difficulty: str, games: int, seed: int) -> int:
    """How many games of a scenario are won."""
    result = match(
        f"rift/{mode}",
        (PLAYER,) * seats,
        games,
        ((),) * seats,
        seed=seed,
        switches=(("difficulty", difficulty),),
        processes=PROCESSES,
        turning=False,
    )
    return result.wins[0]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=("duel", *SEATS, "rift"))
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", type=int, nargs="+", help="numbers of scenarios")
    parser.add_argument("--players", type=int, nargs="+", choices=(1, 2, 3, 4))
    parser.add_argument("--difficulty", nargs="+", choices=RIFT.switches["difficulty"])
    asked = parser.parse_args()
    if asked.mode == "duel":
        show_duels(asked.games, asked.seed)
    elif asked.mode == "rift":
        show_scenarios(asked)
    else:
        show_bosses(asked.mode, asked.games, asked.seed)


if __name__ == "__main__":
    main()
