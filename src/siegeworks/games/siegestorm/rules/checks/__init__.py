"""Checks: what holds of the game but cannot be shown by playing, each named by a case."""

from siegeworks.core.checks import Check
from siegeworks.games.siegestorm.rules.checks import (
    beginning,
    boss,
    boss_decks,
    components,
    keywords,
    last_man,
    sight,
    together,
    war,
)
from siegeworks.games.siegestorm.rules.checks.registry import CHECKS

MODULES = (beginning, boss, boss_decks, components, keywords, sight, last_man, together, war)
"""The modules of checks; importing them lists theirs."""

__all__ = ["CHECKS", "MODULES", "Check"]
