"""Byloss, the Goblin King, with Evil Goblins (base) and Spectral Shamans (advanced)."""

from functools import partial

from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.amounts import PerCard, PerOwnSupporter, PerToken, Undefended
from siegeworks.games.siegestorm.rules.boss import Boss, Column, Side
from siegeworks.games.siegestorm.rules.card import boss_card, do
from siegeworks.games.siegestorm.rules.choices import Choose, Discard
from siegeworks.games.siegestorm.rules.commanding import (
    PutGangToken,
    PutGangTokens,
    RaiseMenace,
    Recover,
)
from siegeworks.games.siegestorm.rules.effects import Advance, Damage, DiscardRandom, Kill, Return
from siegeworks.games.siegestorm.rules.passives import (
    AttackTwice,
    IgnoreDefenders,
    Modify,
    Totem,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import ALLIES, ENEMIES

BOSS = Boss(
    id="byloss",
    name="Byloss, the Goblin King",
    base="evil-goblins",
    advanced="spectral-shamans",
    menace=Whenever("ally-storms", do(RaiseMenace())),
    sides={
        "medium": Side(3, solo=Column(2, 12, 12, 25), coop=Column(3, 14, 14, 50)),
        "hard": Side(4, solo=Column(3, 15, 15, 30), coop=Column(4, 17, 17, 60)),
        "very-hard": Side(5, solo=Column(3, 18, 18, 42), coop=Column(4, 20, 20, 84)),
    },
    printed=("hard",),
)

goblin = partial(boss_card, "evil-goblins", "base")
shaman = partial(boss_card, "spectral-shamans", "advanced")

CARDS = (
    goblin(
        "goblin-killer", "Goblin Killer", 4, 0, (1, 0), ("deploy", "gang"), ("gang",), printed=True
    ),
    goblin(
        "goblin-leader",
        "Goblin Leader",
        2,
        0,
        (0, 2),
        ("leader",),
        passive=(Whenever("ally-deployed", do(PutGangToken())),),
        printed=True,
    ),
    goblin("goblin-tank", "Goblin Tank", 4, 0, (0, 3), ("deploy", "gang"), ("gang",), printed=True),
    goblin(
        "goblin-archer",
        "Goblin Archer",
        3,
        1,
        (2, 0),
        ("deploy", "gang"),
        ("gang",),
        passive=(IgnoreDefenders("self"),),
    ),
    goblin(
        "goblin-cutpurse",
        "Goblin Cutpurse",
        3,
        2,
        (2, 1),
        ("deploy", "gang"),
        ("gang",),
        action=do(DiscardRandom(1)),
    ),
    goblin(
        "goblin-pot-drummer",
        "Goblin Pot Drummer",
        1,
        2,
        (1, 2),
        ("leader",),
        passive=(Modify("allies", 1),),
    ),
    goblin(
        "horn-of-the-horde",
        "Horn of the Horde",
        1,
        2,
        None,
        ("action",),
        action=do(PutGangTokens(), PutGangTokens()),
    ),
    goblin(
        "goblin-fusebiter",
        "Goblin Fusebiter",
        2,
        3,
        (1, 1),
        ("deploy",),
        action=do(Choose("it", ENEMIES.def_at_most(2)), Kill("it")),
    ),
    goblin(
        "goblin-toad-rider",
        "Goblin Toad Rider",
        2,
        3,
        (3, 1),
        ("deploy",),
        action=do(Damage(PerCard(1, ALLIES))),
    ),
    goblin("chained-ogre", "Chained Ogre", 1, 6, (3, 4), ("deploy",), passive=(AttackTwice(),)),
    goblin(
        "transmuted-goblin",
        "Transmuted Goblin",
        1,
        8,
        (5, 3),
        ("deploy",),
        ("shielded",),
        action=do(If(Undefended(), do(Damage(6, "each-player")))),
        printed=True,
    ),
    shaman("ancestor-shade", "Ancestor Shade", 3, 1, (1, 2), ("deploy",), ("shielded",)),
    shaman(
        "seal-of-silence",
        "Seal of Silence",
        2,
        1,
        None,
        ("action",),
        ("spirit",),
        action=do(Discard(1)),
    ),
    shaman(
        "restoration-totem",
        "Restoration Totem",
        2,
        2,
        (0, 2),
        ("leader",),
        ("totem",),
        passive=(Totem(do(Recover(PerToken(1)))),),
        printed=True,
    ),
    shaman(
        "seal-of-haste", "Seal of Haste", 2, 2, None, ("action",), ("spirit",), action=do(Advance())
    ),
    shaman(
        "shaman-berserker", "Shaman Berserker", 4, 2, (2, 0), ("deploy",), ("spirit",), printed=True
    ),
    shaman(
        "hexing-shaman",
        "Hexing Shaman",
        2,
        3,
        (2, 2),
        ("deploy",),
        passive=(Modify("enemies", -1, -1),),
    ),
    shaman(
        "seal-of-banishment",
        "Seal of Banishment",
        1,
        3,
        None,
        ("action",),
        ("spirit",),
        action=do(Choose("it", ENEMIES), Return("it")),
    ),
    shaman(
        "seal-of-nova",
        "Seal of Nova",
        2,
        3,
        None,
        ("action",),
        ("spirit",),
        action=do(Damage(PerOwnSupporter(2), "each-player")),
        printed=True,
    ),
    shaman(
        "totem-of-fury",
        "Totem of Fury",
        1,
        3,
        (0, 3),
        ("leader",),
        ("totem",),
        passive=(Totem(do(PutGangTokens())),),
    ),
    shaman(
        "totem-of-wrath",
        "Totem of Wrath",
        1,
        3,
        (0, 2),
        ("leader",),
        ("totem",),
        passive=(Totem(do(Damage(1))),),
    ),
    shaman(
        "spiritual-shaman",
        "Spiritual Shaman",
        2,
        4,
        (3, 3),
        ("deploy",),
        ("spirit",),
        action=do(Damage(2)),
    ),
    shaman(
        "shaman-stormcaller",
        "Shaman Stormcaller",
        1,
        5,
        (4, 3),
        ("deploy",),
        ("spirit",),
        action=do(Damage(2, "each-player")),
    ),
    shaman(
        "totemic-golem", "Totemic Golem", 1, 9, (8, 8), ("deploy",), ("shielded",), printed=True
    ),
)
