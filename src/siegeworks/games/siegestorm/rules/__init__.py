"""Siegestorm: a card war of attrition. The game on one screen."""

from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.roster import BOSSES, CARDS
from siegeworks.games.siegestorm.rules.wiring import wired

BOX = wired(SiegeBox(CARDS, BOSSES))
"""Every card of the game, with its text ready to be carried out."""
