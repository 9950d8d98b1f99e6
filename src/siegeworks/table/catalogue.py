"""What is printed: catalogues in words, and pictures."""

import gzip
from functools import cache, lru_cache
from hashlib import blake2b

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import GAMES
from siegeworks.pictures import gallery
from siegeworks.scenes.room import picture as board_picture
from siegeworks.scenes.room import scene_room
from siegeworks.table.boards import SHEET, boards
from siegeworks.table.outgoing import encode
from siegeworks.table.schema import schema
from siegeworks.words.languages import LANGUAGES

router = APIRouter()

FRESH = "public, max-age=0, must-revalidate"
KEPT_PICTURES = 2_000
WORTH_PACKING = 400
"""Bytes from which on packing is worth it."""


def picture_of(game: str, kind: str, name: str) -> str | None:
    """A picture as SVG, as the board wants it or as the gallery has it; None if there is none."""
    found = board_picture(game, kind, name)
    if found is not None:
        return found
    try:
        return gallery.picture_of(game, kind, name)
    except Refused:
        return None


class Packed:
    """A body that never changes: as it is, packed, and with its tag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body, self.kind = body, kind
        self.packed = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else b""
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request) -> Response:
        """The answer to a request; without a body if the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": FRESH, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.body, media_type=self.kind, headers=headers)


@cache
def _catalogue(game: str, language: str) -> Packed:
    return Packed(encode(scene_room(game).catalogue(language)), "application/json")


@lru_cache(maxsize=KEPT_PICTURES)
def _picture(game: str, kind: str, name: str) -> Packed | None:
    drawn = picture_of(game, kind, name)
    return None if drawn is None else Packed(drawn.encode(), "image/svg+xml")


@router.get("/static/games/{game}/" + SHEET)
def styles(request: Request, game: str) -> Response:
    """The style sheets of a game's board."""
    board = boards().get(game)
    if board is None:
        raise HTTPException(404)
    return Packed(board.sheet().encode(), "text/css").answer(request)


@router.get("/api/catalogue/{game}/{language}")
def catalogue(request: Request, game: str, language: str) -> Response:
    """Everything printed, in words: cards, towers, heroes, terms."""
    if game not in GAMES or language not in LANGUAGES:
        raise HTTPException(404)
    return _catalogue(game, language).answer(request)


@cache
def _schema() -> Packed:
    return Packed(encode(schema()), "application/schema+json")


@router.get("/api/schema.json", include_in_schema=False)
def messages_schema(request: Request) -> Response:
    """The JSON schema of every message of a socket, and of every scene."""
    return _schema().answer(request)


@router.get("/pictures/{game}/{kind}/{name}.svg", include_in_schema=False)
def picture(request: Request, game: str, kind: str, name: str) -> Response:
    """A picture."""
    found = _picture(game, kind, name) if game in GAMES else None
    if found is None:
        raise HTTPException(404)
    return found.answer(request)
