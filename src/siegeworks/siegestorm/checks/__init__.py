"""Checks: what holds of the game but cannot be shown by playing, each named by a case."""

from siegeworks.siegestorm.checks import beginning, components, keywords, sight, standing, war
from siegeworks.siegestorm.checks.registry import CHECKS, Check

MODULES = (beginning, components, keywords, sight, standing, war)
"""The modules of checks; importing them lists theirs."""

__all__ = ["CHECKS", "MODULES", "Check"]
