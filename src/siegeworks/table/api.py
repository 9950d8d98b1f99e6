"""The HTTP API: what can be played, opening tables, taking seats, records."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused
from siegeworks.table.agreed import (
    AGREED,
    MOST_LINES,
    USUAL_PLAYER,
    Agreed,
    Unsound,
    Wish,
    agree,
    letter,
)
from siegeworks.table.client import No
from siegeworks.table.extras import Joining, TableToOpen, extras_of
from siegeworks.table.fairness import commitment, new_secret
from siegeworks.table.identity import ID
from siegeworks.table.interface import spoken
from siegeworks.table.match import WATCHING, taken_seats
from siegeworks.table.offers import offers
from siegeworks.table.origin import Origin, played_on
from siegeworks.table.outgoing import reply
from siegeworks.table.room import Room
from siegeworks.table.words import refusal, say
from siegeworks.words.refusals import said
from siegeworks.words.voice import voice

router = APIRouter(prefix="/api", tags=["table"])

LONGEST_POSITION, LONGEST_RECORD = 20_000, 200_000
"""Characters of a position and of a record at most."""
PAGE = 20
"""Tables on one page of a guest's list."""
LANGUAGE = "language"
"""The cookie in which a reader's language is kept."""

Name = Annotated[str, Field(max_length=80)]
Lines = Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_LINES)]
Language = Annotated[str | None, Query(max_length=10)]
TableId = str


class Refusal(BaseModel):
    """Why something was not done."""

    refused: str
    code: str
    clause: str = ""
    line: int | None = None
    """The line of a position or a record that it is about, if that is known."""


class SeatWish(BaseModel):
    """A seat of a table that is to be opened."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["me", "link", "machine"]
    name: Name = ""
    player: Annotated[str, Field(max_length=40)] = USUAL_PLAYER
    deck: Annotated[str, Field(max_length=40)] | None = None
    brings: Lines | None = None


class TableWish(BaseModel):
    """A table that is to be opened."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, Field(max_length=80)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=len(SEATS))]
    switches: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = {}
    language: Annotated[str, Field(max_length=10)] | None = None
    position: Annotated[str, Field(max_length=LONGEST_POSITION)] = ""
    """A position to begin from."""
    record: Annotated[str, Field(max_length=LONGEST_RECORD)] = ""
    """A record to play on from; game, decks and switches are those of the record."""
    ply: Annotated[int, Field(ge=0)] | None = None
    """How many answers of the record count; all of them if nothing is said."""
    campaign: Annotated[str, Field(max_length=40)] = ""
    """A campaign the game belongs to, where a game has such."""


class OpenedSeat(BaseModel):
    """A seat of a table that was opened; machines have no secret."""

    seat: str
    kind: str
    secret: str | None = None
    url: str | None = None


class OpenedTable(BaseModel):
    """A table that was opened."""

    table: str
    url: str
    commitment: str
    seats: list[OpenedSeat]


class Taking(BaseModel):
    """How somebody takes a seat."""

    model_config = ConfigDict(extra="forbid")
    secret: Annotated[str, Field(max_length=100)]
    name: Name = ""
    number: Annotated[str, Field(pattern="^[0-9a-f]{1,64}$")] | None = None
    deck: Annotated[str, Field(max_length=40)] | None = None
    brings: Lines | None = None


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 422, 429)
}


class Refuse(Exception):
    """A refusal of a request."""

    def __init__(
        self, status: int, code: str, reason: str = "", clause: str = "", line: int | None = None
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.reason, self.clause = status, code, reason, clause
        self.line = line


def language_of(request: Request) -> str:
    """The language of whoever asks."""
    wished, kept = request.query_params.get(LANGUAGE), request.cookies.get(LANGUAGE)
    return spoken(wished, kept, request.headers.get("accept-language"))


def refused(request: Request, fault: Exception) -> JSONResponse:
    """A refusal in the reader's language."""
    assert isinstance(fault, Refuse)
    reason = fault.reason or refusal(language_of(request), fault.code)
    told: dict[str, Any] = {"refused": reason, "code": fault.code, "clause": fault.clause}
    if fault.line is not None:
        told["line"] = fault.line
    return JSONResponse(told, fault.status)


def unsound(request: Request, game: str, fault: Refused) -> Refuse:
    """Why no game can begin like this, in the reader's language."""
    language = language_of(request)
    what, clause = said(fault, language), ""
    if isinstance(fault, Unsound):
        speaks = voice(game, language)
        what = "; ".join(
            speaks.fault(one) if one.clause else said(one.message, language) for one in fault.faults
        )
        clause = fault.faults[0].clause
    reason = say(language, "refusal-setup", what=what)
    return Refuse(422, "setup", reason, clause, line_of(fault))


def line_of(fault: Refused) -> int | None:
    """The line of a position or a record that a refusal is about, if it is about one."""
    line: int | None = getattr(fault, "line", None)
    return line


async def _room(request: Request, table: str) -> Room:
    room = await request.app.state.table.rooms.get(table) if ID.fullmatch(table) else None
    if room is None:
        raise Refuse(404, "no-table")
    found: Room = room
    return found


def _agreed(wish: TableWish, seats: list[Wish], secret: str, guest: str) -> Agreed:
    """What a wish comes to; long records are played again, so not on the loop."""
    if not wish.record:
        origin = Origin(wish.position)
        return agree(wish.game, seats, wish.switches, secret, guest, origin)
    begun = played_on(wish.record, wish.ply)
    if wish.game != begun.game or wish.position or wish.switches:
        raise Refused("the record is of {game} and brings its own set-up", game=begun.game)
    if len(seats) != len(begun.brings):
        raise Refused(
            "the record has {there} seats, not {count}", there=len(begun.brings), count=len(seats)
        )
    seats = [
        msgspec.structs.replace(seat, deck=None, brings=list(brings) or None)
        for seat, brings in zip(seats, begun.brings, strict=True)
    ]
    return agree(begun.game, seats, begun.switches, secret, guest, begun.origin)


async def _joining(request: Request, wish: TableWish) -> Joining:
    """What lets a table be part of a campaign; refused if it cannot be."""
    store, guest = request.app.state.table.store, request.state.guest
    told = TableToOpen(wish.game, len(wish.seats), wish.switches, wish.campaign, guest)
    try:
        if wish.position or wish.record:
            raise Refused("a game of a campaign begins with its set-up")
        return await extras_of(wish.game).join_series(store, told)
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None


@router.get("/games")
async def games(request: Request, language: Language = None) -> dict[str, Any]:
    """What can be played, in the reader's language."""
    return offers(language_of(request))


@router.post("/tables", status_code=201, responses=REFUSALS)
async def open_table(request: Request, wish: TableWish) -> OpenedTable:
    """Open a table. The secrets of its seats are told once, in this answer."""
    table, guest = request.app.state.table, request.state.guest
    address = request.client.host if request.client else ""
    free = not table.rooms.is_full
    if not (free and table.openings.take(guest) and table.openings.take(address)):
        raise Refuse(429, "too-many")
    seats = [msgspec.convert(seat.model_dump(), Wish) for seat in wish.seats]
    secret = new_secret()
    try:
        agreed = await asyncio.to_thread(_agreed, wish, seats, secret, guest)
    except Refused as fault:
        raise unsound(request, wish.game, fault) from None
    joining = await _joining(request, wish) if wish.campaign else None
    mine = [seat for seat, one in enumerate(seats) if one.kind == "me"]
    opened = await table.rooms.open(agreed, guest, mine)
    if joining is not None:
        await table.store.write(joining(opened.table))
    url = f"/t/{opened.table}"
    return OpenedTable(
        table=opened.table,
        url=url,
        commitment=commitment(secret),
        seats=[
            OpenedSeat(
                seat=letter(seat),
                kind=one.kind,
                secret=opened.secrets.get(seat),
                url=f"{url}#{letter(seat)}={opened.secrets[seat]}"
                if seat in opened.secrets
                else None,
            )
            for seat, one in enumerate(seats)
        ],
    )


@router.get("/tables")
async def own_tables(
    request: Request, before: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """The guest's own tables, newest first; `before` goes on where the last page ended."""
    table = request.app.state.table
    found = await table.store.listed(request.state.guest, before, PAGE)
    tables = [
        {
            "table": one.id,
            "url": f"/t/{one.id}",
            "game": one.game,
            "opened": one.opened,
            "over": one.ended is not None,
            "ended": one.ended,
            "seats": [
                {"seat": letter(seat), "kind": held.kind, "name": held.name}
                for seat, held in enumerate(taken_seats(AGREED.decode(one.agreed), one.first))
            ],
            "mine": [letter(seat) for seat in one.seats],
            **await _live(table.rooms.there.get(one.id), request),
        }
        for one in found
    ]
    more = found[-1].n if len(found) == PAGE else None
    name = await table.store.name_of(request.state.guest)
    return reply({"tables": tables, "before": more, "name": name})


async def _live(room: Room | None, request: Request) -> dict[str, Any]:
    """What is known besides of a table that is in memory."""
    if room is None:
        return {}
    status = await room.status(request.state.guest, language_of(request))
    mine = [one.seat for one in status.seats if one.mine]
    turn = any(seat in status.waiting for seat in mine)
    return {"seats": status.seats, "turn": turn}


@router.get("/tables/{table}", responses=REFUSALS)
async def table_status(request: Request, table: TableId) -> Response:
    """Who sits where and how it stands; nothing hidden."""
    room = await _room(request, table)
    return reply(await room.status(request.state.guest, language_of(request)))


@router.post("/tables/{table}/seats", responses=REFUSALS)
async def take_seat(request: Request, table: TableId, taking: Taking) -> Response:
    """Take a seat by its secret; who holds it already is only remembered."""
    room, guest = await _room(request, table), request.state.guest
    if not request.app.state.table.sittings.take(guest):
        raise Refuse(429, "too-many")
    try:
        seat = room.seat_for(guest, taking.secret, None)
        if seat == WATCHING:
            raise No("no-seat")
        if room.match.sitters[seat].kind == "open":
            brings = _brings(room, taking)
            await room.do(room.sit, guest, seat, taking.name, taking.number or "", brings)
        else:
            await room.do(room.hold, guest, seat)
    except No as no:
        raise Refuse(403 if no.code == "no-seat" else 409, no.code) from None
    except Refused as fault:
        raise unsound(request, room.match.agreed.game, fault) from None
    status = await room.status(guest, language_of(request))
    return reply(msgspec.structs.replace(status, seat=letter(seat)))


def _brings(room: Room, taking: Taking) -> list[str] | None:
    """What somebody brings who takes a seat; None for what was agreed on."""
    if taking.brings is not None or taking.deck is None:
        return taking.brings
    return list(room.match.game.ready(taking.deck))


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=REFUSALS)
async def record(request: Request, table: TableId) -> PlainTextResponse:
    """The record of a finished game, with the proof of its shuffles."""
    room = await _room(request, table)
    over, found = (await room.status(None)).over, room.match.record
    if not over or found is None:
        raise Refuse(409, "not-over")
    whole = found.at(len(found.answers))
    whole.conceded = found.conceded
    return PlainTextResponse(await asyncio.to_thread(whole.text))
