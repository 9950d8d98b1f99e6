"""`siegeworks puzzle`: whether a position has exactly one solution, and how hard that is."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.manners import DOES_NOT_HOLD, AsJson, print_json
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
    """What there is to say about a puzzle; of one that names no hordes, about each there is."""
    from siegeworks.puzzles import judge
    from siegeworks.puzzles.aims import CLEAR

    reasons: list[str] = []
    for each in _each_horde(puzzle) if puzzle.ask == CLEAR and not puzzle.hordes else (puzzle,):
        try:
            return _fields(each, judge(each))
        except Refused as fault:
            where = f"{', '.join(each.hordes)}: " if each.hordes != puzzle.hordes else ""
            reasons.append(f"{where}{fault}")
    return {"id": puzzle.id, "holds": False, "why": "; ".join(reasons) or "there is no horde"}


def _each_horde(puzzle: "Puzzle") -> "Iterator[Puzzle]":
    """The same position, asking for each of its hordes."""
    from siegeworks.puzzles.aims import open_hordes

    for space in open_hordes(puzzle.start()):
        yield replace(puzzle, hordes=(space,))


def _fields(puzzle: "Puzzle", verdict: "Verdict") -> dict[str, Any]:
    from siegeworks.core.decision import SEATS

    return {
        "id": puzzle.id,
        "holds": True,
        "ask": puzzle.ask,
        "hordes": list(puzzle.hordes),
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
    asked = " ".join((found["ask"], *found["hordes"]))
    return (
        f"{found['id']}: {asked}: one solution, {GRADES[found['grade']]} "
        f"({found['options']} first answers, {found['choices']} choices, {found['bits']} bits)\n"
        + "\n".join(f"  {move}" for move in found["solution"])
    )
