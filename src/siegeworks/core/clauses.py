"""Clauses: the rules of a game, one by one, as its `rules.toml` numbers them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from siegeworks.core.content import Table, parse


class Clause(NamedTuple):
    """A clause of a game's rules: the heading it stands under, and what it says."""

    id: str
    section: str
    text: str
    why: str = ""
    """Why no case could show it; every other clause needs at least one."""


@cache
def clauses_in(file: Path) -> tuple[Clause, ...]:
    """The clauses of a file; none if it is not there."""
    if not file.is_file():
        return ()
    rules = parse(file.read_text("utf-8"), file.name)
    found = tuple(clause for section in rules.tables("section") for clause in _clauses(section))
    rules.done()
    return found


def _clauses(section: Table) -> Iterator[Clause]:
    """The clauses under a heading: the text of each by its id, or a table of text and `why`."""
    heading = section.text("heading")
    for name, said in section.values.items():
        if isinstance(said, dict):
            clause = section.table(name)
            yield Clause(name, heading, clause.text("text"), clause.text("why"))
        elif name != "heading":
            yield Clause(name, heading, section.text(name))
