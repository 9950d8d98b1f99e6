"""Triggered passives: which creatures wait for what, and in which order they are carried out."""

from collections.abc import Callable
from typing import ClassVar

from siegeworks.core.agenda import Frame, Name, Question
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.verbs import verb
from siegeworks.siegestorm import events as ev
from siegeworks.siegestorm.state import SiegeState, Spot


def _is_opponent(game: SiegeState, spot: Spot, seat: Seat) -> bool:
    """Whether a seat is the opponent a creature's text speaks of: who faces its track."""
    tracks = game.field.tracks
    return any(tracks[facing].seat == seat for facing in tracks[spot.track].facing)


def _allied(game: SiegeState, spot: Spot, track: int) -> bool:
    """Whether a track holds Allies of a creature."""
    return track in game.field.tracks[spot.track].allied


def _self_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return event.piece == spot.creature.serial


def _ally_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return _allied(game, spot, event.track) and event.piece != spot.creature.serial


MOMENTS: dict[str, tuple[type[Event], Callable[..., bool]]] = {
    "opponent-damaged": (
        ev.Damaged,
        lambda game, event, spot: _is_opponent(game, spot, event.seat),
    ),
    "you-damaged": (ev.Damaged, lambda game, event, spot: event.seat == spot.creature.seat),
    "you-kill": (ev.Killed, lambda game, event, spot: event.by == spot.creature.seat),
    "ally-killed": (
        ev.Killed,
        lambda game, event, spot: event.track >= 0 and _allied(game, spot, event.track),
    ),
    "self-storms": (ev.Stormed, _self_storms),
    "ally-storms": (ev.Stormed, _ally_storms),
    "ally-deployed": (
        ev.Deployed,
        lambda game, event, spot: (
            _allied(game, spot, event.track) and event.piece != spot.creature.serial
        ),
    ),
    "enemy-deployed": (
        ev.Deployed,
        lambda game, event, spot: event.track in game.field.tracks[spot.track].facing,
    ),
    "you-shapeshift": (
        ev.Shapeshifted,
        lambda game, event, spot: (
            event.seat == spot.creature.seat and event.newcomer != spot.creature.serial
        ),
    ),
    "you-heal": (ev.Healed, lambda game, event, spot: event.seat == spot.creature.seat),
    "opponent-discards": (
        ev.Discarded,
        lambda game, event, spot: not event.as_payment and _is_opponent(game, spot, event.seat),
    ),
    "you-discard": (
        ev.Discarded,
        lambda game, event, spot: not event.as_payment and event.seat == spot.creature.seat,
    ),
    "you-support": (ev.Supported, lambda game, event, spot: event.seat == spot.creature.seat),
    "turn-begins": (ev.TurnBegan, lambda game, event, spot: event.seat == spot.creature.seat),
}
"""For each moment the event it follows and whether that concerns a certain creature."""


def notice(game: SiegeState, event: Event, watchers: dict[int, str], cause: Frame | None) -> None:
    """Set off the passives that wait for an event, right after it (SS-R112)."""
    found = []
    for spot in game.spots(watchers):
        if MOMENTS[watchers[spot.creature.card]][1](game, event, spot):
            passive = game.box.triggers[spot.creature.card]
            if not (passive.once_per_turn and spot.creature.serial in game.used):
                found.append(spot)
    if not found:
        return
    for spot in found:
        seat, card, serial, _track = _of(spot)
        if card not in game.box.optional:
            once = game.box.triggers[card].once_per_turn
            game.happen(ev.Triggered(seat, serial, card, once), "SS-R112", cause)
    if len(found) == 1:
        game.push(_frame(game, _of(found[0])))
    else:
        names = (("waiting", tuple(_of(spot) for spot in found), False),)
        game.push(Frame(game.box.together, 0, game.active, names=names))


Waiting = tuple[Seat, int, int, int]
"""A passive that was set off: seat, card, serial and track of its creature."""


def _of(spot: Spot) -> Waiting:
    creature = spot.creature
    return creature.seat, creature.card, creature.serial, spot.track


def _frame(game: SiegeState, waiting: Waiting) -> Frame:
    """The text of a passive that was set off; it is carried out even if its creature has gone."""
    card = waiting[1]
    names: tuple[Name, ...] = ()
    if card in game.box.optional:
        names = (("once", game.box.triggers[card].once_per_turn, False),)
    return Frame(game.box.triggered[card], 0, *waiting, names)


@verb
class InOrder(Question):
    """Passives set off together are carried out all, in an order the active player chooses."""

    prompt: ClassVar[str] = "which-first"

    def _waiting(self, game: SiegeState, frame: Frame) -> tuple[Waiting, ...]:
        """What is still to be carried out; passives of a player who is out vanish (SS-R186)."""
        return tuple(waiting for waiting in frame.named("waiting") if waiting[0] in game.alive)

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        """Equal passives of one player need no order."""
        return len({waiting[:2] for waiting in self._waiting(game, frame)}) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        game.step(frame)
        for waiting in reversed(self._waiting(game, frame)):
            game.push(_frame(game, waiting))

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [
            Option(f"first {place + 1} {game.box.ids[card]}", place)
            for place, (_seat, card, _serial, _track) in enumerate(self._waiting(game, frame))
        ]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        waiting = self._waiting(game, frame)
        game.stay(frame, "waiting", waiting[:value] + waiting[value + 1 :])
        game.push(_frame(game, waiting[value]))
