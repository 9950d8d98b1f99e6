"""Triggered passives: which creatures wait for what, and in which order they are carried out."""

from collections.abc import Callable
from typing import ClassVar

from siegeworks.core.agenda import Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event
from siegeworks.core.verbs import verb
from siegeworks.siegestorm import events as ev
from siegeworks.siegestorm.state import SiegeState, Spot

Watch = Callable[[SiegeState, ev.Event, Spot], bool]


def _is_opponent(game: SiegeState, spot: Spot, seat: Seat) -> bool:
    """Whether a seat is an opponent of a creature's player."""
    return seat != spot.creature.seat


def _allied(game: SiegeState, spot: Spot, track: int) -> bool:
    """Whether a track holds Allies of a creature."""
    return track in game.field.tracks[spot.track].allied


def _self_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return event.piece == spot.creature.serial


def _ally_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return event.seat == spot.creature.seat and event.piece != spot.creature.serial


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
        lambda game, event, spot: event.seat == spot.creature.seat,
    ),
    "you-heal": (ev.Healed, lambda game, event, spot: event.seat == spot.creature.seat),
    "opponent-discards": (
        ev.Discarded,
        lambda game, event, spot: (
            not event.as_payment and _is_opponent(game, spot, event.seat)
        ),
    ),
    "you-discard": (
        ev.Discarded,
        lambda game, event, spot: not event.as_payment and event.seat == spot.creature.seat,
    ),
    "you-support": (ev.Supported, lambda game, event, spot: event.seat == spot.creature.seat),
    "turn-begins": (ev.TurnBegan, lambda game, event, spot: event.seat == spot.creature.seat),
}
"""For each moment the event it follows and whether that concerns a certain creature."""


def notice(
    game: SiegeState, event: Event, watchers: dict[int, str], cause: Frame | None
) -> None:
    """Set off the passives that wait for an event, right after it (SS-R112)."""
    found = []
    for spot in game.spots():
        moment = watchers.get(spot.creature.card)
        if moment is not None and MOMENTS[moment][1](game, event, spot):
            passive = game.box.triggers[spot.creature.card]
            if not (passive.once_per_turn and spot.creature.serial in game.used):
                found.append(spot)
    if not found:
        return
    frames = [
        Frame(game.box.triggered[spot.creature.card], 0, *_of(spot))
        for spot in found
    ]
    if len(frames) == 1:
        game.push(frames[0])
    else:
        pieces = tuple(spot.creature.serial for spot in found)
        names = (("waiting", pieces, False),)
        game.push(Frame(game.box.together, 0, game.active, names=names))


def _of(spot: Spot) -> tuple[Seat, int, int, int]:
    creature = spot.creature
    return creature.seat, creature.card, creature.serial, spot.track


@verb
class SetOff(Verb):
    """A triggered passive begins."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        passive = game.box.triggers[frame.card]
        event = ev.Triggered(frame.you, frame.piece, frame.card, passive.once_per_turn)
        game.happen(event, "SS-R112", frame)


@verb
class InOrder(Question):
    """Passives set off together are carried out all, in an order the active player chooses."""

    prompt: ClassVar[str] = "which-first"

    def _waiting(self, game: SiegeState, frame: Frame) -> list[Spot]:
        spots = (game.spot(serial) for serial in frame.named("waiting"))
        return [spot for spot in spots if spot is not None]

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        waiting = self._waiting(game, frame)
        return len({spot.creature.card for spot in waiting}) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        waiting = self._waiting(game, frame)
        game.step(frame)
        for spot in reversed(waiting):
            game.push(Frame(game.box.triggered[spot.creature.card], 0, *_of(spot)))

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [
            Option(f"first {game.square(spot)}", spot.creature.serial)
            for spot in self._waiting(game, frame)
        ]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        rest = tuple(serial for serial in frame.named("waiting") if serial != value)
        game.stay(frame, "waiting", rest)
        spot = game.spot(value)
        assert spot is not None
        game.push(Frame(game.box.triggered[spot.creature.card], 0, *_of(spot)))
