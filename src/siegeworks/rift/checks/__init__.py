"""Checks: what holds of Rift but cannot be shown by playing, each named by a case."""

from siegeworks.rift.checks import printed, storms
from siegeworks.rift.checks.registry import CHECKS

__all__ = ["CHECKS", "printed", "storms"]
