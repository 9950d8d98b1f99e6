"""What the answers of Rift are called in their list, one by one and in groups."""

from collections.abc import Sequence
from functools import partial

from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.games.rift import moves
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.names import called
from siegeworks.terminal.narrowing import Choice, Groups, grouped, narrowed

LAID = frozenset({moves.TILE, moves.SOLDIER, moves.PORTAL})
"""Pieces laid on a horde card."""


def choices(board: Board, groups: Groups = ()) -> list[Choice]:
    """The list of a question, narrowed down; tiles that cover more enemies come first."""
    decision = board.sight.view.decision
    assert decision is not None
    found = sorted(narrowed(decision.options, groups), key=lambda one: -covered(board, one))
    return grouped(found, partial(_answer, board), partial(_group, board))


def covered(board: Board, option: Option) -> int:
    """How many enemies a tile would cover; none for other answers."""
    return board.options[option.text].covers or 0 if option.move.form is moves.TILE else 0


def _answer(board: Board, option: Option, depth: int) -> str:
    """An answer; in a long list of places only the place is named."""
    number = covered(board, option)
    more = f" +{number}" if number else ""
    if depth > 1 and option.move.form in LAID:
        return f"{option.move.steps[-1]}{more}"
    return f"{board.options[option.text].label}{more}{_struck(board, [option])}"


def _group(board: Board, there: Sequence[Option], depth: int) -> str:
    """What a group of answers is about, and how many there are."""
    return f"{_named(board, there[0].move, depth)} … ({len(there)}){_struck(board, there)}"


def _named(board: Board, move: Move, depth: int) -> str:
    """What is settled about a move after so many steps of choosing it."""
    if move.form is moves.RELOCATE and depth == 1:
        return _place(board, move.get("source"))
    if move.form in LAID or move.form is moves.RELOCATE:
        return _place(board, move.get("space"))
    speech, tower = board.speech, board.speech.printed.towers[move.get("tower")].name
    if depth == 1:
        return speech.ui(f"group-{move.word}", tower=tower)
    if move.form is moves.PLAY:
        return speech.ui("group-on", tower=tower, space=move.get("space"))
    return speech.ui("group-to", tower=tower, player=called(speech, board.sight, move.get("seat")))


def _place(board: Board, space: str) -> str:
    """A space with the horde on it."""
    hordes = board.hordes_at(space)
    return f"{space} {board.short(hordes[0])}" if hordes else space


def _struck(board: Board, options: Sequence[Option]) -> str:
    """The hordes that some answers would strike, by their spaces."""
    found = {horde for option in options for horde in board.options[option.text].targets or ()}
    spaces = dict.fromkeys(horde.space for horde in board.scene.hordes if horde.id in found)
    return f" → {' '.join(spaces)}" if spaces else ""
