"""Corvane, the Mercenary Marshal, with the Blackpurse Companies (advanced).

The companies live on plunder: a turn in which they hurt a player raises the Menace Level. Their
captains hold the Battle Zone and they burn the players' Supporters, for whoever keeps enough of
these can pay more than Corvane does: the companies change sides and the players have won.
"""

from functools import partial

from siegeworks.core.agenda import do
from siegeworks.games.siegestorm.rules.amounts import AtLeast, Undefended
from siegeworks.games.siegestorm.rules.boss import Boss, Column, Side
from siegeworks.games.siegestorm.rules.card import boss_card
from siegeworks.games.siegestorm.rules.choices import Choose, Discard
from siegeworks.games.siegestorm.rules.commanding import RaiseMenace
from siegeworks.games.siegestorm.rules.effects import (
    Advance,
    BoostEach,
    Damage,
    Destroy,
    ExtraTurn,
    Kill,
    Return,
)
from siegeworks.games.siegestorm.rules.passives import (
    IgnoreDefenders,
    Modify,
    RaiseDamage,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    ALLIES,
    OPPOSING_CREATURES,
    OPPOSING_DEFENDER,
    OPPOSING_SUPPORTERS,
)

BOSS = Boss(
    name="Corvane, the Mercenary Marshal",
    base="evil-goblins",
    advanced="blackpurse-companies",
    menace=Whenever("opponent-damaged", do(RaiseMenace()), once_per_turn=True),
    sides={
        "medium": Side(
            3,
            solo=Column(2, 12, 12, 28),
            coop=Column(3, 14, 14, 56),
            victory=AtLeast(OPPOSING_SUPPORTERS, 6),
        ),
        "hard": Side(
            4,
            solo=Column(3, 15, 16, 34),
            coop=Column(4, 17, 18, 68),
            victory=AtLeast(OPPOSING_SUPPORTERS, 7),
        ),
        "very-hard": Side(
            5,
            solo=Column(3, 18, 20, 40),
            coop=Column(4, 20, 22, 80),
            victory=AtLeast(OPPOSING_SUPPORTERS, 8),
        ),
    },
)

sellsword = partial(boss_card, "blackpurse-companies", "advanced")

CARDS = (
    sellsword(
        "Company Paymaster",
        1,
        (1, 0, 3),
        "leader",
        passive=Whenever("opponent-damaged", do(Discard(1)), once_per_turn=True),
    ),
    sellsword("Hired Pikeman", 3, (1, 2, 2), "deploy"),
    sellsword(
        "Burn the Granaries",
        2,
        (2,),
        "action",
        action=do(Choose("it", OPPOSING_SUPPORTERS), Kill("it")),
    ),
    sellsword("Captain of the Red Pikes", 2, (2, 2, 3), "leader", passive=Modify("allies", 1, 1)),
    sellsword(
        "Granary Raider",
        2,
        (2, 2, 1),
        "deploy",
        action=do(Choose("it", OPPOSING_SUPPORTERS), Kill("it")),
    ),
    sellsword("Breach Veteran", 2, (3, 3, 2), "deploy", passive=Modify("self", 2, 0, Undefended())),
    sellsword(
        "Captain of the Night Ladders", 2, (3, 2, 2), "leader", passive=IgnoreDefenders("own")
    ),
    sellsword("Order to Charge", 2, (3,), "action", action=do(BoostEach(ALLIES, 2), Advance())),
    sellsword("Ransom Demand", 2, (3,), "action", action=do(Discard(2))),
    sellsword(
        "Bribed Gatekeeper",
        2,
        (4,),
        "action",
        action=do(Choose("it", OPPOSING_DEFENDER), Return("it")),
    ),
    sellsword("Captain of the Burning Carts", 1, (4, 3, 3), "leader", passive=RaiseDamage(1)),
    sellsword("Forced March", 1, (5,), "action", action=do(ExtraTurn())),
    sellsword("Ram Crew", 1, (5, 5, 4), "deploy", action=do(Damage(3))),
    sellsword(
        "The Marshal's Own",
        1,
        (7, 6, 5),
        "deploy",
        "shielded",
        action=do(Choose("it", OPPOSING_CREATURES), Destroy("it")),
    ),
)
