"""Rift in the terminal: its map, its horde cards, its hero boards and its answers."""
