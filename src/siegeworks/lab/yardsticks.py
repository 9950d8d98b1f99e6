"""Other engines, measured the same way in the same run (extra `bench`)."""

from collections.abc import Callable
from random import Random
from typing import Any

from siegeworks.core.refusal import Refused

Rate = Callable[[Callable[[], int], float], float]


def measure(seconds: float, best_rate: Rate) -> dict[str, dict[str, float]]:
    """Random play in python-chess and in two card games of RLCard."""
    try:
        import chess
        import rlcard
    except ImportError as missing:
        raise Refused(f"{missing.name} is not installed: use 'make bench'") from None
    return {
        "python-chess": _chess(chess, seconds, best_rate),
        "rlcard gin-rummy": _rlcard(rlcard, "gin-rummy", seconds, best_rate),
        "rlcard uno": _rlcard(rlcard, "uno", seconds, best_rate),
    }


def _chess(chess: Any, seconds: float, best_rate: Rate) -> dict[str, float]:
    dice = Random(1)

    def game() -> int:
        board = chess.Board()
        moves = 0
        while moves < 120 and (legal := list(board.legal_moves)):
            board.push(dice.choice(legal))
            moves += 1
        return moves

    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))

    def copies() -> int:
        for _ in range(100):
            board.copy(stack=False)
        return 100

    return {
        "decisions_per_second": round(best_rate(game, seconds)),
        "copy_us": round(1e6 / best_rate(copies, seconds), 3),
    }


def _rlcard(rlcard: Any, name: str, seconds: float, best_rate: Rate) -> dict[str, float]:
    dice = Random(1)
    environment = rlcard.make(name)

    def game() -> int:
        state, _player = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _player = environment.step(dice.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return {"decisions_per_second": round(best_rate(game, seconds))}
