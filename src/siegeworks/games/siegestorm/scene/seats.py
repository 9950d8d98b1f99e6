"""What lies before each seat: hand, piles, Supporters, and the boards of a boss."""

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.state import Supporter
from siegeworks.games.siegestorm.rules.values import price
from siegeworks.games.siegestorm.scene import places
from siegeworks.games.siegestorm.scene.boss import boss_scene
from siegeworks.games.siegestorm.scene.faces import Faces
from siegeworks.games.siegestorm.words.book import words
from siegeworks.table.scenes import Plain

OF_A_SEAT = ("protected", "free-shapeshift")
"""What can hold for a seat until the end of the turn."""


def seat_scene(faces: Faces, seat: Seat, language: str) -> Plain:
    """A seat with everything before it that is not on the Battlefield."""
    view = faces.view
    found: Plain = {
        "key": places.seat_place(seat),
        "seat": SEATS[seat],
        "name": words(language).players.name(faces.names, seat),
        "role": faces.role(seat),
        "alive": seat in view.alive,
        "turn": seat in view.taking and view.turn > 0,
        "asked": seat in view.deciding,
        "hand": _hand(faces, seat),
        "resources": {"key": places.zone("resources", seat), "n": len(view.resources[seat])},
        "casualties": _pile("casualties", seat, view.casualties[seat]),
        "support": _support(seat, view.supporters[seat]),
        "marks": _marks(faces, seat),
    }
    if seat == view.seat:
        found["resources"]["unseen"] = [BOX.ids[card] for card in view.resources[seat]]
    if view.healing[seat]:
        found["healing"] = _pile("healing", seat, view.healing[seat])
    if view.removed[seat]:
        found["removed"] = _pile("removed", seat, view.removed[seat])
    if view.sight[seat]:
        found["sight"] = _cards("sight", seat, view.sight[seat])
    if seat == faces.boss and view.boss is not None:
        found["boss"] = boss_scene(faces, view.boss, language)
    return found


def _marks(faces: Faces, seat: Seat) -> list[str]:
    """What holds for a seat until the end of the turn."""
    kinds = {item.kind for item in faces.view.lasting if item.seat == seat}
    marks: list[str] = [kind for kind in OF_A_SEAT if kind in kinds]
    return [*marks, "extra"] if seat in faces.view.extra else marks


def _hand(faces: Faces, seat: Seat) -> Plain:
    """A hand: every card of an open one, of another only how many."""
    hand = faces.view.hands[seat]
    found = _cards("hand", seat, hand)
    if "cards" in found and seat != faces.boss:
        for shown, card in zip(found["cards"], hand, strict=True):
            _add_prices(faces, seat, card, shown)
    return found


def _add_prices(faces: Faces, seat: Seat, card: int, shown: Plain) -> None:
    """What a card costs now as an action and as a creature, where that is not what is printed."""
    for kind in ("action", "creature"):
        cost = price(faces.world, seat, card, kind)
        if cost != BOX.cost[card]:
            shown[kind] = cost


def _cards(kind: str, seat: Seat, cards: tuple[int, ...]) -> Plain:
    """Cards held by a seat; those that are hidden are only counted."""
    found: Plain = {"key": places.zone(kind, seat), "n": len(cards)}
    if HIDDEN not in cards:
        spread = places.spread(kind, seat, cards)
        found["cards"] = [{"key": key, "card": BOX.ids[card]} for key, card in spread]
    return found


def _pile(kind: str, seat: Seat, cards: tuple[int, ...]) -> Plain:
    """An open pile, the top card last."""
    return {"key": places.zone(kind, seat), "cards": [BOX.ids[card] for card in cards]}


def _support(seat: Seat, supporters: tuple[Supporter, ...]) -> Plain:
    """The Supporters; only their own player knows which cards they are."""
    cards = [
        {
            "key": places.piece(supporter.serial),
            "card": places.ident(supporter.card),
            "ready": supporter.ready,
        }
        for supporter in supporters
    ]
    return {"key": places.zone("support", seat), "cards": cards}
