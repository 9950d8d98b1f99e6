"""Planning the towers of all players together: who plays which card where, turned which way."""

from typing import NamedTuple

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.games.rift.players.arms import Armoury
from siegeworks.games.rift.players.covering import Lay, Step, best_lay
from siegeworks.games.rift.players.judgement import Board, Judge
from siegeworks.games.rift.rules.attacks import targets
from siegeworks.games.rift.rules.building import why_not_build
from siegeworks.games.rift.rules.grid import SOLDIER
from siegeworks.games.rift.rules.pieces import Built
from siegeworks.games.rift.rules.state import RiftState

WORTHWHILE = 0.05
"""A gain below this is none."""
FOR_SITE = 0.01
"""What taking a site costs for each path space it overlooks."""


class Play(NamedTuple):
    """A tower to be played, and where its pieces go."""

    seat: Seat
    tower: int
    site: int
    turn: int
    lay: Lay
    gain: float
    """What it is worth, more than keeping or passing the card."""


class Planner:
    """Finds plays for towers one after another, each time the best of all players' cards."""

    def __init__(self, game: RiftState, judge: Judge) -> None:
        self.game = game.clone()
        """A world of its own: plays that are planned are carried out in it."""
        self.game.pending = None
        self.board = Board(self.game, judge)
        self.arms = Armoury(self.game, judge)
        self.striking = judge.taste.striking
        self.reached: dict[tuple[int, int, int], tuple[int, ...]] = {}
        """The hordes in reach of an attack from a site, turned some way: none of them moves."""
        self.lays: dict[tuple[int, int, tuple[int, ...]], Lay] = {}
        self.kept: dict[tuple[Seat, int], float] = {}

    def plan(self, seats: tuple[Seat, ...]) -> list[Play]:
        """The plays of these seats, the best first."""
        found = []
        while (best := self._best(seats)) is not None:
            found.append(best)
            self.carry_out(best)
        return found

    def _best(self, seats: tuple[Seat, ...]) -> Play | None:
        best = None
        for seat in seats:
            for tower in dict.fromkeys(self.game.hands[seat]):
                play = self._best_place(seat, tower)
                if play is not None and (best is None or play.gain > best.gain):
                    best = play
        return best

    def _best_place(self, seat: Seat, tower: int) -> Play | None:
        game, best = self.game, None
        keep = self._keep(seat, tower)
        for site in range(len(game.sites)):
            if why_not_build(game, seat, tower, site) is not None:
                continue
            rent = FOR_SITE * _overlooks(game, site) + WORTHWHILE
            for turn in range(4):
                lay = self._lay(seat, tower, site, turn)
                gain = lay.gain - keep - rent
                if lay.steps and gain > (0.0 if best is None else best.gain):
                    best = Play(seat, tower, site, turn, lay, gain)
        return best

    def _keep(self, seat: Seat, tower: int) -> float:
        """What the card is worth if it is not played: it can be passed, and so upgraded."""
        known = self.kept.get((seat, tower))
        if known is None:
            upgraded = self.arms.upgrades(tower)
            known = max(0.0, self.arms.best_pass(seat, tower)[0]) if upgraded else 0.0
            self.kept[seat, tower] = known
        return known

    def _lay(self, seat: Seat, tower: int, site: int, turn: int) -> Lay:
        """How the attacks of a tower would be laid from a site."""
        attacks = self.game.box.tower_attacks[tower]
        reached: list[int] = []
        for attack in attacks:
            hordes = self._in_reach(seat, attack, site, turn)
            reached += [serial for serial in hordes if self.board.is_aim(serial)] + [0]
        if not any(reached):
            return Lay(0.0)
        key = (tower, turn, tuple(reached))
        known = self.lays.get(key)
        if known is None:
            frames = [self._frame(seat, attack, site, turn) for attack in attacks]
            known = self.lays[key] = self._laid(frames, self._strike_cost(seat, tower))
        return known

    def _in_reach(self, seat: Seat, attack: int, site: int, turn: int) -> tuple[int, ...]:
        """The hordes an attack from a site may strike, turned this way."""
        key = (attack, site, turn)
        known = self.reached.get(key)
        if known is None:
            hordes = targets(self.game, self._frame(seat, attack, site, turn), turn)
            known = self.reached[key] = tuple(horde.serial for horde in hordes)
        return known

    def _frame(self, seat: Seat, attack: int, site: int, turn: int) -> Frame:
        """The frame of an attack from a site."""
        game = self.game
        names = (("turn", turn, False), ("left", game.box.attacks[attack].groups, False))
        space = game.map.sites[site].space
        return Frame(game.box.strike, 0, seat, attack, site, space, names)

    def _strike_cost(self, seat: Seat, tower: int) -> float:
        """What it costs to strike a portal, since the tower is lost."""
        return self.striking * self.arms.use(seat, tower) + self.arms.ready(seat, tower, later=True)

    def _laid(self, frames: list[Frame], cost: float) -> Lay:
        """The attacks of a tower, one after another."""
        gain, struck = 0.0, False
        steps: tuple[Step, ...] = ()
        for frame in frames:
            lay = best_lay(self.board, frame, frame.named("turn"), 0.0 if struck else cost)
            gain, struck = gain + lay.gain, struck or lay.struck
            steps += lay.steps
            if len(frames) > 1:
                put_down(self.board, lay.steps)
        if len(frames) > 1:
            take_up(self.board, steps)
        return Lay(gain, steps, struck)

    def carry_out(self, play: Play) -> None:
        """Do in this world what a play would do."""
        game = self.game
        put_down(self.board, play.lay.steps)
        hand = list(game.hands[play.seat])
        hand.remove(play.tower)
        game.hands[play.seat] = tuple(hand)
        game.sites[play.site] = (*game.sites[play.site], Built(play.tower, play.seat))
        touched = {serial for _, serial, _ in play.lay.steps}
        for serial in touched:
            horde = game.horde(serial)
            assert horde is not None
            tiles, soldiers = self.board.tiles[serial], self.board.soldiers[serial]
            game.put(horde._replace(tiles=tiles & ~horde.gate, soldiers=soldiers))
        self.lays = {key: lay for key, lay in self.lays.items() if not touched & set(key[2])}


def _overlooks(game: RiftState, site: int) -> int:
    around = game.map.around[game.map.sites[site].space]
    return sum(space in game.map.paths for space in around)


def put_down(board: Board, steps: tuple[Step, ...]) -> None:
    """Lay pieces on a board."""
    for piece, serial, mask in steps:
        if piece == SOLDIER:
            board.soldiers[serial] |= mask
            board.soldiers_left -= 1
        else:
            board.tiles[serial] |= mask


def take_up(board: Board, steps: tuple[Step, ...]) -> None:
    """Take pieces off a board again."""
    for piece, serial, mask in steps:
        if piece == SOLDIER:
            board.soldiers[serial] &= ~mask
            board.soldiers_left += 1
        else:
            board.tiles[serial] &= ~mask
