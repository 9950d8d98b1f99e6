"""`make mutants`: try every mutant that has not been tried yet, then tell what survived.

    python -m tools.mutants --minutes 30 --shard 1/2
    python -m tools.mutants --only siegestorm/rules/values.py --every
    python -m tools.mutants --tell
    python -m tools.mutants --tell --idle    also the cases that no mutant has made fail

What was found is kept in `build/mutants.jsonl`; a mutant is tried again when its file changes, a
survivor also when a case does.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any

from tools.mutants.making import SOURCE, Mutant, mutants
from tools.mutants.telling import tell, tell_idle
from tools.mutants.trying import Reach, killers, reach

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "mutants.jsonl"
RULES = (
    *("siegeworks/core/agenda.py", "siegeworks/core/chance.py", "siegeworks/core/decision.py"),
    *("siegeworks/core/state.py", "siegeworks/core/undo.py", "siegeworks/core/view.py"),
    *("siegeworks/games/siegestorm/rules", "siegeworks/games/rift/rules"),
)
"""Where the rules are."""
BESIDES = ("checks", "expectations", "expect", "declared", "soundness", "describe", "deckcode")
"""Parts of the rules that only cases, positions and data files use."""


def main() -> None:
    """Try mutants for a while; tell what is known."""
    options = _options()
    if not options.tell:
        _try_all(options)
        return
    known = _known()
    if options.idle:
        tell_idle(known, reach().cases)
    every = [mutant for path in _paths(options.only) for mutant in mutants(path)]
    sys.exit(tell(known, every))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=100_000, help="stop after so long")
    parser.add_argument("--shard", default="1/1", help="which part of all, such as 1/4")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--every", action="store_true", help="note every case that fails")
    parser.add_argument("--tell", action="store_true", help="tell what is known, try nothing")
    parser.add_argument("--idle", action="store_true", help="tell the cases that caught nothing")
    return parser.parse_args()


def _paths(only: str) -> list[str]:
    found: list[Path] = []
    for name in RULES:
        place = SOURCE / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = [str(path.relative_to(SOURCE)) for path in found]
    return [
        name
        for name in names
        if only in name and not any(part.removesuffix(".py") in BESIDES for part in name.split("/"))
    ]


def _known() -> dict[str, Any]:
    """What has been found, by path and key; the newest counts."""
    found: dict[str, Any] = {}
    if FOUND.exists():
        for line in FOUND.read_text("utf-8").splitlines():
            entry = json.loads(line)
            found[f"{entry['path']} {entry['key']}"] = entry
    return found


def _print_of(paths: list[Path]) -> str:
    return blake2b(b"".join(path.read_bytes() for path in paths), digest_size=8).hexdigest()


def _try_all(options: argparse.Namespace) -> None:
    FOUND.parent.mkdir(exist_ok=True)
    end = monotonic() + 60 * options.minutes
    reached, known = reach(), _known()
    book = _print_of(sorted(SOURCE.glob("siegeworks/games/*/casebook/*.toml")))
    kills = Counter(case for entry in known.values() for case in entry["by"] or ())
    part, parts = map(int, options.shard.split("/"))
    for number, (mutant, file) in enumerate(_to_try(options.only)):
        if number % parts != part - 1:
            continue
        if not options.every and _is_settled(known.get(f"{mutant.path} {mutant.key}"), file, book):
            continue
        if monotonic() > end:
            return
        by = killers(mutant, _order(mutant, reached, kills), options.every)
        kills.update(by or ())
        _note({"path": mutant.path, "key": mutant.key, "by": by, "file": file, "book": book})
        print("." if by else f"\n{mutant.path}:{mutant.line} {mutant.key}\n", end="", flush=True)
    print()


def _is_settled(before: dict[str, Any] | None, file: str, book: str) -> bool:
    """Whether what was found of a mutant still holds."""
    if before is None or before["file"] != file:
        return False
    return before["by"] is not None or before["book"] == book


def _to_try(only: str) -> Iterator[tuple[Mutant, str]]:
    for path in _paths(only):
        file = _print_of([SOURCE / path])
        for mutant in mutants(path):
            yield mutant, file


def _order(mutant: Mutant, reached: Reach, kills: Counter[str]) -> list[int]:
    """The cases that reach a mutant: those that have shown nothing yet, then the quickest."""
    place = f"{mutant.path}:{mutant.function}"
    every = range(len(reached.cases))
    numbers = reached.calls.get(place, []) if mutant.function else every
    return sorted(numbers, key=lambda n: (kills[reached.cases[n]] > 0, reached.seconds[n]))


def _note(entry: dict[str, Any]) -> None:
    """Write a line at once and whole, so that several shards may write side by side."""
    line = json.dumps(entry) + "\n"
    handle = os.open(FOUND, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        os.write(handle, line.encode())
    finally:
        os.close(handle)


if __name__ == "__main__":
    main()
