"""Byloss, the Goblin King, with Evil Goblins (base) and Spectral Shamans (advanced)."""

from functools import partial

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.amounts import PerCard, PerOwnSupporter, PerToken, Undefended
from siegeworks.games.siegestorm.rules.boss import Boss, Column, Side
from siegeworks.games.siegestorm.rules.card import boss_card
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
    goblin("Goblin Killer", 4, (0, 1, 0), "deploy", "gang", printed=True),
    goblin(
        "Goblin Leader",
        2,
        (0, 0, 2),
        "leader",
        passive=Whenever("ally-deployed", do(PutGangToken())),
        printed=True,
    ),
    goblin("Goblin Tank", 4, (0, 0, 3), "deploy", "gang", printed=True),
    goblin("Goblin Archer", 3, (1, 2, 0), "deploy", "gang", passive=IgnoreDefenders("self")),
    goblin("Goblin Cutpurse", 3, (2, 2, 1), "deploy", "gang", action=do(DiscardRandom(1))),
    goblin("Goblin Pot Drummer", 1, (2, 1, 2), "leader", passive=Modify("allies", 1)),
    goblin("Horn of the Horde", 1, (2,), "action", action=do(PutGangTokens(), PutGangTokens())),
    goblin(
        "Goblin Fusebiter",
        2,
        (3, 1, 1),
        "deploy",
        action=do(Choose("it", ENEMIES.def_at_most(2)), Kill("it")),
    ),
    goblin("Goblin Toad Rider", 2, (3, 3, 1), "deploy", action=do(Damage(PerCard(1, ALLIES)))),
    goblin("Chained Ogre", 1, (6, 3, 4), "deploy", passive=AttackTwice()),
    goblin(
        "Transmuted Goblin",
        1,
        (8, 5, 3),
        "deploy",
        "shielded",
        action=do(If(Undefended(), do(Damage(6, "each-player")))),
        printed=True,
    ),
    shaman("Ancestor Shade", 3, (1, 1, 2), "deploy", "shielded"),
    shaman("Seal of Silence", 2, (1,), "action", "spirit", action=do(Discard(1))),
    shaman(
        "Restoration Totem",
        2,
        (2, 0, 2),
        "leader",
        passive=Totem(do(Recover(PerToken(1)))),
        printed=True,
    ),
    shaman("Seal of Haste", 2, (2,), "action", "spirit", action=do(Advance())),
    shaman("Shaman Berserker", 4, (2, 2, 0), "deploy", "spirit", printed=True),
    shaman("Hexing Shaman", 2, (3, 2, 2), "deploy", passive=Modify("enemies", -1, -1)),
    shaman(
        "Seal of Banishment",
        1,
        (3,),
        "action",
        "spirit",
        action=do(Choose("it", ENEMIES), Return("it")),
    ),
    shaman(
        "Seal of Nova",
        2,
        (3,),
        "action",
        "spirit",
        action=do(Damage(PerOwnSupporter(2), "each-player")),
        printed=True,
    ),
    shaman("Totem of Fury", 1, (3, 0, 3), "leader", passive=Totem(do(PutGangTokens()))),
    shaman("Totem of Wrath", 1, (3, 0, 2), "leader", passive=Totem(do(Damage(1)))),
    shaman("Spiritual Shaman", 2, (4, 3, 3), "deploy", "spirit", action=do(Damage(2))),
    shaman(
        "Shaman Stormcaller", 1, (5, 4, 3), "deploy", "spirit", action=do(Damage(2, "each-player"))
    ),
    shaman("Totemic Golem", 1, (9, 8, 8), "deploy", "shielded", printed=True),
)
