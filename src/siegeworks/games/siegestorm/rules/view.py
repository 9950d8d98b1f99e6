"""What a seat sees of a Siegestorm game.

A view is built by allow-list: what is not named here does not leave the State.
"""

from typing import NamedTuple

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.setup import Setup
from siegeworks.core.state import Outcome
from siegeworks.core.view import visible_agenda, visible_decision, visible_setup
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.state import (
    Boss,
    Creature,
    Lasting,
    SiegeState,
    Stage,
    Supporter,
)

SPECTATOR: Seat = -1
"""The seat of somebody who only watches and sees what all may see."""
HIDDEN = -1


class SeatView(NamedTuple):
    """One player's cards, as the viewer may know them."""

    hand: tuple[int, ...]
    """Cards in hand; HIDDEN for each card of another player. The hand of a boss lies open."""
    resources: int
    unseen: tuple[int, ...]
    """The cards of the own Resources, sorted: which, but not where. Empty for others, save for a
    boss whose Reserves, which all could see, have become its Resources."""
    casualties: tuple[int, ...]
    healing: tuple[int, ...]
    sight: tuple[int, ...]
    removed: tuple[int, ...]
    supporters: tuple[Supporter, ...]
    exchanging: tuple[int, ...] | None
    """What the seat gives back of its starting hand; empty for others once settled."""


class View(NamedTuple):
    """Everything a seat may know of the situation."""

    box: SiegeBox
    seat: Seat
    setup: Setup
    seats: tuple[SeatView, ...]
    tracks: tuple[tuple[Creature | None, ...], ...]
    fronts: tuple[Creature | None, ...]
    lands: tuple[Creature | None, ...]
    lasting: tuple[Lasting, ...]
    used: tuple[int, ...]
    alive: tuple[Seat, ...]
    boss: Boss | None
    taking: tuple[Seat, ...]
    stages: tuple[Stage, ...]
    turn: int
    deployed: tuple[int, ...]
    extra: tuple[Seat, ...]
    extra_turn: bool
    serial: int
    ply: int
    agenda: tuple[Frame | Fork, ...]
    outcome: Outcome | None
    deciding: tuple[Seat, ...]
    """The seats that have something to answer now."""
    decision: Decision | None
    """The viewer's own question, if there is one."""

    @property
    def active(self) -> Seat:
        """The seat whose turn it is: the viewer, where players take it together."""
        return self.seat if self.seat in self.taking else self.taking[0]

    @property
    def stage(self) -> Stage:
        """The step the active player is in."""
        return self.stages[self.active]


def view(game: SiegeState, seat: Seat) -> View:
    """What a seat may know now."""
    decisions = game.decisions
    own = [decision for decision in decisions if decision.seat == seat]
    return View(
        box=game.box,
        seat=seat,
        setup=visible_setup(game.setup, seat),
        seats=tuple(_seat_view(game, other, seat) for other in range(game.field.seats)),
        tracks=tuple(game.tracks),
        fronts=tuple(game.fronts),
        lands=tuple(game.lands),
        lasting=game.lasting,
        used=game.used,
        alive=game.alive,
        boss=game.boss,
        taking=game.taking,
        stages=game.stages,
        turn=game.turn,
        deployed=game.deployed,
        extra=game.extra,
        extra_turn=game.extra_turn,
        serial=game.serial,
        ply=game.ply,
        agenda=visible_agenda(game.agenda, seat),
        outcome=game.outcome,
        deciding=tuple(decision.seat for decision in decisions),
        decision=visible_decision(own[0], seat) if own else None,
    )


def _seat_view(game: SiegeState, of: Seat, seat: Seat) -> SeatView:
    own = of == seat
    open_hand = own or of == game.field.boss
    known = own or (of == game.field.boss and game.boss is not None and game.boss.used)
    exchanging = game.returning[of]
    supporters = game.supporters[of]
    if not own:
        supporters = tuple(
            Supporter(HIDDEN, serial, owner, ready) for _, serial, owner, ready in supporters
        )
    return SeatView(
        hand=game.hands[of] if open_hand else (HIDDEN,) * len(game.hands[of]),
        resources=len(game.resources[of]),
        unseen=tuple(sorted(game.resources[of])) if known else (),
        casualties=game.casualties[of],
        healing=game.healing[of],
        sight=game.sight[of] if open_hand else (HIDDEN,) * len(game.sight[of]),
        removed=game.removed[of],
        supporters=supporters,
        exchanging=exchanging if own or exchanging is None else (),
    )
