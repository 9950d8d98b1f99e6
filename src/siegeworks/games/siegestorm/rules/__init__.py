"""Siegestorm: a card war of attrition. The game on one screen."""

from siegeworks.games.siegestorm.cards import khunglai, promo, seraphia, styxia, ysra
from siegeworks.games.siegestorm.rules import roster
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.wiring import wired

BOX = wired(
    SiegeBox(
        (
            *ysra.CARDS,
            *khunglai.CARDS,
            *seraphia.CARDS,
            *styxia.CARDS,
            *promo.CARDS,
            *roster.CARDS,
        ),
        roster.BOSSES,
    )
)
"""Every card of the game, with its text ready to be carried out."""
