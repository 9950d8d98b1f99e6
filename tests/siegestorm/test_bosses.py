"""The bosses: what is printed is exact, and what is ours is sound."""

from itertools import pairwise

import pytest

from siegeworks.core.agenda import Script, do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.amounts import PerOwnSupporter, PerToken, Undefended
from siegeworks.games.siegestorm.rules.boss import (
    BOSS_DECK_SIZE,
    DIFFICULTIES,
    LEVELS,
    Boss,
    Column,
    Side,
)
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.commanding import PutGangToken, RaiseMenace, Recover
from siegeworks.games.siegestorm.rules.effects import Damage
from siegeworks.games.siegestorm.rules.passives import Passive, Totem, Whenever
from siegeworks.games.siegestorm.rules.roster import BOSS_CARDS, BOSSES

BY_ID = {card.id: card for card in BOSS_CARDS}
NOTHING = Script()

PRINTED: dict[str, tuple[object, ...]] = {
    "goblin-killer": ("evil-goblins", "base", 0, 1, 0, ("deploy", "gang"), ("gang",)),
    "goblin-leader": ("evil-goblins", "base", 0, 0, 2, ("leader",), ()),
    "goblin-tank": ("evil-goblins", "base", 0, 0, 3, ("deploy", "gang"), ("gang",)),
    "transmuted-goblin": ("evil-goblins", "base", 8, 5, 3, ("deploy",), ("shielded",)),
    "restoration-totem": ("spectral-shamans", "advanced", 2, 0, 2, ("leader",), ("totem",)),
    "seal-of-nova": ("spectral-shamans", "advanced", 3, None, None, ("action",), ("spirit",)),
    "shaman-berserker": ("spectral-shamans", "advanced", 2, 2, 0, ("deploy",), ("spirit",)),
    "totemic-golem": ("spectral-shamans", "advanced", 9, 8, 8, ("deploy",), ("shielded",)),
}
TEXTS: dict[str, tuple[Script, tuple[Passive, ...]]] = {
    "goblin-leader": (NOTHING, (Whenever("ally-deployed", do(PutGangToken())),)),
    "transmuted-goblin": (do(If(Undefended(), do(Damage(6, "each-player")))), ()),
    "restoration-totem": (NOTHING, (Totem(do(Recover(PerToken(1)))),)),
    "seal-of-nova": (do(Damage(PerOwnSupporter(2), "each-player")), ()),
}

each_boss = pytest.mark.parametrize("boss", BOSSES, ids=lambda boss: boss.id)
each_card = pytest.mark.parametrize("card", BOSS_CARDS, ids=lambda card: card.id)


@pytest.mark.parametrize("ident", PRINTED)
def test_a_printed_boss_card_is_exactly_as_printed(ident: str) -> None:
    card = BY_ID[ident]
    found = (card.faction, card.symbol, card.cost, card.att, card.de, card.commands, card.icons)
    assert found == PRINTED[ident]
    assert (card.action, card.passive) == TEXTS.get(ident, (NOTHING, ()))


def test_only_the_cards_of_the_table_are_called_printed() -> None:
    assert {card.id for card in BOSS_CARDS if card.printed} == set(PRINTED)


def test_the_unshown_cards_of_the_rules_keep_to_what_is_known_of_them() -> None:
    archer, haste = BY_ID["goblin-archer"], BY_ID["seal-of-haste"]
    assert archer.cost <= 2
    assert "gang" in archer.commands
    assert haste.cost <= 2
    assert (haste.commands, haste.icons) == (("action",), ("spirit",))
    assert BY_ID["spiritual-shaman"].cost == 4


def test_byloss_on_hard_is_as_printed() -> None:
    byloss = BOX.bosses["byloss"]
    assert byloss.sides["hard"] == Side(4, Column(3, 15, 15, 30), Column(4, 17, 17, 60))
    assert [byloss.sides[each].hand for each in DIFFICULTIES] == [3, 4, 5]
    assert byloss.menace == Whenever("ally-storms", do(RaiseMenace()))
    assert {side.victory for side in byloss.sides.values()} == {None}
    assert byloss.printed == ("hard",)


@pytest.mark.parametrize("deck", BOX.boss_decks)
def test_a_boss_deck_has_twenty_four_cards_of_one_symbol(deck: str) -> None:
    cards = BOX.boss_decks[deck]
    assert len(cards) == BOSS_DECK_SIZE
    assert len({BOX.cards[card].symbol for card in cards}) == 1


@each_boss
def test_a_boss_plays_with_one_base_and_one_advanced_deck(boss: Boss) -> None:
    symbols = [
        {BOX.cards[card].symbol for card in BOX.boss_decks[deck]}
        for deck in (boss.base, boss.advanced)
    ]
    assert symbols == [{"base"}, {"advanced"}]


@each_boss
def test_a_boss_has_three_difficulties_that_can_be_set_up(boss: Boss) -> None:
    assert tuple(boss.sides) == DIFFICULTIES
    for side in boss.sides.values():
        for column in (side.solo, side.coop):
            assert column.menace in LEVELS
            assert 0 < column.base <= BOSS_DECK_SIZE
            assert 0 < column.advanced <= BOSS_DECK_SIZE
            assert column.life > 0


@each_boss
def test_no_number_of_a_boss_falls_with_the_difficulty(boss: Boss) -> None:
    for easier, harder in pairwise(boss.sides[each] for each in DIFFICULTIES):
        assert easier.hand < harder.hand
        for low, high in ((easier.solo, harder.solo), (easier.coop, harder.coop)):
            assert low.menace <= high.menace
            assert low.life < high.life


@each_card
def test_a_boss_card_says_how_it_is_played(card: Card) -> None:
    assert card.commands
    assert ("gang" in card.commands) == ("gang" in card.icons)
    assert (card.att is None) == (card.commands == ("action",))
    assert (card.att is None) == (card.de is None)
    if "action" in card.commands:
        assert card.action
    has_totem = any(isinstance(passive, Totem) for passive in card.passive)
    assert has_totem == ("totem" in card.icons)


def test_bosses_differ_in_what_raises_their_menace() -> None:
    assert len({boss.menace for boss in BOSSES}) == len(BOSSES) >= 3
