"""How a simple player judges a Siegestorm situation: a readable sum of what matters.

All numbers are in cards: one card of the own Resources is worth one.
"""

from collections.abc import Callable

from siegeworks.core.decision import Decision, Option, Seat
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.pieces import Boss, Creature, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import attack, defense
from siegeworks.games.siegestorm.rules.view import View

WON = 1000.0
CARD_IN_HAND = 0.9
HAND_ENOUGH = 6
CARD_BEYOND = 0.2
"""A card in hand beyond what is enough."""
SUPPORTER = 1.3
SUPPORTERS_ENOUGH = 6
PASSIVE = 0.7
"""A passive that works by itself, for as long as its creature stands."""
ABILITY = 0.5
ACTION = 0.8
"""The action a creature will carry out when it storms."""
BOSS_LIFE = 0.3
"""Most bosses are outlasted rather than slain."""
BOSS_CARD = 0.3
MENACE = 2.0
DANGER = 9
"""Resources below this many are worth more and more."""
SCARCITY = 0.12
DEAR = 3
"""The cost from which on a starting card is too dear to play early."""

WORTH_SEARCHING = frozenset(
    (
        "choose",
        "order",
        "attack",
        "after-storm",
        "may",
        "extra-turn",
        "vision",
        "which-first",
        "boss-plays",
        "leader",
        "boss-attacks",
        "which-totem",
        "who-suffers",
    )
)


def worth(game: SiegeState, seat: Seat) -> float:
    """What a situation is worth to a seat, in cards."""
    if game.outcome is not None:
        return WON if seat in game.outcome.winners else -WON
    if seat not in game.alive:
        return -WON
    own = sum(_side(game, other) for other in game.field.teams[seat])
    if game.boss is not None:
        return own - _boss(game, game.boss)
    opponents = game.opponents(seat)
    return own - sum(_side(game, other) for other in opponents) / len(opponents)


def _side(game: SiegeState, seat: Seat) -> float:
    life = len(game.resources[seat]) + len(game.healing[seat])
    total = life - SCARCITY * max(0, DANGER - life) ** 2
    hand = len(game.hands[seat])
    total += CARD_IN_HAND * min(hand, HAND_ENOUGH) + CARD_BEYOND * max(0, hand - HAND_ENOUGH)
    total += SUPPORTER * min(len(game.supporters[seat]), SUPPORTERS_ENOUGH)
    return total + _army(game, seat)


def _boss(game: SiegeState, boss: Boss) -> float:
    """A boss lives by its life; the cards it has left are turns it still can take."""
    cards = len(game.resources[game.field.boss]) + (0 if boss.used else len(boss.reserves))
    total = BOSS_LIFE * boss.life + MENACE * boss.menace + BOSS_CARD * cards
    return total + _army(game, game.field.boss)


def _army(game: SiegeState, seat: Seat) -> float:
    return sum(_creature(game, spot) for spot in game.spots() if spot.creature.seat == seat)


def _creature(game: SiegeState, spot: Spot) -> float:
    """A creature on a track is a Storm to come, the sooner the better; all have their texts."""
    text = _text(game.box, spot.creature)
    if spot.place < 0:
        return text
    force: float = attack(game, spot)
    for facing in game.field.tracks[spot.track].facing:
        for defender in game.tracks[facing][:1]:
            if defender is not None:
                force = max(0.0, force - defense(game, Spot(defender, facing, 0)) * 0.5)
    soon = 0.6 + 0.15 * min(spot.place, 2)
    guard = 0.35 * defense(game, spot) if spot.place == 0 else 0.1
    return soon * (force + ACTION) + guard + text


def _text(box: SiegeBox, creature: Creature) -> float:
    if not box.cards[creature.card].passive:
        return 0.0
    return ABILITY if creature.card in box.abilities else PASSIVE


# -- quick choices -------------------------------------------------------------------------


def quick(game: SiegeState, decision: Decision) -> Option:
    """A choice made without looking ahead: give up what is missed least, or take the first."""
    if decision.prompt in ("pay", "discard"):
        return _least_missed(game.box, decision)
    return decision.options[0]


def _least_missed(box: SiegeBox, decision: Decision) -> Option:
    """The cheapest way to pay or discard: a Supporter, which comes back, before any card."""

    def missed(option: Option) -> float:
        assert isinstance(option.value, int)
        return float("-inf") if option.value < 0 else card_worth(box, option.value)

    return min(decision.options, key=missed)


def card_worth(box: SiegeBox, card: int) -> float:
    """How useful a card in hand is: strong for its cost."""
    printed = box.cards[card]
    return (printed.att or 0) + 0.7 * (printed.de or 0) + 1.0 - 1.3 * printed.cost


def pay(view: View) -> str:
    """Pay with Supporters first, then with the card that is missed least."""
    assert view.decision is not None
    return _least_missed(view.box, view.decision).text


def exchange(view: View) -> str:
    """Give back starting cards that are too dear to play early."""
    decision = view.decision
    assert decision is not None
    hand = view.hands[view.seat]
    dear = tuple(card for card in hand if view.box.cost[card] >= DEAR)
    for option in decision.options:
        if option.value == dear:
            return option.text
    return "keep"


BY_RULE: dict[str, Callable[[View], str]] = {"pay": pay, "discard": pay, "exchange": exchange}
"""Questions answered by rule of thumb instead of by trying."""
