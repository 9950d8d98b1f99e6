"""Puzzles: a list by game and grade, one for every day, and a board to try them on.

The server keeps nothing: a page brings what was answered since the position, and is told what came
of one answer more. Which puzzles somebody has solved stands in their browser.
"""

from datetime import UTC, datetime
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.puzzles import Puzzle, attempt, begin, daily, onward, puzzles
from siegeworks.puzzles.puzzle import Answer
from siegeworks.table.api import REFUSALS, Refuse, language_of, unsound
from siegeworks.table.client import No
from siegeworks.table.outgoing import reply
from siegeworks.table.pages import page
from siegeworks.table.study import (
    MOST_ANSWERS,
    StudyWish,
    check_legal,
    looked_at,
    read_answers,
    written_answers,
)
from siegeworks.words.store import common_phrases

router = APIRouter()

SUBJECT = "puzzles"
DAILY = "daily"


# -- pages -----------------------------------------------------------------------------------


@router.get("/puzzles", include_in_schema=False)
def list_of_puzzles(request: Request) -> HTMLResponse:
    """Every puzzle, the one of the day on top."""
    today = of_today()
    language = language_of(request)
    return page(
        request,
        "puzzles.html",
        subject=SUBJECT,
        today=_offer(today, language),
        games=[_of_game(game, list(found), language) for game, found in _by_game()],
    )


@router.get("/puzzles/{name}", include_in_schema=False)
def puzzle_page(request: Request, name: str) -> HTMLResponse:
    """A puzzle: a board, and a card that says what is asked."""
    puzzle = of_today() if name == DAILY else _puzzle(name)
    language = language_of(request)
    return page(
        request,
        "puzzle.html",
        subject=SUBJECT,
        offer=_offer(puzzle, language),
        puzzle=_told(puzzle),
        is_daily=name == DAILY,
        board=puzzle.board,
    )


def of_today() -> Puzzle:
    """The puzzle of this day, which begins everywhere at the same time (UTC)."""
    return daily(datetime.now(UTC).date().toordinal())


def _by_game() -> "groupby[str, Puzzle]":
    return groupby(puzzles().values(), key=lambda puzzle: puzzle.board)


def _of_game(game: str, found: list[Puzzle], language: str) -> dict[str, Any]:
    """The puzzles of a game, grade by grade."""
    by_grade = groupby(sorted(found, key=lambda each: each.grade), key=lambda each: each.grade)
    grades = [
        {"grade": grade, "puzzles": [_offer(each, language) for each in same]}
        for grade, same in by_grade
    ]
    return {"game": game, "grades": grades, "number": len(found)}


def _offer(puzzle: Puzzle, language: str) -> dict[str, Any]:
    """A puzzle in the list."""
    return {
        "id": puzzle.id,
        "game": puzzle.board,
        "number": _siblings(puzzle).index(puzzle.id) + 1,
        "grade": puzzle.grade,
        "asked": asked(puzzle, language),
    }


def asked(puzzle: Puzzle, language: str) -> str:
    """What is asked, in words."""
    more = "-more" if len(puzzle.targets) > 1 else ""
    phrases = common_phrases(language)
    return phrases.say(f"puzzles-ask-{puzzle.ask}{more}", spaces=", ".join(puzzle.targets))


def _siblings(puzzle: Puzzle) -> list[str]:
    return [each.id for each in puzzles().values() if each.board == puzzle.board]


def _told(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as its page plays it; what solves it is not told."""
    same = _siblings(puzzle)
    place = same.index(puzzle.id)
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": SEATS[puzzle.seat],
        "switches": dict(puzzle.switches),
        "position": puzzle.position,
        "next": same[(place + 1) % len(same)],
        "show": _shown(puzzle),
    }


def _shown(puzzle: Puzzle) -> list[str]:
    """The places on the board that it is about."""
    return puzzle.aim(puzzle.start()).places()


def _puzzle(name: str) -> Puzzle:
    if name not in puzzles():
        raise HTTPException(404)
    return puzzles()[name]


# -- trying ----------------------------------------------------------------------------------


class PuzzleTry(BaseModel):
    """What somebody answers in a puzzle."""

    model_config = ConfigDict(extra="forbid")
    answers: Annotated[list[tuple[str, str]], Field(max_length=MOST_ANSWERS)] = []
    """What was answered since the position."""
    text: Annotated[str, Field(max_length=200)] = ""
    """The answer; empty to begin."""
    ask: Annotated[str, Field(pattern="^(onward)?$")] = ""
    """`onward` to be told an answer that leads on."""


@router.post("/api/puzzles/{name}", tags=["study"], responses=REFUSALS)
def tried(request: Request, name: str, wish: PuzzleTry) -> Response:
    """Begins a puzzle, or says what comes of an answer in it.

    `outcome` is `begun`, `going`, `done` or `missed`; `answers` are all since the position, and
    `state` is as on a socket. Asked for the way `onward`, it tells only the `text` of an answer.
    """
    puzzle, language = _puzzle(name), language_of(request)
    try:
        return reply(_tried(puzzle, wish, language))
    except No as no:
        raise Refuse(422, no.code, no.reason, no.clause) from None
    except Refused as fault:
        raise unsound(request, puzzle.game, fault) from None


def _tried(puzzle: Puzzle, wish: PuzzleTry, language: str) -> dict[str, Any]:
    given = read_answers(wish.answers)
    if wish.ask:
        return {"text": onward(puzzle, given or begin(puzzle).answers)}
    if not wish.text:
        return _looked(puzzle, "begun", begin(puzzle).answers, language)
    check_legal(_study(puzzle, given), wish.text, language)
    found = attempt(puzzle, given, wish.text)
    return _looked(puzzle, found.outcome, found.answers, language)


def _study(puzzle: Puzzle, answers: tuple[Answer, ...]) -> StudyWish:
    return StudyWish(
        game=puzzle.game,
        switches=dict(puzzle.switches),
        position=puzzle.position,
        seat=SEATS[puzzle.seat],
        answers=written_answers(answers),
    )


def _looked(
    puzzle: Puzzle, outcome: str, answers: tuple[Answer, ...], language: str
) -> dict[str, Any]:
    wish = _study(puzzle, answers)
    return {"outcome": outcome, "answers": wish.answers, **looked_at(wish, language)}
