"""Checks of cards, decks, set-up and of what each seat may see, each named by a case."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from siegeworks.core.game import BadSetup, Game, game_of
from siegeworks.core.refusal import Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.view import visible_notes
from siegeworks.siegestorm import BOX
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.card import FACTIONS, RANKS, Card, do
from siegeworks.siegestorm.checks import check, differs
from siegeworks.siegestorm.deck import Deck, check_deck, deck_of, starter_deck
from siegeworks.siegestorm.effects import Draw
from siegeworks.siegestorm.modes import MODES
from siegeworks.siegestorm.state import SiegeState
from siegeworks.siegestorm.view import HIDDEN, SPECTATOR, view

SEEDS = range(60)
"""Enough games for chance to show itself."""
MIXED = (
    *("4 armored-yak", "4 underworld-vindicator", "4 despoiler", "4 druuk-school-adept"),
    *("4 novice-of-the-font", "4 drowned-rower", "2 tengu", "2 velvet-poisoner"),
    *("2 ancient-dragon", "2 grand-overlord-ikee", "2 mother-of-mercies"),
)
"""A deck of four factions."""
MIXED_OTHERWISE = (
    *("4 keyhole-listener", "4 warrior-of-shamballa", "4 retired-master", "4 psalm-singer"),
    *("4 reed-ghoul", "4 ferry-reaver", "2 velvet-poisoner", "2 thief-of-breath"),
    *("2 granary-steward", "2 ancient-dragon", "2 empress-of-ash"),
)
FREE = (("free_for_all", "true"),)


def _duel() -> Game:
    return game_of("siegestorm/duel")[0]


def _siege(state: object) -> SiegeState:
    assert isinstance(state, SiegeState)
    return state


def _position(text: str, seed: int = 0, switches: tuple[tuple[str, str], ...] = ()) -> SiegeState:
    """A Duel played on from a position."""
    return _siege(_duel().read_position(text, "duel", seed, switches))


def _setup(*decks: tuple[str, ...], switches: tuple[tuple[str, str], ...] = ()) -> Setup:
    return Setup("duel", tuple(Seating("", deck) for deck in decks), switches)


def _start(setup: Setup, seed: int = 0, *, lenient: bool = False) -> SiegeState:
    """A Duel at its set-up."""
    return _siege(_duel().start(setup, seed, check=not lenient))


def _starter(faction: str) -> tuple[str, ...]:
    return next(starter_deck(BOX, name).lines for name in FACTIONS if name == faction)


def _refused(text: str) -> bool:
    """Whether a position is none of the game."""
    try:
        _position(text)
    except Refused:
        return True
    return False


# -- modes and components ------------------------------------------------------------------


@check
def every_mode_seats_one_to_four() -> Iterator[str]:
    """No mode is for nobody, and none for five."""
    game = _duel()
    deck = _starter("ysra")
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
        plain = _start(_setup(MIXED, MIXED_OTHERWISE), seed, lenient=True)
        mixed = _start(_setup(MIXED, MIXED_OTHERWISE, switches=FREE), seed)
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
    game = _duel()
    for mode in game.modes:
        text = "a hand druuk-school-adept\nb track warrior-of-shamballa . ."
        reason = game.read_position(text, mode).why_not(0, "play druuk-school-adept")
        yield from differs(f"{mode}: refusal", reason and reason.clause, "SS-7.5")
        defended = "b track grand-overlord-ikee . .  resources tengu*9"
        text = f"step draw\na track . . despoiler\n{defended}"
        state = _siege(game.read_position(text, mode))
        for answer in ("next", "storm", "attack b"):
            state.answer(answer, 0)
        yield from differs(f"{mode}: Resources after a Storm", len(state.resources[1]), 8)


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
    game = _duel()
    for name, mode in game.modes.items():
        decks = game.sample_decks()
        for number in mode.seats:
            seats = tuple(Seating("", decks[seat]) for seat in range(number))
            state = _siege(game.start(Setup(name, seats), 0))
            for seat in range(number):
                there = len(state.hands[seat]), len(state.resources[seat])
                yield from differs(f"{name}: hand and Resources of seat {seat}", there, (2, 32))


# -- zones ---------------------------------------------------------------------------------

TABLE = (
    "step prepare\n"
    "a  track . despoiler .  front armored-yak  hand {hand}  support {support} {support}! "
    "resources {deck}\n"
    "b  track warrior-of-shamballa . tengu  front retired-master  hand tengu  support tengu "
    "resources {mine}\n"
    "land b druuk-school-adept"
)


class World(NamedTuple):
    """What other players may not know of seat a, and the order of b's own deck."""

    hand: str = "tengu armored-yak"
    support: str = "warrior-of-shamballa"
    deck: str = "armored-yak*3 ancient-dragon*3"
    mine: str = "armored-yak tengu retired-master"

    def laid(self, switches: tuple[tuple[str, str], ...] = ()) -> SiegeState:
        """The table of this world."""
        return _position(TABLE.format(**self._asdict()), switches=switches)


def _told_apart(one: SiegeState, other: SiegeState, seats: Iterable[int]) -> Iterator[str]:
    """The seats that see a difference between two worlds, now or in what has happened."""
    for seat in seats:
        if repr(view(one, seat)) != repr(view(other, seat)):
            yield f"seat {seat} can tell two worlds apart by its view"
        notes = [visible_notes(state.journal or [], seat) for state in (one, other)]
        if repr(notes[0]) != repr(notes[1]):
            yield f"seat {seat} can tell two worlds apart by what it was shown"


def _hidden(one: World, other: World, switches: tuple[tuple[str, str], ...] = ()) -> Iterator[str]:
    """Whether the opponent and a spectator cannot tell two worlds apart, but their player can."""
    here, there = one.laid(switches), other.laid(switches)
    yield from _told_apart(here, there, (1, SPECTATOR))
    if repr(view(here, 0)) == repr(view(there, 0)):
        yield "the worlds do not even differ for their own player"
    here.answer("next", 0)
    there.answer("next", 0)
    yield from _told_apart(here, there, (1, SPECTATOR))


@check
def the_battlefield_is_the_same_for_all() -> Iterator[str]:
    """Every seat sees every creature of both sides, and nothing else among them."""
    state = World().laid()
    names = ("despoiler", "armored-yak", "warrior-of-shamballa", "tengu", "retired-master")
    wanted = Counter(BOX.numbers[name] for name in (*names, "druuk-school-adept"))
    for seat in (0, 1, SPECTATOR):
        seen = view(state, seat)
        spaces = [place for track in seen.tracks for place in track]
        there = [place.card for place in (*spaces, *seen.fronts, *seen.lands) if place is not None]
        yield from differs(f"creatures seen by seat {seat}", Counter(there), wanted)


@check
def resources_lie_face_down() -> Iterator[str]:
    """Others see how many there are, their player also which, but nobody in which order."""
    one = World()
    yield from _hidden(one, one._replace(deck="despoiler*6"))
    here = one.laid()
    there = one._replace(deck="ancient-dragon*3 armored-yak*3").laid()
    yield from _told_apart(here, there, (0, 1, SPECTATOR))
    yield from differs("Resources in view", view(here, 1).seats[0].resources, 6)
    there = one._replace(mine="retired-master tengu armored-yak").laid()
    yield from _told_apart(here, there, (0, 1, SPECTATOR))


@check
def casualties_lie_face_up() -> Iterator[str]:
    """Every seat sees both piles from top to bottom."""
    state = _position("a casualties tengu despoiler\nb casualties armored-yak tengu*2")
    wanted = [[BOX.numbers[name] for name in ("despoiler", "tengu")]]
    wanted.append([BOX.numbers[name] for name in ("tengu", "tengu", "armored-yak")])
    for seat in (0, 1, SPECTATOR):
        piles = [list(part.casualties) for part in view(state, seat).seats]
        yield from differs(f"Casualties seen by seat {seat}", piles, wanted)


@check
def hands_are_hidden() -> Iterator[str]:
    """Others see the number of cards and nothing else."""
    one = World()
    yield from _hidden(one, one._replace(hand="despoiler guardian"))
    for seat in (1, SPECTATOR):
        hand = view(one.laid(), seat).seats[0].hand
        yield from differs(f"hand seen by seat {seat}", hand, (HIDDEN, HIDDEN))


@check
def supporters_lie_face_down() -> Iterator[str]:
    """Others see how many there are and which are ready."""
    one = World()
    yield from _hidden(one, one._replace(support="guardian"))
    seen = view(one.laid(), 1).seats[0].supporters
    there = [(supporter.card, supporter.ready) for supporter in seen]
    yield from differs("Supporters in view", there, [(HIDDEN, True), (HIDDEN, False)])


@check
def what_is_done_in_secret_stays_secret() -> Iterator[str]:
    """A look at cards, a theft and a card from the deck made a Supporter tell others nothing."""
    storm = ("next", "storm", "attack b")
    vision = (
        "step draw\na track . . rumor-weaver  resources {0}*3 armored-yak*4\nb resources tengu*9"
    )
    look = (*storm, "keep {0}", "bottom {0}", "bottom {0}")
    yield from _secret(vision, look, (1, SPECTATOR))
    knight = "a track . knight-of-the-new-world-order .  hand tengu*2  resources {0} armored-yak*4"
    yield from _secret(knight, ("use a2", "discard tengu", "discard tengu"), (1, SPECTATOR))
    defended = "track grand-overlord-ikee tengu tengu  resources tengu*9"
    theft = f"step draw\na track . . thief-of-breath\nb hand {{0}}  {defended}"
    yield from _secret(theft, (*storm, "pass"), (SPECTATOR,))


def _secret(text: str, moves: Iterable[str], seats: Iterable[int]) -> Iterator[str]:
    """Whether seats cannot tell apart the worlds in which one or another card is meant."""
    worlds = []
    for card in ("despoiler", "guardian"):
        state = _position(text.format(card))
        for move in moves:
            state.answer(move.format(card), state.decision.seat)
        worlds.append(state)
    one, other = worlds
    yield from _told_apart(one, other, seats)


@check
def spaces_are_as_many_as_there_are() -> Iterator[str]:
    """A position with a space too many, or two cards on one space, is none of a Duel."""
    full = "a track tengu tengu tengu  front tengu\nb track tengu tengu tengu  front tengu\n"
    yield from differs("a full Battlefield refused", _refused(full + "land a tengu"), False)
    for text in (
        "a track . . . tengu",
        "a track tengu tengu tengu tengu",
        "a track . .",
        "a track . . .  track . . .",
        "a front tengu despoiler",
        "a front tengu  front despoiler",
        "land a tengu\nland b despoiler",
    ):
        yield from differs(f"{text!r} refused", _refused(text), True)


@check
def two_tracks_along_one_board() -> Iterator[str]:
    """Each player has one track; both lie along the one board, facing each other."""
    field = MODES["duel"].field
    yield from differs("boards", field.boards, 1)
    yield from differs("tracks of the seats", field.tracks_of, ((0,), (1,)))
    for place, track in enumerate(field.tracks):
        lies = (track.board, track.allied, track.facing)
        yield from differs(f"track {track.name}", lies, (0, (place,), (1 - place,)))
    spaces = [field.space(track, place) for track in (0, 1) for place in range(3)]
    spaces += [field.front(0), field.land(0), field.front(1)]
    yield from differs("different spaces", len(set(spaces)), 9)


# -- cards ---------------------------------------------------------------------------------

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
        numbers = min(card.cost, card.att, card.de) >= 0
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
    for card in BOX.cards:
        state = _position(PLENTY.format(active="a", card=card.id))
        offered = {option.text for option in state.decision.options}
        yield from differs(f"{card.id} as a creature", f"deploy {card.id}" in offered, True)
        offered |= _answers_to(("play underworld-vindicator",), card.id)
        offered |= _answers_to(("use b3", "card underworld-vindicator"), card.id)
        yield from differs(f"{card.id} as an action", f"play {card.id}" in offered, True)


def _answers_to(play: tuple[str, ...], card: str) -> set[str]:
    """What seat a, with a card in hand, may answer to a play of seat b."""
    state = _position(PLENTY.format(active="b", card=card))
    for move in play:
        state.answer(move, 1)
    return {option.text for option in state.decision.options}


@check
def hidden_cards_tell_no_faction() -> Iterator[str]:
    """Worlds in which the hidden cards are of other factions look the same to other seats."""
    one = World()
    for name in ("underworld-vindicator", "novice-of-the-font", "drowned-rower", "guardian"):
        yield from _hidden(one, one._replace(hand=f"{name}*2", support=name, deck=f"{name}*6"))


@check
def hidden_cards_tell_no_faction_when_mixed() -> Iterator[str]:
    """The same in a mixed game, from the set-up on: nobody learns what the other brought."""
    one = World()
    for name in ("underworld-vindicator", "novice-of-the-font", "drowned-rower"):
        other = one._replace(hand=f"{name} tengu", support=name, deck=f"{name}*3 armored-yak*3")
        yield from _hidden(one, other, FREE)
    here = _start(_setup(MIXED, MIXED, switches=FREE))
    there = _start(_setup(MIXED_OTHERWISE, MIXED, switches=FREE))
    yield from _told_apart(here, there, (1, SPECTATOR))


# -- decks ---------------------------------------------------------------------------------


@check
def only_the_deck_takes_part() -> Iterator[str]:
    """At the start every card of the game belongs to a deck that was brought."""
    decks = (_starter("ysra"), _starter("khunglai"))
    state = _start(_setup(*decks))
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
            state = _start(_setup(_starter(one), _starter(other)))
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
    boss = Card(
        id="goblin-killer",
        name="Goblin Killer",
        faction="evil-goblins",  # type: ignore[arg-type]
        rank="soldier",
        symbol="standard",
        copies=4,
        cost=0,
        att=1,
        de=0,
        action=do(Draw(1)),
    )
    box = SiegeBox((*BOX.cards, boss))
    first, *rest = starter_deck(BOX, "ysra").cards
    deck = Deck("", ((first[0], first[1] - 1), *rest, (boss.id, 1)))
    for mixed in (False, True):
        clauses = {fault.clause for fault in check_deck(deck, free_for_all=mixed, box=box)}
        yield from differs(f"refused, mixed {mixed}", "SS-R109" in clauses, True)


# -- set-up and damage ---------------------------------------------------------------------


@check
def an_illegal_deck_starts_no_game() -> Iterator[str]:
    """A deck that breaks a rule is refused when the game is to begin."""
    legal = _starter("ysra")
    short = (f"{int(legal[0].split()[0]) - 1} {legal[0].split()[1]}", *legal[1:])
    try:
        _start(_setup(legal, short))
        yield "a game began with a deck of 33 cards"
    except BadSetup as refused:
        clauses = [fault.clause for fault in refused.faults]
        yield from differs("faults", clauses, ["SS-4.1"])
    yield from differs("a game with legal decks", _start(_setup(legal, legal)).outcome, None)


@check
def decks_are_shuffled() -> Iterator[str]:
    """Other games, other orders, the same cards; each of them is dealt in some game."""
    setup = _setup(_starter("ysra"), _starter("ysra"))
    orders, dealt = set(), set()
    whole = Counter({line.split()[1]: int(line.split()[0]) for line in _starter("ysra")})
    for seed in SEEDS:
        state = _start(setup, seed)
        for seat in (0, 1):
            orders.add(state.resources[seat] + state.hands[seat])
            dealt |= set(state.hands[seat])
            there = (*state.resources[seat], *state.hands[seat])
            yield from differs("cards", Counter(BOX.ids[card] for card in there), whole)
    yield from differs("different orders", len(orders), 2 * len(SEEDS))
    yield from differs("cards dealt", {BOX.ids[card] for card in dealt}, set(whole))
    again = _start(setup, 1).resources, _start(setup, 1).resources
    yield from differs("the same seed gives the same order", again[0] == again[1], True)


@check
def either_player_may_begin() -> Iterator[str]:
    """Each of two players is first in at least a quarter of many games."""
    setup = _setup(_starter("ysra"), _starter("khunglai"))
    first: Counter[int] = Counter()
    for seed in SEEDS:
        state = _start(setup, seed)
        state.answer("keep", 0)
        state.answer("keep", 1)
        first[state.active] += 1
    for seat in (0, 1):
        yield from differs(f"seat {seat} begins often", 4 * first[seat] >= len(SEEDS), True)


@check
def exchanges_are_secret() -> Iterator[str]:
    """Whatever one player gives back, the other sees the same until both have settled."""
    setup = _setup(_starter("ysra"), _starter("khunglai"))
    games = (_start(setup, seed) for seed in SEEDS)
    state = next((game for game in games if len(game.decisions[0].options) > 4), None)
    if state is None:
        yield "no game in which two different cards can be given back"
        return
    settled = []
    for option in state.decision.options:
        twin = state.clone()
        twin.answer(option.text, 0)
        settled.append(twin)
        yield from _told_apart(settled[0], twin, (1, SPECTATOR))
    _keep, one, other, *_both = settled
    one.answer("keep", 1)
    other.answer("keep", 1)
    yield from _told_apart(one, other, (1, SPECTATOR))


@check
def cards_lost_to_damage_are_seen_by_all() -> Iterator[str]:
    """Every seat is shown the same cards, and sees them on the pile."""
    state = _position("a hand underworld-vindicator\nb resources tengu despoiler armored-yak*3")
    state.answer("play underworld-vindicator", 0)
    wanted = tuple(BOX.numbers[name] for name in ("tengu", "despoiler"))
    for seat in (0, 1, SPECTATOR):
        yield from differs("pile", view(state, seat).seats[1].casualties, wanted)
        notes = visible_notes(state.journal or [], seat)
        shown = [getattr(note.event, "cards", None) for note in notes]
        yield from differs(f"shown to seat {seat}", wanted in shown, True)
