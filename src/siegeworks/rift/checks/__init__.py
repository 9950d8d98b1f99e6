"""Checks: what holds of Rift but cannot be shown by playing a game, each listed by its name."""

from siegeworks.rift.checks import content, printed, storms
from siegeworks.rift.checks.registry import CHECKS

MODULES = (printed, content, storms)
"""The modules of checks; importing them lists theirs."""

__all__ = ["CHECKS", "MODULES"]
