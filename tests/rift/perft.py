"""Named positions with their counts. `python -m tests.rift.perft` writes the counts anew."""

import re
import tomllib
from pathlib import Path
from typing import Any

from siegeworks.games.rift.game import RIFT
from siegeworks.lab.perft import perft

FILE = Path(__file__).with_suffix(".toml")
DEPTHS = (1, 2, 3)


def positions() -> list[dict[str, Any]]:
    """The positions of the file."""
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return found


def counts(entry: dict[str, Any]) -> list[int]:
    """How many ways there are to give one, two and three answers."""
    state = RIFT.read_position(entry["given"], entry["mode"])
    state.journal = None
    return [perft(state, depth) for depth in DEPTHS]


def rewritten() -> str:
    """The file with the counts as they are now."""
    now = iter([counts(entry) for entry in positions()])
    return re.sub(
        r"^counts = .*$", lambda _: f"counts = {next(now)}", FILE.read_text("utf-8"), flags=re.M
    )


if __name__ == "__main__":
    FILE.write_text(rewritten(), encoding="utf-8")
