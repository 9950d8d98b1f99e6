"""Checks of modes, components, cards and decks, each named by a case."""

from collections import Counter
from collections.abc import Iterator

from siegeworks.core.checks import differs
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.setup import Seating, Setup
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, RANKS
from siegeworks.games.siegestorm.rules.checks.registry import check
from siegeworks.games.siegestorm.rules.checks.tables import (
    FREE,
    MIXED,
    MIXED_OTHERWISE,
    duel,
    position,
    setup_of,
    siege,
    start,
    starter,
)
from siegeworks.games.siegestorm.rules.deck import Deck, check_deck, deck_of, starter_deck
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.state import SiegeState


@check
def every_mode_seats_one_to_four() -> Iterator[str]:
    """No mode is for nobody, and none for five."""
    game = duel()
    deck = starter("ysra")
    for name, mode in game.modes.items():
        fits = all(1 <= number <= 4 for number in mode.seats)
        yield from differs(f"{name} is for {mode.seats}: one to four", fits, True)
        for number in (0, 5):
            setup = Setup(name, (Seating("", deck),) * number)
            refused = any(fault.phrase == "wrong-seats" for fault in game.check_setup(setup))
            yield from differs(f"{name} with {number} seats refused", refused, True)


@check
def free_for_all_plays_like_any_duel() -> Iterator[str]:
    """The same decks, the same chance and the same answers make the same game."""
    for seed in range(6):
        plain = start(setup_of(MIXED, MIXED_OTHERWISE), seed, lenient=True)
        mixed = start(setup_of(MIXED, MIXED_OTHERWISE, switches=FREE), seed)
        while plain.outcome is None and plain.ply < 600:
            if plain.decisions != mixed.decisions or not plain.decision.options:
                yield f"seed {seed}: other questions, or none, after {plain.ply} answers"
                return
            option = plain.decision.options[plain.ply * 7 % len(plain.decision.options)]
            plain.answer(option.text, plain.decision.seat)
            mixed.answer(option.text, mixed.decision.seat)
        yield from differs(f"seed {seed}: outcome", mixed.outcome, plain.outcome)
        yield from differs(f"seed {seed}: journal", mixed.journal == plain.journal, True)


@check
def base_rules_hold_in_every_mode() -> Iterator[str]:
    """The cost must be paid, and a Defender is subtracted, in whatever mode."""
    for name, mode in MODES.items():
        for number, field in mode.fields.items():
            where = f"{name} with {number}"
            foe = field.tracks[field.tracks[0].facing[0]].seat
            letter = SEATS[foe]
            others = [f"{SEATS[seat]} resources tengu*9" for seat in field.persons[1:]]
            others = [line for line in others if line[0] != letter]
            fights = sum(1 for track in field.tracks_of[foe] if field.tracks[track].spaces)
            open_tracks = "  track warrior-of-shamballa . ." * fights
            text = "\n".join(("a hand druuk-school-adept", f"{letter}{open_tracks}", *others))
            track = f" @ {field.called[0]}" if field.called[0] else ""
            move = f"play druuk-school-adept{track}"
            reason = duel().read_position(text, name).why_not(0, move)
            yield from differs(f"{where}: refusal", reason and reason.clause, "SS-7.5")
            defended = "  track grand-overlord-ikee . ." * fights
            text = f"step draw\na track . . despoiler\n{letter}{defended}  resources tengu*9"
            state = siege(duel().read_position("\n".join((text, *others)), name))
            before = _health(state, foe)
            for answer in ("next", "storm", f"attack {letter}"):
                state.answer(answer, 0)
            yield from differs(f"{where}: after a Storm", before - _health(state, foe), 1)


def _health(state: SiegeState, seat: Seat) -> int:
    """What damage takes away: the life of a boss, the Resources of anybody else."""
    boss = state.boss
    return (
        boss.life if boss is not None and seat == state.field.boss else len(state.resources[seat])
    )


def _set_size(faction: str) -> int:
    return sum(card.copies for card in BOX.cards if card.faction == faction)


@check
def ysra_have_54_cards() -> Iterator[str]:
    """The set of the Ysra, copies counted."""
    yield from differs("Ysra cards", _set_size("ysra"), 54)


@check
def khunglai_have_54_cards() -> Iterator[str]:
    """The set of the Khung'lai, copies counted."""
    yield from differs("Khung'lai cards", _set_size("khunglai"), 54)


@check
def every_player_begins_with_34_cards() -> Iterator[str]:
    """After the set-up of any mode two cards are in hand and 32 in Resources."""
    game = duel()
    for name, mode in game.modes.items():
        decks = game.sample_decks()
        for number in mode.seats:
            seats = tuple(Seating("", decks[seat]) for seat in range(number))
            state = siege(game.start(Setup(name, seats), 0))
            for seat in range(number):
                there = len(state.hands[seat]), len(state.resources[seat])
                yield from differs(f"{name}: hand and Resources of seat {seat}", there, (2, 32))


@check
def cards_have_ids_made_of_their_names() -> Iterator[str]:
    """A card can be found by its English name and by its id alike."""
    for card in (card for card in BOX.cards if card.symbol != "boss"):
        plain = "".join(sign for sign in card.name.lower() if sign.isalnum() or sign in " -")
        yield from differs(f"id of {card.name}", card.id, "-".join(plain.split()))


@check
def starter_decks_hold_starter_cards_of_one_faction() -> Iterator[str]:
    """A starter deck is made of the cards with the starter symbol."""
    for faction in FACTIONS:
        for ident, _ in starter_deck(BOX, faction).cards:
            card = BOX.cards[BOX.numbers[ident]]
            yield from differs(f"faction of {ident}", card.faction, faction)
            yield from differs(f"symbol of {ident}", card.symbol, "starter")


SHOWN: dict[str, tuple[str, int, int, int, int | None]] = {
    "Ancient Dragon": ("khunglai", 3, 6, 3, 1),
    "Armored Yak": ("khunglai", 0, 2, 1, None),
    "Brainwashed Traitor": ("ysra", 0, 2, 1, None),
    "Despoiler": ("ysra", 3, 4, 2, None),
    "Druuk School Adept": ("khunglai", 1, 2, 2, None),
    "Grand Overlord Ikee": ("ysra", 2, 2, 3, None),
    "Knight of the New World Order": ("ysra", 4, 4, 3, 2),
    "Reptine Taskmaster": ("ysra", 4, 5, 3, 0),
    "Retired Master": ("khunglai", 1, 2, 1, None),
    "Tengu": ("khunglai", 4, 2, 2, None),
    "Underworld Vindicator": ("ysra", 0, 2, 1, 3),
    "Warrior of Shamballa": ("khunglai", 0, 1, 1, None),
    "Goblin Marius": ("promo", 12, 0, 0, None),
    "Goblin Andrew": ("promo", 14, 0, 0, None),
    "Goblin Prospector": ("promo", 3, 3, 0, None),
    "Guardian": ("promo", 1, 3, 1, None),
}
"""Faction, cost, ATT, DEF and Activation Cost of the cards that the rulebooks show.

The books name no faction for Grand Overlord Ikee; it stands among the Ysra here.
"""


@check
def shown_cards_have_their_printed_numbers() -> Iterator[str]:
    """The cards of the rulebooks are as the rulebooks print them."""
    cards = {card.name: card for card in BOX.cards}
    for name, wanted in SHOWN.items():
        card = cards[name]
        ability = BOX.abilities.get(BOX.numbers[card.id])
        price = None if ability is None else ability.cost
        found = (card.faction, card.cost, card.att, card.de, price)
        yield from differs(name, found, wanted)


@check
def every_card_is_complete() -> Iterator[str]:
    """Name, cost, ATT, DEF, both texts, and one of four ranks, which promo cards lack."""
    names = Counter(card.name for card in BOX.cards)
    for card in BOX.cards:
        yield from differs(f"{card.id}: cards of its name", names[card.name], 1)
        if card.rank == "boss":
            continue
        numbers = min(card.cost, card.att or 0, card.de or 0) >= 0 and card.att is not None
        yield from differs(f"{card.id}: numbers from 0 on", numbers, True)
        texts = bool(card.name), bool(card.action), bool(card.passive)
        yield from differs(f"{card.id}: name and texts", texts, (True, True, True))
        ranks = ("promo",) if card.faction == "promo" else RANKS[:4]
        yield from differs(f"{card.id}: {card.rank} is one of {ranks}", card.rank in ranks, True)
    yield from differs("ranks", RANKS[:4], ("soldier", "veteran", "elite", "champion"))


@check
def every_card_has_one_symbol() -> Iterator[str]:
    """Each faction has cards of all three symbols; the promo symbol is for promo cards alone."""
    for faction in FACTIONS:
        symbols = {card.symbol for card in BOX.cards if card.faction == faction}
        yield from differs(f"symbols of {faction}", symbols, {"starter", "standard", "booster"})
    symbols = {card.symbol for card in BOX.cards if card.faction == "promo"}
    yield from differs("symbols of promo cards", symbols, {"promo"})


@check
def the_promo_cards_are_four() -> Iterator[str]:
    """The promo cards of the rulebooks, of no faction a deck could be built of."""
    names = {card.name for card in BOX.cards if card.symbol == "promo"}
    wanted = {"Goblin Marius", "Goblin Andrew", "Goblin Prospector", "Guardian"}
    yield from differs("promo cards", names, wanted)
    of = {card.faction for card in BOX.cards if card.symbol == "promo"}
    yield from differs("of a player faction", bool(of & set(FACTIONS)), False)


PLENTY = (
    "active {active}\n"
    "a  hand {card} armored-yak*7  track . tengu ancient-dragon  support armored-yak*9 "
    "resources tengu*20  casualties tengu  healing tengu\n"
    "b  hand underworld-vindicator  track warrior-of-shamballa . reptine-taskmaster "
    "front despoiler  support armored-yak*9  resources tengu*20"
)
"""Everything a text could ask for, with a card in the hand of seat a."""


@check
def every_card_can_be_action_and_creature() -> Iterator[str]:
    """With means and targets enough each card is offered both ways; what negates, as an answer."""
    for card in (card for card in BOX.cards if card.rank != "boss"):
        state = position(PLENTY.format(active="a", card=card.id))
        offered = {option.text for option in state.decision.options}
        yield from differs(f"{card.id} as a creature", f"deploy {card.id}" in offered, True)
        offered |= _answers_to(("play underworld-vindicator",), card.id)
        offered |= _answers_to(("use b3", "card underworld-vindicator"), card.id)
        yield from differs(f"{card.id} as an action", f"play {card.id}" in offered, True)


def _answers_to(play: tuple[str, ...], card: str) -> set[str]:
    """What seat a, with a card in hand, may answer to a play of seat b."""
    state = position(PLENTY.format(active="b", card=card))
    for move in play:
        state.answer(move, 1)
    return {option.text for option in state.decision.options}


@check
def only_the_deck_takes_part() -> Iterator[str]:
    """At the start every card of the game belongs to a deck that was brought."""
    decks = (starter("ysra"), starter("khunglai"))
    state = start(setup_of(*decks))
    for seat, lines in enumerate(decks):
        brought = Counter({line.split()[1]: int(line.split()[0]) for line in lines})
        there = Counter(BOX.ids[card] for card in (*state.hands[seat], *state.resources[seat]))
        yield from differs(f"cards of seat {seat}", there, brought)
    others = [*state.casualties, *state.healing, *state.sight, *state.removed]
    yield from differs("other cards", any(others) or any(state.supporters), False)
    yield from differs("creatures", len(state.spots()), 0)


@check
def starter_decks_are_made_of_starter_cards() -> Iterator[str]:
    """Every faction has one: 34 of its cards with the starter symbol, and all kinds of these."""
    for faction in FACTIONS:
        deck = starter_deck(BOX, faction)
        yield from differs(f"size of the {faction} deck", deck.size, 34)
        marked = {c.id for c in BOX.cards if c.faction == faction and c.symbol == "starter"}
        yield from differs(f"cards of the {faction} deck", set(dict(deck.cards)), marked)


@check
def starter_decks_are_ready_to_play() -> Iterator[str]:
    """Each starter deck is legal, and any two make a game."""
    for one in FACTIONS:
        yield from differs(f"faults of {one}", check_deck(starter_deck(BOX, one)), [])
        for other in FACTIONS:
            state = start(setup_of(starter(one), starter(other)))
            asked = [decision.prompt for decision in state.decisions]
            yield from differs(f"{one} against {other}", asked, ["exchange", "exchange"])


@check
def promo_cards_are_not_ranked() -> Iterator[str]:
    """Where a game counts, a deck with a promo card is refused, agreed or not."""
    first, *rest = starter_deck(BOX, "ysra").cards
    deck = deck_of(BOX, "", [(first[0], first[1] - 1), *rest, ("guardian", 1)])
    for agreed in (True, False):
        faults = check_deck(deck, promo_cards=agreed, ranked=True)
        yield from differs("faults", [fault.clause for fault in faults], ["SS-22.6"])
    plain = check_deck(starter_deck(BOX, "ysra"), ranked=True)
    yield from differs("faults without promo cards", plain, [])


@check
def boss_cards_are_in_no_deck() -> Iterator[str]:
    """A card of a boss deck is refused in a faction's deck and in a mixed one."""
    first, *rest = starter_deck(BOX, "ysra").cards
    deck = Deck("", ((first[0], first[1] - 1), *rest, ("goblin-killer", 1)))
    for mixed in (False, True):
        clauses = {fault.clause for fault in check_deck(deck, free_for_all=mixed)}
        yield from differs(f"refused, mixed {mixed}", "SS-R109" in clauses, True)
