"""Styxia: sacrifices, discards and destroys."""

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.amounts import AtLeast, Fewer, PerCard
from siegeworks.games.siegestorm.rules.card import (
    booster,
    champion,
    elite,
    soldier,
    standard,
    starter,
    veteran,
)
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, DiscardHand, May, Reset
from siegeworks.games.siegestorm.rules.effects import (
    Boost,
    Damage,
    Deploy,
    Destroy,
    DiscardRandom,
    Draw,
    Kill,
    KillEach,
    Raise,
    Sacrifice,
    Steal,
    TakeBack,
)
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AttackTwice,
    Modify,
    RaiseDamage,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    CARDS_IN_PLAY,
    CREATURES,
    ENEMIES,
    OPPOSING_CREATURES,
    OPPOSING_DEFENDER,
    OPPOSING_HAND,
    OPPOSING_SUPPORTERS,
    OWN_CASUALTIES,
    OWN_HAND,
    OWN_TRACK,
)

CARDS = (
    soldier(
        "Ashmouth Hound",
        starter(cost=1, att=3, de=2),
        do(Choose("it", OPPOSING_DEFENDER), Boost("it", 0, -3), Damage(2)),
        Modify("self", 2, 0, Fewer(OPPOSING_HAND, 3)),
    ),
    soldier(
        "Candle Widow",
        standard(cost=0, att=1, de=2),
        do(Discard(1, "you"), Draw(1), Damage(2)),
        Whenever("you-discard", do(Raise(1)), once_per_turn=True),
    ),
    soldier(
        "Drowned Rower",
        starter(cost=0, att=2, de=2),
        do(DiscardRandom(1)),
        Whenever("ally-killed", do(Damage(1))),
    ),
    soldier(
        "Grave Toll Collector",
        starter(cost=1, att=2, de=2),
        do(Raise(2), Damage(PerCard(1, OPPOSING_SUPPORTERS))),
        Activate(1, do(Choose("it", OWN_TRACK), Sacrifice("it", do(Draw(1), Damage(2))))),
    ),
    soldier(
        "Reed Ghoul",
        starter(cost=0, att=3, de=0),
        do(Choose("it", OWN_TRACK), Sacrifice("it", do(Damage(3)))),
        Whenever("self-storms", do(Discard(1))),
    ),
    veteran(
        "Assassin",
        standard(cost=3, att=4, de=2),
        do(Choose("it", CARDS_IN_PLAY), Kill("it"), Draw(1)),
        Activate(1, do(Choose("it", OPPOSING_SUPPORTERS), Kill("it"))),
        printed=True,
    ),
    veteran(
        "Bellows of Plague",
        starter(cost=2, att=2, de=3),
        do(KillEach(ENEMIES.def_at_most(1))),
        Modify("allies", 2, -1),
    ),
    veteran(
        "Ferry Reaver",
        starter(cost=1, att=3, de=2),
        do(
            Choose("own", OWN_TRACK),
            Choose("foe", ENEMIES),
            Sacrifice("own", do(Kill("foe"), Draw(1))),
        ),
        Whenever("you-kill", do(Damage(1))),
    ),
    veteran(
        "Pact Scribe",
        booster(cost=1, att=2, de=2),
        do(Discard(2)),
        Whenever(
            "turn-begins", do(If(AtLeast(OWN_HAND), do(May(do(Discard(1, "you"), Raise(1))))))
        ),
    ),
    elite(
        "Chain Devourer",
        booster(cost=4, att=8, de=2),
        do(
            Choose("one", OWN_TRACK),
            Choose("two", OWN_TRACK),
            Sacrifice("one", do(Damage(5))),
            Sacrifice("two", do(Damage(5))),
        ),
        Whenever("self-storms", do(Damage(2, "each-player"))),
    ),
    elite(
        "Headsman of the Ninth Gate",
        starter(cost=3, att=5, de=3),
        do(Choose("it", CREATURES), Destroy("it"), Damage(3)),
        Whenever("you-kill", do(Draw(1)), once_per_turn=True),
    ),
    elite(
        "Mourner of Empty Thrones",
        standard(cost=3, att=4, de=3),
        do(Choose("it", OWN_TRACK), Sacrifice("it", do(Discard(2), Damage(3)))),
        Activate(2, do(Raise(2)), once_per_turn=True),
    ),
    elite(
        "Orchardist of Bones",
        starter(cost=2, att=1, de=4),
        do(
            Choose("it", OWN_CASUALTIES),
            Choose("foe", ENEMIES.def_at_most(1)),
            TakeBack("it"),
            Kill("foe"),
        ),
        Activate(
            1,
            do(Choose("it", OWN_CASUALTIES.cost_at_most(2)), Deploy("it", "casualties")),
            once_per_turn=True,
        ),
    ),
    elite(
        "Thief of Breath",
        starter(cost=2, att=3, de=2),
        do(Steal(2)),
        Whenever("opponent-damaged", do(DiscardRandom(1)), once_per_turn=True),
    ),
    champion(
        "Empress of Ash",
        starter(cost=5, att=7, de=5),
        do(KillEach(ENEMIES), Damage(3)),
        Activate(
            1,
            do(
                Choose("own", OWN_TRACK),
                Choose("foe", ENEMIES),
                Sacrifice("own", do(Destroy("foe"))),
            ),
        ),
    ),
    champion(
        "Gravemother",
        booster(cost=4, att=4, de=5),
        do(Raise(4)),
        Activate(1, do(Choose("it", OWN_TRACK), Sacrifice("it", do(Draw(1), Reset(2))))),
    ),
    champion(
        "King Without a Shadow",
        booster(cost=6, att=9, de=4),
        do(
            Choose("one", OPPOSING_CREATURES),
            Choose("two", OPPOSING_CREATURES),
            Destroy("one"),
            Destroy("two"),
        ),
        RaiseDamage(2),
    ),
    champion(
        "Lord of the Last Ferry",
        starter(cost=4, att=6, de=4),
        do(DiscardRandom(2), Damage(4)),
        Whenever("opponent-discards", do(Damage(1))),
    ),
    champion(
        "Master of Eternal Debt",
        standard(cost=3, att=4, de=3),
        do(DiscardHand(), Draw(4)),
        AttackTwice(Fewer(OWN_HAND)),
    ),
)
