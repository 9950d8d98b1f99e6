"""Checks of setting up and of damage, each named by a case."""

from collections import Counter
from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.core.faults import BadSetup
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import (
    SEEDS,
    position,
    setup_of,
    start,
    starter,
)
from siegeworks.games.siegestorm.rules.view import view


@check
def an_illegal_deck_starts_no_game() -> Iterator[str]:
    """A deck that breaks a rule is refused when the game is to begin."""
    legal = starter("ysra")
    short = (f"{int(legal[0].split()[0]) - 1} {legal[0].split()[1]}", *legal[1:])
    try:
        start(setup_of(legal, short))
        yield "a game began with a deck of 33 cards"
    except BadSetup as refused:
        clauses = [fault.clause for fault in refused.faults]
        yield from differs("faults", clauses, ["SS-4.1"])
    yield from differs("a game with legal decks", start(setup_of(legal, legal)).outcome, None)


@check
def decks_are_shuffled() -> Iterator[str]:
    """Other games, other orders, the same cards; each of them is dealt in some game."""
    setup = setup_of(starter("ysra"), starter("ysra"))
    orders, dealt = set(), set()
    whole = Counter({line.split()[1]: int(line.split()[0]) for line in starter("ysra")})
    for seed in SEEDS:
        state = start(setup, seed)
        for seat in (0, 1):
            orders.add(state.resources[seat] + state.hands[seat])
            dealt |= set(state.hands[seat])
            there = (*state.resources[seat], *state.hands[seat])
            yield from differs("cards", Counter(BOX.ids[card] for card in there), whole)
    yield from differs("different orders", len(orders), 2 * len(SEEDS))
    yield from differs("cards dealt", {BOX.ids[card] for card in dealt}, set(whole))
    again = start(setup, 1).resources, start(setup, 1).resources
    yield from differs("the same seed gives the same order", again[0] == again[1], True)


@check
def either_player_may_begin() -> Iterator[str]:
    """Each of two players is first in at least a quarter of many games."""
    setup = setup_of(starter("ysra"), starter("khunglai"))
    first: Counter[int] = Counter()
    for seed in SEEDS:
        state = start(setup, seed)
        state.answer("keep", 0)
        state.answer("keep", 1)
        first[state.active] += 1
    for seat in (0, 1):
        yield from differs(f"seat {seat} begins often", 4 * first[seat] >= len(SEEDS), True)


@check
def cards_lost_to_damage_are_seen_by_all() -> Iterator[str]:
    """Every seat is shown the same cards, and sees them on the pile."""
    state = position("a hand underworld-vindicator\nb resources tengu despoiler armored-yak*3")
    state.answer("play underworld-vindicator", 0)
    wanted = tuple(BOX.numbers[name] for name in ("tengu", "despoiler"))
    for seat in (0, 1, SPECTATOR):
        yield from differs("pile", view(state, seat).casualties[1], wanted)
        notes = visible_notes(state.journal or [], seat)
        shown = [getattr(note.event, "cards", None) for note in notes]
        yield from differs(f"shown to seat {seat}", wanted in shown, True)
