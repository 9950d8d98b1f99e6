"""Checks: what holds of Rift but cannot be shown by playing a game, each listed by its name."""

from siegeworks.games.rift.rules.checks import content, printed, storms
from siegeworks.games.rift.rules.checks.registry import CHECKS

MODULES = (printed, content, storms)
"""The modules of checks; importing them lists theirs."""

__all__ = ["CHECKS", "MODULES"]
