"""Measure how the starter decks fare against each other, as a Markdown table.

Every pair of factions plays `greedy` against `greedy`, seats swapped game by game. Run by
`.venv/bin/python tools/balance.py 600`; the number is the games of each pair.
"""

import sys
from itertools import combinations

from siegeworks.lab.match import MatchResult, match
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.card import FACTIONS, Faction
from siegeworks.siegestorm.deck import starter_deck

DUEL = "siegestorm/duel"
PLAYERS = ("greedy", "greedy")
PROCESSES = 2
GAMES = 600

Pair = tuple[Faction, Faction]


def measure(games: int) -> dict[Pair, MatchResult]:
    """Every pair of starter decks, each with the same seeds."""
    results = {}
    for pair in combinations(FACTIONS, 2):
        decks = tuple(starter_deck(BOX, faction).lines for faction in pair)
        results[pair] = match(DUEL, PLAYERS, games, decks, processes=PROCESSES)
        print(f"{pair[0]} - {pair[1]}: {cell(results, *pair)}", file=sys.stderr)
    return results


def cell(results: dict[Pair, MatchResult], row: Faction, column: Faction) -> str:
    """The share of wins of the deck of the row, with its interval, in per cent."""
    if row == column:
        return "-"
    pair, player = ((row, column), 0) if (row, column) in results else ((column, row), 1)
    result = results[pair]
    low, high = result.interval(player)
    share = result.wins[player] / result.games
    return f"{share * 100:.1f} ({low * 100:.1f}-{high * 100:.1f})"


def table(results: dict[Pair, MatchResult]) -> list[str]:
    """The matrix, row against column."""
    lines = [f"| | {' | '.join(FACTIONS)} |", f"|---|{'---|' * len(FACTIONS)}"]
    for row in FACTIONS:
        cells = " | ".join(cell(results, row, column) for column in FACTIONS)
        lines.append(f"| {row} | {cells} |")
    return lines


def main() -> None:
    """Measure, and print the table and what all games have in common."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    results = measure(games)
    matches = list(results.values())
    total = sum(result.games for result in matches)
    first = sum(result.first_wins for result in matches) / total
    turns = sum(result.turns * result.games for result in matches) / total
    print("\n".join(table(results)))
    print(f"\n{total} games, {turns:.1f} turns on average;", end=" ")
    print(f"whoever took the first turn won {first * 100:.1f} %.")


if __name__ == "__main__":
    main()
