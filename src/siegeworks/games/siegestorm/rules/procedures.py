"""Procedures that effects and rules share: begin a turn, draw, damage, kill, advance."""

from collections.abc import Iterable, Sequence
from typing import Any

from siegeworks.core.agenda import Frame, Name
from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.boss import LEVELS
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import raised


def begin_turn(
    game: SiegeState, seat: Seat, *, extra: bool = False, waiting: tuple[Seat, ...] = ()
) -> None:
    """Set a turn going; `waiting` are the seats whose extra turns come after it."""
    mode = game.mode
    script = mode.extra_turn if extra else mode.turn
    if seat == game.field.boss:
        script = mode.boss_turn
    names: tuple[Name, ...] = (("extra", True, False),) if extra else ()
    if waiting:
        names += (("waiting", waiting, False),)
    place = game.field.tracks_of[seat][0]
    game.push(Frame(game.box.scripts[script], 0, seat, at=place, names=names))


def draw(
    game: SiegeState, seat: Seat, number: int, clause: str, frame: Frame, lost: str = "SS-6.4"
) -> None:
    """Draw cards, or lose for lack of them; no partial draw is made (SS-R3)."""
    if number <= 0:
        return
    if seat == game.field.boss:
        boss_draws(game, ev.BossDrew, number, clause, frame)
    elif len(game.resources[seat]) < number:
        lose(game, seat, lost, frame)
    else:
        game.happen(ev.Drawn(seat, number), clause, frame)


def boss_draws(
    game: SiegeState,
    event: type[ev.BossDrew | ev.Seen],
    number: int,
    clause: str,
    frame: Frame,
) -> None:
    """The boss draws from Resources and, once they are empty, from its Reserves (SS-R128)."""
    boss, seat = game.boss, game.field.boss
    assert boss is not None
    fresh = 0 if boss.used else len(boss.reserves)
    if len(game.resources[seat]) + fresh < number:
        lose(game, seat, "SS-16.22", frame)
        return
    while number:
        if not game.resources[seat]:
            refill_resources(game, seat, frame)
        drawn = min(number, len(game.resources[seat]))
        game.happen(event(seat, drawn), clause, frame)
        number -= drawn
    refill_resources(game, seat, frame)


def refill_resources(game: SiegeState, seat: Seat, frame: Frame) -> None:
    """Empty Resources of the boss are refilled from its Reserves, once (SS-19.5, SS-R129)."""
    boss = game.boss
    if boss is not None and boss.reserves and not boss.used and not game.resources[seat]:
        game.happen(ev.ReservesShuffled(seat), "SS-19.5", frame)


def lose(game: SiegeState, seat: Seat, clause: str, frame: Frame) -> None:
    """A player loses: the game is over, or goes on for the others (SS-21.9)."""
    lose_together(game, (seat,), clause, frame)


def lose_together(game: SiegeState, seats: Sequence[Seat], clause: str, frame: Frame) -> None:
    """Players lose at one moment, one by one in turn order; the last one left has won (SS-R5)."""
    active, order = game.active, game.from_seat(game.active)
    for seat in seats:
        if not game.mode.elimination or len(game.alive) == 2:
            game.happen(ev.Lost(seat, clause), clause, frame)
            return
        game.happen(ev.Eliminated(seat, clause), clause, frame)
    if active not in game.alive:
        game.happen(ev.TurnEnded(active), "SS-R185", frame)
        begin_turn(game, next(seat for seat in order if seat in game.alive))


def damage(game: SiegeState, seat: Seat, amount: int, by: Seat, clause: str, frame: Frame) -> None:
    """Deal damage to a player, who loses if it cannot be borne."""
    if not _strike(game, seat, amount, by, clause, frame):
        lose(game, seat, "SS-6.6", frame)


def damage_each(
    game: SiegeState, shares: Iterable[tuple[Seat, int]], by: Seat, clause: str, frame: Frame
) -> None:
    """Deal damage to several players at one moment: all are struck before anybody is out (SS-R5).

    What the strikes set off follows in the same order, for those who are left.
    """
    depth, failed = len(game.agenda), []
    set_off: list[Any] = []
    for seat, amount in shares:
        if not _strike(game, seat, amount, by, clause, frame):
            failed.append(seat)
        set_off = game.agenda[depth:] + set_off
        del game.agenda[depth:]
    game.agenda += set_off
    lose_together(game, failed, "SS-6.6", frame)


def _strike(game: SiegeState, seat: Seat, amount: int, by: Seat, clause: str, frame: Frame) -> bool:
    """Damage a player, with whatever raises it; 0 is no damage (SS-R10). Whether it was borne."""
    if amount <= 0 or seat not in game.alive:
        return True
    amount += raised(game, seat)
    if seat == game.field.boss:
        _hurt_boss(game, seat, amount, by, clause, frame)
        return True
    there = len(game.healing[seat]) + len(game.resources[seat])
    if amount > there:
        if game.setup.switch("damage_overflow_loses", "true") == "true":
            return False
        amount = there
    if amount:
        game.happen(ev.Damaged(seat, amount, by), clause, frame)
    return True


def _hurt_boss(
    game: SiegeState, seat: Seat, amount: int, by: Seat, clause: str, frame: Frame
) -> None:
    """Damage lowers the life of the boss; at 0 the players have won (SS-19.10, SS-R131)."""
    assert game.boss is not None
    game.happen(ev.Damaged(seat, min(amount, game.boss.life), by), clause, frame)
    if not game.boss.life:
        lose(game, seat, "SS-R131", frame)


def recover(game: SiegeState, amount: int, frame: Frame) -> None:
    """Raise the life of the boss, never above what it started with (SS-15.39)."""
    if game.boss is not None:
        full = game.mode.column(game.boss_side).life
        amount = min(amount, full - game.boss.life)
        if amount > 0:
            game.happen(ev.Recovered(game.field.boss, amount), "SS-15.38", frame)


def change_menace(game: SiegeState, by: int, clause: str, frame: Frame) -> None:
    """Move the Menace token, as far as the track reaches (SS-R125)."""
    if game.boss is None:
        return
    level = min(LEVELS[-1], max(LEVELS[0], game.boss.menace + by))
    if level != game.boss.menace:
        game.happen(ev.MenaceChanged(level - game.boss.menace), clause, frame)


def put_gang(game: SiegeState, serial: int | None, clause: str, frame: Frame) -> None:
    """Put a Gang token on a creature, if it is still there."""
    spot = game.spot(serial)
    if spot is not None:
        game.happen(ev.GangPut(spot.creature.serial, spot.creature.card), clause, frame)


def card_in_play(game: SiegeState, serial: int | None) -> tuple[int, int, Seat] | None:
    """Serial, card and owner of a creature or Supporter that is still in play."""
    spot = game.spot(serial)
    if spot is not None:
        return spot.creature.serial, spot.creature.card, spot.creature.owner
    found = game.supporter(serial)
    if found is None:
        return None
    supporter = game.supporters[found[0]][found[1]]
    return supporter.serial, supporter.card, supporter.owner


def kill(game: SiegeState, serial: int | None, by: Seat, clause: str, frame: Frame) -> None:
    """Kill a card in play, if it is still there."""
    if serial == MENACE:
        change_menace(game, -1, "SS-19.3", frame)
        return
    found = card_in_play(game, serial)
    if found is not None:
        piece, card, owner = found
        game.happen(ev.Killed(piece, card, owner, by), clause, frame)


def send_home(game: SiegeState, serial: int | None, frame: Frame) -> None:
    """Return a creature to its owner's hand, if it is still there (SS-R83)."""
    spot = game.spot(serial)
    if spot is not None:
        creature = spot.creature
        event = ev.Returned(creature.serial, creature.card, creature.owner)
        game.happen(event, "SS-R83", frame)


def affected(game: SiegeState, pick: Pick, frame: Frame) -> list[int]:
    """The serials an effect on every card of a pick works on; it chooses nobody."""
    return game.box.everyone(game, pick, frame)


def advance_track(game: SiegeState, track: int, clause: str, frame: Frame) -> None:
    """Advance a track; a creature that leaves it is given an order at once (SS-8.11)."""
    if not any(game.tracks[track][:SPACES]):
        return
    leaving = game.tracks[track][SPACES - 1]
    game.happen(ev.Advanced(track), clause, frame)
    if leaving is not None:
        seat = game.field.tracks[track].seat
        script = game.box.boss_storm if seat == game.field.boss else game.box.order
        game.push(Frame(script, 0, seat, leaving.card, leaving.serial, track))


def storm_frame(game: SiegeState, spot: Spot) -> Frame:
    """The Storm of a creature, ready to be set going."""
    creature = spot.creature
    boss = creature.seat == game.field.boss
    script = game.box.boss_storm if boss else game.box.storm
    return Frame(script, 0, creature.seat, creature.card, creature.serial, spot.track)
