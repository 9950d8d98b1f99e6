"""What is printed: catalogues in words, and pictures."""

import gzip
from functools import cache, lru_cache
from hashlib import blake2b
from html import escape

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from siegeworks.games import GAMES
from siegeworks.table.messages import encode
from siegeworks.table.scenes import scenery_of
from siegeworks.words import LANGUAGES

router = APIRouter()

FRESH = "public, max-age=0, must-revalidate"
KEPT_PICTURES = 2_000
WORTH_PACKING = 400
"""Bytes from which on packing is worth it."""


def picture_of(game: str, kind: str, name: str) -> str | None:
    """A picture as SVG; None if there is none of that name."""
    draw = getattr(scenery_of(game), "picture", None)
    if draw is not None:
        found: str | None = draw(kind, name)
        return found
    return _placeholder(name)


def _placeholder(name: str) -> str:
    """A plain card with its name, where nobody has drawn one yet."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<rect width="100" height="100" rx="8" fill="#cbb994"/>'
        f'<text x="50" y="55" text-anchor="middle" font-size="10">{escape(name)}</text></svg>'
    )


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
    return Packed(encode(scenery_of(game).catalogue(language)), "application/json")


@lru_cache(maxsize=KEPT_PICTURES)
def _picture(game: str, kind: str, name: str) -> Packed | None:
    drawn = picture_of(game, kind, name)
    return None if drawn is None else Packed(drawn.encode(), "image/svg+xml")


@router.get("/api/catalogue/{game}/{language}")
def catalogue(request: Request, game: str, language: str) -> Response:
    """Everything printed, in words: cards, towers, heroes, terms."""
    if game not in GAMES or language not in LANGUAGES:
        raise HTTPException(404)
    return _catalogue(game, language).answer(request)


@router.get("/pictures/{game}/{kind}/{name}.svg", include_in_schema=False)
def picture(request: Request, game: str, kind: str, name: str) -> Response:
    """A picture."""
    found = _picture(game, kind, name) if game in GAMES else None
    if found is None:
        raise HTTPException(404)
    return found.answer(request)
