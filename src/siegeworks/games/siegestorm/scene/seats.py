"""What lies before each seat: hand, piles, Supporters, and the boards of a boss."""

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.pieces import Supporter as SupporterInPlay
from siegeworks.games.siegestorm.rules.values import price
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.boss import boss_scene
from siegeworks.games.siegestorm.scene.parts import (
    Cards,
    Deck,
    HeldCard,
    Pile,
    Role,
    SiegeSeat,
    Support,
    Supporter,
)
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.words.book import words

OF_A_SEAT = ("protected", "free-shapeshift")
"""What can hold for a seat until the end of the turn."""


def seat_scene(sight: Sight, seat: Seat, language: str) -> SiegeSeat:
    """A seat with everything before it that is not on the Battlefield."""
    view = sight.view
    boss = view.boss if seat == sight.boss else None
    return SiegeSeat(
        key=places.seat_place(seat),
        seat=SEATS[seat],
        name=words(language).players.name(sight.names, seat),
        role=_role(sight, seat),
        alive=seat in view.alive,
        turn=seat in view.taking and view.turn > 0,
        asked=seat in view.deciding,
        hand=_hand(sight, seat),
        resources=_resources(seat, view.resources[seat], own=seat == view.seat),
        casualties=_pile("casualties", seat, view.casualties[seat]),
        support=_support(seat, view.supporters[seat]),
        marks=_marks(sight, seat),
        healing=_pile("healing", seat, view.healing[seat]) if view.healing[seat] else None,
        removed=_pile("removed", seat, view.removed[seat]) if view.removed[seat] else None,
        sight=_cards("sight", seat, view.sight[seat]) if view.sight[seat] else None,
        boss=boss_scene(sight, boss, language) if boss is not None else None,
    )


def _role(sight: Sight, seat: Seat) -> Role:
    """What a seat is to the near one."""
    if seat == sight.boss:
        return "boss"
    if seat == sight.near:
        return "you"
    return "partner" if seat in sight.partners else "enemy"


def _marks(sight: Sight, seat: Seat) -> list[str]:
    """What holds for a seat until the end of the turn."""
    kinds = {item.kind for item in sight.view.lasting if item.seat == seat}
    marks: list[str] = [kind for kind in OF_A_SEAT if kind in kinds]
    return [*marks, "extra"] if seat in sight.view.extra else marks


def _hand(sight: Sight, seat: Seat) -> Cards:
    """A hand: every card of an open one, with what it costs; of another only how many."""
    hand = sight.view.hands[seat]
    if seat == sight.boss or HIDDEN in hand:
        return _cards("hand", seat, hand)
    spread = places.spread("hand", seat, hand)
    cards = [_priced(sight, seat, card, key) for key, card in spread]
    return Cards(key=places.zone("hand", seat), n=len(hand), cards=cards)


def _priced(sight: Sight, seat: Seat, card: int, key: str) -> HeldCard:
    """A card with what it costs now as an action and as a creature, where that is not printed."""
    printed, world = BOX.cost[card], sight.world
    action, creature = (price(world, seat, card, kind) for kind in ("action", "creature"))
    return HeldCard(
        key=key,
        card=BOX.ids[card],
        action=action if action != printed else None,
        creature=creature if creature != printed else None,
    )


def _cards(kind: str, seat: Seat, cards: tuple[int, ...]) -> Cards:
    """Cards held by a seat; those that are hidden are only counted."""
    if HIDDEN in cards:
        return Cards(key=places.zone(kind, seat), n=len(cards))
    spread = places.spread(kind, seat, cards)
    shown = [HeldCard(key=key, card=BOX.ids[card]) for key, card in spread]
    return Cards(key=places.zone(kind, seat), n=len(cards), cards=shown)


def _resources(seat: Seat, cards: tuple[int, ...], *, own: bool) -> Deck:
    """The Resources; their own player knows which cards are still unseen."""
    unseen = [BOX.ids[card] for card in cards] if own else None
    return Deck(key=places.zone("resources", seat), n=len(cards), unseen=unseen)


def _pile(kind: str, seat: Seat, cards: tuple[int, ...]) -> Pile:
    """An open pile, the top card last."""
    return Pile(places.zone(kind, seat), [BOX.ids[card] for card in cards])


def _support(seat: Seat, supporters: tuple[SupporterInPlay, ...]) -> Support:
    """The Supporters; only their own player knows which cards they are."""
    cards = [
        Supporter(places.piece(one.serial), places.ident(one.card), one.ready) for one in supporters
    ]
    return Support(places.zone("support", seat), cards)
