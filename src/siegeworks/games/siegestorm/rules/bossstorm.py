"""The Storm of a creature of the boss: it seeks its targets by itself (sections 18 and 20)."""

from siegeworks.core.agenda import Frame, Question
from siegeworks.core.decision import Option, Seat
from siegeworks.games.siegestorm import moves
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.pieces import Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.storm import strike
from siegeworks.games.siegestorm.rules.values import attacks, defense, strength

Blow = tuple[Seat, int]
"""One blow to come: on which player, with which Attack Strength."""


class BossAttack(Question):
    """Attack each player: the dearest card it can kill, otherwise Resources (SS-18.7, SS-18.8).

    The Attack Strengths against all are fixed before the first blow, as it attacks them at once
    (SS-20.14); one that attacks twice works them out anew for its second attack (SS-R105).
    """

    prompt = "boss-attacks"

    def _blows(self, game: SiegeState, frame: Frame) -> tuple[Blow, ...]:
        """The blows of this attack that are still to come."""
        blows: tuple[Blow, ...] | None = frame.named("blows")
        if blows is not None:
            return blows
        spot = game.spot(frame.actor)
        if spot is None:
            return ()
        return tuple(
            (seat, strength(game, spot, game.field.tracks_of[seat][0]))
            for seat in game.facing(frame)
        )

    def _targets(self, game: SiegeState, blow: Blow) -> list[Spot]:
        """The cards of the player on the Battle Zone that the blow kills, the dearest of them."""
        seat, force = blow
        killable = [
            spot
            for spot in game.spots()
            if spot.place < 0 and spot.creature.seat == seat and defense(game, spot) < force
        ]
        most = max((game.box.cost[spot.creature.card] for spot in killable), default=0)
        return [spot for spot in killable if game.box.cost[spot.creature.card] == most]

    def moot(self, game: SiegeState, frame: Frame) -> bool:
        blows = self._blows(game, frame)
        return not blows or len(self._targets(game, blows[0])) < 2

    def skipped(self, game: SiegeState, frame: Frame) -> None:
        blows = self._blows(game, frame)
        if not blows:
            self._end_attack(game, frame)
            return
        targets = self._targets(game, blows[0])
        self._strike(game, frame, targets[0] if targets else None, "dearest")

    def _end_attack(self, game: SiegeState, frame: Frame) -> None:
        """Go on to the next attack, if the creature makes another one and is still there."""
        spot, made = game.spot(frame.actor), (frame.named("attacks") or 0) + 1
        fresh = frame.bound("blows", None)
        if spot is not None and made < attacks(game, spot):
            game.stay(fresh, "attacks", made)
        else:
            game.bind(fresh, "attacks", None)

    def options(self, game: SiegeState, frame: Frame) -> list[Option]:
        targets = self._targets(game, self._blows(game, frame)[0])
        return [Option(moves.ATTACK(game.square(spot)), spot.creature.serial) for spot in targets]

    def answered(self, game: SiegeState, frame: Frame, value: int) -> None:
        self._strike(game, frame, game.spot(value), "chosen")

    def _strike(self, game: SiegeState, frame: Frame, spot: Spot | None, why: ev.Why) -> None:
        (seat, force), *rest = self._blows(game, frame)
        game.stay(frame, "blows", tuple(rest))
        if spot is None:
            game.happen(ev.BossTargeted(seat, ev.UNKNOWN, ev.UNKNOWN, "none"), "SS-18.8", frame)
            strike(game, frame, seat, ev.UNKNOWN, force)
        else:
            serial, card = spot.creature.serial, spot.creature.card
            clause = "SS-R151" if why == "chosen" else "SS-18.7"
            game.happen(ev.BossTargeted(seat, serial, card, why), clause, frame)
            strike(game, frame, seat, serial, force)
