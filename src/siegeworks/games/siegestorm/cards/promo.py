"""Promo cards: only in friendly games, if the opponent agrees (section 22)."""

from siegeworks.core.agenda import do
from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.card import promo, stats
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.effects import Damage, Draw, TakeBack, Win
from siegeworks.games.siegestorm.rules.passives import AttackTwice, Modify, Whenever
from siegeworks.games.siegestorm.rules.picks import OWN_CASUALTIES, OWN_TRACK

CARDS = (
    promo(
        "Goblin Marius",
        stats(cost=12, att=0, de=0),
        do(Damage(0)),
        Whenever("self-storms", do(Win())),
        printed=True,
    ),
    promo(
        "Goblin Andrew",
        stats(cost=14, att=0, de=0),
        do(Win()),
        Modify("allies", 0, 0),
        printed=True,
    ),
    promo(
        "Goblin Prospector",
        stats(cost=3, att=3, de=0),
        do(Choose("it", OWN_CASUALTIES.with_word("Goblin")), TakeBack("it")),
        Whenever("you-kill", do(Draw(1))),
        printed=True,
    ),
    promo(
        "Guardian",
        stats(cost=1, att=3, de=1),
        do(Draw(1)),
        AttackTwice(AtLeast(OWN_TRACK.with_word("Goblin"))),
        printed=True,
    ),
)
