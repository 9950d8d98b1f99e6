"""Players who make the mistakes of people, not random ones: they overlook, and they love attack."""

from collections.abc import Sequence

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.siegestorm.players.greedy import Greedy
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import attack
from siegeworks.games.siegestorm.rules.view import View

STRIKING = {"deploy": 2.0, "play": 1.0, "use": 0.0}
"""A creature strikes the eye before an action, and both before an ability."""
MOOD = 2.0
"""What strikes the eye is not always the same."""
HAND, SUPPORTER, ATT = 0.4, 0.2, 1.0
EAGERNESS = 1.5
"""What a card the others lose is worth; one of the own counts one."""


class Amateur(Greedy):
    """Judges well what it looks at, but looks at few things, and some reactions go by."""

    attention = 2
    """How many things to do are looked into; the most striking ones."""
    overlooks = 0.7
    """How often a chance to react goes by unnoticed."""

    def choose(self, view: View) -> str:
        """What looks best of what is noticed."""
        assert view.decision is not None
        if view.decision.prompt == "react" and self.dice.random() < self.overlooks:
            return "pass"
        return super().choose(view)

    def noticed(self, view: View, decision: Decision) -> Sequence[Option]:
        """A few striking things to do, and doing nothing."""
        if decision.prompt not in ("act", "react"):
            return decision.options
        nothing, *moves = decision.options
        moves.sort(key=lambda option: self._strikes(view, option), reverse=True)
        return [nothing, *moves[: self.attention]]

    def _strikes(self, view: View, option: Option) -> float:
        """How much an option strikes the eye: big creatures most of all."""
        assert isinstance(option.value, tuple)
        way, number, _track = option.value
        assert isinstance(way, str)
        assert isinstance(number, int)
        size = view.box.att[number] if way != "use" else 0
        return STRIKING[way] + size + MOOD * self.dice.random()


class Beginner(Amateur):
    """Sees its own turn and its own army, loves attack, and overlooks much of the rest."""

    attention = 1
    overlooks = 0.8

    def choose(self, view: View) -> str:
        """What looks best of what is noticed; starting hands are kept as they come."""
        assert view.decision is not None
        if view.decision.prompt == "exchange":
            return "keep"
        return super().choose(view)

    def worth(self, game: SiegeState, seat: Seat) -> float:
        """Cards left and strength on the track; what defends or helps hardly counts."""
        if game.outcome is not None or seat not in game.alive:
            return super().worth(game, seat)
        own = len(game.resources[seat]) + HAND * len(game.hands[seat])
        own += SUPPORTER * len(game.supporters[seat])
        spots = [spot for spot in game.spots() if spot.creature.seat == seat and spot.place >= 0]
        own += ATT * sum(attack(game, spot) for spot in spots)
        if game.boss is not None:
            return own - EAGERNESS * game.boss.life
        others = game.opponents(seat)
        left = sum(len(game.resources[other]) for other in others)
        return own - EAGERNESS * left / len(others)
