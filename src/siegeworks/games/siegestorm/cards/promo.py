"""Promo cards: only in friendly games, if the opponent agrees (section 22)."""

from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.card import Card, do
from siegeworks.games.siegestorm.rules.choices import Choose
from siegeworks.games.siegestorm.rules.effects import Damage, Draw, TakeBack, Win
from siegeworks.games.siegestorm.rules.passives import AttackTwice, Modify, Whenever
from siegeworks.games.siegestorm.rules.picks import OWN_CASUALTIES, OWN_TRACK

CARDS = (
    Card(
        id="goblin-marius",
        name="Goblin Marius",
        faction="promo",
        rank="promo",
        symbol="promo",
        copies=2,
        cost=12,
        att=0,
        de=0,
        action=do(Damage(0)),
        passive=(Whenever("self-storms", do(Win())),),
        printed=True,
    ),
    Card(
        id="goblin-andrew",
        name="Goblin Andrew",
        faction="promo",
        rank="promo",
        symbol="promo",
        copies=2,
        cost=14,
        att=0,
        de=0,
        action=do(Win()),
        passive=(Modify("allies", 0, 0),),
        printed=True,
    ),
    Card(
        id="goblin-prospector",
        name="Goblin Prospector",
        faction="promo",
        rank="promo",
        symbol="promo",
        copies=2,
        cost=3,
        att=3,
        de=0,
        action=do(Choose("it", OWN_CASUALTIES.with_word("Goblin")), TakeBack("it")),
        passive=(Whenever("you-kill", do(Draw(1))),),
        printed=True,
    ),
    Card(
        id="guardian",
        name="Guardian",
        faction="promo",
        rank="promo",
        symbol="promo",
        copies=2,
        cost=1,
        att=3,
        de=1,
        action=do(Draw(1)),
        passive=(AttackTwice(AtLeast(OWN_TRACK.with_word("Goblin"))),),
        printed=True,
    ),
)
