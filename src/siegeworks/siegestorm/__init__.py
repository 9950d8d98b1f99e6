"""Siegestorm: a card war of attrition. The game on one screen."""

from siegeworks.siegestorm import roster
from siegeworks.siegestorm.box import SiegeBox
from siegeworks.siegestorm.cards import khunglai, promo, seraphia, styxia, ysra
from siegeworks.siegestorm.wiring import wired

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
