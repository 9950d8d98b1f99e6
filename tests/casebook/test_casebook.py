"""Every shipped case holds, and every clause of the release is held by a case."""

import pytest

from siegeworks import casebook
from siegeworks.casebook.case import Case, run_case
from siegeworks.core.shelf import GAMES

CASES = casebook.cases_in(casebook.files())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file}: {case.name}"[:120])
def test_the_case_holds(case: Case) -> None:
    assert run_case(case).fault is None


def test_every_clause_is_held_or_says_why_it_needs_no_case() -> None:
    for game in GAMES.values():
        missing = [item.clause.id for item in casebook.coverage(game.name) if item.missing]
        assert missing == []


def test_cases_name_only_clauses_that_exist() -> None:
    known = {clause.id for game in GAMES.values() for clause in game.clauses()}
    assert {rule for case in CASES for rule in case.rules} <= known


def test_no_two_cases_share_a_name() -> None:
    names = [case.name for case in CASES]
    assert sorted(names) == sorted(set(names))
