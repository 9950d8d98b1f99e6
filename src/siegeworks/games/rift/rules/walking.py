"""Figures on the move: strolling, being transported, engaging, and the beast that follows."""

from dataclasses import dataclass

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.abilities import who
from siegeworks.games.rift.rules.arrival import displace
from siegeworks.games.rift.rules.attacks import SKIP
from siegeworks.games.rift.rules.figures import (
    base_places,
    beast_of,
    destinations,
    go,
    why_not_end,
    why_not_move,
)
from siegeworks.games.rift.rules.grid import square_names
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.printed import Attack
from siegeworks.games.rift.rules.state import RiftState


def _moves(game: RiftState, spaces: list[Space]) -> list[Option]:
    """The options to move to each of some spaces."""
    names = game.map.names
    return [Option(moves.MOVE(names[space]), space) for space in spaces]


class PlaceBase(Question):
    """A figure on a horde puts its base on 2×2 squares of the card (RT-17.2)."""

    prompt = "base"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        figure = game.figures[frame.actor]
        horde = game.top(figure.space)
        return figure.horde > 0 or horde is None or not base_places(game, horde)

    def skipped(self, game: RiftState, frame: Frame) -> None:
        """A figure whose base has no room left makes way (RT-17.3)."""
        game.step(frame)
        figure = game.figures[frame.actor]
        if not figure.horde and game.top(figure.space) is not None:
            displace(game, frame.actor, "RT-17.3")

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        horde = game.top(game.figures[frame.actor].space)
        assert horde is not None
        width = game.face(horde).width
        return [
            Option(moves.BASE(square_names(mask, width)[0]), mask)
            for mask in base_places(game, horde)
        ]

    def answered(self, game: RiftState, frame: Frame, value: int) -> None:
        game.step(frame)
        horde = game.top(game.figures[frame.actor].space)
        assert horde is not None
        game.happen(ev.Engaged(frame.actor, horde.serial, value), "RT-17.2", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return Reason("RT-17.6", "no-room-for-base") if move.form is moves.BASE else None


class BringBeast(Verb):
    """After the first movement of its mistress the beast joins her, and may move (RT-31.8)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        figure = game.figures[frame.actor]
        if frame.named("first") and game.box.heroes[figure.hero].beast:
            join_beast(game, frame, strolls=True, tired=False)


def join_beast(game: RiftState, frame: Frame, *, strolls: bool, tired: bool) -> None:
    """Put the beast on the space of its mistress, if it is on the board and has room there."""
    beast = beast_of(game, frame.actor)
    space = game.figures[frame.actor].space
    if beast is None or not has_room(game, beast, space):
        return
    seat = game.figures[beast].seat
    clause = "RT-31.8" if strolls else "RT-31.10"
    game.happen(ev.BeastReturned(beast, space, tired), clause, frame)
    if strolls:
        points = (("points", game.box.heroes[game.figures[beast].hero].moves, False),)
        game.push(Frame(game.box.stroll, 0, seat, NOTHING, beast, names=points))
    game.push(Frame(game.box.settle, 0, seat, NOTHING, beast, space))


def has_room(game: RiftState, beast: int, space: Space) -> bool:
    """Whether the beast, on its board now, could stand on a space (RT-R88)."""
    if game.figures[beast].space != NOWHERE or space == NOWHERE:
        return False
    horde = game.top(space)
    return horde is None or bool(base_places(game, horde))


class ReturnBeast(Question):
    """The beast, if it is on the board, may be put on the hero's space."""

    prompt = "return-beast"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        beast = beast_of(game, frame.actor)
        return beast is None or not has_room(game, beast, game.figures[frame.actor].space)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [Option(moves.YES(), True), Option(moves.NO(), False)]

    def answered(self, game: RiftState, frame: Frame, value: bool) -> None:
        game.step(frame)
        if value:
            tired = not game.figures[frame.actor].guest
            join_beast(game, frame, strolls=False, tired=tired)


class Stroll(Question):
    """A figure may move so many spaces (name `points`)."""

    prompt = "move"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        figure = game.figures[frame.actor]
        if figure.down or (figure.space == NOWHERE and not game.box.heroes[figure.hero].revives):
            return True
        return not self._spaces(game, frame)

    def _spaces(self, game: RiftState, frame: Frame) -> list[Space]:
        return destinations(game, frame.actor, frame.named("points"))

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        spaces = self._spaces(game, frame)
        return [*_moves(game, spaces), SKIP]

    def answered(self, game: RiftState, frame: Frame, value: Space | None) -> None:
        game.step(frame)
        if value is not None:
            go(game, frame.actor, value, frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        if move.form is not moves.MOVE:
            return None
        return why_not_move(game, frame.actor, move.get("space"), frame.named("points"))


@dataclass(frozen=True)
class Walk(Question):
    """Move step by step, up to a number of spaces, striking each horde that is entered.

    From the hero board the first step leads to a path space next to an exit (RT-16.8).
    """

    steps: int
    attack: Attack

    @property
    def prompt(self) -> str:
        return "walk"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return (frame.named("walked") or 0) >= self.steps

    def _nexts(self, game: RiftState, frame: Frame) -> list[Space]:
        """Adjacent spaces from which a space to end on can still be reached."""
        left = self.steps - (frame.named("walked") or 0) - 1
        return [
            space
            for space in self._around(game, frame)
            if any(
                why_not_end(game, frame.actor, end) is None for end in game.map.near(space, left)
            )
        ]

    def _around(self, game: RiftState, frame: Frame) -> tuple[Space, ...]:
        """The spaces of a next step."""
        here = game.figures[frame.actor].space
        return game.map.ends if here == NOWHERE else game.map.around[here]

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = [
            Option(moves.STEP(game.map.names[space]), space) for space in self._nexts(game, frame)
        ]
        here = game.figures[frame.actor].space
        if not frame.named("walked") or why_not_end(game, frame.actor, here) is None:
            found.append(Option(moves.STOP()))
        return found

    def answered(self, game: RiftState, frame: Frame, value: Space | None) -> None:
        if value is None:
            game.step(frame)
            return
        game.stay(frame, "walked", (frame.named("walked") or 0) + 1)
        game.happen(ev.Moved(frame.actor, value), "RT-35.4", frame)
        self._scorch(game, frame, value)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        name = move.get("space")
        here = game.figures[frame.actor].space
        if move.form is moves.STOP:
            return Reason(why_not_end(game, frame.actor, here) or "RT-R84", "cannot-end-there")
        if move.form is not moves.STEP:
            return None
        if name not in game.map.names:
            return Reason("RT-16.4", "off-the-map")
        if game.map.names.index(name) not in self._around(game, frame):
            return Reason("RT-16.8" if here == NOWHERE else "RT-16.1", "too-far")
        return Reason("RT-R84", "no-way-on")

    def _scorch(self, game: RiftState, frame: Frame, space: Space) -> None:
        """One tile for each horde entered, and only one (RT-R83)."""
        horde = game.top(space)
        if horde is None or any(laid.horde == horde.serial for laid in game.laid):
            return
        names = (
            ("left", self.attack.groups, False),
            ("on", horde.serial, False),
            ("bound", "RT-R83", False),
        )
        number = game.box.attack_numbers[self.attack]
        game.push(Frame(game.box.strike, 0, frame.you, number, frame.actor, space, names))


class Settle(Verb):
    """End a movement: the base is put down if there is a horde."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        figure = game.figures[frame.actor]
        if figure.space != NOWHERE and not figure.horde:
            game.push(Frame(game.box.settle, 0, figure.seat, NOTHING, frame.actor, figure.space))


# -- the bench -------------------------------------------------------------------------------


class Enter(Question):
    """A bench hero is placed anywhere a movement could end (RT-25.13)."""

    prompt = "enter"

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        spaces = destinations(game, frame.actor, len(game.map.names))
        return _moves(game, spaces)

    def answered(self, game: RiftState, frame: Frame, value: Space) -> None:
        game.step(frame)
        game.happen(ev.Moved(frame.actor, value), "RT-25.13", frame)
        seat = game.figures[frame.actor].seat
        game.push(Frame(game.box.settle, 0, seat, NOTHING, frame.actor, value))

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return _why_not_anywhere(game, frame.actor, move)


def _why_not_anywhere(game: RiftState, number: int, move: Move) -> Reason | None:
    """Why a figure that may go anywhere cannot go where a move says."""
    if move.form is not moves.MOVE:
        return None
    return why_not_move(game, number, move.get("space"), len(game.map.names))


@dataclass(frozen=True)
class Transport(Question):
    """Move a hero to any space on which a movement could end."""

    name: str

    @property
    def prompt(self) -> str:
        return "transport"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        figure = who(game, frame, self.name)
        return figure is None or game.figures[figure].revived

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        figure = who(game, frame, self.name) or 0
        far = len(game.map.names)
        spaces = destinations(game, figure, far)
        return [*_moves(game, spaces), SKIP]

    def answered(self, game: RiftState, frame: Frame, value: int | None) -> None:
        game.step(frame)
        figure = who(game, frame, self.name)
        if value is not None and figure is not None:
            go(game, figure, value, frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return _why_not_anywhere(game, who(game, frame, self.name) or 0, move)
