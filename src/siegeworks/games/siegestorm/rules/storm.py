"""Leaving the War Track: orders, Storm, Hold Ground, Support (sections 9 and 10)."""

from siegeworks.core.agenda import Frame, Question, Verb
from siegeworks.core.decision import Option, Seat
from siegeworks.core.moves import Move
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules import procedures
from siegeworks.games.siegestorm.rules.chain import chain
from siegeworks.games.siegestorm.rules.legality import why_nothing
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import attacks, defense, speakers, strength

STORM = Option(moves.STORM(), "storm")
HOLD_FRONT = Option(moves.HOLD_FRONT(), "front")
HOLD_LAND = Option(moves.HOLD_LAND(), "land")
SUPPORT = Option(moves.SUPPORT(), "support")
WAYS = {
    "hand": Option(moves.TO_HAND(), "hand"),
    "support": Option(moves.TO_SUPPORT(), "support"),
}
"""Where a creature can go after its Storm, if it does not go to the Casualties."""


class Order(Question):
    """Give the creature that leaves the track its order: Storm, Hold Ground or Support."""

    prompt = "order"

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = [STORM, HOLD_FRONT]
        if game.lands[game.field.tracks[frame.at].board] is None:
            found.append(HOLD_LAND)
        found.append(SUPPORT)
        return found

    def answered(self, game: SiegeState, frame: Frame, value: str) -> None:
        game.step(frame)
        if value == "storm":
            spot = game.spot(frame.actor)
            assert spot is not None
            game.push(procedures.storm_frame(game, spot))
        elif value == "support":
            supported = ev.Supported(frame.you, frame.source, "creature", frame.actor)
            game.happen(supported, "SS-9.12", frame)
        else:
            place = FRONT if value == "front" else LAND
            held = ev.HeldGround(frame.actor, frame.source, frame.at, place)
            game.happen(held, "SS-9.4", frame)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        if move.form is moves.HOLD_LAND:
            return Reason("SS-9.7", "land-occupied")
        if move.word == moves.HOLD_LAND.word:
            return Reason("SS-9.8", "not-your-frontline")
        return Reason("SS-9.2", "order-first")


class BeginStorm(Verb):
    """The Storm begins: the creature leaves its space but counts as on its track."""

    def perform(self, game: SiegeState, frame: Frame) -> None:
        if game.spot(frame.actor) is not None:
            game.happen(ev.Stormed(frame.actor, frame.source, frame.you), "SS-10.1", frame)


class Attack(Question):
    """Choose the one target of the attack; Attack Strength is fixed before (SS-10.7)."""

    prompt = "attack"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return game.spot(frame.actor) is None

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        found = []
        for seat, spot in self._targets(game, frame):
            if spot is None:
                found.append(Option(moves.ATTACK_PLAYER(seat), (seat, ev.UNKNOWN)))
            else:
                move = moves.ATTACK(game.square(spot))
                found.append(Option(move, (seat, spot.creature.serial)))
        return found

    def _targets(self, game: SiegeState, frame: Frame) -> list[tuple[Seat, Spot | None]]:
        """The opponent, and the opponent's creatures on the Battle Zone (SS-10.9 to SS-10.11)."""
        tracks = game.field.tracks
        boards = {tracks[facing].board for facing in tracks[frame.at].facing}
        found: list[tuple[Seat, Spot | None]] = []
        for seat in game.facing(frame):
            found.append((seat, None))
            found += [
                (seat, spot)
                for spot in game.spots()
                if spot.place < 0
                if spot.creature.seat == seat and tracks[spot.track].board in boards
            ]
        return found

    def answered(self, game: SiegeState, frame: Frame, value: tuple[Seat, int]) -> None:
        seat, target = value
        spot = game.spot(frame.actor)
        assert spot is not None
        facing = next(
            track
            for track in game.field.tracks[frame.at].facing
            if game.field.tracks[track].seat == seat
        )
        force = strength(game, spot, facing)
        done = (frame.named("attacks") or 0) + 1
        if done < attacks(game, spot):
            game.stay(frame, "attacks", done)
        else:
            game.step(frame)
        strike(game, frame, seat, target, force)

    def refusal(self, game: SiegeState, frame: Frame, move: Move) -> Reason | None:
        square = move.get("square")
        if move.form is moves.ATTACK_PLAYER and move.get("seat") in game.opponents(frame.you):
            return Reason("SS-R180", "out-of-reach")
        for spot in game.spots():
            if game.square(spot) == square:
                if spot.place >= 0:
                    return Reason("SS-10.12", "on-track")
                if spot.creature.seat == frame.you:
                    return Reason("SS-R65", "your-own")
                return Reason("SS-R180", "out-of-reach")
        return Reason("SS-10.8", "no-such-target")


def strike(game: SiegeState, frame: Frame, seat: Seat, target: int, force: int) -> None:
    """Carry out an attack on a player, or on a creature of theirs on the Battle Zone."""
    victim = game.spot(target) if target != ev.UNKNOWN else None
    card = victim.creature.card if victim is not None else ev.UNKNOWN
    event = ev.Attacked(frame.actor, frame.source, force, seat, target, card)
    game.happen(event, "SS-10.8", frame)
    if victim is None:
        procedures.damage(game, seat, force, frame.you, "SS-10.18", frame)
    elif force > defense(game, victim):
        procedures.kill(game, target, frame.you, "SS-10.13", frame)


class StormAction(Verb):
    """Carry out the Action of the storming creature, without cost (SS-10.19).

    Others may react to it (SS-R37), unless a chain is being carried out already: nothing may be
    added to that (SS-12.13).
    """

    def perform(self, game: SiegeState, frame: Frame) -> None:
        box, quiet = game.box, bool(chain(game))
        if frame.you == game.field.boss:
            script = box.commanded_quietly if quiet else box.commanded
        else:
            script = box.stormed_quietly if quiet else box.stormed
        entry = Frame(script[frame.source], 0, frame.you, frame.source, frame.actor, frame.at)
        if box.cards[frame.source].action and why_nothing(game, entry) is None:
            game.push(entry)


class EndStorm(Question):
    """The Storm is over: where the creature goes, by rank of the effects (SS-14.2)."""

    prompt = "after-storm"

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        return len(self._ways(game, frame)) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        ways = self._ways(game, frame)
        game.step(frame)
        if game.spot(frame.actor) is not None:
            self._end(game, frame, ways[0] if ways else "casualties")

    def _ways(self, game: SiegeState, frame: Frame) -> list[str]:
        """The places passives send it to; none if an action settled it, or it is gone."""
        spot = game.spot(frame.actor)
        if spot is None or frame.named("end"):
            return []
        ways = {
            passive.to
            for source in speakers(game, spot.track)
            for passive in game.box.after_storm.get(source.card, ())
            if passive.who == "own" or source.serial == frame.actor
        }
        if frame.you == game.field.boss:
            ways.discard("support")  # the boss has no Supporters (SS-19.1)
        return sorted(ways)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        return [WAYS[way] for way in self._ways(game, frame)]

    def answered(self, game: SiegeState, frame: Frame, value: str) -> None:
        game.step(frame)
        self._end(game, frame, value)

    def _end(self, game: SiegeState, frame: Frame, way: str) -> None:
        if way == "support":
            event = ev.Supported(frame.you, frame.source, "creature", frame.actor)
            game.happen(event, "SS-14.2", frame)
        else:
            clause = "SS-10.20" if way == "casualties" else "SS-14.2"
            game.happen(ev.StormEnded(frame.actor, frame.source, way), clause, frame)
