"""The casebook: every ruling as a case, the runner of all of them, and what they cover.

The files lie in the room `casebook` of each game, and ship with it.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from siegeworks.casebook.case import Case, Result, read_cases, run_case
from siegeworks.core.clauses import Clause
from siegeworks.core.refusal import BadText
from siegeworks.core.shelf import GAMES, game_of

LONGEST_ID = 80


class Covered(NamedTuple):
    """A clause and the cases that show it."""

    clause: Clause
    cases: tuple[Case, ...]

    @property
    def missing(self) -> bool:
        """Whether it needs a case and has none."""
        return not self.clause.why and not self.cases


def files(game: str = "") -> list[Path]:
    """The shipped casebook files, of one game or of all."""
    games = [GAMES[game]] if game else GAMES.values()
    return [path for each in games for path in sorted(each.home.glob("casebook/*.toml"))]


def cases_in(paths: Iterable[Path]) -> list[Case]:
    """The cases of some files."""
    found = []
    for path in paths:
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            raise BadText(path.name, None, "cannot be read: it is not UTF-8 text") from None
        except OSError as fault:
            raise BadText(path.name, None, f"cannot be read: {fault.strerror or fault}") from None
        found += read_cases(text, path.name)
    return found


@cache
def cases_by_id(game: str) -> dict[str, Case]:
    """The shipped cases of a game by id: the English name in small letters and hyphens."""
    found: dict[str, Case] = {}
    for case in cases_in(files(game)):
        name = re.sub("[^a-z0-9]+", "-", case.name.lower()).strip("-")[:LONGEST_ID].strip("-")
        while name in found:
            name += "-more"
        found[name] = case
    return found


def run_cases(paths: Iterable[Path] | None = None) -> list[Result]:
    """Run the cases of some files, or all that ship."""
    return [_run(case) for case in cases_in(files() if paths is None else paths)]


def _run(case: Case) -> Result:
    """Run a case; it must also name clauses that exist."""
    game, _mode = game_of(case.game)
    known = {clause.id for clause in game.clauses()}
    unknown = [rule for rule in case.rules if rule not in known]
    if unknown:
        return Result(case, f"no such clause: {', '.join(unknown)}")
    return run_case(case)


def coverage(game: str, results: Iterable[Result] | None = None) -> list[Covered]:
    """For each clause of a game the cases that name it and hold."""
    by_rule: dict[str, list[Case]] = {}
    for result in run_cases(files(game)) if results is None else results:
        if result.holds and result.case.game.partition("/")[0] == game:
            for rule in dict.fromkeys(result.case.rules):
                by_rule.setdefault(rule, []).append(result.case)
    return [Covered(clause, tuple(by_rule.get(clause.id, ()))) for clause in GAMES[game].clauses()]
