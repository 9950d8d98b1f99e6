"""Siegestorm in the terminal."""

from siegeworks.games.siegestorm.terminal.manner import SiegeManner

MANNER = SiegeManner()
