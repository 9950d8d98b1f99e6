"""Judging a puzzle: whether it has exactly one solution, and how hard that is to find."""

from math import log2
from typing import NamedTuple

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import game_of
from siegeworks.core.state import State
from siegeworks.players import make_player
from siegeworks.puzzles.puzzle import Answer, Puzzle, aims
from siegeworks.puzzles.solving import PATIENCE, SURE, Search, Solution

TRIES = 4
"""How often the simple machine player tries the first answer."""
PLAIN = "greedy"
FAILED = 2.0
"""What it adds, in bits, if that player never finds the first answer."""


class Unsolved(Refused):
    """A position that is no puzzle: nothing solves it, or more than one thing does."""


class Verdict(NamedTuple):
    """What is known about a puzzle with one solution."""

    solution: tuple[Answer, ...]
    options: int
    """How many answers there are at the first choice."""
    choices: int
    """How often one has to choose on the way."""
    bits: float
    """How unlikely it is to find a way by chance, and how easily a simple player misses it."""
    grade: int
    """1 easy, 2 tricky, 3 hard."""


def only_solution(puzzle: Puzzle, root: State, patience: int = PATIENCE) -> Solution:
    """The one solution; refused, with the reason, if there is none or another one."""
    if root.outcome is not None or root.decision_of(puzzle.seat) is None:
        raise Unsolved("the seat has nothing to decide")
    search = Search(puzzle.aim(root), patience)
    found = search.solutions(root)
    sure = [each for each in found if each.value == SURE]
    if not sure:
        lucky = " for sure: only as the cards happen to lie" if found else ""
        raise Unsolved(f"nothing leads there{lucky}")
    if search.aim.traced:
        return _one_end(found, root)
    if len(found) > 1:
        names = ", ".join(each.first for each in found)
        raise Unsolved(f"{len(found)} first answers lead there: {names}")
    return sure[0]


def _one_end(found: list[Solution], root: State) -> Solution:
    """The solution of which all others are mirror images: only how a thing is turned differs."""
    places = sorted({" ".join(root.meant(each.first).steps[:-1]) for each in found})
    if len(places) > 1:
        raise Unsolved(f"{len(places)} placements lead there: {', '.join(places)}")
    ends = {end for each in found for end in each.traces}
    if len(ends) > 1:
        raise Unsolved(f"{places[0]} leads there, but its pieces can lie in {len(ends)} ways")
    return found[0]


def judge(puzzle: Puzzle, patience: int = PATIENCE) -> Verdict:
    """What there is to know about a puzzle; refused if it is none."""
    root = puzzle.start()
    solution = only_solution(puzzle, root, patience)
    search = Search(puzzle.aim(root), 4 * patience)
    state = root.clone()
    state.journal = []
    bits, choices, options = 0.0, 0, 0
    for seat, text in solution.line:
        decision = state.decision_of(seat)
        assert decision is not None
        if seat == puzzle.seat and len(decision.options) > 1:
            good = sum(search.after(state, decision, each)[1] > 0 for each in decision.options)
            bits += log2(len(decision.options) / good)
            choices += 1
            options = options or len(decision.options)
            if choices == 1:
                bits += FAILED * misses(puzzle, state, search)
        state.take(decision, decision.parse(text))
    grade = 1 + sum(bits >= step for step in aims(puzzle.game)[puzzle.ask].steps)
    return Verdict(solution.line, options, choices, bits, grade)


def misses(puzzle: Puzzle, state: State, search: Search) -> float:
    """How often the simple machine player does not see the first answer."""
    game = game_of(puzzle.game)[0]
    decision = state.decision_of(puzzle.seat)
    assert decision is not None
    missed = 0
    for seed in range(TRIES):
        text = make_player(PLAIN, seed).choose(game.view(state, puzzle.seat))
        missed += not search.after(state, decision, decision.parse(text))[1]
    return missed / TRIES
