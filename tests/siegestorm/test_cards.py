"""The card sets: what is printed is exact, and what is ours is sound."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from siegeworks.core.agenda import Script, do
from siegeworks.games.siegestorm.rules import BOX, choices, effects, negation
from siegeworks.games.siegestorm.rules.amounts import AtLeast, PerCard
from siegeworks.games.siegestorm.rules.card import COPIES, FACTIONS, Card, Faction, Rank, Symbol
from siegeworks.games.siegestorm.rules.choices import Choose, DiscardHand, Reset
from siegeworks.games.siegestorm.rules.effects import (
    Advance,
    Damage,
    DeployTop,
    Destroy,
    Draw,
    Effect,
    ExtraTurn,
    FreeShapeshift,
    Kill,
    Place,
    Protect,
    ReturnEach,
    Shapeshift,
    Storm,
    SupportTop,
    Switch,
    TakeBack,
    TextQuestion,
    Win,
)
from siegeworks.games.siegestorm.rules.negation import NegateAndUse
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AfterStorm,
    AttackTwice,
    DrawMore,
    IgnoreDefenders,
    Modify,
    Moment,
    Passive,
    RaiseDamage,
    Totem,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    CARDS_ON_ANOTHER_TRACK,
    CARDS_ON_TRACKS,
    CREATURES,
    ENEMIES,
    OPPOSING_SUPPORTERS,
    OWN_CASUALTIES,
    OWN_HAND,
    OWN_SPACES,
    OWN_TRACK,
    REPLACEMENT,
)
from siegeworks.games.siegestorm.rules.vocabulary import VERBS

SETS = {name: tuple(card for card in BOX.cards if card.faction == name) for name in FACTIONS}
PROMO = tuple(card for card in BOX.cards if card.faction == "promo")
SIZES = {"ysra": 54, "khunglai": 54, "seraphia": 56, "styxia": 56}
STARTER_DECK = 34
OF_PLAYERS = [kind for kind in get_args(Passive) if kind is not Totem]
"""The kinds of passives player cards have."""
BOSS_SYMBOLS = ("base", "advanced", "boss")
ALL = tuple(card for cards in SETS.values() for card in cards)
BY_ID = {card.id: card for card in (*ALL, *PROMO)}

SHIFT = do(Choose("new", REPLACEMENT), Shapeshift("new"))

Print = tuple[int, int, int, Script, Passive]
PRINTED: dict[str, Print] = {
    "ancient-dragon": (
        3, 6, 3,
        do(NegateAndUse()),
        Activate(1, do(DiscardHand(), DeployTop())),
    ),
    "armored-yak": (0, 2, 1, do(Advance()), AfterStorm("own", "hand")),
    "brainwashed-traitor": (0, 2, 1, do(FreeShapeshift()), Modify("shapeshifters", 0, 2)),
    "despoiler": (
        3, 4, 2,
        do(Choose("it", OWN_CASUALTIES.named("despoiler")), TakeBack("it")),
        Whenever("opponent-damaged", do(Reset(2)), once_per_turn=True),
    ),
    "druuk-school-adept": (
        1, 2, 2,
        do(Choose("it", ENEMIES.def_at_most(2)), Kill("it")),
        IgnoreDefenders("own"),
    ),
    "grand-overlord-ikee": (
        2, 2, 3,
        do(Choose("it", OWN_HAND), Place("it", "front")),
        RaiseDamage(1),
    ),
    "knight-of-the-new-world-order": (
        4, 4, 3,
        do(Choose("it", OWN_CASUALTIES.named("underworld-vindicator")), TakeBack("it")),
        Activate(2, do(SupportTop())),
    ),
    "reptine-taskmaster": (4, 5, 3, do(ReturnEach(ENEMIES)), Activate(0, SHIFT)),
    "retired-master": (
        1, 2, 1,
        do(Choose("it", OWN_SPACES), Storm("it")),
        AfterStorm("self", "support"),
    ),
    "tengu": (
        4, 2, 2,
        do(
            Choose("one", CARDS_ON_TRACKS),
            Choose("other", CARDS_ON_ANOTHER_TRACK),
            Switch("one", "other"),
        ),
        Modify("allies", 2, 2),
    ),
    "underworld-vindicator": (0, 2, 1, do(Damage(2)), Activate(3, SHIFT)),
    "warrior-of-shamballa": (0, 1, 1, do(Draw(1)), Modify("allies", 1, 1)),
    "goblin-marius": (12, 0, 0, do(Damage(0)), Whenever("self-storms", do(Win()))),
    "goblin-andrew": (14, 0, 0, do(Win()), Modify("allies", 0, 0)),
    "goblin-prospector": (
        3, 3, 0,
        do(Choose("it", OWN_CASUALTIES.with_word("Goblin")), TakeBack("it")),
        Whenever("you-kill", do(Draw(1))),
    ),
    "guardian": (1, 3, 1, do(Draw(1)), AttackTwice(AtLeast(OWN_TRACK.with_word("Goblin")))),
}  # fmt: skip
"""Cost, ATT, DEF, action and passive of the cards the rulebooks show (25.1, 25.2)."""

PARTLY_PRINTED = {"assassin", "purge-doctor"}
"""Cards the rulebooks only speak of (25.4)."""

HOMES = {module.__name__ for module in (effects, choices, negation)}
PARTS = [
    kind
    for kind in VERBS.values()
    if issubclass(kind, Effect | TextQuestion) and kind.__module__ in HOMES
]
"""The verbs card texts are made of."""

each_card = pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
each_faction = pytest.mark.parametrize("faction", FACTIONS)


def blocks(script: Script) -> Iterator[Script]:
    """A block and every block inside it."""
    yield script
    for part in script:
        for _, inner in part.scripts():
            yield from blocks(inner)


def announced(card: Card) -> list[Script]:
    """The texts of a card that are announced: its action and its ability."""
    return [card.action, *(p.do for p in card.passive if isinstance(p, Activate))]


def triggered(card: Card) -> list[Script]:
    """The texts of a card that are set off."""
    return [p.do for p in card.passive if isinstance(p, Whenever)]


def texts(card: Card) -> list[Script]:
    return announced(card) + triggered(card)


def parts(script: Script) -> list[object]:
    return [part for block in blocks(script) for part in block]


def passives_of(kind: type) -> list[Card]:
    return [card for card in ALL if any(isinstance(p, kind) for p in card.passive)]


# -- what is printed -----------------------------------------------------------------------


@pytest.mark.parametrize("ident", PRINTED)
def test_a_printed_card_is_exactly_as_printed(ident: str) -> None:
    card = BY_ID[ident]
    assert (card.cost, card.att, card.de, card.action, *card.passive) == PRINTED[ident]


def test_only_cards_of_the_rulebooks_are_marked_as_printed() -> None:
    printed = {card.id for card in BY_ID.values() if card.printed}
    assert printed == PRINTED.keys() | PARTLY_PRINTED


def test_the_assassin_kills_a_supporter_for_a_price() -> None:
    (passive,) = BY_ID["assassin"].passive
    assert isinstance(passive, Activate)
    assert passive.cost > 0
    assert passive.do == do(Choose("it", OPPOSING_SUPPORTERS), Kill("it"))


def test_the_purge_doctor_hurts_by_the_number_of_supporters() -> None:
    assert BY_ID["purge-doctor"].action == do(Damage(PerCard(2, OPPOSING_SUPPORTERS)))


def test_the_effects_printed_without_a_name_are_on_cards_of_ours() -> None:
    assert any(DrawMore(1) in card.passive for card in ALL)
    protecting = [
        passive
        for card in ALL
        for passive in card.passive
        if isinstance(passive, Activate) and passive.do == do(Protect())
    ]
    assert protecting
    aim, blow = Choose("it", CREATURES), Destroy("it")
    assert any({aim, blow} <= set(card.action) for card in ALL)


# -- the sets ------------------------------------------------------------------------------


@each_faction
def test_a_set_has_the_printed_size(faction: Faction) -> None:
    assert sum(card.copies for card in SETS[faction]) == SIZES[faction]
    assert all(card.faction == faction for card in SETS[faction])


@each_faction
def test_the_starter_cards_are_a_legal_deck(faction: Faction) -> None:
    starters = [card for card in SETS[faction] if card.symbol == "starter"]
    assert sum(card.copies for card in starters) == STARTER_DECK
    assert all(card.copies <= COPIES[card.rank] for card in starters)


@each_faction
def test_a_set_has_every_rank_and_every_symbol(faction: Faction) -> None:
    ranks, symbols = set(get_args(Rank)), set(get_args(Symbol))
    assert {card.rank for card in SETS[faction]} == ranks - {"promo", "boss"}
    assert {card.symbol for card in SETS[faction]} == symbols - {"promo", *BOSS_SYMBOLS}


@each_faction
def test_a_set_is_in_order(faction: Faction) -> None:
    ranks: list[str] = list(get_args(Rank))
    cards = SETS[faction]
    assert list(cards) == sorted(cards, key=lambda card: (ranks.index(card.rank), card.id))


def test_every_card_of_the_sets_is_in_the_box() -> None:
    assert set(BY_ID) <= set(BOX.ids)


@each_card
def test_a_set_holds_as_many_copies_as_a_deck_may(card: Card) -> None:
    assert card.copies == COPIES[card.rank]


@each_card
def test_an_id_is_the_slug_of_the_name(card: Card) -> None:
    slug = re.sub(r"[^a-z0-9]+", "-", card.name.lower().replace("'", ""))
    assert card.id == slug
    assert card.id.isascii()


def test_no_two_cards_share_an_id_a_name_or_a_print() -> None:
    assert len(BY_ID) == len(ALL) + len(PROMO)
    assert len({card.name for card in BY_ID.values()}) == len(BY_ID)
    prints = Counter((c.cost, c.att, c.de, c.action, c.passive) for c in ALL)
    assert set(prints.values()) == {1}


# -- the texts -----------------------------------------------------------------------------


@each_card
def test_a_card_has_an_action_and_a_passive(card: Card) -> None:
    assert card.action
    assert card.passive


@each_card
def test_what_is_chosen_is_chosen_first(card: Card) -> None:
    for text in announced(card):
        chosen = [isinstance(part, Choose) for part in text]
        assert chosen == sorted(chosen, reverse=True)
        inner = [part for part in parts(text)[len(text) :] if isinstance(part, Choose)]
        assert not inner


@each_card
def test_nothing_is_chosen_when_a_passive_is_set_off(card: Card) -> None:
    assert not [part for text in triggered(card) for part in parts(text) if type(part) is Choose]


@each_card
def test_every_name_is_bound_once_and_used(card: Card) -> None:
    for text in texts(card):
        bound = [part.name for part in text if isinstance(part, Choose)]
        used = {
            getattr(part, field)
            for part in parts(text)
            if isinstance(part, Effect)
            for field in part.uses
        }
        assert len(set(bound)) == len(bound)
        assert used == set(bound)


@each_card
def test_only_the_taskmaster_has_an_ability_for_nothing(card: Card) -> None:
    free = any(isinstance(p, Activate) and p.cost == 0 for p in card.passive)
    assert free == (card.id == "reptine-taskmaster")


@each_card
def test_extra_turns_are_dear_and_free_cards_draw_little(card: Card) -> None:
    inside = [part for text in texts(card) for part in parts(text)]
    if any(isinstance(part, ExtraTurn) for part in inside):
        assert card.cost >= 4
        assert card.rank in ("elite", "champion")
    if card.cost == 0:
        assert all(part.cards == 1 for part in parts(card.action) if isinstance(part, Draw))


@each_card
def test_a_passive_set_off_by_its_own_effect_has_a_limit(card: Card) -> None:
    loops: dict[str, tuple[type, ...]] = {
        "opponent-damaged": (Damage,),
        "you-damaged": (Damage,),
        "you-heal": (effects.Heal,),
        "you-kill": (Kill, effects.KillEach, effects.Sacrifice),
        "opponent-discards": (choices.Discard, effects.DiscardRandom),
        "you-discard": (choices.Discard, DiscardHand),
    }
    for passive in card.passive:
        if isinstance(passive, Whenever) and not passive.once_per_turn:
            again = loops.get(passive.moment, ())
            assert not any(isinstance(part, again) for part in parts(passive.do))


# -- the vocabulary ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", OF_PLAYERS, ids=lambda kind: kind.__name__)
def test_every_kind_of_passive_is_on_a_card(kind: type) -> None:
    assert passives_of(kind)


@pytest.mark.parametrize("moment", get_args(Moment))
def test_every_moment_is_waited_for(moment: str) -> None:
    waiting = [p for card in ALL for p in card.passive if isinstance(p, Whenever)]
    assert moment in {passive.moment for passive in waiting}


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_verb_of_the_texts_is_on_a_card(kind: type) -> None:
    used = {type(part) for card in BY_ID.values() for text in texts(card) for part in parts(text)}
    assert kind in used
