"""What a seat sees of a Siegestorm game, and worlds that look the same from that seat.

A view is built by allow-list: what is not named here does not leave the State.
"""

from typing import NamedTuple

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.chance import shuffled
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.setup import Setup
from siegeworks.core.state import Outcome
from siegeworks.core.view import visible_agenda, visible_decision, visible_setup
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.card import COPIES, FACTIONS
from siegeworks.siegestorm.field import ring
from siegeworks.siegestorm.modes import MODES
from siegeworks.siegestorm.state import Creature, Lasting, SiegeState, Supporter

SPECTATOR: Seat = -1
"""The seat of somebody who only watches and sees what all may see."""
HIDDEN = -1


class SeatView(NamedTuple):
    """One player's cards, as the viewer may know them."""

    hand: tuple[int, ...]
    """Cards in hand; HIDDEN for each card of another player."""
    resources: int
    unseen: tuple[int, ...]
    """The cards of the own Resources, sorted: which, but not where. Empty for others."""
    casualties: tuple[int, ...]
    healing: tuple[int, ...]
    sight: tuple[int, ...]
    removed: tuple[int, ...]
    supporters: tuple[Supporter, ...]
    exchanging: tuple[int, ...] | None
    """What the seat gives back of its starting hand; empty for others once settled."""


class View(NamedTuple):
    """Everything a seat may know of the situation."""

    box: SiegeBox
    seat: Seat
    setup: Setup
    seats: tuple[SeatView, ...]
    tracks: tuple[tuple[Creature | None, ...], ...]
    fronts: tuple[Creature | None, ...]
    lands: tuple[Creature | None, ...]
    lasting: tuple[Lasting, ...]
    used: tuple[int, ...]
    alive: tuple[Seat, ...]
    active: Seat
    stage: str
    turn: int
    deployed: tuple[int, ...]
    extra: bool
    extra_turn: bool
    serial: int
    ply: int
    agenda: tuple[Frame | Fork, ...]
    outcome: Outcome | None
    deciding: tuple[Seat, ...]
    """The seats that have something to answer now."""
    decision: Decision | None
    """The viewer's own question, if there is one."""


def view(game: SiegeState, seat: Seat) -> View:
    """What a seat may know now."""
    decisions = game.decisions
    own = [decision for decision in decisions if decision.seat == seat]
    return View(
        box=game.box,
        seat=seat,
        setup=visible_setup(game.setup, seat),
        seats=tuple(_seat_view(game, other, seat) for other in range(game.field.seats)),
        tracks=tuple(game.tracks),
        fronts=tuple(game.fronts),
        lands=tuple(game.lands),
        lasting=game.lasting,
        used=game.used,
        alive=game.alive,
        active=game.active,
        stage=game.stage,
        turn=game.turn,
        deployed=game.deployed,
        extra=game.extra,
        extra_turn=game.extra_turn,
        serial=game.serial,
        ply=game.ply,
        agenda=visible_agenda(game.agenda, seat),
        outcome=game.outcome,
        deciding=tuple(decision.seat for decision in decisions),
        decision=visible_decision(own[0], seat) if own else None,
    )


def _seat_view(game: SiegeState, of: Seat, seat: Seat) -> SeatView:
    own = of == seat
    exchanging = game.returning[of]
    supporters = game.supporters[of]
    if not own:
        supporters = tuple(
            Supporter(HIDDEN, serial, owner, ready) for _, serial, owner, ready in supporters
        )
    return SeatView(
        hand=game.hands[of] if own else (HIDDEN,) * len(game.hands[of]),
        resources=len(game.resources[of]),
        unseen=tuple(sorted(game.resources[of])) if own else (),
        casualties=game.casualties[of],
        healing=game.healing[of],
        sight=game.sight[of] if own else (HIDDEN,) * len(game.sight[of]),
        removed=game.removed[of],
        supporters=supporters,
        exchanging=exchanging if own or exchanging is None else (),
    )


# -- worlds --------------------------------------------------------------------------------


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
    game.alive = seen.alive
    if game.mode.elimination:
        game.field = ring(len(seen.setup.seats), seen.alive)
    game.active, game.stage, game.turn = seen.active, seen.stage, seen.turn
    game.deployed, game.extra, game.extra_turn = seen.deployed, seen.extra, seen.extra_turn
    game.serial, game.ply, game.outcome = seen.serial, seen.ply, seen.outcome
    game.agenda = [_with_secrets(game, item, seen.seat) for item in seen.agenda]
    game.chance = chance
    return game


def _deal(game: SiegeState, seen: View, seat: Seat, part: SeatView, chance: int) -> int:
    """Give a seat its piles: known cards as they are, hidden ones from what it may hold."""
    own = seat == seen.seat
    hidden = 0 if own else len(part.hand) + part.resources + len(part.sight) + len(part.supporters)
    pool, chance = (part.unseen, chance) if own else _guess(seen, seat, hidden, chance)
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


def _shown(seen: View, seat: Seat) -> list[int]:
    """The cards of a player that lie open."""
    part = seen.seats[seat]
    creatures = [creature for spaces in seen.tracks for creature in spaces]
    creatures += [*seen.fronts, *seen.lands]
    open_cards = [
        creature.card for creature in creatures if creature is not None and creature.owner == seat
    ]
    return [*open_cards, *part.casualties, *part.healing, *part.removed]


def _with_secrets(game: SiegeState, item: Frame | Fork, seat: Seat) -> Frame | Fork:
    """A frame with its blanked secret names bound to a card its seat may have meant."""
    if isinstance(item, Fork) or item.you == seat:
        return item
    names = tuple(
        (name, _any_card(game, item.you) if secret and value is None else value, secret)
        for name, value, secret in item.names
    )
    return item if names == item.names else item._replace(names=names)


def _any_card(game: SiegeState, seat: Seat) -> int | None:
    hand = game.hands[seat]
    return hand[0] if hand else None
