"""Phase 1: new hordes arrive, and figures make room for them (section 6, section 28d)."""

from siegeworks.core.agenda import NOTHING, Frame, Question, Verb
from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.figures import has_terrain, is_occupied, shelters
from siegeworks.games.rift.rules.leaving import leave
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE
from siegeworks.games.rift.rules.state import RiftState


class Arrive(Verb):
    """From each arrival token a horde arrives, the lowest number first; not in round 1."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if game.round == 1:
            return
        game.happen(ev.PhaseBegan("arrival"), "RT-1.9", frame)
        for place in reversed(range(len(game.map.tokens))):
            game.push(Frame(game.box.arrive, 0, frame.you, NOTHING, place))


class DrawHorde(Verb):
    """Turn up the top card of an enemy deck, by a clause of its own perhaps, and place it."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        place = frame.actor
        blocked = has_terrain(game, game.map.tokens[place].path[0]) or place in game.opened
        if blocked or not game.decks[place]:
            return
        drawn = ev.HordeDrawn(place)
        game.happen(drawn, frame.named("clause") or "RT-6.2", frame)
        space, path = self._place(game, drawn.card, place, frame)
        if space == NOWHERE:
            end = game.map.tokens[path].path[-1]
            game.happen(ev.HordeArrived(drawn.card, end, path), "RT-6.7", frame)
            horde = game.horde(game.serial)
            assert horde is not None
            leave(game, horde, frame)
            return
        names = (("path", path, False),)
        game.push(Frame(game.box.enter_map, 0, frame.you, drawn.card, NOTHING, space, names))
        make_room(game, space, "RT-6.9")

    def _place(self, game: RiftState, card: int, token: int, frame: Frame) -> tuple[Space, int]:
        """Where a card enters: where it scouts the way, or at its token."""
        for kind in game.box.cards[card].scouts:
            for space, there in game.terrain:
                if there == kind:
                    game.happen(ev.TerrainRemoved(space), "RT-28.34", frame)
                    return space, game.map.rank[space][0]
        for space in game.map.tokens[token].path:
            if not is_occupied(game, space):
                return space, token
        return NOWHERE, token


class EnterMap(Verb):
    """A horde card is placed on its space."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        arrived = ev.HordeArrived(frame.source, frame.at, frame.named("path"))
        game.happen(arrived, "RT-6.4", frame)


# -- making room -----------------------------------------------------------------------------


TO_BOARD = {
    "RT-6.9": "RT-6.10",
    "RT-21.21": "RT-21.22",
    "RT-28.10": "RT-R113",
    "RT-28.24": "RT-28.24",
}
"""By the clause that displaces a figure the one that sends it to its board; else RT-R18."""


def displace(game: RiftState, number: int, clause: str) -> None:
    """Let a figure be displaced by a clause before anything else."""
    names = (("by", clause, False),)
    seat = game.figures[number].seat
    game.push(Frame(game.box.displace, 0, seat, NOTHING, number, names=names))


def make_room(game: RiftState, space: Space, clause: str) -> None:
    """Let every figure on a space be displaced by a clause, in seating order."""
    for number in reversed(game.figure_at(space)):
        displace(game, number, clause)


class MakeWay(Verb):
    """Whoever stands on the space makes room for who has come there (RT-R17)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        make_room(game, frame.at, "RT-21.21")


class Displace(Question):
    """A figure is moved to an adjacent space that its clause allows (RT-R16)."""

    prompt = "displace"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not self._spaces(game, frame)

    def _spaces(self, game: RiftState, frame: Frame) -> list[Space]:
        """Where the figure may go; nowhere if it has left the map meanwhile."""
        space = game.figures[frame.actor].space
        return [] if space == NOWHERE else shelters(game, space, frame.named("by"))

    def skipped(self, game: RiftState, frame: Frame) -> None:
        """Without such a space the figure goes to its board (RT-R18)."""
        game.step(frame)
        if game.figures[frame.actor].space != NOWHERE:
            clause = TO_BOARD.get(frame.named("by"), "RT-R18")
            game.happen(ev.Displaced(frame.actor, NOWHERE), clause, frame)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        names = game.map.names
        return [Option(moves.MOVE(names[space]), space) for space in self._spaces(game, frame)]

    def answered(self, game: RiftState, frame: Frame, value: Space) -> None:
        game.step(frame)
        game.happen(ev.Displaced(frame.actor, value), frame.named("by"), frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        return Reason("RT-R16", "no-shelter") if move.form is moves.MOVE else None
