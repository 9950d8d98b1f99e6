"""Reviews: a finished game looked at again, made once and told to everybody in their language."""

from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from siegeworks.core.record import Record
from siegeworks.lab.review import read_review
from siegeworks.lab.review.telling import Told, tell
from siegeworks.pages.review.workshop import REVIEWS, Reviews
from siegeworks.pictures.chart import draw_chart
from siegeworks.table import pages
from siegeworks.table.api import REFUSALS, Refuse
from siegeworks.table.identity import ID
from siegeworks.table.room import Room
from siegeworks.words.store import common_phrases

SUBJECT = "review"
router = APIRouter()


async def _room(request: Request, table: str) -> Room | None:
    """The room of a table, whoever asks: who has its id may watch."""
    found: Room | None = None
    if ID.fullmatch(table):
        found = await request.app.state.table.rooms.get(table)
    return found


def _reviews(request: Request) -> Reviews:
    found: Reviews = request.app.state.table.services[REVIEWS]
    return found


async def _finished(room: Room) -> Record | None:
    """The record of a finished game; of a game that goes on hidden things would come to light."""
    over = (await room.status(None)).over
    return room.match.record if over else None


def replay_address(table: str, ply: int) -> str:
    """Where a moment of a finished game can be looked at."""
    return f"/t/{table}/replay#{ply}"


# -- for programs ----------------------------------------------------------------------------


@router.get("/api/tables/{table}/review", tags=["review"], responses=REFUSALS)
async def look(request: Request, table: str) -> dict[str, Any]:
    """How far the review of a finished game is, and the review itself once it is there.

    `state` is `none`, `waiting`, `working`, `ready` or `failed`; `done` of `total` pieces of work
    are done.
    """
    return await _state(request, table, start=False)


@router.post("/api/tables/{table}/review", tags=["review"], responses=REFUSALS)
async def begin(request: Request, table: str) -> dict[str, Any]:
    """Let a finished game be reviewed, unless it is already; answers as `GET` does."""
    return await _state(request, table, start=True)


async def _state(request: Request, table: str, *, start: bool) -> dict[str, Any]:
    room = await _room(request, table)
    if room is None:
        raise Refuse(404, "no-table")
    record = await _finished(room)
    if record is None:
        raise Refuse(409, "not-over")
    reviews = _reviews(request)
    fields = await reviews.kept(table)
    if fields is not None:
        return {"state": "ready", "done": 1, "total": 1, "review": fields}
    if start and not reviews.begin(table, record.text()):
        raise Refuse(429, "too-many")
    found: dict[str, Any] = reviews.progress(table)
    return found


# -- pages -----------------------------------------------------------------------------------


@router.get("/t/{table}/review", include_in_schema=False)
async def review_page(request: Request, table: str) -> HTMLResponse:
    """The review of a finished game; while the game goes on it is refused."""
    room = await _room(request, table)
    if room is None:
        raise HTTPException(404)
    record = await _finished(room)
    facts: dict[str, Any] = {"table": table, "game": room.match.agreed.game}
    if record is None:
        return pages.page(request, "review-running.html", 409, SUBJECT, **facts)
    language = pages.language_of(request)
    ui = common_phrases(language).say
    fields = await _reviews(request).kept(table)
    if fields is None:
        return pages.page(request, "review-waiting.html", 200, SUBJECT, ui=ui, **facts)
    told: Told = await run_in_threadpool(tell, read_review(fields), record, language)
    moments = {
        one.ply: replay_address(table, one.ply) for seat in told.seats for one in seat.mistakes
    }
    facts |= {"told": told, "chart": draw_chart(told.chart), "moments": moments, "ui": ui}
    return pages.page(request, "review.html", 200, SUBJECT, **facts)
