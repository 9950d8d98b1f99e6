"""`siegeworks puzzle`: whether a position has exactly one solution, and how hard that is."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.conventions import DOES_NOT_HOLD, AsJson, print_json
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.puzzles import Puzzle, Verdict

GRADES = {1: "easy", 2: "tricky", 3: "hard"}


def puzzle(
    file: Annotated[Path, typer.Argument(help="A puzzle file, as the position editor saves it.")],
    as_json: AsJson = False,
) -> None:
    """Say whether each puzzle of a file has exactly one solution, and grade it; exit 1 if not."""
    from siegeworks.puzzles import read_puzzles

    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise Refused(f"cannot read {file}: {fault}") from None
    found = [_judged(each) for each in read_puzzles("given", text)]
    if as_json:
        print_json({"puzzles": found})
    else:
        for each in found:
            typer.echo(_line(each))
    if not all(each["holds"] for each in found):
        raise typer.Exit(DOES_NOT_HOLD)


def _judged(puzzle: "Puzzle") -> dict[str, Any]:
    """What there is to say about a puzzle; of one that names no target, about each there is."""
    from siegeworks.puzzles import judge

    reasons: list[str] = []
    for each in _each_target(puzzle):
        try:
            return _fields(each, judge(each))
        except Refused as fault:
            where = f"{', '.join(each.targets)}: " if each.targets != puzzle.targets else ""
            reasons.append(f"{where}{fault}")
    return {
        "id": puzzle.id,
        "holds": False,
        "why": "; ".join(reasons),
    }


def _each_target(puzzle: "Puzzle") -> "list[Puzzle]":
    """The same position, asking for each thing it could be about, unless it names one."""
    from siegeworks.puzzles.puzzle import aims

    aim = aims(puzzle.game)[puzzle.ask]
    found = () if puzzle.targets else aim.targets(puzzle.start())
    return [replace(puzzle, targets=(one,)) for one in found] or [puzzle]


def _fields(puzzle: "Puzzle", verdict: "Verdict") -> dict[str, Any]:
    from siegeworks.core.decision import SEATS

    return {
        "id": puzzle.id,
        "holds": True,
        "ask": puzzle.ask,
        "targets": list(puzzle.targets),
        "grade": verdict.grade,
        "options": verdict.options,
        "choices": verdict.choices,
        "bits": round(verdict.bits, 1),
        "solution": [f"{SEATS[seat]}: {text}" for seat, text in verdict.solution],
    }


def _line(found: dict[str, Any]) -> str:
    """What there is to say in words."""
    if not found["holds"]:
        return f"{found['id']}: no puzzle: {found['why']}"
    asked = " ".join((found["ask"], *found["targets"]))
    return (
        f"{found['id']}: {asked}: one solution, {GRADES[found['grade']]} "
        f"({found['options']} first answers, {found['choices']} choices, {found['bits']} bits)\n"
        + "\n".join(f"  {move}" for move in found["solution"])
    )
