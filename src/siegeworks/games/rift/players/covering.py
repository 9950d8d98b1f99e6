"""Covering: the best way to lay the pieces of an attack on the hordes in its reach."""

from functools import cache
from typing import NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.games.rift.players.judgement import Board
from siegeworks.games.rift.rules.attacks import base_sides, is_even, targets
from siegeworks.games.rift.rules.grid import SOLDIER, Mask, cells, grown
from siegeworks.games.rift.rules.printed import Attack

BRANCHES = (4, 4, 3, 2)
"""Ways tried for each piece on each horde, by how many pieces there are."""
MOST_HORDES = 4
"""Hordes in reach that are thought of, the most feared."""
SAME = 1e-9

Step = tuple[str, int, Mask]
"""A piece laid down: the piece, the serial of the horde, the squares."""
Groups = tuple[tuple[str, ...], ...]
"""Pieces to be laid, those joined by + together."""


class Lay(NamedTuple):
    """Pieces laid down, and what that is worth."""

    gain: float
    steps: tuple[Step, ...] = ()
    struck: bool = False
    """Whether a portal is among the hordes."""


NOTHING_LAID = Lay(0.0)


def best_lay(board: Board, frame: Frame, turn: int, strike_cost: float = 0.0) -> Lay:
    """The best way to carry on an attack, turned this way; `strike_cost` is that of a portal."""
    hordes = [horde.serial for horde in targets(board.game, frame, turn)]
    serials = tuple(serial for serial in hordes if board.is_aim(serial))
    left: Groups = frame.named("left") or ()
    if not serials or not left:
        return NOTHING_LAID
    if len(serials) > MOST_HORDES:
        serials = tuple(sorted(serials, key=board.worth)[:MOST_HORDES])
    search = Search(board, board.game.box.attacks[frame.source], turn, serials, strike_cost)
    if search.attack.rule:
        search.bind(frame)
    return search.run(left, frame.named("link") or 0)


def best_turn(board: Board, frame: Frame, strike_cost: float = 0.0) -> tuple[Lay, int]:
    """The best way to turn and lay an attack."""
    known = frame.named("turn")
    even = is_even(board.game.box.attacks[frame.source])
    turns = (known,) if known is not None else (0,) if even else range(4)
    found = [(best_lay(board, frame, turn, strike_cost), turn) for turn in turns]
    return max(found, key=lambda pair: pair[0].gain)


class Search:
    """Tries ways to lay the pieces of one attack, the largest piece first."""

    def __init__(
        self,
        board: Board,
        attack: Attack,
        turn: int,
        serials: tuple[int, ...],
        strike_cost: float = 0.0,
    ) -> None:
        self.board, self.attack, self.turn, self.serials = board, attack, turn, serials
        self.strike_cost = strike_cost
        self.laid: list[tuple[int, Mask]] = []
        """What the running attack has laid down before."""
        self.sides: tuple[Mask, ...] = ()
        self.best = Lay(float("-inf"))
        self.steps: list[Step] = []
        self.pieces: list[tuple[str, bool]] = []
        """The pieces in the order they are laid; whether each goes where the one before went."""
        self.branches = 1

    def bind(self, frame: Frame) -> None:
        """Take up what the further rule of the attack refers to."""
        game = self.board.game
        self.laid = [(laid.horde, laid.mask) for laid in game.laid]
        if self.attack.rule == "sides":
            figure = game.figures[frame.actor]
            face = self.board.threats[figure.horde].face
            self.sides = base_sides(figure.base, face.width, face.height)

    def run(self, groups: Groups, link: int = 0) -> Lay:
        """The best way to lay groups of pieces; `link` is the horde the first is bound to."""
        head = 1 if link else 0
        for group in (*groups[:head], *sorted(groups[head:], key=_size, reverse=True)):
            ordered = sorted(group, key=lambda piece: _size((piece,)), reverse=True)
            self.pieces += [(piece, place > 0) for place, piece in enumerate(ordered)]
        if link:
            self.pieces[0] = (self.pieces[0][0], True)
        self.branches = BRANCHES[min(len(self.pieces), len(BRANCHES) - 1)]
        self._lay(0, link, 0.0, False)
        return self.best

    def _lay(self, at: int, link: int, gain: float, struck: bool) -> None:
        if at == len(self.pieces):
            self._compare(gain, struck)
            return
        piece, joined = self.pieces[at]
        again = (
            self.steps[-1][1:]
            if at and self.steps and self.pieces[at - 1] == self.pieces[at]
            else ()
        )
        board, found = self.board, False
        pile = board.soldiers if piece == SOLDIER else board.tiles
        taken = int(piece == SOLDIER)
        for serial in (link,) if joined and link else self.serials:
            portal = board.threats[serial].portal
            bare, there = board.worth(serial), pile[serial]
            if portal and not struck:
                bare += self.strike_cost
            for mask in self._ways(piece, serial):
                if (serial, mask) < again:
                    continue
                found = True
                pile[serial] = there | mask
                board.soldiers_left -= taken
                self.steps.append((piece, serial, mask))
                self._lay(at + 1, serial, gain + board.worth(serial) - bare, struck or portal)
                self.steps.pop()
                board.soldiers_left += taken
            pile[serial] = there
        if not found:
            self._lay(at + 1, link, gain, struck)

    def _compare(self, gain: float, struck: bool) -> None:
        """Remember the pieces laid down if they gain most so far."""
        if gain > self.best.gain + SAME:
            self.best = Lay(gain, tuple(self.steps), struck)

    def _ways(self, piece: str, serial: int) -> tuple[Mask, ...]:
        board = self.board
        if piece == SOLDIER and not board.soldiers_left:
            return ()
        ways = board.threats[serial].ways(self.attack, piece, self.turn, board.cover(serial))
        if self.attack.rule:
            ways = self._bound(serial, ways)
        return ways[: self.branches]

    def _bound(self, serial: int, ways: tuple[Mask, ...]) -> tuple[Mask, ...]:
        """Those ways that keep to the further rule of the attack."""
        laid = [mask for other, mask in self.laid if other == serial]
        laid += [mask for _, other, mask in self.steps if other == serial]
        if self.attack.rule == "spread":
            return () if laid else ways
        if self.attack.rule == "chain":
            if not laid:
                return ways
            face = self.board.threats[serial].face
            near = grown(sum(laid), face.width, face.height)
            return tuple(mask for mask in ways if mask & near)
        free = [side for side in self.sides if not any(side & mask for mask in laid)]
        return tuple(mask for mask in ways if any(mask & side for side in free))


@cache
def _size(pieces: tuple[str, ...]) -> int:
    return sum(1 if piece == SOLDIER else len(cells(piece)) for piece in pieces)
