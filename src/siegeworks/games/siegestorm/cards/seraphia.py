"""Seraphia: protects, heals and outlasts."""

from siegeworks.core.agenda import do
from siegeworks.games.siegestorm.rules.amounts import AtLeast, Outnumbered, PerCard
from siegeworks.games.siegestorm.rules.card import (
    booster,
    champion,
    elite,
    soldier,
    standard,
    starter,
    veteran,
)
from siegeworks.games.siegestorm.rules.choices import Choose, Vision
from siegeworks.games.siegestorm.rules.effects import (
    Damage,
    Deploy,
    Draw,
    Heal,
    Kill,
    Protect,
    Recruit,
    ResetAll,
    StepBack,
    TakeBack,
)
from siegeworks.games.siegestorm.rules.negation import Negate
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AfterStorm,
    AttackTwice,
    Cheaper,
    DrawMore,
    IgnoreDefenders,
    Modify,
    Untouchable,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    ENEMIES,
    OPPOSING_CREATURES,
    OPPOSING_SUPPORTERS,
    OWN_CASUALTIES,
    OWN_HAND,
    OWN_HEALING_PILE,
    OWN_SPACES,
    OWN_SUPPORTERS,
    OWN_TRACK,
)

CARDS = (
    soldier(
        "Novice of the Font",
        starter(cost=0, att=1, de=2),
        do(Heal(2)),
        Whenever("you-damaged", do(Heal(1)), once_per_turn=True),
    ),
    soldier(
        "Psalm Singer",
        standard(cost=0, att=0, de=2),
        do(Protect()),
        Modify("allies", 0, 1),
    ),
    soldier(
        "Sentinel of the Low Gate",
        starter(cost=0, att=2, de=1),
        do(Damage(PerCard(1, ENEMIES)), Draw(1)),
        Modify("self", 0, 2, Outnumbered(OWN_TRACK, ENEMIES)),
    ),
    soldier(
        "Sunlit Lancer",
        starter(cost=1, att=2, de=2),
        do(Damage(2), Heal(1)),
        Modify("self", 2, 0, AtLeast(OWN_HEALING_PILE)),
    ),
    soldier(
        "Wandering Almoner",
        starter(cost=1, att=2, de=1),
        do(Choose("it", OWN_CASUALTIES), Recruit("it", "casualties")),
        Whenever("you-support", do(Heal(2))),
    ),
    veteran(
        "Chalice Bearer",
        starter(cost=1, att=3, de=1),
        do(Vision(3)),
        Whenever("you-heal", do(Damage(1))),
    ),
    veteran(
        "Hermit of Still Bells",
        booster(cost=1, att=1, de=3),
        do(Negate("action")),
        Untouchable(),
    ),
    veteran(
        "Purge Doctor",
        standard(cost=2, att=2, de=3),
        do(Damage(PerCard(2, OPPOSING_SUPPORTERS))),
        Activate(1, do(Heal(3)), once_per_turn=True),
        printed=True,
    ),
    veteran(
        "Shield Matron",
        starter(cost=2, att=3, de=3),
        do(Choose("it", OWN_SPACES), StepBack("it"), Heal(2)),
        Modify("enemies", -1, 0),
    ),
    elite(
        "Bearer of the Scales",
        starter(cost=3, att=5, de=3),
        do(Choose("it", OPPOSING_CREATURES.cost_at_least(2)), Kill("it")),
        IgnoreDefenders("self"),
    ),
    elite(
        "Granary Steward",
        starter(cost=2, att=2, de=4),
        do(ResetAll(), Heal(1)),
        Cheaper("action"),
    ),
    elite(
        "Oracle of the Clear Pool",
        standard(cost=2, att=1, de=4),
        do(Vision(5)),
        DrawMore(1),
    ),
    elite(
        "Reliquary Guard",
        booster(cost=3, att=3, de=5),
        do(Damage(PerCard(1, OWN_HEALING_PILE, 6))),
        AfterStorm("self", "hand"),
    ),
    elite(
        "Warden of the White Veil",
        starter(cost=3, att=3, de=5),
        do(Heal(4)),
        Activate(1, do(Protect())),
    ),
    champion(
        "Archon of Returning Dawn",
        starter(cost=5, att=7, de=6),
        do(Damage(4), Heal(4)),
        Whenever("turn-begins", do(Heal(2))),
    ),
    champion(
        "Colossus of Prayer",
        booster(cost=6, att=7, de=9),
        do(Draw(PerCard(1, OWN_SUPPORTERS, 4)), Heal(4)),
        AttackTwice(AtLeast(OWN_HEALING_PILE, 5)),
    ),
    champion(
        "Hierophant of the Sealed Book",
        standard(cost=3, att=3, de=4),
        do(Negate("either"), Heal(2)),
        Modify("allies", 1, 1, AtLeast(OWN_HEALING_PILE, 3)),
    ),
    champion(
        "Keeper of Names",
        booster(cost=3, att=2, de=5),
        do(Choose("it", OWN_CASUALTIES), TakeBack("it"), Heal(4)),
        Activate(1, do(Choose("it", OWN_HAND), Recruit("it", "hand")), once_per_turn=True),
    ),
    champion(
        "Mother of Mercies",
        starter(cost=4, att=4, de=5),
        do(Choose("it", OWN_CASUALTIES), Deploy("it", "casualties")),
        Whenever("ally-deployed", do(Heal(2))),
    ),
)
