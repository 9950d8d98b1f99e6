"""Guesses: what a text may gain, without carrying it out."""

from siegeworks.core.agenda import Frame
from siegeworks.games.rift.players.covering import Step, best_turn
from siegeworks.games.rift.players.judgement import Board
from siegeworks.games.rift.players.plan import put_down, take_up
from siegeworks.games.rift.rules.abilities import GrantAttack
from siegeworks.games.rift.rules.activation import Copy, FurtherAction
from siegeworks.games.rift.rules.striking import Strike

UNKNOWN = 1.2
"""What an action is guessed to gain that an ability lets somebody else choose."""


def guess(board: Board, frame: Frame) -> float:
    """What the attacks of a text may gain."""
    gain = 0.0
    laid: tuple[Step, ...] = ()
    for part in frame.script:
        if isinstance(part, Strike):
            made = part.made(board.game, frame)
            if made is not None:
                lay, _ = best_turn(board, made)
                gain += max(0.0, lay.gain)
                put_down(board, lay.steps)
                laid += lay.steps
        elif isinstance(part, GrantAttack | FurtherAction | Copy):
            gain += UNKNOWN
    take_up(board, laid)
    return gain
