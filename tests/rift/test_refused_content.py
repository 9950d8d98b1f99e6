"""Towers, heroes and hordes nobody could play with are refused by file, name and reason."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from siegeworks.core.agenda import do
from siegeworks.core.content import check_ids
from siegeworks.core.refusal import BadText
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.cards import read_cards, read_enemies
from siegeworks.games.rift.rules.printed import MAGIC, Attack, tower
from siegeworks.games.rift.rules.roster import ENEMIES, check_hero, towers_of
from siegeworks.games.rift.rules.striking import Strike

# Untyped, since a type checker would refuse most of what follows before the game can.
any_tower: Callable[..., Any] = tower
any_attack: Callable[..., Any] = Attack
BOLT = Attack(MAGIC, "n e", "XX")
LILITH = BOX.heroes[BOX.hero_numbers["lilith"]]
KNOWN = ", ".join(tower.id for tower in BOX.towers)


def test_sound_towers_belong_to_the_family_of_their_file() -> None:
    (found,) = towers_of("mages", (tower("seer", 2, BOLT),))
    assert (found.family, found.attacks[0].level) == ("mages", 2)


@pytest.mark.parametrize(
    ("level", "attacks", "reason"),
    [
        ("2", (BOLT,), "level is '2', not a number"),
        (5, (BOLT,), "a tower has a level from 1 to 4, and an attack"),
        (2, (), "a tower has a level from 1 to 4, and an attack"),
        (
            2,
            (any_attack(MAGIC, "n", "XX", rule="spred"),),
            "rule of Attack is 'spred'; close to it: spread",
        ),
        (2, (any_attack(MAGIC, "n", "XX", 1),), "free of Attack is 1, not True or False"),
    ],
)
def test_a_wrong_tower_is_refused(level: Any, attacks: tuple[Any, ...], reason: str) -> None:
    with pytest.raises(BadText) as refused:
        towers_of("mages", (any_tower("seer", level, *attacks),))
    assert str(refused.value) == f"mages.py, seer: {reason}"


@pytest.mark.parametrize(
    ("type_", "arrows", "pieces", "reason"),
    [
        ("magick", "n", "XX", "'magick' is no attack type; there is physical, magic, universal"),
        (MAGIC, "n ny2", "XX", "'ny2' is no arrow; there is n, ne, e, se, s, sw, w, nw"),
        (MAGIC, "n", "XX/X", "'XX/X' is no shape: rows of X and . of one length, divided by /"),
    ],
)
def test_an_attack_that_cannot_be_drawn_is_refused(
    type_: str, arrows: str, pieces: str, reason: str
) -> None:
    with pytest.raises(ValueError, match="no ") as refused:
        Attack(type_, arrows, pieces)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"health": None}, "health is None, not a number"),
        ({"moves": 0}, "health and moves are numbers from 1"),
        ({"towers": LILITH.towers[:3]}, "starting towers are for 1, 2, 3 and 4 players"),
        (
            {"towers": (*LILITH.towers[:3], ("milita",))},
            f"no tower 'milita'; there is {KNOWN}",
        ),
        ({"beast": "wolf"}, "no figure 'wolf'; there is lilith, wildcat"),
        ({"abilities": ("burn",)}, "abilities is ('burn',), not Ability"),
        (
            {"basic": do(Strike(BOLT), BOLT)},  # type: ignore[arg-type]
            f"Script({(Strike(BOLT), BOLT)!r}) holds something that is no effect",
        ),
    ],
)
def test_a_wrong_hero_is_refused(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadText) as refused:
        check_hero("lilith.py", replace(LILITH, **changed), BOX.towers, ["lilith", "wildcat"])
    assert str(refused.value) == f"lilith.py, lilith: {reason}"


def test_two_cards_of_one_id_are_refused_with_both_files() -> None:
    raid = read_cards("[raid]\ngrid = 'g'", ENEMIES)
    with pytest.raises(BadText) as refused:
        check_ids({"orcs.toml": raid, "tribes.toml": raid})
    assert str(refused.value) == "tribes.toml, raid: something in orcs.toml has this id too"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("G = 'goblin'", "'G' is not a small letter, or stands for nobody"),
        ("gg = 'goblin'", "'gg' is not a small letter, or stands for nobody"),
        ("g = ''", "'g' is not a small letter, or stands for nobody"),
        ("g = 5", "g is not a text"),
        (
            "g = 'goblin hasty'",
            "goblin: no property 'hasty'; there is resists-physical, resists-magic, deadly, "
            "healing, haste, targeting, large",
        ),
    ],
)
def test_a_wrong_enemy_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        read_enemies(text)
    assert str(refused.value) == f"enemies.toml: {reason}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raid = 'g'", "raids.toml: raid is not a table"),
        ("[raid]", "raids.toml, raid: grid is missing"),
        (
            "[raid]\ngrid = 'g'\nlevel = 2",
            "raids.toml, raid: a portal, and only a portal, has a level from 1 to 4",
        ),
        (
            "[raid]\ngrid = 'gPP'\nlevel = 2",
            "raids.toml, raid: a portal has one level square P (RT-13.1)",
        ),
        (
            "kind = 'lif'\n[raid]\ngrid = 'g'",
            "raids.toml, raid: no kind 'lif'; there is horde, portal, ghost, life",
        ),
    ],
)
def test_a_wrong_horde_card_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        read_cards(text, ENEMIES, "raids.toml")
    assert str(refused.value) == reason
