"""Replays: any finished game and any record, move by move, to share and to play on from."""

import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.pages.replay.reel import Reel, reel_of
from siegeworks.table import pages
from siegeworks.table.api import LONGEST_RECORD, REFUSALS, Refuse, language_of, line_of
from siegeworks.table.identity import ID, SECRET_BYTES
from siegeworks.table.match import WATCHING
from siegeworks.table.offers import offers
from siegeworks.table.outgoing import reply
from siegeworks.table.store import KEEP_RECORD
from siegeworks.table.study import Viewer
from siegeworks.words.phrases import capital
from siegeworks.words.refusals import said
from siegeworks.words.store import common_phrases

SUBJECT = "replay"
MOST_PLIES = 40
"""How many answers one request may be shown."""

router = APIRouter()


class ReplayWish(BaseModel):
    """Some moments of a record that somebody wishes to see."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    first: Annotated[int, Field(ge=0)] = 0
    last: Annotated[int, Field(ge=0)] | None = None
    """The moments are those after so many answers; without a last one only the first is shown."""
    seat: Annotated[str, Field(pattern="^[a-d]?$")] = ""
    """Whose eyes are used; empty for those who only watch."""
    events: bool = False
    """Whether each event is a moment of its own, and not only each answer."""
    log: bool = False
    """Whether the log of the whole game is wished for too."""


class PlyWish(BaseModel):
    """One moment of a record."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(max_length=LONGEST_RECORD)]
    ply: Annotated[int, Field(ge=0)]


class RecordWish(BaseModel):
    """A record that is to be kept for others to look at."""

    model_config = ConfigDict(extra="forbid")
    record: Annotated[str, Field(max_length=LONGEST_RECORD)]


# -- for programs ----------------------------------------------------------------------------


@router.post("/api/replay", tags=["replay"], responses=REFUSALS)
def shown(request: Request, wish: ReplayWish) -> Response:
    """Moments of a record, as a seat saw them, with who answered what in words.

    `events` is the length of the log after each number of answers. A moment is `{"ply", "n",
    "scene"}`, `n` the length of the log; the last one of each answer also has `waiting`,
    `outcome`, `by`, `answer`, and `rest`: whether a position can be written there.
    """
    reel = _reel(request, wish.record)
    seat = SEATS.index(wish.seat) if wish.seat else WATCHING
    last = wish.first if wish.last is None else wish.last
    if seat >= len(reel.record.setup.seats):
        raise _bad(request, Refused("there is no seat {seat}", seat=wish.seat))
    if not wish.first <= last <= reel.plies:
        raise _bad(
            request, Refused("no move {ply}; the record has {count}", ply=last, count=reel.plies)
        )
    if last - wish.first >= MOST_PLIES:
        raise _bad(request, Refused("at most {most} moves at once", most=MOST_PLIES))
    reader = Viewer(seat, language_of(request))
    found = [
        moment
        for ply in range(wish.first, last + 1)
        for moment in reel.moments(ply, reader, events=wish.events)
    ]
    told = {"moments": found}
    return reply(told | _whole(reel, reader) if wish.log else told)


def _whole(reel: Reel, reader: Viewer) -> dict[str, Any]:
    """What is the same for all moments."""
    return {
        "game": reel.record.name,
        "plies": reel.plies,
        "seats": reel.seats(reader.language),
        "events": reel.events,
        "log": reel.log(reader),
    }


@router.post("/api/replay/position", tags=["replay"], responses=REFUSALS)
def position(request: Request, wish: PlyWish) -> dict[str, Any]:
    """The position after a move of a record, where nothing is going on."""
    reel = _reel(request, wish.record)
    if wish.ply > reel.plies:
        raise _bad(
            request,
            Refused("no move {ply}; the record has {count}", ply=wish.ply, count=reel.plies),
        )
    text = reel.position(wish.ply)
    if not text:
        raise Refuse(422, "position", _say(request, "replay-no-rest"))
    switches = dict(reel.record.setup.switches)
    return {"game": reel.record.name, "switches": switches, "position": text}


@router.post("/api/records", status_code=201, tags=["replay"], responses=REFUSALS)
async def share(request: Request, wish: RecordWish) -> dict[str, str]:
    """Keep a record for others to look at; the same record has the same address."""
    table, guest = request.app.state.table, request.state.guest
    address = request.client.host if request.client else ""
    if not (table.openings.take(guest) and table.openings.take(address)):
        raise Refuse(429, "too-many")
    reel = await run_in_threadpool(_reel, request, wish.record)
    name = address_of(wish.record)
    await table.store.write([(KEEP_RECORD, (name, reel.record.name, wish.record, time.time()))])
    return {"id": name, "url": f"/replay/{name}"}


def address_of(text: str) -> str:
    """The id of a record: 128 bits of what is in it."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:SECRET_BYTES]).rstrip(b"=").decode()


def _reel(request: Request, text: str) -> Reel:
    """The reel of a record that somebody sent."""
    try:
        return reel_of(text)
    except Refused as fault:
        raise _bad(request, fault) from None


def _bad(request: Request, fault: Refused) -> Refuse:
    what = capital(said(fault, language_of(request)))
    reason = _say(request, "replay-bad", what=what)
    return Refuse(422, "record", reason, line=line_of(fault))


def _say(request: Request, key: str, **facts: str) -> str:
    return common_phrases(language_of(request)).say(key, **facts)


# -- pages -----------------------------------------------------------------------------------


@router.get("/replay", include_in_schema=False)
def start(request: Request) -> HTMLResponse:
    """Where a record is pasted, or one of the own games is chosen."""
    games = offers(pages.language_of(request))["games"]
    return pages.page(request, "replay.html", subject=SUBJECT, games=games)


@router.get("/replay/pasted", include_in_schema=False)
def pasted(request: Request, board: str = "") -> HTMLResponse:
    """The viewer of a record that only the browser has."""
    if board and board not in GAMES:
        raise HTTPException(404)
    return _viewer(
        request, board or next(iter(GAMES)), None, {"record": "", "table": "", "seat": ""}
    )


@router.get("/replay/{name}", include_in_schema=False)
async def shared(request: Request, name: str) -> HTMLResponse:
    """A record that somebody has shared."""
    text = await request.app.state.table.store.record(name) if ID.fullmatch(name) else None
    if text is None:
        raise HTTPException(404)
    return await run_in_threadpool(_record_page, request, text, {"table": "", "seat": ""})


@router.get("/t/{table}/replay", include_in_schema=False)
async def finished(request: Request, table: str) -> HTMLResponse:
    """A finished game; while it runs it is refused, since hidden things would come to light."""
    room = await request.app.state.table.rooms.get(table) if ID.fullmatch(table) else None
    if room is None:
        raise HTTPException(404)
    status = await room.status(request.state.guest)
    if not status.over or room.match.record is None:
        facts = {"table": table, "begun": status.begun}
        return pages.page(request, "replay-running.html", 409, SUBJECT, **facts)
    mine = next((one.seat for one in status.seats if one.mine), "")
    text = room.match.record.text()
    source = {"table": table, "seat": mine}
    return await run_in_threadpool(_record_page, request, text, source)


def _record_page(request: Request, text: str, source: dict[str, str]) -> HTMLResponse:
    reel = reel_of(text)
    board = reel.record.name.partition("/")[0]
    return _viewer(request, board, reel, source | {"record": text})


def _viewer(
    request: Request, board: str, reel: Reel | None, source: dict[str, str]
) -> HTMLResponse:
    """The viewer; without a script it still tells what happened."""
    language = pages.language_of(request)
    known = offers(language)
    players = {"players": known["players"], "player": known["player"]}
    return pages.page(
        request,
        "replay-viewer.html",
        subject=SUBJECT,
        board=board,
        game=reel.record.name if reel is not None else "",
        source=source,
        offers=players,
        log=reel.log(Viewer(WATCHING, language)) if reel is not None else [],
    )
