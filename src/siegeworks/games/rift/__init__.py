"""Rift in Time, a cooperative tower defence: everything about it, and nowhere else a word of it."""
