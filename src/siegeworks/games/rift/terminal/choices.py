"""Long lists of answers made short: grouped step by step, narrowed by what is typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.games.rift import moves
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.names import called

LAID = frozenset({moves.TILE, moves.SOLDIER, moves.PORTAL})
"""Pieces laid on a horde card."""
FLAT = 12
"""So many answers are listed one by one; more are grouped."""
Groups = tuple[str, ...]
"""Words that narrow answers down, one group after the other."""


class Choice(NamedTuple):
    """A line of the list: an answer, or a group of them that leads to a list of its own."""

    options: tuple[Option, ...]
    label: str
    step: str = ""
    """What narrows the list down to this group; empty for an answer."""


def narrowed(options: Sequence[Option], groups: Groups) -> tuple[Option, ...]:
    """The answers that all groups of words fit."""
    found = tuple(options)
    for group in groups:
        found = fitting(found, group)
    return found


def fitting(options: Sequence[Option], group: str) -> tuple[Option, ...]:
    """The answers some words fit: as a beginning, as a step of choosing, or just as words."""
    words = set(group.split())
    tests: tuple[Callable[[Move], bool], ...] = (
        lambda move: f"{move.text} ".startswith(f"{group} "),
        lambda move: any(words <= set(step.split()) for step in move.steps[:-1]),
        lambda move: words <= set(move.text.split()),
    )
    for test in tests:
        found = tuple(option for option in options if test(option.move))
        if found:
            return found
    return ()


def choices(board: Board, groups: Groups = ()) -> list[Choice]:
    """The list of a question: every answer, or groups where there are many."""
    decision = board.sight.view.decision
    assert decision is not None
    found = sorted(narrowed(decision.options, groups), key=lambda one: -covered(board, one))
    if len(found) <= FLAT:
        return [_answer(board, option) for option in found]
    depth = _depth(found)
    grouped: dict[tuple[str, ...], list[Option]] = {}
    for option in found:
        grouped.setdefault(option.move.steps[:depth], []).append(option)
    return [
        _answer(board, there[0], short=depth > 1)
        if len(there) == 1
        else Choice(tuple(there), _group_label(board, depth, there), key[-1])
        for key, there in grouped.items()
    ]


def covered(board: Board, option: Option) -> int:
    """How many enemies a tile would cover: those that cover more are listed first."""
    return board.options[option.text].covers or 0 if option.move.form is moves.TILE else 0


def _depth(options: Sequence[Option]) -> int:
    """How many steps it takes until answers differ."""
    most = max(len(option.move.steps) for option in options)
    for depth in range(1, most):
        if len({option.move.steps[:depth] for option in options}) > 1:
            return depth
    return most


# -- labels ----------------------------------------------------------------------------------


def _answer(board: Board, option: Option, *, short: bool = False) -> Choice:
    """An answer; in a long list of places only the place is named."""
    number = covered(board, option)
    more = f" +{number}" if number else ""
    if short and option.move.form in LAID:
        return Choice((option,), f"{option.move.steps[-1]}{more}")
    return Choice((option,), f"{board.options[option.text].label}{more}{_struck(board, [option])}")


def _group_label(board: Board, depth: int, there: list[Option]) -> str:
    """What a group of answers is about, and how many there are."""
    return f"{_named(board, there[0].move, depth)} … ({len(there)}){_struck(board, there)}"


def _named(board: Board, move: Move, depth: int) -> str:
    """What is settled about a move after so many steps of choosing it."""
    if move.form is moves.RELOCATE and depth == 1:
        return _place(board, move.get("source"))
    if move.form in LAID or move.form is moves.RELOCATE:
        return _place(board, move.get("space"))
    speech, tower = board.speech, board.printed.towers[move.get("tower")].name
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
