"""`siegeworks cases`, `rules` and `check`: what is claimed, and whether it holds."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.conventions import DOES_NOT_HOLD, AsJson, print_json, progress
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.casebook import Covered
    from siegeworks.casebook.case import Result


def cases(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Casebook files; all that ship if none is named.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Run cases and say which broke; exit 1 if any did."""
    results = _run(files)
    broken = [result for result in results if not result.holds]
    if as_json:
        faults = [
            {"file": item.case.file, "name": item.case.name, "fault": item.fault} for item in broken
        ]
        print_json({"cases": len(results), "broken": faults})
    else:
        for result in broken:
            typer.echo(str(result))
        typer.echo(f"{len(results)} cases, {len(broken)} broken")
    if broken:
        raise typer.Exit(DOES_NOT_HOLD)


def _run(files: list[Path] | None) -> "list[Result]":
    """Run the cases of files one by one, with a bar on a terminal."""
    from siegeworks import casebook

    paths = files or casebook.files()
    results: list[Result] = []
    with progress("cases", len(paths)) as done:
        for number, path in enumerate(paths, start=1):
            results += casebook.run_cases([path])
            done(number)
    return results


def rules(
    ids: Annotated[list[str] | None, typer.Argument(help="Clause ids, such as SS-7.14.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the clauses that no case shows.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show clauses with the cases that hold them, or the coverage of all; exit 1 below 100 %."""
    if ids:
        _show_clauses(ids, as_json)
    else:
        _show_coverage(as_json, listed=coverage)


def _show_coverage(as_json: bool, *, listed: bool) -> None:
    """How many clauses are shown by a case, and which are not."""
    covered = _covered()
    missing = [item.clause for item in covered if item.missing]
    needed = sum(not item.clause.why for item in covered)
    shown = needed - len(missing)
    percent = 100 * shown / needed
    if as_json:
        names = [clause.id for clause in missing]
        found = {"clauses": needed, "shown": shown, "percent": round(percent, 2), "missing": names}
        print_json(found)
    else:
        for clause in missing if listed else ():
            typer.echo(f"{clause.id}  {clause.text}")
        typer.echo(f"{shown} of {needed} clauses are shown by a case: {percent:.1f} %")
    if missing:
        raise typer.Exit(DOES_NOT_HOLD)


def _covered() -> "list[Covered]":
    """The clauses of every game, with the cases that hold them."""
    from siegeworks import casebook
    from siegeworks.core.shelf import GAMES

    results = _run(None)
    return [item for game in GAMES for item in casebook.coverage(game, results)]


def _show_clauses(ids: list[str], as_json: bool) -> None:
    """Clauses with the cases that hold them."""
    from siegeworks.core.shelf import GAMES

    wanted = [ident.upper() for ident in ids]
    known = {clause.id.upper() for game in GAMES.values() for clause in game.clauses()}
    unknown = [ident for ident in wanted if ident not in known]
    if unknown:
        raise Refused(f"no clause {', '.join(unknown)} in the scope of this release")
    covered = {item.clause.id.upper(): item for item in _covered()}
    found = [covered[ident] for ident in wanted]
    if as_json:
        print_json({"clauses": [_clause_fields(item) for item in found]})
        return
    for item in found:
        typer.echo(f"{item.clause.id}  {item.clause.text}")
        if item.clause.why:
            typer.echo(f"  {item.clause.why}")
        for case in item.cases:
            typer.echo(f"  - {case.name} ({case.file})")


def _clause_fields(item: "Covered") -> dict[str, Any]:
    cases = [{"file": case.file, "name": case.name} for case in item.cases]
    return {**item.clause._asdict(), "cases": cases}


def check(
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="NAME", help="Only this: a game by name, cases, words, …"),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check all shipped data: cards, decks, cases, lessons, puzzles, phrases; exit 1 on a fault."""
    from siegeworks.cli.shipped import checks

    there = checks()
    wanted = only or list(there)
    for name in wanted:
        if name not in there:
            raise Refused(f"nothing to check is called {name!r}; there is {', '.join(there)}")
    found: list[str] = []
    with progress("", len(wanted)) as done:
        for number, name in enumerate(wanted):
            done(number, name)
            found += there[name]()
    if as_json:
        print_json({"checked": wanted, "faults": found})
    else:
        for fault in found:
            typer.echo(fault)
        sound = "All shipped data is sound." if only is None else f"Sound: {', '.join(wanted)}."
        typer.echo(f"{len(found)} faults" if found else sound)
    if found:
        raise typer.Exit(DOES_NOT_HOLD)
