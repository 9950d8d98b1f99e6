"""Bosses: the pair of Time Mages, Lilith, Lord Blackburn; and portal tiles (section 29)."""

from dataclasses import dataclass

from siegeworks.core.agenda import NO_TEXT, Frame, Question, Script, Verb
from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.rift import moves
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.figures import wound_around
from siegeworks.games.rift.rules.grid import Mask, placements, square_names
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.state import RiftState

GATE = "XX/XX"
"""The shape of a portal tile (RT-C21)."""
GATE_LEVEL = 3
GATES = 2
"""Portals in play from which on no tile is placed (RT-29.21)."""


# -- portal tiles ----------------------------------------------------------------------------


def why_no_gate(game: RiftState, horde: Horde) -> str | None:
    """The clause by which a horde cannot become a portal; None if it can."""
    if not game.is_ordinary(horde):
        return "RT-29.11"
    if game.bases(horde.serial):
        return "RT-29.12"
    return None if gate_places(game, horde) else "RT-29.13"


def gate_places(game: RiftState, horde: Horde) -> list[Mask]:
    """Where a portal tile may lie on a horde without defeating it (RT-R119)."""
    face, cover = game.face(horde), game.cover(horde)
    ways = placements(GATE, face.width, face.height)
    blocked = face.red | cover
    return [mask for mask in ways if not mask & blocked and face.foes & ~cover & ~mask]


@dataclass(frozen=True)
class OpenPortals(Question):
    """While fewer than two portals are in play, a portal tile is put on a horde (RT-29.21)."""

    limit: int = GATES
    """How many tiles may be placed in one round."""

    @property
    def prompt(self) -> str:
        return "open-portal"

    def moot(self, game: RiftState, frame: Frame) -> bool:
        there = sum(1 for horde in game.hordes if game.portal_level(horde))
        if there >= GATES or (frame.named("placed") or 0) >= self.limit:
            return True
        return not self._hordes(game)

    def _hordes(self, game: RiftState) -> list[Horde]:
        return [
            horde
            for horde in game.hordes
            if game.top(horde.space) is horde and why_no_gate(game, horde) is None
        ]

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        return [
            Option(
                moves.PORTAL(
                    game.map.names[horde.space], square_names(mask, game.face(horde).width)
                ),
                (horde.serial, mask),
            )
            for horde in self._hordes(game)
            for mask in gate_places(game, horde)
        ]

    def answered(self, game: RiftState, frame: Frame, value: tuple[int, Mask]) -> None:
        game.stay(frame, "placed", (frame.named("placed") or 0) + 1)
        game.happen(ev.PortalOpened(*value), "RT-29.10", frame)

    def refusal(self, game: RiftState, frame: Frame, move: Move) -> Reason | None:
        space = move.get("space")
        if move.form is moves.SKIP:
            return Reason("RT-R120", "must-open-portal")
        if move.form is not moves.PORTAL or space not in game.map.names:
            return None
        horde = game.top(game.map.names.index(space))
        clause = why_no_gate(game, horde) if horde is not None else None
        return Reason(clause or "RT-29.13", "no-place-for-portal")


# -- moving ----------------------------------------------------------------------------------


def ahead(game: RiftState, figure: int) -> Space:
    """The next space on the way of a boss figure; NOWHERE at its end."""
    plan = game.scenario.boss
    assert plan is not None
    way = plan.routes[figure]
    step = game.boss_steps[figure] + 1
    return way[step] if step < len(way) else NOWHERE


def boss_space(game: RiftState, figure: int = 0) -> Space:
    """Where a boss figure stands."""
    plan = game.scenario.boss
    assert plan is not None
    return plan.routes[figure][game.boss_steps[figure]]


class MagesMove(Verb):
    """If no portal tile was placed, both Time Mages go one space on their way (RT-29.23)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if frame.named("placed"):
            return
        game.push(Frame(game.box.mages_there, 0, frame.you))
        for figure in reversed(range(len(game.boss_steps))):
            space = ahead(game, figure)
            if space != NOWHERE:
                game.push(Frame(game.box.mage_step, 0, frame.you, actor=figure, at=space))


class LilithMoves(Verb):
    """Lilith goes one space on, unless a horde is in front of her (RT-29.34)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        space = ahead(game, 0)
        if space == NOWHERE:
            game.happen(ev.Lost("RT-29.35"), "RT-29.35", frame)
        elif game.top(space) is None:
            game.push(Frame(game.box.boss_step, 0, frame.you, actor=0, at=space))


@dataclass(frozen=True)
class BossStep(Verb):
    """A figure of the boss comes to stand on its new space."""

    clause: str

    def perform(self, game: RiftState, frame: Frame) -> None:
        game.happen(ev.BossMoved(frame.actor, frame.at), self.clause, frame)


class ReachSite(Verb):
    """If a Time Mage is at the end of her way, the players lose (RT-C18)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        if any(ahead(game, figure) == NOWHERE for figure in range(len(game.boss_steps))):
            game.happen(ev.Lost("RT-C18"), "RT-C18", frame)


# -- actions ---------------------------------------------------------------------------------


class DrawAction(Verb):
    """An action card of the boss is drawn and carried out (RT-29.31)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        plan = game.scenario.boss
        assert plan is not None
        if not game.actions and not game.spent:
            return
        drawn = ev.ActionDrawn()
        game.happen(drawn, "RT-29.31", frame)
        script = game.box.boss_actions[plan.actions[drawn.action]]
        game.push(Frame(script, 0, frame.you, drawn.action))


class WoundAround(Verb):
    """Every hero on the boss's space or an adjacent one takes a wound (RT-29.32)."""

    def perform(self, game: RiftState, frame: Frame) -> None:
        wound_around(game, boss_space(game), "RT-29.32", frame)


class RazeTower(Question):
    """The players choose a tower adjacent to the boss; it goes back to the supply (RT-29.33)."""

    prompt = "raze"

    def _towers(self, game: RiftState) -> list[tuple[int, int]]:
        near = game.map.around[boss_space(game)]
        return [
            (site, place)
            for site, towers in enumerate(game.sites)
            if game.map.sites[site].space in near
            for place in range(len(towers))
        ]

    def moot(self, game: RiftState, frame: Frame) -> bool:
        return not self._towers(game)

    def options(self, game: RiftState, frame: Frame) -> list[Option]:
        found = {}
        for site, place in self._towers(game):
            tower = game.box.towers[game.sites[site][place].tower].id
            name = game.map.names[game.map.sites[site].space]
            found[moves.RAZE(tower, name)] = (site, place)
        return [Option(move, value) for move, value in found.items()]

    def answered(self, game: RiftState, frame: Frame, value: tuple[int, int]) -> None:
        game.step(frame)
        game.happen(ev.TowerLost(*value), "RT-29.33", frame)


@dataclass(frozen=True)
class Boss:
    """What a boss does in a round, besides standing there."""

    id: str
    activation: Script = NO_TEXT
    """Its step between phases 3 and 4."""
    aftermath: Script = NO_TEXT
    """What it does after the movement of hordes."""
    marches: bool = False
    """Whether its figure moves as hordes do (RT-21.3)."""


ACTIONS = {
    "scourge": Script((WoundAround(),)),
    "topple": Script((RazeTower(),)),
    "fury": Script((WoundAround(), RazeTower())),
    "gather": Script((OpenPortals(1),)),
}
"""Action cards of bosses by name."""

BOSSES = (
    Boss("time-mages", activation=Script((OpenPortals(), MagesMove()))),
    Boss("lilith", activation=Script((DrawAction(), LilithMoves()))),
    Boss("blackburn", aftermath=Script((OpenPortals(1),)), marches=True),
)
