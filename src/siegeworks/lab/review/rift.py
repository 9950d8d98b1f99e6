"""Choices of Rift: the answer given and the machine's own are played on in the same worlds.

All players are machines from there on, up to the end of the next round; then the situation is
judged. What lies face down is dealt anew for each world.
"""

from collections.abc import Iterator
from functools import cache
from math import exp
from random import Random as Dice

from siegeworks.core.decision import Decision, Seat
from siegeworks.players.rift import Defender
from siegeworks.players.thoughts import Thought
from siegeworks.rift.state import RiftState
from siegeworks.rift.view import View, determinize, view

AHEAD = 1
"""How many rounds after the present one are played on before a world is judged."""
HEALTH, WORTH, EVEN = 0.3, 0.1, -0.5
"""What a health token, and a unit of what hordes and figures are worth, add to the logarithm of the
odds; a rough guess."""
LONGEST = 2_000


class Outlooks:
    """Plays games on from a view, the same worlds for every answer."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def thoughts(self, seen: View) -> tuple[Thought, ...]:
        """What a machine would answer, in one world; nothing is thought of the other options."""
        assert seen.decision is not None
        best = _fresh(seen.seat, self.dice).choose(seen)
        return tuple(Thought(one.text, 0.0, one.text == best) for one in seen.decision.options)

    def outlooks(self, seen: View, text: str, chances: list[int]) -> Iterator[float]:
        """The chance to win after an answer, world by world."""
        for chance in chances:
            world = determinize(seen, chance)
            world.answer(text, seen.seat)
            yield self._played_on(world, seen.round + AHEAD, Dice(chance))

    def _played_on(self, world: RiftState, last: int, dice: Dice) -> float:
        players = [_fresh(seat, dice) for seat in range(world.seats)]
        for _ in range(LONGEST):
            if world.outcome is not None or world.round > last:
                break
            decision = _asked(world)
            seat = decision.seat
            world.answer(players[seat].choose(view(world, seat)), seat)
        return self._chance(world)

    def _chance(self, world: RiftState) -> float:
        if world.outcome is not None:
            return float(bool(world.outcome.winners))
        odds = EVEN + HEALTH * world.health + WORTH * _defender(0).judge.worth(world)
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


@cache
def _defender(seat: Seat) -> Defender:
    """The machine at a seat; what it knows of maps and hordes is worth keeping."""
    return Defender(Dice(0))


def _fresh(seat: Seat, dice: Dice) -> Defender:
    """The machine at a seat, with no plan from another game."""
    found = _defender(seat)
    found.dice, found.intent, found.due, found.theirs = dice, [], -1, None
    return found


def _asked(world: RiftState) -> Decision:
    """Who is asked next: not who could only take back being done."""
    waiting = [asked for asked in world.decisions if asked.options[0].text != "resume"]
    return waiting[0] if waiting else world.decision
