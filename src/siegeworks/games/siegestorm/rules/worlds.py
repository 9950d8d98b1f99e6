"""Worlds that look the same from a seat: what it cannot see is dealt by chance."""

from collections import Counter

from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.core.decision import Seat
from siegeworks.core.fields import HIDDEN
from siegeworks.core.view import as_seen
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS
from siegeworks.games.siegestorm.rules.pieces import Creature, Supporter
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import View


def determinize(seen: View, chance: int) -> SiegeState:
    """A State that looks the same from the viewer's seat; the rest is dealt by chance."""
    game = as_seen(seen, SiegeState())
    game.chance = chance
    for seat in seen.seats:
        _deal(game, seen, seat)
    game.agenda = [_with_secrets(game, item, seen.seat) for item in seen.agenda]
    return game


def _deal(game: SiegeState, seen: View, seat: Seat) -> None:
    """Give a seat its piles: known cards as they are, hidden ones from what it may hold."""
    own = seat == seen.seat or seat == game.field.boss
    hand, resources = seen.hands[seat], seen.resources[seat]
    sight, supporters = seen.sight[seat], seen.supporters[seat]
    if own and HIDDEN not in resources:
        pool = resources
    elif own:
        pool = _guess_boss_deck(game, seen)
    else:
        number = len(hand) + len(resources) + len(sight) + len(supporters)
        pool = _guess(game, seen, seat, number)
    cards = list(game.shuffled(pool))
    if not own:
        game.hands[seat] = tuple(sorted(cards.pop() for _ in hand))
        game.sight[seat] = tuple(sorted(cards.pop() for _ in sight))
        game.supporters[seat] = tuple(
            Supporter(cards.pop(), serial, owner, ready) for _, serial, owner, ready in supporters
        )
    game.resources[seat] = tuple(cards)


def _guess(game: SiegeState, seen: View, seat: Seat, number: int) -> tuple[int, ...]:
    """Cards another player may hold: of the factions they have shown, as far as copies go."""
    shown = _shown(seen, seat)
    cards = seen.box.cards
    factions = {cards[card].faction for card in shown} & set(FACTIONS)
    if not factions or seen.setup.switch("free_for_all", "false") == "true":
        factions = set(FACTIONS)
    pool = []
    for card, printed in enumerate(cards):
        if printed.faction in factions:
            pool += [card] * max(0, COPIES[printed.rank] - shown.count(card))
    found = game.shuffled(tuple(pool))
    while len(found) < number:
        found += found or (0,)
    return found[:number]


def _guess_boss_deck(game: SiegeState, seen: View) -> tuple[int, ...]:
    """The Resources of a boss: of both its decks as many unseen cards as were taken of each."""
    number = len(seen.resources[game.field.boss])
    column, known = game.mode.column(game.boss_side), Counter(_open_cards(seen))
    likely: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    for deck, taken in zip(game.boss_decks, (column.base, column.advanced), strict=True):
        cards = Counter(game.box.boss_decks[deck])
        unseen = game.shuffled(tuple((cards - known).elements()))
        left = max(0, taken - (cards & known).total())
        likely, rest = likely + unseen[:left], rest + unseen[left:]
    found = likely + rest
    while len(found) < number:
        found += found or game.box.boss_decks[game.boss_decks[0]]
    return found[:number]


def _open_cards(seen: View) -> list[int]:
    """Every card the viewer can see, wherever it lies, save for decks."""
    cards = [piece.card for piece in _pieces(seen)]
    for piles in (seen.hands, seen.casualties, seen.healing, seen.sight, seen.removed):
        cards += [card for pile in piles for card in pile]
    cards += [supporter.card for zone in seen.supporters for supporter in zone]
    frames = [item for item in seen.agenda if isinstance(item, Frame)]
    cards += [frame.source for frame in frames if frame.actor == NOTHING]
    return cards + list(seen.boss.reserves if seen.boss is not None else ())


def _pieces(seen: View) -> list[Creature]:
    """The creatures on tracks and Battle Zones."""
    places = [creature for spaces in seen.tracks for creature in spaces]
    return [piece for piece in (*places, *seen.fronts, *seen.lands) if piece is not None]


def _shown(seen: View, seat: Seat) -> list[int]:
    """The cards of a player that lie open."""
    open_cards = [creature.card for creature in _pieces(seen) if creature.owner == seat]
    return [*open_cards, *seen.casualties[seat], *seen.healing[seat], *seen.removed[seat]]


def _with_secrets(game: SiegeState, item: Frame | Fork, seat: Seat) -> Frame | Fork:
    """A frame with its blanked secret names bound to a card its seat may have meant."""
    if isinstance(item, Fork):
        return Fork(tuple(_secret(game, lane, seat) for lane in item.lanes))
    return _secret(game, item, seat)


def _secret(game: SiegeState, item: Frame, seat: Seat) -> Frame:
    if item.you == seat:
        return item
    names = tuple(
        (name, _any_card(game, item.you) if secret and value is None else value, secret)
        for name, value, secret in item.names
    )
    return item if names == item.names else item._replace(names=names)


def _any_card(game: SiegeState, seat: Seat) -> int | None:
    hand = game.hands[seat]
    return hand[0] if hand else None
