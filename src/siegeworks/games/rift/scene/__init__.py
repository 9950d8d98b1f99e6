"""The scenery of Rift: what a browser draws of map, hordes, towers and heroes."""

from siegeworks.games.rift.scene.scenery import RiftScenery

__all__ = ["SCENERY", "RiftScenery"]

SCENERY = RiftScenery()
