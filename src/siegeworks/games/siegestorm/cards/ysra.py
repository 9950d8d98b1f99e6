"""Ysra: shapeshifts, wears other faces, and lets others strike the blow."""

from siegeworks.core.agenda import do
from siegeworks.games.siegestorm.rules.card import (
    booster,
    champion,
    elite,
    soldier,
    standard,
    starter,
    veteran,
)
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, Reset, Vision
from siegeworks.games.siegestorm.rules.effects import (
    Advance,
    Damage,
    Deploy,
    Draw,
    FreeShapeshift,
    Kill,
    Place,
    Return,
    ReturnEach,
    Shapeshift,
    Steal,
    SupportTop,
    TakeBack,
    Unopposed,
)
from siegeworks.games.siegestorm.rules.negation import Negate
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    Cheaper,
    Modify,
    RaiseDamage,
    Untouchable,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    ALLIES,
    ENEMIES,
    OWN_CASUALTIES,
    OWN_HAND,
    REPLACEMENT,
)

CARDS = (
    soldier(
        "Borrowed Face",
        starter(cost=1, att=2, de=3),
        do(Choose("it", ENEMIES.cost_at_most(2)), Return("it")),
        Activate(1, do(Choose("new", REPLACEMENT), Shapeshift("new"))),
    ),
    soldier(
        "Brainwashed Traitor",
        starter(cost=0, att=2, de=1),
        do(FreeShapeshift()),
        Modify("shapeshifters", 0, 2),
        printed=True,
    ),
    soldier(
        "Keyhole Listener",
        starter(cost=0, att=1, de=3),
        do(Discard(1)),
        Whenever("you-shapeshift", do(Damage(1))),
    ),
    soldier(
        "Rumor Weaver",
        standard(cost=1, att=2, de=2),
        do(Vision(3)),
        Modify("enemies", 0, -1),
    ),
    soldier(
        "Underworld Vindicator",
        starter(cost=0, att=2, de=1),
        do(Damage(2)),
        Activate(3, do(Choose("new", REPLACEMENT), Shapeshift("new"))),
        printed=True,
    ),
    veteran(
        "Despoiler",
        starter(cost=3, att=4, de=2),
        do(Choose("it", OWN_CASUALTIES.named("despoiler")), TakeBack("it")),
        Whenever("opponent-damaged", do(Reset(2)), once_per_turn=True),
        printed=True,
    ),
    veteran(
        "Masked Duelist",
        starter(cost=1, att=3, de=3),
        do(Unopposed(), Damage(1)),
        Activate(2, do(Choose("new", REPLACEMENT), Shapeshift("new"))),
    ),
    veteran(
        "Palace Chameleon",
        standard(cost=2, att=3, de=2),
        do(Choose("it", ALLIES), Return("it"), Damage(3)),
        Modify("shapeshifters", 2, 0),
    ),
    veteran(
        "Twice-Bought Envoy",
        booster(cost=1, att=2, de=2),
        do(Advance("opponent")),
        Whenever("enemy-deployed", do(Damage(1))),
    ),
    elite(
        "Council Whisperer",
        booster(cost=2, att=2, de=3),
        do(Negate("ability"), Draw(1)),
        Whenever("you-shapeshift", do(Draw(1)), once_per_turn=True),
    ),
    elite(
        "False Regent",
        standard(cost=3, att=4, de=4),
        do(Choose("it", OWN_HAND), Deploy("it", "hand")),
        Cheaper("creature"),
    ),
    elite(
        "Knight of the New World Order",
        starter(cost=4, att=4, de=3),
        do(Choose("it", OWN_CASUALTIES.named("underworld-vindicator")), TakeBack("it")),
        Activate(2, do(SupportTop())),
        printed=True,
    ),
    elite(
        "Reptine Taskmaster",
        starter(cost=4, att=5, de=3),
        do(ReturnEach(ENEMIES)),
        Activate(0, do(Choose("new", REPLACEMENT), Shapeshift("new"))),
        printed=True,
    ),
    elite(
        "Velvet Poisoner",
        starter(cost=2, att=4, de=2),
        do(Choose("it", ENEMIES.cost_at_most(3)), Kill("it")),
        Untouchable(),
    ),
    champion(
        "Grand Overlord Ikee",
        starter(cost=2, att=2, de=3),
        do(Choose("it", OWN_HAND), Place("it", "front")),
        RaiseDamage(1),
        printed=True,
    ),
    champion(
        "Prophet of the Shed Skin",
        standard(cost=3, att=3, de=4),
        do(
            Choose("one", OWN_CASUALTIES.with_shapeshift()),
            Choose("two", OWN_CASUALTIES.with_shapeshift()),
            TakeBack("one"),
            TakeBack("two"),
            FreeShapeshift(),
        ),
        Modify("shapeshifters", 1, 1),
    ),
    champion(
        "Queen of Nine Masks",
        starter(cost=5, att=8, de=6),
        do(Damage(6)),
        Activate(1, do(Choose("new", REPLACEMENT), Shapeshift("new"))),
    ),
    champion(
        "The Unseen Chancellor",
        booster(cost=4, att=5, de=4),
        do(Steal(2), Damage(3)),
        Activate(2, do(Choose("it", ENEMIES), Return("it")), once_per_turn=True),
    ),
)
