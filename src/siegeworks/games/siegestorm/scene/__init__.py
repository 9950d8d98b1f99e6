"""The scene of Siegestorm: tracks, Battle Zones, piles and hands as places with keys."""

from siegeworks.games.siegestorm.scene.catalogue import catalogue
from siegeworks.games.siegestorm.scene.facts import facts
from siegeworks.games.siegestorm.scene.options import options
from siegeworks.games.siegestorm.scene.parts import TYPES
from siegeworks.games.siegestorm.scene.pictures import picture
from siegeworks.games.siegestorm.scene.scene import scene

__all__ = ["TYPES", "catalogue", "facts", "options", "picture", "scene"]
