"""Phase 4: hordes move, one after another (section 21, section 28b)."""

from dataclasses import dataclass

from siegeworks.core.agenda import NOTHING, Frame, Verb
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.arrival import displace
from siegeworks.games.rift.rules.figures import has_terrain, is_occupied, wound, wound_around
from siegeworks.games.rift.rules.leaving import leave
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.storms import clause_of


def marching_order(game: RiftState) -> list[Horde]:
    """Hordes in the order they move: lowest path, nearest to the exit, top of a stack first."""
    found = [
        (*game.map.rank[horde.space], -place, horde)
        for place, horde in enumerate(game.hordes)
        if horde.space in game.map.rank and marches(game, horde)
    ]
    return [horde for *_, horde in sorted(found)]


def marches(game: RiftState, horde: Horde) -> bool:
    """Whether a card moves in phase 4; some bosses go their own way."""
    plan = game.scenario.boss
    if plan is None or not game.is_boss(horde):
        return True
    return game.box.bosses[plan.id].marches


class March(Verb):
    """Every horde moves, each completely before the next (RT-21.2)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        for horde in reversed(marching_order(game)):
            game.push(Frame(game.box.march, 0, frame.you, NOTHING, horde.serial))


def is_visible(game: RiftState, horde: Horde, symbol: str) -> bool:
    """Whether an enemy with this symbol is not, or not wholly, covered (RT-R93)."""
    cover = game.cover(horde)
    return any(mask & ~cover for mask in game.face(horde).symbols[symbol])


class CheckSymbols(Verb):
    """Visible symbols: healing takes effect at once, haste and targeting are noted (RT-R94).

    In a gale every ordinary horde hurries (RT-S9).
    """

    def perform(self, game: RiftState, frame: Frame) -> None:
        horde = game.horde(frame.actor)
        if horde is None:
            return
        if horde.tiles and is_visible(game, horde, "healing"):
            game.happen(ev.HordeHealed(horde.serial), "RT-21.5", frame)
            horde = game.horde(frame.actor) or horde
        game.note("haste", self._haste(game, horde))
        game.note("aim", is_visible(game, horde, "targeting") or None)

    def _haste(self, game: RiftState, horde: Horde) -> str | None:
        """The clause by which a horde hurries; None if it does not."""
        if is_visible(game, horde, "haste"):
            return "RT-21.7"
        return clause_of(game) if game.rages("haste") and game.is_ordinary(horde) else None


class TakeOff(Verb):
    """A flying horde sheds soldiers and figures before it moves (RT-28.9, RT-28.10)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        horde = game.horde(frame.actor)
        if horde is None or not game.card(horde).flying:
            return
        if horde.soldiers:
            game.happen(ev.SoldiersLost(horde.serial), "RT-28.9", frame)
        riders = [n for n, figure in enumerate(game.figures) if figure.horde == horde.serial]
        for number in reversed(riders):
            displace(game, number, "RT-28.10")


@dataclass(frozen=True)
class Attempt(Verb):
    """A horde tries to move; soldiers and figures on it keep it from moving (RT-21.10)."""

    hasty: bool = False
    """Whether it is the second attempt, which only haste allows."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        horde = game.horde(frame.actor)
        if horde is None or (self.hasty and not frame.named("haste")):
            return
        on = [n for n, figure in enumerate(game.figures) if figure.horde == horde.serial]
        if horde.soldiers or on:
            self._block(game, horde, on, frame)
            return
        space = landing(game, horde)
        if space == NOWHERE:
            leave(game, horde, frame)
            return
        clause = frame.named("haste") if self.hasty else "RT-21.16"
        names = (("clause", clause, False),)
        game.push(Frame(game.box.land, 0, frame.you, NOTHING, horde.serial, space, names))

    def _block(self, game: RiftState, horde: Horde, on: list[int], frame: Frame) -> None:
        game.happen(ev.HordeBlocked(horde.serial), "RT-21.10", frame)
        if horde.soldiers:
            game.happen(ev.SoldiersLost(horde.serial), "RT-21.15", frame)
        for number in on:
            wound(game, number, "RT-21.11", frame)


def landing(game: RiftState, horde: Horde) -> Space:
    """The space a horde moves to; NOWHERE if it leaves the map (RT-21.16 to RT-21.19)."""
    after, flying = game.map.after[horde.path], game.card(horde).flying
    space = horde.space
    while (space := after.get(space, NOWHERE)) != NOWHERE:
        if not is_occupied(game, space) or (flying and not has_terrain(game, space)):
            return space
    return NOWHERE


class Land(Verb):
    """A horde comes to stand on its new space."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.HordeMoved(frame.actor, frame.at), frame.named("clause"), frame)


class TakeAim(Verb):
    """A horde that showed targeting wounds every figure on it and around it (RT-21.8)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        horde = game.horde(frame.actor)
        if horde is None or not frame.named("aim"):
            return
        wound_around(game, horde.space, "RT-21.8", frame)
