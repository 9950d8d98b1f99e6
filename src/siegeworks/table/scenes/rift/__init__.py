"""The scenery of Rift: what a browser draws of map, hordes, towers and heroes."""

from siegeworks.table.scenes.rift.scenery import RiftScenery

__all__ = ["RiftScenery"]
