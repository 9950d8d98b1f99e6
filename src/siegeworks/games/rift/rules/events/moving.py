"""Small changes that several events share."""

from siegeworks.core.decision import Seat
from siegeworks.games.rift.rules.maps import Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Figure, Horde
from siegeworks.games.rift.rules.state import CRYSTALS, RiftState


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Some cards without one copy of one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def to_hand(game: RiftState, seat: Seat, tower: int) -> None:
    """Put a tower card into a hand."""
    game.hands[seat] = tuple(sorted((*game.hands[seat], tower)))


def from_hand(game: RiftState, seat: Seat, tower: int) -> None:
    """Take a tower card out of a hand."""
    game.hands[seat] = without(game.hands[seat], tower)


def to_supply(game: RiftState, tower: int, number: int = 1) -> None:
    """Put tower cards into the common supply, or take them out of it."""
    count = game.supply[tower] + number
    game.supply = (*game.supply[:tower], count, *game.supply[tower + 1 :])


def gain(game: RiftState, crystals: int) -> int:
    """Gain crystals up to the limit (RT-R50); how many were gained."""
    gained = min(crystals, CRYSTALS - game.crystals)
    game.crystals += gained
    return gained


def remove(game: RiftState, horde: Horde) -> None:
    """Take a horde card off the map, out of the game; figures on it stay on the space."""
    game.hordes.remove(horde)
    game.removed = (*game.removed, horde.card)
    for number, figure in enumerate(game.figures):
        if figure.horde == horde.serial:
            game.figures[number] = figure._replace(horde=0, base=0)


def beneath_flyers(game: RiftState, space: Space) -> int:
    """Where in the list of hordes one belongs that comes to a space: only flyers lie above."""
    for place, horde in enumerate(game.hordes):
        if horde.space == space and game.card(horde).flying:
            return place
    return len(game.hordes)


def off_map(figure: Figure) -> Figure:
    """A figure put back on its board."""
    return figure._replace(space=NOWHERE, horde=0, base=0)
