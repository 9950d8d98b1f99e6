"""Starting hands: what their cards are like, what that is worth, and which to give back."""

from statistics import fmean

from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.view import View

HAND_TRAITS = (
    "cost 0",
    "cost 1",
    "cost 3",
    "cost 4 and more",
    "ATT",
    "DEF",
    "abilities",
)
"""What is counted of a starting card; one of cost 2 is what the others are measured by."""
WEIGHTS = (-0.11, -0.17, -0.13, 0.03, 0.0, -0.035, 0.045)
"""What each adds to the logarithm of the odds to win, measured by `tools/weigh.py` in 3100 Duels of
which many began with hands exchanged by lot. None is known to better than 0.06 for a cost and 0.02
for a value: starting hands count for little, and dear cards are no worse than others."""


def hand_traits(box: SiegeBox, hand: tuple[int, ...]) -> list[float]:
    """What counts of a starting hand."""
    costs = [min(4, box.cost[card]) for card in hand]
    return [
        *(float(costs.count(cost)) for cost in (0, 1, 3, 4)),
        float(sum(box.att[card] for card in hand)),
        float(sum(box.de[card] for card in hand)),
        float(sum(card in box.abilities for card in hand)),
    ]


def worth(box: SiegeBox, card: int) -> float:
    """What a starting card is worth."""
    return sum(map(float.__mul__, WEIGHTS, hand_traits(box, (card,))))


def exchange(view: View) -> str:
    """Give back the starting cards that are worth less than what may come instead of them."""
    decision, own = view.decision, view.seat
    assert decision is not None
    usual = fmean(worth(view.box, card) for card in view.resources[own])
    poor = tuple(card for card in view.hands[own] if worth(view.box, card) < usual)
    return next(option.text for option in decision.options if option.value == poor)
