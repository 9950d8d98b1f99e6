"""Khung'lai: stands together and storms."""

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.amounts import AtLeast, PerCard
from siegeworks.games.siegestorm.rules.card import (
    booster,
    champion,
    elite,
    soldier,
    standard,
    starter,
    veteran,
)
from siegeworks.games.siegestorm.rules.choices import Choose, DiscardHand, Reset, Vision
from siegeworks.games.siegestorm.rules.effects import (
    Advance,
    Boost,
    BoostEach,
    Damage,
    DeployTop,
    Draw,
    ExtraTurn,
    Kill,
    KillEach,
    Place,
    Return,
    StepBack,
    Storm,
    Switch,
    Unopposed,
)
from siegeworks.games.siegestorm.rules.negation import NegateAndUse
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AfterStorm,
    AttackTwice,
    IgnoreDefenders,
    Modify,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    ALLIES,
    CARDS_ON_ANOTHER_TRACK,
    CARDS_ON_TRACKS,
    ENEMIES,
    OWN_HAND,
    OWN_SPACES,
    OWN_TRACK,
)

CARDS = (
    soldier(
        "Armored Yak",
        starter(cost=0, att=2, de=1),
        do(Advance()),
        AfterStorm("own", "hand"),
        printed=True,
    ),
    soldier(
        "Gong Ringer",
        starter(cost=1, att=2, de=2),
        do(BoostEach(OWN_TRACK, 1, 0), Damage(1)),
        Whenever("ally-storms", do(Damage(1))),
    ),
    soldier(
        "Rope Bridge Keeper",
        standard(cost=1, att=1, de=3),
        do(Choose("it", OWN_SPACES), StepBack("it"), Draw(1)),
        Whenever("ally-deployed", do(Reset(1))),
    ),
    soldier(
        "Thousand Stair Runner",
        starter(cost=1, att=2, de=2),
        do(Damage(PerCard(1, OWN_TRACK))),
        Modify("self", PerCard(1, ALLIES), 0),
    ),
    soldier(
        "Warrior of Shamballa",
        starter(cost=0, att=1, de=1),
        do(Draw(1)),
        Modify("allies", 1, 1),
        printed=True,
    ),
    veteran(
        "Avalanche Rider",
        standard(cost=2, att=3, de=2),
        do(Advance(), Advance()),
        AttackTwice(AtLeast(ALLIES, 2)),
    ),
    veteran(
        "Butter Lamp Monk",
        booster(cost=1, att=1, de=3),
        do(Vision(3), Reset(1)),
        AfterStorm("own", "support"),
    ),
    veteran(
        "Druuk School Adept",
        starter(cost=1, att=2, de=2),
        do(Choose("it", ENEMIES.def_at_most(2)), Kill("it")),
        IgnoreDefenders("own"),
        printed=True,
    ),
    veteran(
        "Retired Master",
        starter(cost=1, att=2, de=1),
        do(Choose("it", OWN_SPACES), Storm("it")),
        AfterStorm("self", "support"),
        printed=True,
    ),
    elite(
        "Abbot of the Closed Gate",
        starter(cost=2, att=1, de=4),
        do(Choose("it", ENEMIES.cost_at_least(2)), Return("it"), Damage(1)),
        Whenever("ally-killed", do(Draw(1))),
    ),
    elite(
        "Drum Master of the Pass",
        starter(cost=3, att=3, de=3),
        do(BoostEach(OWN_TRACK, 2, 0), Advance(), Damage(1)),
        Modify("allies", 2, 0, AtLeast(ALLIES, 2)),
    ),
    elite(
        "Tengu",
        starter(cost=4, att=2, de=2),
        do(
            Choose("one", CARDS_ON_TRACKS),
            Choose("other", CARDS_ON_ANOTHER_TRACK),
            Switch("one", "other"),
        ),
        Modify("allies", 2, 2),
        printed=True,
    ),
    elite(
        "Thunder Caravan",
        standard(cost=2, att=2, de=3),
        do(Choose("it", OWN_HAND), Place("it", "land"), Draw(1)),
        Activate(2, do(Advance()), once_per_turn=True),
    ),
    elite(
        "Twin Spear Sister",
        booster(cost=3, att=4, de=3),
        do(Choose("it", OWN_TRACK), Boost("it", 3, 0), Unopposed()),
        AttackTwice(),
    ),
    champion(
        "Abbess of the Long Stair",
        starter(cost=5, att=6, de=6),
        do(ExtraTurn(), Damage(3)),
        Modify("allies", 1, 2),
    ),
    champion(
        "Ancient Dragon",
        starter(cost=3, att=6, de=3),
        do(NegateAndUse()),
        Activate(1, do(DiscardHand(), DeployTop())),
        printed=True,
    ),
    champion(
        "General of the Snow Banners",
        standard(cost=4, att=6, de=3),
        do(Damage(PerCard(3, OWN_TRACK))),
        IgnoreDefenders("self"),
        Modify("self", 0, PerCard(1, ALLIES)),
    ),
    champion(
        "Spirit of the Old Rampart",
        booster(cost=5, att=4, de=8),
        do(KillEach(ENEMIES.def_at_most(3)), Damage(3)),
        Whenever("turn-begins", do(If(AtLeast(ALLIES, 2), do(Draw(1))))),
    ),
)
