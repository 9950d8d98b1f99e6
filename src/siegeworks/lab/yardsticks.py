"""Other engines, to be measured the same way in the same run (extra `bench`)."""

from random import Random
from typing import Any

from siegeworks.core.refusal import Refused
from siegeworks.lab.bench import Work


def yardstick_works() -> dict[str, Work]:
    """Random play and copies of python-chess, random play of two card games of RLCard."""
    try:
        import chess
        import rlcard
    except ImportError as missing:
        raise Refused(f"{missing.name} is not installed: use 'make bench'") from None
    return {
        "python-chess moves": _chess_moves(chess),
        "python-chess copies": _chess_copies(chess),
        "rlcard gin-rummy moves": _rlcard_moves(rlcard, "gin-rummy"),
        "rlcard uno moves": _rlcard_moves(rlcard, "uno"),
    }


def _chess_moves(chess: Any) -> Work:
    dice = Random(1)

    def game() -> int:
        board = chess.Board()
        moves = 0
        while moves < 120 and (legal := list(board.legal_moves)):
            board.push(dice.choice(legal))
            moves += 1
        return moves

    return game


def _chess_copies(chess: Any) -> Work:
    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))

    def copies() -> int:
        for _ in range(40):
            board.copy(stack=False)
        return 40

    return copies


def _rlcard_moves(rlcard: Any, name: str) -> Work:
    dice = Random(1)
    environment = rlcard.make(name)

    def game() -> int:
        state, _player = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _player = environment.step(dice.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return game
