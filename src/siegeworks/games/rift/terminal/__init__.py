"""Rift in the terminal."""

from siegeworks.games.rift.terminal.manner import RiftManner

MANNER = RiftManner()
