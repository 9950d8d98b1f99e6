"""Worlds that look the same from a seat: what it cannot see is dealt anew by chance."""

from collections import Counter

from siegeworks.core.agenda import NOTHING, Fork, Frame
from siegeworks.core.chance import shuffled
from siegeworks.core.decision import Seat
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.state import Creature, SiegeState, Supporter
from siegeworks.games.siegestorm.rules.view import SeatView, View


def determinize(seen: View, chance: int) -> SiegeState:
    """A State that looks the same from the viewer's seat; the rest is dealt by chance."""
    game = SiegeState(seen.box, MODES[seen.setup.mode], seen.setup, chance)
    game.journal = None
    for seat, part in enumerate(seen.seats):
        chance = _deal(game, seen, seat, part, chance)
    game.tracks = list(seen.tracks)
    game.fronts = list(seen.fronts)
    game.lands = list(seen.lands)
    game.lasting, game.used = seen.lasting, seen.used
    game.seated(seen.alive)
    game.boss = seen.boss
    game.taking, game.stages, game.turn = seen.taking, seen.stages, seen.turn
    game.deployed, game.extra, game.extra_turn = seen.deployed, seen.extra, seen.extra_turn
    game.serial, game.ply, game.outcome = seen.serial, seen.ply, seen.outcome
    game.agenda = [_with_secrets(game, item, seen.seat) for item in seen.agenda]
    game.chance = chance
    return game


def _deal(game: SiegeState, seen: View, seat: Seat, part: SeatView, chance: int) -> int:
    """Give a seat its piles: known cards as they are, hidden ones from what it may hold."""
    own = seat == seen.seat or seat == game.field.boss
    hidden = len(part.hand) + part.resources + len(part.sight) + len(part.supporters)
    if len(part.unseen) == part.resources and own:
        pool = part.unseen
    elif own:
        pool, chance = _guess_boss_deck(game, seen, chance)
    else:
        pool, chance = _guess(seen, seat, hidden, chance)
    pool, chance = shuffled(chance, pool)
    cards = list(pool)
    if own:
        game.hands[seat], game.sight[seat], game.supporters[seat] = (
            part.hand,
            part.sight,
            part.supporters,
        )
    else:
        game.hands[seat] = tuple(sorted(cards.pop() for _ in part.hand))
        game.sight[seat] = tuple(sorted(cards.pop() for _ in part.sight))
        game.supporters[seat] = tuple(
            Supporter(cards.pop(), serial, owner, ready)
            for _, serial, owner, ready in part.supporters
        )
    game.resources[seat] = tuple(cards)
    game.casualties[seat] = part.casualties
    game.healing[seat] = part.healing
    game.removed[seat] = part.removed
    if part.exchanging is not None:
        giving = part.exchanging
        game.returning = (*game.returning[:seat], giving, *game.returning[seat + 1 :])
    return chance


def _guess(seen: View, seat: Seat, number: int, chance: int) -> tuple[tuple[int, ...], int]:
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
    found, chance = shuffled(chance, tuple(pool))
    while len(found) < number:
        found += found or (0,)
    return found[:number], chance


def _guess_boss_deck(game: SiegeState, seen: View, chance: int) -> tuple[tuple[int, ...], int]:
    """The Resources of a boss: of both its decks as many unseen cards as were taken of each."""
    number = seen.seats[game.field.boss].resources
    column, known = game.mode.column(game.boss_side), Counter(_open_cards(seen))
    likely: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    for deck, taken in zip(game.boss_decks, (column.base, column.advanced), strict=True):
        cards = Counter(game.box.boss_decks[deck])
        unseen, chance = shuffled(chance, tuple((cards - known).elements()))
        left = max(0, taken - (cards & known).total())
        likely, rest = likely + unseen[:left], rest + unseen[left:]
    found = likely + rest
    while len(found) < number:
        found += found or game.box.boss_decks[game.boss_decks[0]]
    return found[:number], chance


def _open_cards(seen: View) -> list[int]:
    """Every card the viewer can see, wherever it lies."""
    cards = [piece.card for piece in _pieces(seen)]
    for part in seen.seats:
        cards += [*part.hand, *part.casualties, *part.healing, *part.sight, *part.removed]
        cards += [supporter.card for supporter in part.supporters]
    frames = [item for item in seen.agenda if isinstance(item, Frame)]
    cards += [frame.source for frame in frames if frame.actor == NOTHING]
    return cards + list(seen.boss.reserves if seen.boss is not None else ())


def _pieces(seen: View) -> list[Creature]:
    """The creatures on tracks and Battle Zones."""
    places = [creature for spaces in seen.tracks for creature in spaces]
    return [piece for piece in (*places, *seen.fronts, *seen.lands) if piece is not None]


def _shown(seen: View, seat: Seat) -> list[int]:
    """The cards of a player that lie open."""
    part = seen.seats[seat]
    open_cards = [creature.card for creature in _pieces(seen) if creature.owner == seat]
    return [*open_cards, *part.casualties, *part.healing, *part.removed]


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
