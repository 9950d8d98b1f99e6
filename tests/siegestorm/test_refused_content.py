"""Cards, decks and bosses nobody could play with are refused by file, name and reason."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from siegeworks.core.agenda import do
from siegeworks.core.content import data_module
from siegeworks.core.refusal import BadText
from siegeworks.games.siegestorm.rules.boss import Column
from siegeworks.games.siegestorm.rules.card import Card, boss_card, soldier, starter
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.effects import Boost, Damage, Draw, Kill, TakeBack
from siegeworks.games.siegestorm.rules.passives import Activate, Cheaper, Modify, Moment, Whenever
from siegeworks.games.siegestorm.rules.picks import ENEMIES, OWN_CASUALTIES
from siegeworks.games.siegestorm.rules.roster import (
    BOSS_CARDS,
    BOSSES,
    boss_decks,
    boss_of,
    card_set,
    check_box,
)

# Untyped, since a type checker would refuse most of what follows before the game can.
any_soldier: Callable[..., Card] = soldier
any_boss_card: Callable[..., Card] = boss_card
damage: Callable[..., Any] = Damage
cheaper: Callable[..., Any] = Cheaper
whenever: Callable[..., Any] = Whenever
choose: Callable[..., Any] = Choose
BYLOSS = BOSSES[0]


def yak(**changed: Any) -> Card:
    """A sound card with something changed."""
    stats = {key: changed.pop(key) for key in ("cost", "att", "de") if key in changed}
    numbers = starter(**{"cost": 1, "att": 2, "de": 3, **stats})
    action = changed.pop("action", do(Draw(1)))
    passive = changed.pop("passive", (Modify("allies", 1),))
    return any_soldier(changed.pop("name", "Yak"), numbers, action, *passive, **changed)


def test_a_sound_card_is_let_in_and_belongs_to_its_set() -> None:
    (card,) = card_set("ysra", (yak(),), 4)
    assert (card.id, card.faction, card.rank, card.copies) == ("yak", "ysra", "soldier", 4)


MOMENTS = ", ".join(get_args(Moment))
AMOUNTS = "a number or PerCard or PerToken or PerOwnSupporter"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (yak(cost="1"), "cost is '1', not a number"),
        (yak(att=1.5), "att is 1.5, not a number or None"),
        (yak(de=True), "de is True, not a number or None"),
        (yak(cost=-1), "cost, ATT and DEF are numbers from 0, copies from 1"),
        (yak(copies=0), "cost, ATT and DEF are numbers from 0, copies from 1"),
        (yak(printed="yes"), "printed is 'yes', not True or False"),
        (
            yak(action=Damage(2)),
            "action is Damage(amount=2, to='opponent'), not a block of effects",
        ),
        (yak(action=do()), "it needs an action and a passive (SS-3.1)"),
        (yak(action=do(damage("2"))), f"amount of Damage is '2', not {AMOUNTS}"),
        (
            yak(action=do(damage(2, "nobody"))),
            "to of Damage is 'nobody'; there is you, opponent, each-player",
        ),
        (
            yak(passive=(whenever("you-damagd", do(Draw(1))),)),
            "moment of Whenever is 'you-damagd'; close to it: you-damaged",
        ),
        (
            yak(passive=(whenever("xyz", do(Draw(1))),)),
            f"moment of Whenever is 'xyz'; there is {MOMENTS}",
        ),
        (
            yak(passive=(cheaper("creatures"),)),
            "kind of Cheaper is 'creatures'; close to it: creature",
        ),
        (
            yak(passive=(Modify("allies", 1), Cheaper("action"), Cheaper("creature"))),
            "two passives of the kind Cheaper",
        ),
        (
            yak(action=do(choose("it", "enemies"), Kill("it"))),
            "pick of Choose is 'enemies', not Pick",
        ),
        (yak(action=do(Kill("it"))), "Kill uses 'it', which nobody chose"),
        (
            yak(action=do(Draw(1), Choose("it", ENEMIES), Kill("it"))),
            "every Choose comes first in a text (SS-R41)",
        ),
        (
            yak(passive=(Activate(1, do(Boost("foe", 1, 1))),)),
            "Boost uses 'foe', which nobody chose",
        ),
    ],
)
def test_a_wrong_card_is_refused(card: Card, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        card_set("ysra", (card,))
    assert str(refused.value) == f"ysra.py, Yak: {reason}"


def test_a_set_that_is_not_of_its_printed_size_is_refused() -> None:
    cards = tuple(yak(name=f"Yak {number}") for number in range(15))
    with pytest.raises(BadText) as refused:
        card_set("styxia", cards, 56)
    assert str(refused.value) == "styxia.py: 60 cards, copies counted, instead of 56"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (yak(name="YAK"), "yak: something in ysra.py has this id too"),
        (
            yak(
                name="Goat",
                action=do(Choose("it", OWN_CASUALTIES.named("despoilr")), TakeBack("it")),
            ),
            "Goat: it speaks of 'despoilr', which is no card",
        ),
    ],
)
def test_cards_that_do_not_go_together_are_refused(card: Card, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        check_box({"ysra.py": (yak(),), "promo.py": (card,)})
    assert str(refused.value) == f"promo.py, {reason}"


# -- bosses --------------------------------------------------------------------------------


def crab(*signs: str, values: Any = (1, 1, 3), copies: int = 24, symbol: str = "base") -> Card:
    return any_boss_card("tide-folk", symbol, "Reef Crab", copies, values, *signs)


@pytest.mark.parametrize(
    ("cards", "name", "reason"),
    [
        ((crab(),), "Reef Crab", "it has no Command Action (SS-15.41)"),
        (
            (crab("deploy", values=(1,)),),
            "Reef Crab",
            "an action card, and only that, has no ATT and DEF (SS-R153)",
        ),
        (
            (crab("depoly"),),
            "Reef Crab",
            "commands is ('depoly',); close to it: deploy",
        ),
        ((crab("deploy", values=("1", 1, 3)),), "Reef Crab", "cost is '1', not a number"),
        ((crab("deploy", symbol="bas"),), "Reef Crab", "symbol is 'bas'; close to it: base"),
        (
            (crab("deploy", copies=23),),
            "deck tide-folk",
            "23 cards, copies counted, instead of 24 of one symbol",
        ),
        (
            (crab("deploy", copies=12), crab("deploy", copies=12, symbol="advanced")),
            "deck tide-folk",
            "24 cards, copies counted, instead of 24 of one symbol",
        ),
    ],
)
def test_a_wrong_boss_deck_is_refused(cards: tuple[Card, ...], name: str, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        boss_decks("tarn.py", cards)
    assert str(refused.value) == f"tarn.py, {name}: {reason}"


def side(**changed: Any) -> Any:
    """The sides of a boss whose hard one starts alone with something changed."""
    column = Column(3, 15, 15, 30)._replace(**changed)
    return {**BYLOSS.sides, "hard": replace(BYLOSS.sides["hard"], solo=column)}


ADVANCED = "spectral-shamans, blackpurse-companies"
NAME = "Byloss, the Goblin King"
COLUMN = "Column(menace={0}, base={1}, advanced=15, life={2})"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (
            {"base": "evil-goblin"},
            ": no base deck 'evil-goblin'; there is evil-goblins, rotwood-spawn",
        ),
        ({"advanced": "evil-goblins"}, f": no advanced deck 'evil-goblins'; there is {ADVANCED}"),
        ({"menace": "ally-storms"}, ": menace is 'ally-storms', not Whenever"),
        ({"printed": ("easy",)}, ": printed is ('easy',); there is medium, hard, very-hard"),
        ({"sides": {}}, ": its sides are medium, hard, very-hard, in this order"),
        ({"sides": side(life="30")}, ": life of Column is '30', not a number"),
        ({"sides": side(menace=6)}, f", hard: nobody can set up {COLUMN.format(6, 15, 30)}"),
        ({"sides": side(base=25)}, f", hard: nobody can set up {COLUMN.format(3, 25, 30)}"),
        ({"sides": side(life=0)}, f", hard: nobody can set up {COLUMN.format(3, 15, 0)}"),
    ],
)
def test_a_wrong_boss_is_refused(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadText) as refused:
        boss_of("byloss.py", replace(BYLOSS, **changed), BOSS_CARDS)
    assert str(refused.value) == f"byloss.py, {NAME}{reason}"


# -- modules -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("CARDS = (\n    Crad(),\n)\n", "line 2: name 'Crad' is not defined"),
        ("from math import pie\n", "line 1: cannot import name 'pie' from 'math'"),
        ("CARDS = (\n", "line 1: '(' was never closed"),
        ("X = 1\nY = len()\n", "line 2: len() takes exactly one argument (0 given)"),
    ],
)
def test_a_module_python_cannot_carry_out_is_refused_with_the_line(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_set.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadText) as refused:
        data_module("broken_set")
    assert str(refused.value).startswith(f"broken_set.py, {message}")
