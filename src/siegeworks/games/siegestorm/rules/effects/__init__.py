"""The effects of cards: one verb, one class, one docstring, which is its reference entry.

A name in a verb is bound by a `Choose` when the text is announced. A verb whose name is bound
to nothing, or to something that has gone, does nothing (SS-R53).
"""

from siegeworks.games.siegestorm.rules.effects.cards import (
    Damage,
    DiscardRandom,
    Draw,
    Heal,
    Hurt,
    Raise,
    Recruit,
    Steal,
    SupportTop,
    TakeBack,
)
from siegeworks.games.siegestorm.rules.effects.creatures import (
    Advance,
    Destroy,
    Kill,
    KillEach,
    Return,
    ReturnEach,
    Sacrifice,
    StepBack,
    Storm,
    Switch,
)
from siegeworks.games.siegestorm.rules.effects.effect import (
    Effect,
    TargetedEffect,
    TextQuestion,
    Who,
    people,
    strikes_one,
)
from siegeworks.games.siegestorm.rules.effects.entering import (
    Deploy,
    Deploying,
    DeployTop,
    FreeShapeshift,
    Place,
    Shapeshift,
)
from siegeworks.games.siegestorm.rules.effects.lasting import (
    Boost,
    BoostEach,
    ExtraTurn,
    Protect,
    ResetAll,
    Unopposed,
    Win,
)

__all__ = [
    "Advance",
    "Boost",
    "BoostEach",
    "Damage",
    "Deploy",
    "DeployTop",
    "Deploying",
    "Destroy",
    "DiscardRandom",
    "Draw",
    "Effect",
    "ExtraTurn",
    "FreeShapeshift",
    "Heal",
    "Hurt",
    "Kill",
    "KillEach",
    "Place",
    "Protect",
    "Raise",
    "Recruit",
    "ResetAll",
    "Return",
    "ReturnEach",
    "Sacrifice",
    "Shapeshift",
    "Steal",
    "StepBack",
    "Storm",
    "SupportTop",
    "Switch",
    "TakeBack",
    "TargetedEffect",
    "TextQuestion",
    "Unopposed",
    "Who",
    "Win",
    "people",
    "strikes_one",
]
