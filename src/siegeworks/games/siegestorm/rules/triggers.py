"""Triggered passives: which creatures wait for what, and in which order they are carried out."""

from collections.abc import Callable
from typing import NamedTuple

from siegeworks.core.agenda import NOTHING, Frame, Name, Question
from siegeworks.core.decision import Option, Seat
from siegeworks.core.event import Event
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.pieces import BOSS_SERIAL, Boss, Creature, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import works_for


def _is_opponent(game: SiegeState, spot: Spot, seat: Seat) -> bool:
    """Whether a seat is the opponent a creature's text speaks of: who faces its track."""
    tracks = game.field.tracks
    return any(tracks[facing].seat == seat for facing in tracks[spot.track].facing)


def _allied(game: SiegeState, spot: Spot, track: int) -> bool:
    """Whether a track holds Allies for which a creature's passive works (SS-20.9)."""
    tracks = game.field.tracks
    return track in tracks[spot.track].allied and works_for(game, spot, tracks[track].seat)


def _self_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return event.piece == spot.creature.serial


def _ally_storms(game: SiegeState, event: ev.Stormed, spot: Spot) -> bool:
    return _allied(game, spot, event.track) and event.piece != spot.creature.serial


class Moment(NamedTuple):
    """What a triggered passive waits for."""

    event: type[Event]
    concerns: Callable[..., bool]
    """Whether an event of this kind concerns a certain creature."""
    doer: str = ""
    """The field of the event that says whose doing or suffering it is, on the passive's side."""


MOMENTS: dict[str, Moment] = {
    "opponent-damaged": Moment(
        ev.Damaged, lambda game, event, spot: _is_opponent(game, spot, event.seat), "by"
    ),
    "you-damaged": Moment(
        ev.Damaged, lambda game, event, spot: works_for(game, spot, event.seat), "seat"
    ),
    "you-kill": Moment(ev.Killed, lambda game, event, spot: works_for(game, spot, event.by), "by"),
    "ally-killed": Moment(
        ev.Killed,
        lambda game, event, spot: event.track >= 0 and _allied(game, spot, event.track),
        "seat",
    ),
    "self-storms": Moment(ev.Stormed, _self_storms),
    "ally-storms": Moment(ev.Stormed, _ally_storms, "seat"),
    "ally-deployed": Moment(
        ev.Deployed,
        lambda game, event, spot: (
            _allied(game, spot, event.track) and event.piece != spot.creature.serial
        ),
        "seat",
    ),
    "enemy-deployed": Moment(
        ev.Deployed,
        lambda game, event, spot: event.track in game.field.tracks[spot.track].facing,
    ),
    "you-shapeshift": Moment(
        ev.Shapeshifted,
        lambda game, event, spot: (
            works_for(game, spot, event.seat) and event.newcomer != spot.creature.serial
        ),
        "seat",
    ),
    "you-heal": Moment(
        ev.Healed, lambda game, event, spot: works_for(game, spot, event.seat), "seat"
    ),
    "opponent-discards": Moment(
        ev.Discarded,
        lambda game, event, spot: not event.as_payment and _is_opponent(game, spot, event.seat),
    ),
    "you-discard": Moment(
        ev.Discarded,
        lambda game, event, spot: not event.as_payment and works_for(game, spot, event.seat),
        "seat",
    ),
    "you-support": Moment(
        ev.Supported, lambda game, event, spot: works_for(game, spot, event.seat), "seat"
    ),
    "turn-begins": Moment(
        ev.TurnBegan, lambda game, event, spot: works_for(game, spot, event.seat), "seat"
    ),
}
"""Everything a triggered passive can wait for."""
BOARD = -4
"""The place of a boss card, which is on no track and on no Battle Zone."""


def notice(game: SiegeState, event: Event, watchers: dict[int, str], cause: Frame | None) -> None:
    """Set off the passives that wait for an event, right after it (SS-R112)."""
    spots = game.spots(watchers)
    if game.boss is not None and game.boss.card in watchers:
        spots.append(boss_spot(game, game.boss))
    found = []
    for spot in spots:
        moment = MOMENTS[watchers[spot.creature.card]]
        if moment.concerns(game, event, spot):
            passive = game.box.triggers[spot.creature.card]
            if not (passive.once_per_turn and spot.creature.serial in game.used):
                found.append(_of(game, spot, event, moment.doer))
    if not found:
        return
    for seat, card, serial, _track, _it in found:
        if card not in game.box.optional:
            once = game.box.triggers[card].once_per_turn
            game.happen(ev.Triggered(seat, serial, card, once), "SS-R112", cause)
    if len(found) == 1:
        game.push(_frame(game, found[0]))
    else:
        names = (("waiting", tuple(found), False),)
        game.push(Frame(game.box.together, 0, game.active, names=names))


def boss_spot(game: SiegeState, boss: Boss) -> Spot:
    """The boss card, as a creature whose passive is its Menace Level effect."""
    seat = game.field.boss
    return Spot(Creature(boss.card, BOSS_SERIAL, seat, seat), game.field.tracks_of[seat][0], BOARD)


Waiting = tuple[Seat, int, int, int, int]
"""A passive that was set off: its `you`, card, serial and track, and the creature it is about."""


def _of(game: SiegeState, spot: Spot, event: Event, doer: str) -> Waiting:
    """A passive as it was set off; what a partner did sets it off for the partner (SS-20.9).

    On the Battle Zone it works for its own player whoever did it.
    """
    creature = spot.creature
    you, track = creature.seat, spot.track
    who = getattr(event, doer) if doer else you
    if who != you and works_for(game, spot, who):
        you, track = who, game.field.tracks_of[who][0]
    return you, creature.card, creature.serial, track, getattr(event, "piece", NOTHING)


def _frame(game: SiegeState, waiting: Waiting) -> Frame:
    """The text of a passive that was set off; it is carried out even if its creature has gone."""
    you, card, serial, track, it = waiting
    names: tuple[Name, ...] = () if it == NOTHING else (("it", it, False),)
    if card in game.box.optional:
        names += (("once", game.box.triggers[card].once_per_turn, False),)
    boss = you == game.field.boss
    script = game.box.boss_triggered[card] if boss else game.box.triggered[card]
    return Frame(script, 0, you, card, serial, track, names)


class InOrder(Question):
    """Passives set off together are carried out all, in an order the active player chooses."""

    prompt = "which-first"

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
            Option(moves.FIRST(place + 1, game.box.ids[card]), place)
            for place, (_, card, *_) in enumerate(self._waiting(game, frame))
        ]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        waiting = self._waiting(game, frame)
        game.stay(frame, "waiting", waiting[:value] + waiting[value + 1 :])
        game.push(_frame(game, waiting[value]))
