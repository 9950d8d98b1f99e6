"""Whether the shipped puzzles are sound: each has one solution, the one it says, and its grade."""

from collections.abc import Iterable, Iterator

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.puzzles.judging import judge
from siegeworks.puzzles.puzzle import Puzzle, puzzles

FEWEST = 24
"""So many puzzles of each game at least."""


def faults() -> Iterator[str]:
    """Everything that is wrong with the shipped puzzles, one sentence each."""
    try:
        found = puzzles()
    except Refused as fault:
        yield str(fault)
        return
    for game in GAMES:
        number = sum(each.board == game for each in found.values())
        if number < FEWEST:
            yield f"there are {number} puzzles of {game}, not {FEWEST}"
    yield from wrong(found.values())


def wrong(found: Iterable[Puzzle]) -> Iterator[str]:
    """What is wrong with puzzles, each solved anew."""
    for puzzle in found:
        try:
            verdict = judge(puzzle)
        except Refused as fault:
            yield f"puzzle {puzzle.id}: {fault}"
            continue
        if verdict.solution != puzzle.solution:
            yield f"puzzle {puzzle.id}: its solution is {verdict.solution}"
        if verdict.grade != puzzle.grade:
            yield f"puzzle {puzzle.id}: its grade is {verdict.grade}, not {puzzle.grade}"
