"""Puzzles: positions in which one way, and only one, leads to what is asked.

The room `puzzles` of each game has those that ship, found by `tools/puzzles.py`;
`docs/play/puzzles.md` explains them.
"""

from siegeworks.puzzles.judging import Unsolved, Verdict, judge
from siegeworks.puzzles.playing import Try, attempt, begin, onward
from siegeworks.puzzles.puzzle import Puzzle, daily, puzzle_of, puzzles, read_puzzles

__all__ = [
    "Puzzle",
    "Try",
    "Unsolved",
    "Verdict",
    "attempt",
    "begin",
    "daily",
    "judge",
    "onward",
    "puzzle_of",
    "puzzles",
    "read_puzzles",
]
