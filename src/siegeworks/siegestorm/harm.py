"""What several effects and rules do alike: draw, damage, kill, send home, advance."""

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.siegestorm import events as ev
from siegeworks.siegestorm.picks import Pick
from siegeworks.siegestorm.state import SiegeState, Spot
from siegeworks.siegestorm.values import raised


def draw(game: SiegeState, seat: Seat, number: int, clause: str, frame: Frame) -> None:
    """Draw cards, or lose for lack of them; no partial draw is made (SS-R3)."""
    if number <= 0:
        return
    if len(game.resources[seat]) < number:
        lost = "SS-6.3" if game.stage == "draw" and frame.script is game.box.turn else "SS-6.4"
        lose(game, seat, lost, frame)
    else:
        game.happen(ev.Drawn(seat, number), clause, frame)


def lose(game: SiegeState, seat: Seat, clause: str, frame: Frame) -> None:
    """A player loses: the game is over, or goes on for the others (SS-21.9)."""
    if not game.mode.elimination or len(game.alive) == 2:
        game.happen(ev.Lost(seat, clause), clause, frame)
        return
    after = game.from_seat(seat)[1]
    game.happen(ev.Eliminated(seat, clause), clause, frame)
    if seat == game.active:
        game.happen(ev.TurnEnded(seat), "SS-R185", frame)
        game.push(Frame(game.box.turn, 0, after, at=game.field.tracks_of[after][0]))


def damage(game: SiegeState, seat: Seat, amount: int, by: Seat, clause: str, frame: Frame) -> None:
    """Deal damage to a player, with whatever raises it; 0 is no damage (SS-R10)."""
    if amount <= 0 or seat not in game.alive:
        return
    if by != seat:
        amount += raised(game, by, seat)
    there = len(game.healing[seat]) + len(game.resources[seat])
    if amount > there:
        if game.setup.switch("damage_overflow_loses", "true") == "true":
            lose(game, seat, "SS-6.6", frame)
            return
        amount = there
    if amount:
        game.happen(ev.Damaged(seat, amount, by), clause, frame)


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
    if not any(game.tracks[track][:3]):
        return
    leaving = game.tracks[track][2]
    game.happen(ev.Advanced(track), clause, frame)
    if leaving is not None:
        seat = game.field.tracks[track].seat
        script = game.box.order
        game.push(Frame(script, 0, seat, leaving.card, leaving.serial, track))


def storm_frame(game: SiegeState, spot: Spot) -> Frame:
    """The Storm of a creature, ready to be set going."""
    creature = spot.creature
    script = game.box.storm
    return Frame(script, 0, creature.seat, creature.card, creature.serial, spot.track)
