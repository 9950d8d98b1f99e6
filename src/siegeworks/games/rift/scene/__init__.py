"""The scene of Rift: what anybody draws of map, hordes, towers and heroes."""

from siegeworks.games.rift.scene.ahead import ahead
from siegeworks.games.rift.scene.catalogue import catalogue
from siegeworks.games.rift.scene.facts import facts
from siegeworks.games.rift.scene.options import options
from siegeworks.games.rift.scene.parts import TYPES
from siegeworks.games.rift.scene.pictures import picture
from siegeworks.games.rift.scene.scene import scene

__all__ = ["TYPES", "ahead", "catalogue", "facts", "options", "picture", "scene"]
