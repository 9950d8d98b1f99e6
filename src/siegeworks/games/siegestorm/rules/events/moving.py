"""How cards move: the small steps that events are made of."""

from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.pieces import FRONT, LAND, Creature, Spot
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT, SiegeState

UNKNOWN = -1
"""A card the viewer may not know."""
NO_CARDS: tuple[int, ...] = ()


def to_hand(game: SiegeState, seat: Seat, card: int) -> bool:
    """Put a card in a hand; beyond the hand limit it goes to Casualties (SS-8.7, SS-R16).

    A boss has no hand limit (SS-R158).
    """
    hand = game.hands[seat]
    if len(hand) >= HAND_LIMIT and seat != game.field.boss:
        game.casualties[seat] += (card,)
        return False
    game.hands[seat] = tuple(sorted((*hand, card)))
    return True


def from_hand(game: SiegeState, seat: Seat, card: int) -> None:
    """Take one copy of a card out of a hand."""
    hand = game.hands[seat]
    place = hand.index(card)
    game.hands[seat] = hand[:place] + hand[place + 1 :]


def off_the_top(game: SiegeState, seat: Seat, number: int) -> tuple[int, ...]:
    """Take the top cards off a player's Resources."""
    deck = game.resources[seat]
    keep = len(deck) - number
    game.resources[seat] = deck[:keep]
    return deck[keep:]


def leave(game: SiegeState, spot: Spot) -> None:
    """Take a creature off its space."""
    put(game, spot.track, spot.place, None)
    if game.lasting:
        serial = spot.creature.serial
        game.lasting = tuple(item for item in game.lasting if item.piece != serial)


def put(game: SiegeState, track: int, place: int, creature: Creature | None) -> None:
    """Put a creature, or nothing, on a space."""
    if place == FRONT:
        game.fronts[track] = creature
    elif place == LAND:
        game.lands[game.field.tracks[track].board] = creature
    else:
        spaces = list(game.tracks[track])
        if place < 3:
            spaces[place] = creature
        elif creature is None:
            del spaces[place]
        else:
            spaces[place:] = [creature]
        game.tracks[track] = tuple(spaces)


def enter(game: SiegeState, card: int, owner: Seat, track: int, place: int) -> None:
    """Put a card into play as a creature of the track's player."""
    creature = Creature(card, game.new_serial(), owner, game.field.tracks[track].seat)
    put(game, track, place, creature)


def find(game: SiegeState, serial: int) -> Spot:
    """Where a creature stands that is known to be in play."""
    spot = game.spot(serial)
    assert spot is not None
    return spot


def take_from(game: SiegeState, seat: Seat, card: int, origin: str) -> None:
    """Take a card out of the pile it comes from; `played` and `hand` are both the hand."""
    if origin == "casualties":
        pile = game.casualties[seat]
        place = len(pile) - 1 - pile[::-1].index(card)
        game.casualties[seat] = pile[:place] + pile[place + 1 :]
    elif origin == "hand":
        from_hand(game, seat, card)


def forget_shifts(game: SiegeState) -> None:
    """Something else has happened: no free Shapeshift leads back to what was before (SS-R26)."""
    if game.lasting:
        game.lasting = tuple(item for item in game.lasting if item.kind != "shifted")
