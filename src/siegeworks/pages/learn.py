"""First games: lessons one plays, in small positions with prompts.

The server keeps nothing: a page brings what was answered since a step's position, and is told what
came of one answer more. How far somebody is stands in their browser.
"""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.lessons import Lesson, Step, Telling, attempt, lessons, telling
from siegeworks.lessons.lesson import Answer
from siegeworks.lessons.playing import begin, beginning
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
from siegeworks.words.rules import clause_text

router = APIRouter()

SUBJECT = "learn"
BEGUN = "begun"


@router.get("/learn", include_in_schema=False)
def list_of_lessons(request: Request) -> HTMLResponse:
    """What can be learned."""
    language = language_of(request)
    told = [telling(lesson, language) for lesson in lessons().values()]
    return page(
        request,
        "learn.html",
        subject=SUBJECT,
        lessons=[_offer(each) for each in told],
    )


@router.get("/learn/{name}", include_in_schema=False)
def lesson_page(request: Request, name: str) -> HTMLResponse:
    """A lesson: a board, and a card that says what to do."""
    lesson = _lesson(name)
    told, board = telling(lesson, language_of(request)), lesson.game.partition("/")[0]
    return page(
        request,
        "lesson.html",
        subject=SUBJECT,
        offer=_offer(told),
        lesson=_told(told),
        board=board,
    )


class LessonTry(BaseModel):
    """What somebody answers in a step."""

    model_config = ConfigDict(extra="forbid")
    answers: Annotated[list[tuple[str, str]], Field(max_length=MOST_ANSWERS)] | None = None
    """What was answered since the step's position; nothing by one who comes from elsewhere."""
    text: Annotated[str, Field(max_length=200)] = ""
    """The answer; empty to begin the step."""


@router.post("/api/lessons/{name}/{place}", tags=["study"], responses=REFUSALS)
def tried(request: Request, name: str, place: int, wish: LessonTry) -> Response:
    """Begins a step of a lesson, or says what comes of an answer in it.

    `outcome` is `begun`, `going`, `done`, `missed` or `not-this`, `said` what the lesson says to
    it; `answers` are all since the position, and `state` is as on a socket, unless nothing changed.
    """
    lesson, language = _lesson(name), language_of(request)
    if not 0 <= place < len(lesson.steps):
        raise HTTPException(404)
    try:
        return reply(_tried(lesson, place, wish, language))
    except No as no:
        raise Refuse(422, no.code, no.reason, no.clause) from None
    except Refused as fault:
        raise unsound(request, lesson.game, fault) from None


def _tried(lesson: Lesson, place: int, wish: LessonTry, language: str) -> dict[str, Any]:
    """What a try is answered with."""
    given = None if wish.answers is None else read_answers(wish.answers)
    if not wish.text:
        answers = beginning(lesson, place) if given is None else begin(lesson, place, given)
        return {"outcome": BEGUN, "said": "", **_looked(lesson, place, answers, language)}
    if given is None:
        given = beginning(lesson, place)
    check_legal(_wish(lesson, place, given), wish.text, language)
    found = attempt(lesson, place, given, wish.text)
    part = found.part
    said = telling(lesson, language).say(lesson.steps[place].id, part) if part else ""
    if found.outcome == "not-this":
        return {"outcome": found.outcome, "said": said}
    return {
        "outcome": found.outcome,
        "said": said,
        **_looked(lesson, place, found.answers, language),
    }


def _wish(lesson: Lesson, place: int, answers: tuple[Answer, ...]) -> StudyWish:
    """A study of a step after some answers."""
    return StudyWish(
        game=lesson.game,
        switches=dict(lesson.switches),
        position=lesson.steps[lesson.root(place)].given,
        seat=SEATS[lesson.seat],
        answers=written_answers(answers),
    )


def _looked(
    lesson: Lesson, place: int, answers: tuple[Answer, ...], language: str
) -> dict[str, Any]:
    wish = _wish(lesson, place, answers)
    return {"answers": wish.answers, **looked_at(wish, language)}


def _lesson(name: str) -> Lesson:
    if name not in lessons():
        raise HTTPException(404)
    return lessons()[name]


# -- what a page is told -------------------------------------------------------------------


def _offer(told: Telling) -> dict[str, Any]:
    """A lesson in the list."""
    lesson = told.lesson
    return {
        "id": lesson.id,
        "game": lesson.game.partition("/")[0],
        "title": told.say(),
        "about": told.say(part="about"),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }


def _told(told: Telling) -> dict[str, Any]:
    """A lesson as its page plays it."""
    lesson = told.lesson
    return {
        "id": lesson.id,
        "game": lesson.game,
        "seat": SEATS[lesson.seat],
        "switches": dict(lesson.switches),
        "then": lesson.then,
        "end": told.say(part="end"),
        "steps": [_step(told, place, step) for place, step in enumerate(lesson.steps)],
    }


def _step(told: Telling, place: int, step: Step) -> dict[str, Any]:
    lesson, language = told.lesson, told.phrases.language
    return {
        "title": told.say(step.id),
        "do": told.say(step.id, "do"),
        "hint": told.say(step.id, "hint"),
        "play": step.play,
        "show": step.show,
        "goes_on": not step.given,
        "position": lesson.steps[lesson.root(place)].given,
        "clauses": [
            {"id": clause, "text": clause_text(lesson.game, clause, language)}
            for clause in step.teaches
        ],
    }
