"""What is known of the mutants: how many are caught, and who is left, by clause."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tools.mutants.making import SOURCE, Mutant

EQUAL = Path(__file__).with_name("equivalent.toml")
"""Mutants that change nothing anybody could see, by file and change, each with the reason."""
CLAUSE = re.compile(r"\b(?:SS|RT)-[A-Z]?\d+(?:\.\d+)?")


def tell(known: dict[str, Any], every: list[Mutant]) -> int:
    """Print what survived and the sums; 1 if something survived."""
    equal = equivalents()
    sums = Counter[str]()
    left: list[Mutant] = []
    for mutant in every:
        entry = known.get(f"{mutant.path} {mutant.key}")
        if entry is None:
            sums["not tried"] += 1
        elif entry["by"]:
            sums["caught"] += 1
        elif f"{mutant.path} {mutant.key}" in equal:
            sums["equivalent"] += 1
        else:
            sums["survived"] += 1
            left.append(mutant)
    for mutant in left:
        print(f"{mutant.path}:{mutant.line} {_clauses(mutant)}\n    {mutant.key}")
    print(", ".join(f"{number} {name}" for name, number in sorted(sums.items())))
    return 1 if left else 0


def tell_idle(known: dict[str, Any], cases: list[str]) -> None:
    """Print the cases that no mutant tried so far has made fail: do they show anything?"""
    caught = {case for entry in known.values() for case in entry["by"] or ()}
    for case in cases:
        if case not in caught:
            print(case)


def equivalents() -> dict[str, str]:
    """The reasons why mutants cannot be caught, by path and key."""
    if not EQUAL.exists():
        return {}
    told = tomllib.loads(EQUAL.read_text("utf-8"))
    return {f"{path} {key}": why for path, keys in told.items() for key, why in keys.items()}


def _clauses(mutant: Mutant) -> str:
    """The clauses that the source names around a mutant."""
    lines = (SOURCE / mutant.path).read_text("utf-8").splitlines()
    near = lines[max(0, (mutant.function or mutant.line) - 1) : mutant.line + 5]
    return " ".join(dict.fromkeys(CLAUSE.findall("\n".join(near))))
