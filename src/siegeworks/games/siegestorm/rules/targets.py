"""What a pick finds on the table, and what may be chosen from it."""

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.picks import Pick
from siegeworks.games.siegestorm.rules.pieces import MENACE, Creature, Spot
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.values import defense, shielded

_WITH_SUPPORTERS = ("own-supporters", "opposing-supporters", "in-play")


def candidates(game: SiegeState, pick: Pick, frame: Frame) -> list[int]:
    """The values that may be chosen: serials of cards in play, numbers of cards in piles."""
    if pick.in_piles:
        return list(dict.fromkeys(pile_cards(game, pick, frame)))
    found = [
        spot.creature.serial for spot in spots(game, pick, frame) if exposed(game, spot, frame)
    ]
    if pick.where in _WITH_SUPPORTERS:
        found += dict.fromkeys(supporters(game, pick, frame, choosing=True))
    return found


def count(game: SiegeState, pick: Pick, frame: Frame) -> int:
    """How many cards a pick holds; counting chooses nothing, so protection does not matter."""
    if pick.in_piles:
        return len(pile_cards(game, pick, frame))
    number = len(spots(game, pick, frame))
    if pick.where in _WITH_SUPPORTERS:
        number += len(supporters(game, pick, frame, choosing=False))
    return number


def pile_cards(game: SiegeState, pick: Pick, frame: Frame) -> list[int]:
    """The cards of a hand or pile that pass the filters."""
    if pick.where == "replacement":
        return _replacements(game, frame)
    whose, _, pile = pick.where.partition("-")
    seat = frame.you if whose == "own" else game.opponent(frame)
    piles = {"hand": game.hands, "casualties": game.casualties, "healing": game.healing}
    return [card for card in piles[pile][seat] if printed_fits(game.box, pick, card)]


def _replacements(game: SiegeState, frame: Frame) -> list[int]:
    """The hand cards a Shapeshift may bring in.

    Where it costs nothing, cards that would lead back to where the game has been are refused
    (SS-R26): one that left this space by a free Shapeshift with nothing else happening since, and
    the same card, unless what returns is another player's or is marked as the newcomer is not.
    """
    hand = [card for card in game.hands[frame.you] if card in game.box.creatures]
    spot = game.spot(frame.actor)
    if spot is None or game.box.abilities[frame.source].cost:
        return hand
    refused = {
        item.card
        for item in game.lasting
        if item.kind == "shifted" and (item.track, item.place) == (spot.track, spot.place)
    }
    if not _is_marked(game, spot.creature) and spot.creature.owner == frame.you:
        refused.add(frame.source)
    return [card for card in hand if card not in refused]


def _is_marked(game: SiegeState, creature: Creature) -> bool:
    """Whether something holds for a creature that would not hold for a fresh copy of it."""
    serial = creature.serial
    lasts = any(item.piece == serial for item in game.lasting)
    return lasts or bool(creature.gang) or serial in game.used


def supporters(game: SiegeState, pick: Pick, frame: Frame, choosing: bool) -> list[int]:
    """The serials of Supporters a pick holds; face down, they pass no filter."""
    seats: tuple[Seat, ...] = game.alive
    if pick.where == "own-supporters":
        seats = (frame.you,)
    elif pick.where == "opposing-supporters":
        seats = game.facing(frame)
    found = [
        supporter.serial
        for seat in seats
        if not choosing or not protected(game, seat)
        for supporter in game.supporters[seat]
    ]
    if game.boss is not None and frame.you != game.field.boss and game.field.boss in seats:
        levels = game.boss.menace - choosing  # the last level cannot be taken away (SS-R125)
        found += [MENACE] * levels
    return found


def spots(game: SiegeState, pick: Pick, frame: Frame) -> list[Spot]:
    """The creatures a pick holds, with where they stand."""
    place = PLACES.get(pick.where)
    if place is None:
        return []
    return [
        spot
        for spot in game.spots()
        if place(game, spot, frame) and printed_fits(game.box, pick, spot.creature.card)
        if pick.max_def is None or defense(game, spot) <= pick.max_def
    ]


def printed_fits(box: SiegeBox, pick: Pick, card: int) -> bool:
    """Whether a card passes the filters that look at its print."""
    if pick.card and box.cards[card].id != pick.card:
        return False
    if pick.word and pick.word not in box.cards[card].name:
        return False
    if pick.shapeshift and card not in box.shapeshifters:
        return False
    cost = box.cost[card]
    return (pick.max_cost is None or cost <= pick.max_cost) and (
        pick.min_cost is None or cost >= pick.min_cost
    )


def exposed(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Whether a creature may be chosen by this text."""
    creature = spot.creature
    if game.lasting and protected(game, creature.seat):
        return False
    if creature.seat in game.field.teams[frame.you]:
        return True
    return creature.card not in game.box.untouchable and not shielded(game, creature)


def protected(game: SiegeState, seat: int) -> bool:
    """Whether the cards of a seat cannot be targeted this turn."""
    return any(item.kind == "protected" and item.seat == seat for item in game.lasting)


# -- places --------------------------------------------------------------------------------


def _allies(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on the own tracks, save the one whose text it is (SS-11.1, SS-11.3)."""
    allied = spot.track in game.field.tracks[frame.at].allied
    return spot.place >= 0 and allied and spot.creature.serial != frame.actor


def _own_track(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on the own track; in an action or ability not the one whose text it is (SS-R78)."""
    if spot.place < 0 or spot.track != frame.at:
        return False
    return spot.creature.serial != frame.actor or frame.script is game.box.nothing


def _own_spaces(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on a space of the own track; one in the middle of its Storm is not (SS-R61)."""
    return spot.place < SPACES and _own_track(game, spot, frame)


def _enemies(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on the facing track (SS-11.2); Battle Zone creatures never (SS-11.4)."""
    return spot.place >= 0 and spot.track in game.field.tracks[frame.at].facing


def _tracks(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on a space of a track while another track offers one to go with it (SS-R81)."""
    return 0 <= spot.place < SPACES and any(
        0 <= other.place < SPACES and other.track != spot.track and exposed(game, other, frame)
        for other in game.spots()
    )


def _other_track(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures on a space of another track than the one chosen first."""
    first = game.spot(frame.named("one"))
    return _tracks(game, spot, frame) and (first is None or spot.track != first.track)


def _creatures(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Every creature but the one whose text it is."""
    return spot.creature.serial != frame.actor


def _opposing_creatures(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """Creatures of the opponent, on track and Battle Zone alike."""
    return spot.creature.seat in game.facing(frame)


def _opposing_defender(game: SiegeState, spot: Spot, frame: Frame) -> bool:
    """The creature in the facing Deployment Zone."""
    return spot.place == 0 and spot.track in game.field.tracks[frame.at].facing


PLACES = {
    "allies": _allies,
    "own-track": _own_track,
    "own-spaces": _own_spaces,
    "enemies": _enemies,
    "tracks": _tracks,
    "other-track": _other_track,
    "creatures": _creatures,
    "in-play": _creatures,
    "opposing-creatures": _opposing_creatures,
    "opposing-defender": _opposing_defender,
}


def everyone(game: SiegeState, pick: Pick, frame: Frame) -> list[int]:
    """The serials of all cards of a pick, protected or not: nobody is chosen.

    Only Shielded creatures of the boss stay out of it (SS-R140).
    """
    boss = frame.you == game.field.boss
    found = [
        spot.creature.serial
        for spot in spots(game, pick, frame)
        if boss or not shielded(game, spot.creature)
    ]
    if pick.where in _WITH_SUPPORTERS:
        found += supporters(game, pick, frame, choosing=False)
    return found
