"""Checks of bosses: their boss cards, how Solo begins, what lies open."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from siegeworks.core.agenda import Frame
from siegeworks.core.checks import differs
from siegeworks.core.decision import SEATS
from siegeworks.core.event import Event
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.view import SPECTATOR, visible_notes
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules import events as ev
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, Column
from siegeworks.games.siegestorm.rules.bossturn import CheckMenace
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import (
    boss_cards,
    duel,
    position,
    refused,
    siege,
    starter,
)
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import view

SOME_SEEDS = range(20)
"""Enough games of Solo for chance to show itself."""
HARD = (("difficulty", "hard"),)
YOU, BOSS = 0, 1
"""The seats of Solo."""
Switches = tuple[tuple[str, str], ...]
E = TypeVar("E", bound=Event)


def _solo(switches: Switches = (), seed: int = 0) -> SiegeState:
    """A game of Solo at its set-up: the player may exchange starting cards."""
    setup = Setup("solo", (Seating("", starter("khunglai")),), switches)
    return siege(duel().start(setup, seed))


def _laid(text: str, switches: Switches = ()) -> SiegeState:
    """A game of Solo played on from a position."""
    return position(text, switches=switches, mode="solo")


def _to_the_players_turn(state: SiegeState) -> SiegeState:
    """Answer what the boss leaves open, whatever it is, until the player is asked to act."""
    while state.outcome is None and state.decision.prompt != "act":
        state.answer(state.decision.options[0].text, state.decision.seat)
    return state


def _happened(state: SiegeState, kind: type[E]) -> list[E]:
    """What of a kind has happened so far."""
    return [note.event for note in state.journal or () if isinstance(note.event, kind)]


# -- boss cards ----------------------------------------------------------------------------


@check
def every_boss_has_three_difficulties() -> Iterator[str]:
    """Medium, Hard and Very Hard differ, and what is chosen is what the boss plays with."""
    yield from differs("difficulties", DIFFICULTIES, ("medium", "hard", "very-hard"))
    yield from differs("to choose", duel().switches["difficulty"], DIFFICULTIES)
    for name, boss in BOX.bosses.items():
        yield from differs(f"boss cards of {name}", tuple(boss.sides), DIFFICULTIES)
        yield from differs(f"different ones of {name}", len(set(boss.sides.values())), 3)
        for difficulty, side in boss.sides.items():
            state = _solo((("boss", name), ("difficulty", difficulty)))
            state.answer("keep", YOU)
            drawn = [event.number for event in _happened(state, ev.BossDrew)]
            yield from differs(f"{name}, {difficulty}: first draw", sum(drawn[:2]), side.hand)


@check
def fronts_of_boss_cards_are_complete() -> Iterator[str]:
    """Name, hand number, Menace Level effect; Byloss is beaten by damage or lack of cards alone."""
    names = Counter(boss.name for boss in BOX.bosses.values())
    for ident, boss in BOX.bosses.items():
        yield from differs(f"{ident}: bosses of its name", names[boss.name], 1)
        yield from differs(f"{ident}: card in play", BOX.cards[BOX.numbers[ident]].name, boss.name)
        yield from differs(f"{ident}: Menace Level effect", bool(boss.menace.do), True)
        for difficulty, side in boss.sides.items():
            yield from differs(f"{ident}, {difficulty}: boss hand", side.hand > 0, True)
    ways = [side.victory for side in BOX.bosses["byloss"].sides.values()]
    yield from differs("further ways to beat Byloss", ways, [None] * 3)


@check
def backs_of_boss_cards_are_complete() -> Iterator[str]:
    """Both columns can be played: levels of the track, decks that are large enough, life."""
    for ident, boss in BOX.bosses.items():
        base, advanced = (len(BOX.boss_decks[deck]) for deck in (boss.base, boss.advanced))
        for difficulty, side in boss.sides.items():
            for mode, column in (("solo", side.solo), ("coop", side.coop)):
                where = f"{ident}, {difficulty}, {mode}"
                yield from differs(f"{where}: level", 1 <= column.menace <= 5, True)
                yield from differs(f"{where}: base", 0 < column.base <= base, True)
                yield from differs(f"{where}: advanced", 0 < column.advanced <= advanced, True)
                yield from differs(f"{where}: life", column.life > 0, True)
                yield from differs(f"{where}: column", MODES[mode].column(side), column)


@check
def the_hard_byloss_is_set_up_as_printed() -> Iterator[str]:
    """The one back that the rulebooks show, on the card and on the table, in both modes."""
    side = BOX.bosses["byloss"].sides["hard"]
    printed = {"solo": Column(3, 15, 15, 30), "coop": Column(4, 17, 17, 60)}
    for mode, wanted in printed.items():
        yield from differs(f"{mode}: the card", MODES[mode].column(side), wanted)
        seats = tuple(Seating("", starter("khunglai")) for _ in range(MODES[mode].seats[0]))
        state = siege(duel().start(Setup(mode, seats, HARD), 0))
        boss = state.boss
        assert boss is not None
        deck = state.resources[state.field.boss]
        of = Counter(BOX.cards[card].faction for card in deck)
        there = Column(boss.menace, of["evil-goblins"], of["spectral-shamans"], boss.life)
        yield from differs(f"{mode}: the table", there, wanted)
        yield from differs(f"{mode}: the deck", len(deck), {"solo": 30, "coop": 34}[mode])


@check
def steps_come_in_the_order_of_the_boss_board() -> Iterator[str]:
    """Five steps of the boss, the last of which ends its turn; then the six of the player."""
    text = "a hand armored-yak  resources armored-yak*20\nb resources transmuted-goblin*9"
    state = _laid(f"step draw\n{text}\nboss menace 4")
    there = (state.boss and state.boss.card, state.boss and state.boss.menace)
    yield from differs("card and level on the board", there, (BOX.numbers["byloss"], 4))
    for answer in ("next", "end", "next", "next", "end"):
        _to_the_players_turn(state).answer(answer, YOU)
    steps = [(event.seat, event.stage) for event in _happened(state, ev.StepBegan)]
    boss = [(BOSS, stage) for stage in ("reserves", "advance", "draw", "actions", "end")]
    player = [(YOU, stage) for stage in ("prepare", "draw", "advance", "deploy", "end")]
    first = steps.index((BOSS, "reserves"))
    yield from differs("steps", steps[first:][:10], boss + player)
    yield from differs("then again", steps[first:][10:15], boss)


# -- set-up --------------------------------------------------------------------------------


@check
def boss_decks_can_be_chosen() -> Iterator[str]:
    """Every base deck goes with every advanced one; left alone, a boss brings its own."""
    bases, advanced = (duel().switches[f"{kind}_deck"][1:] for kind in ("base", "advanced"))
    for base in bases:
        for other in advanced:
            state = _solo((("advanced_deck", other), ("base_deck", base)))
            there = {BOX.cards[card].faction for card in state.resources[BOSS]}
            yield from differs(f"decks chosen {base}, {other}", there, {base, other})
    for name, boss in BOX.bosses.items():
        state = _solo((("boss", name),))
        there = {BOX.cards[card].faction for card in state.resources[BOSS]}
        yield from differs(f"decks of {name}", there, {boss.base, boss.advanced})


@check
def boss_decks_are_shuffled_and_cut() -> Iterator[str]:
    """15 of 24 cards each, never more copies than there are, and sooner or later all of them."""
    whole = {deck: Counter(BOX.boss_decks[deck]) for deck in ("evil-goblins", "spectral-shamans")}
    taken: dict[str, set[tuple[int, ...]]] = {deck: set() for deck in whole}
    seen: set[int] = set()
    for seed in SOME_SEEDS:
        resources = _solo(HARD, seed).resources[BOSS]
        seen |= set(resources)
        for deck, copies in whole.items():
            part = Counter(card for card in resources if BOX.cards[card].faction == deck)
            yield from differs(f"cards of {deck}", part.total(), 15)
            yield from differs(f"{deck}: too many copies", part - copies, Counter())
            taken[deck].add(tuple(sorted(part.elements())))
    for deck in whole:
        many = 2 * len(taken[deck]) > len(SOME_SEEDS)
        yield from differs(f"{deck}: other cards in other games", many, True)
    yield from differs("cards never seen", set().union(*whole.values()) - seen, set())


@check
def as_many_boss_cards_are_taken_as_the_back_says() -> Iterator[str]:
    """Of each deck, for every boss, at every difficulty."""
    for name, boss in BOX.bosses.items():
        for difficulty, side in boss.sides.items():
            deck = _solo((("boss", name), ("difficulty", difficulty))).resources[BOSS]
            of = Counter(BOX.cards[card].symbol for card in deck)
            there, wanted = (of["base"], of["advanced"]), (side.solo.base, side.solo.advanced)
            yield from differs(f"{name}, {difficulty}: base and advanced cards", there, wanted)


@check
def base_and_advanced_cards_are_mixed() -> Iterator[str]:
    """Either deck may provide the top card and the bottom card, and neither lies in one block."""
    ends: Counter[tuple[int, str]] = Counter()
    for seed in SOME_SEEDS:
        kinds = [BOX.cards[card].symbol for card in _solo(HARD, seed).resources[BOSS]]
        ends[0, kinds[0]] += 1
        ends[-1, kinds[-1]] += 1
        changes = sum(one != other for one, other in pairwise(kinds))
        yield from differs(f"seed {seed}: base and advanced alternate", changes > 4, True)
    yield from differs("kinds at top and bottom", len(ends), 4)


@check
def cards_not_taken_stay_out() -> Iterator[str]:
    """At the start the boss's cards are its 30 Resources and nothing else."""
    state = _solo(HARD)
    assert state.boss is not None
    there = len(state.resources[BOSS])
    yield from differs("Resources", there, 30)
    zones = (state.hands, state.casualties, state.healing, state.sight, state.removed)
    yield from differs("other piles", [zone[BOSS] for zone in zones], [()] * len(zones))
    yield from differs("Reserves", state.boss.reserves, ())
    yield from differs("creatures", len(state.spots()), 0)
    theirs = {BOX.numbers[card.id] for card in boss_cards()}
    hers = {*state.hands[YOU], *state.resources[YOU]}
    yield from differs("boss cards among the player's", hers & theirs, set())
    _to_the_players_turn(state)
    spread = sum(len(zone[BOSS]) for zone in (*zones, state.resources)) + len(state.spots())
    yield from differs("cards of the boss after its first turn", spread, 30)


@check
def the_solo_table_is_one_board() -> Iterator[str]:
    """Two tracks face each other along one board, one of them the boss's; there is no more room."""
    field = MODES["solo"].fields[1]
    yield from differs("boards", field.boards, 1)
    yield from differs("tracks", field.tracks_of, ((YOU,), (BOSS,)))
    yield from differs("whose is the boss's", field.boss, BOSS)
    for place, track in enumerate(field.tracks):
        lies = (track.board, track.allied, track.facing, track.spaces)
        yield from differs(f"track {track.name}", lies, (0, (place,), (1 - place,), 3))
    full = "a track tengu*3  front tengu\nb track goblin-tank*3  front goblin-leader\n"
    yield from differs(
        "a full table refused", refused(full + "land b goblin-leader", "solo"), False
    )
    for text in (
        "b track . . .  track . . .",
        "b track . . . goblin-tank",
        "b front goblin-leader  front goblin-leader",
        "land a tengu\nland b goblin-leader",
        "c track . . .",
    ):
        yield from differs(f"{text!r} refused", refused(text, "solo"), True)
    yield from differs("seats", SEATS[: field.seats], "ab")


@check
def the_solo_player_shuffles() -> Iterator[str]:
    """Other games, other orders and other starting hands, and always the cards of the deck."""
    whole = Counter({line.split()[1]: int(line.split()[0]) for line in starter("khunglai")})
    orders, hands = set(), set()
    for seed in SOME_SEEDS:
        state = _solo((), seed)
        there = (*state.resources[YOU], *state.hands[YOU])
        yield from differs("cards", Counter(BOX.ids[card] for card in there), whole)
        orders.add(state.resources[YOU])
        hands.add(state.hands[YOU])
    yield from differs("orders", len(orders), len(SOME_SEEDS))
    yield from differs("starting hands differ", 2 * len(hands) > len(SOME_SEEDS), True)


@check
def the_solo_player_exchanges_once() -> Iterator[str]:
    """Given back cards lie at the bottom in the order named, the rest keeps its order."""
    for seed in SOME_SEEDS:
        state = _solo((), seed)
        (one, other), deck = state.hands[YOU], state.resources[YOU]
        state.answer(f"return {BOX.ids[one]} {BOX.ids[other]}", YOU)
        wanted = tuple(sorted(deck[-2:]))
        exchanged = _happened(state, ev.Exchanged)
        yield from differs("new cards", tuple(sorted(exchanged[0].drawn)), wanted)
        yield from differs("exchanges", len(exchanged), 1)
        _to_the_players_turn(state)
        lost = sum(event.amount for event in _happened(state, ev.Damaged))
        left = (other, one, *deck[:-2])
        yield from differs("deck", state.resources[YOU], left[: len(left) - lost])
        reason = state.why_not(YOU, f"return {BOX.ids[one]}")
        yield from differs("second exchange", reason and reason.clause, "SS-5.7")


@check
def the_boss_begins() -> Iterator[str]:
    """The first turn is the boss's in every game; it has no Reserves step and draws its number."""
    for seed in SOME_SEEDS:
        state = _solo(HARD, seed)
        yield from differs("turns before the exchange", len(_happened(state, ev.TurnBegan)), 0)
        state.answer("keep", YOU)
        began = _happened(state, ev.TurnBegan)
        yield from differs("first turn", began[0].seat, BOSS)
        yield from differs("drawn by lot", _happened(state, ev.FirstPlayerChosen), [])
        _to_the_players_turn(state)
        assert state.boss is not None
        yield from differs("then", (state.active, state.turn), (YOU, 2))
        yield from differs("Reserves", (state.boss.reserves, state.boss.used), ((), False))
        yield from differs("discarded", _happened(state, ev.ToReserves), [])
        steps = [event.stage for event in _happened(state, ev.StepBegan) if event.seat == BOSS]
        yield from differs("steps", steps, ["advance", "draw", "actions", "end"])
        drawn = sum(event.number for event in _happened(state, ev.BossDrew))
        yield from differs("drawn", drawn, 4)


@check
def the_solo_player_draws_two_at_once() -> Iterator[str]:
    """The first Draw step of the player is a full one, in every game."""
    for seed in SOME_SEEDS:
        state = _solo((), seed)
        state.answer("keep", YOU)
        _to_the_players_turn(state)
        before = len(_happened(state, ev.Drawn))
        state.answer("next", YOU)
        drawn = [event.number for event in _happened(state, ev.Drawn)[before:]]
        yield from differs("cards of the first Draw step", drawn, [2])


# -- playing -------------------------------------------------------------------------------


@check
def the_menace_track_has_five_levels() -> Iterator[str]:
    """1, 2, 3, 4 and 5+ are levels; there is nothing below or above."""
    for level in range(8):
        gone = refused(f"a resources tengu*9\nboss menace {level}", "solo")
        yield from differs(f"level {level} refused", gone, not 1 <= level <= 5)


@check
def no_card_in_hand_raises_no_level() -> Iterator[str]:
    """Where the boss holds nothing after its draw, nothing is too expensive."""
    for hand, level in (("", 2), ("  hand transmuted-goblin", 3), ("  hand goblin-tank", 2)):
        state = _laid(f"a resources tengu*9\nb resources tengu*9{hand}\nboss menace 2")
        CheckMenace().perform(state, Frame(BOX.nothing, 0, BOSS, at=BOSS))
        found = state.boss and state.boss.menace
        yield from differs(f"level with{hand or ' no cards'}", found, level)


@check
def hand_and_reserves_of_the_boss_lie_open() -> Iterator[str]:
    """Player and spectator see which cards they are, also while they come and go; not the deck."""
    resources = "goblin-killer transmuted-goblin*4 totemic-golem*5"
    text = f"a resources armored-yak*20\nb hand seal-of-nova  resources {resources}\nboss menace 1"
    other = text.replace("*4 totemic-golem*5", "*5 totemic-golem*4")
    state, twin = _laid(text), _laid(other)
    for seat in (YOU, SPECTATOR):
        one, two = view(state, seat), view(twin, seat)
        yield from differs(f"deck hidden from {seat}", repr(one) == repr(two), True)
    state.answer("end", YOU)
    assert state.boss is not None
    hand, reserves = state.hands[BOSS], state.boss.reserves
    names = tuple(BOX.ids[card] for card in (*hand, *reserves))
    yield from differs("cards", names, ("transmuted-goblin", "transmuted-goblin", "seal-of-nova"))
    for seat in (YOU, SPECTATOR):
        seen = view(state, seat)
        assert seen.boss is not None
        yield from differs(f"hand seen by {seat}", seen.hands[BOSS], hand)
        yield from differs(f"Reserves seen by {seat}", seen.boss.reserves, reserves)
        shown = [note.event for note in visible_notes(state.journal or [], seat)]
        drawn = [event.cards for event in shown if isinstance(event, ev.BossDrew)]
        yield from differs(f"cards drawn before {seat}", len(drawn[0]), 3)
        yield from differs(f"all shown to {seat}", min(drawn[0]) >= 0, True)
        left = [event.cards for event in shown if isinstance(event, ev.ToReserves)]
        yield from differs(f"cards left before {seat}", left, [reserves])
