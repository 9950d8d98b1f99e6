"""The list of checks."""

from siegeworks.core.checks import Checks

CHECKS = Checks()
check = CHECKS.add
