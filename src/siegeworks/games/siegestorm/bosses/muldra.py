"""Muldra, the Rot Below, with Rotwood Spawn (base).

What dies feeds the rest: each kill raises the Menace Level, and the spawn grow with the cards
in the Casualties. But when too many lie there, the soil is spent and the players have won.
"""

from functools import partial

from siegeworks.core.agenda import do
from siegeworks.games.siegestorm.rules.amounts import AtLeast, PerCard
from siegeworks.games.siegestorm.rules.boss import Boss, Column, Side
from siegeworks.games.siegestorm.rules.card import boss_card
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.commanding import RaiseMenace
from siegeworks.games.siegestorm.rules.effects import Damage, Draw, Kill, KillEach
from siegeworks.games.siegestorm.rules.passives import AttackTwice, Modify, Whenever
from siegeworks.games.siegestorm.rules.picks import ENEMIES, OWN_CASUALTIES

BOSS = Boss(
    name="Muldra, the Rot Below",
    base="rotwood-spawn",
    advanced="spectral-shamans",
    menace=Whenever("ally-killed", do(RaiseMenace())),
    sides={
        "medium": Side(
            3,
            solo=Column(2, 15, 13, 28),
            coop=Column(3, 17, 15, 55),
            victory=AtLeast(OWN_CASUALTIES, 20),
        ),
        "hard": Side(
            4,
            solo=Column(3, 18, 17, 33),
            coop=Column(4, 20, 19, 65),
            victory=AtLeast(OWN_CASUALTIES, 23),
        ),
        "very-hard": Side(
            5,
            solo=Column(3, 22, 20, 38),
            coop=Column(4, 23, 21, 75),
            victory=AtLeast(OWN_CASUALTIES, 26),
        ),
    },
)

spawn = partial(boss_card, "rotwood-spawn", "base")

CARDS = (
    spawn(
        "Sporeling",
        4,
        (0, 1, 1),
        "deploy",
        "gang",
        passive=Modify("self", PerCard(1, OWN_CASUALTIES.named("sporeling"), 3)),
    ),
    spawn("Call of the Rot", 1, (1,), "action", action=do(RaiseMenace(), Damage(1))),
    spawn("Mossback Snail", 2, (1, 0, 4), "deploy"),
    spawn("Puffball", 3, (1, 1, 0), "deploy", "gang", action=do(Damage(2))),
    spawn("Sudden Bloom", 2, (1,), "action", action=do(Draw(2))),
    spawn("Choking Spores", 1, (2,), "action", action=do(KillEach(ENEMIES.def_at_most(1)))),
    spawn(
        "Grave Morel",
        2,
        (2, 2, 2),
        "deploy",
        passive=Modify("self", 2, 1, AtLeast(OWN_CASUALTIES, 8)),
    ),
    spawn(
        "Stinkhorn Piper", 2, (2, 0, 3), "leader", passive=Whenever("ally-killed", do(Damage(1)))
    ),
    spawn(
        "Feast of Flies",
        1,
        (3,),
        "action",
        action=do(Damage(PerCard(1, OWN_CASUALTIES.cost_at_most(0), 4))),
    ),
    spawn(
        "Mycelial Elder",
        1,
        (3, 0, 4),
        "leader",
        passive=Modify("allies", 2, 0, AtLeast(OWN_CASUALTIES, 10)),
    ),
    spawn(
        "Root Strangler",
        2,
        (3, 2, 3),
        "deploy",
        action=do(Choose("it", ENEMIES.def_at_most(3)), Kill("it")),
    ),
    spawn("Antlered Rot", 1, (4, 4, 2), "deploy", passive=AttackTwice(AtLeast(OWN_CASUALTIES, 10))),
    spawn("Walking Grove", 1, (5, 4, 6), "deploy", "shielded"),
    spawn(
        "Heart of the Rotwood",
        1,
        (7, 0, 5),
        "deploy",
        passive=Modify("self", PerCard(1, OWN_CASUALTIES, 10)),
    ),
)
