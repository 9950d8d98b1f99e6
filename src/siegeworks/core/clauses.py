"""Clauses: the rules of a game, one by one, as its `rules.toml` numbers them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Clause(NamedTuple):
    """A clause of a game's rules: what it says, and whether a case must show it."""

    id: str
    section: str
    text: str
    scope: str
    needs: str
    """`case` if at least one case must name it, `none` if nothing could be shown."""
    why: str


@cache
def clauses_in(file: Path) -> tuple[Clause, ...]:
    """The clauses of a file; none if it is not there."""
    if not file.is_file():
        return ()
    return tuple(Clause(**entry) for entry in tomllib.loads(file.read_text("utf-8"))["clause"])
