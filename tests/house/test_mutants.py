"""The tool that breaks the rules: what it changes, and that a change is noticed."""

import ast
import importlib

from tools.mutants.making import SOURCE, Mutant, mutants, mutated
from tools.mutants.trying import killers, reach

VALUES = "siegeworks/games/siegestorm/rules/values.py"


def named(key: str) -> Mutant:
    """The mutant that makes one change."""
    (found,) = (mutant for mutant in mutants(VALUES) if mutant.key == key)
    return found


def test_a_mutant_differs_by_its_change_alone() -> None:
    before = ast.unparse(ast.parse((SOURCE / VALUES).read_text("utf-8"))).splitlines()
    after = ast.unparse(mutated(named("attacks: 2 -> 3"))).splitlines()
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert changed == [("        return 2", "        return 3")]


def test_a_broken_rule_is_noticed_by_a_case() -> None:
    """A creature that attacks twice must not attack three times (SS-R105).

    That the engine is imported here already makes no difference.
    """
    importlib.import_module("siegeworks.games.siegestorm.rules.values")
    mutant, reached = named("attacks: 2 -> 3"), reach()
    numbers = reached.calls[f"{VALUES}:{mutant.function}"]
    assert numbers
    (case,) = killers(mutant, numbers, every=False) or ["nobody"]
    assert case in reached.cases
