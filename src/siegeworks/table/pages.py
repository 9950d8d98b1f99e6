"""The pages: lobby, table, help, the description for programs, and refusals.

They are made on the server in the reader's language; what a page needs besides (phrases, offers)
lies in it as JSON that no browser executes, so the content security policy stays strict.
"""

import io
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any

import segno
from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
)
from pydantic import BaseModel, Field

from siegeworks.core.shelf import GAMES
from siegeworks.table import boards
from siegeworks.table.extras import all_extras
from siegeworks.table.identity import ID
from siegeworks.table.interface import browser_phrases, endonyms, spoken
from siegeworks.table.offers import no_entry, offers, titles
from siegeworks.table.places import places
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.store import common_phrases, game_title

STATIC = Path(__file__).parent / "static"
LANGUAGE_COOKIE = "language"
THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600
QR_LIMIT = 500
"""The longest text of a QR code: an address with the secret of a seat is much shorter."""
KNOWN_REFUSALS = (403, 404, 429)

KEYS = (
    ("1 … 9", "key-digit"),
    ("a", "key-list"),
    ("/", "key-filter"),
    ("b", "key-board"),
    ("q", "key-prompt"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("h", "key-hint"),
    ("u", "key-undo"),
    ("l", "key-log"),
    ("s", "key-seat"),
    ("m", "key-menu"),
    ("?", "key-help"),
    ("Esc", "key-escape"),
)
"""The keys of the table, with the phrase that says what they do."""

router = APIRouter(include_in_schema=False)


@cache
def templates() -> Environment:
    """The templates; whatever they are not told is an error."""
    own = {name: FileSystemLoader(game.home / "pages/templates") for name, game in GAMES.items()}
    common = [PackageLoader("siegeworks.table"), PackageLoader("siegeworks.pages")]
    found = Environment(
        loader=ChoiceLoader([*common, PrefixLoader(own)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["boards"] = boards
    return found


def language_of(request: Request) -> str:
    """The language of a reader: `?language=`, the cookie, what the browser asks for."""
    return spoken(
        request.query_params.get("language"),
        request.cookies.get(LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )


def said(language: str, subject: str = "") -> dict[str, str]:
    """Everything the browser says: its phrases, `title GAME` and `language CODE` for each."""
    spoken = {f"language {code}": name for code, name in endonyms().items()}
    return browser_phrases(language, subject) | titles(language) | spoken


def page(
    request: Request, name: str, status: int = 200, subject: str = "", **facts: Any
) -> HTMLResponse:
    """A page in the reader's language, which is remembered if it was asked for.

    The page of a subject around the table has the phrases of that subject besides.
    """
    language = language_of(request)
    theme = request.cookies.get("theme")
    text = (
        templates()
        .get_template(name)
        .render(
            say=common_phrases(language).say,
            game_title=partial(game_title, language=language),
            language=language,
            languages=endonyms(),
            phrases=said(language, subject),
            theme=theme if theme in THEMES else "",
            path=request.url.path,
            places=places(),
            no_entry=no_entry(language),
            **facts,
        )
    )
    answer = HTMLResponse(text, status, headers={"Vary": "Accept-Language, Cookie"})
    if request.query_params.get("language") == language:
        answer.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax")
    return answer


@router.get("/")
async def lobby(
    request: Request, deck: Annotated[str, Query(max_length=1_000)] = ""
) -> HTMLResponse:
    """Choose a game, go on with one, join one; perhaps with a deck, by its code."""
    store, guest = request.app.state.table.store, request.state.guest
    own = [one for extras in all_extras() for one in await extras.own_decks(store, guest, deck)]
    return page(request, "lobby.html", offers=offers(language_of(request)), decks=own)


@router.get("/t/{table}")
async def table(request: Request, table: str) -> HTMLResponse:
    """A table: for those who sit at it and those who watch."""
    rooms = request.app.state.table.rooms
    room = await rooms.get(table) if ID.fullmatch(table) else None
    if room is None:
        raise HTTPException(404)
    game = room.match.agreed.game
    board = game.partition("/")[0]
    return page(request, "table.html", game=game, board=board, keys=KEYS)


@router.get("/help")
def help_page(request: Request) -> HTMLResponse:
    """How the table works, and its keys."""
    return page(request, "help.html", keys=KEYS)


@router.get("/api/docs")
def api_docs(request: Request) -> HTMLResponse:
    """The HTTP API, from its own description and without anything from elsewhere."""
    return page(request, "api.html", calls=list(calls(request.app.openapi())))


@router.get("/phrases/{language}.json")
def phrases(language: str) -> JSONResponse:
    """What the browser says, in another language than its page came in."""
    if language not in LANGUAGES:
        raise HTTPException(404)
    return JSONResponse(said(language), headers={"Cache-Control": "no-cache"})


class QrText(BaseModel):
    """What a QR code is to say."""

    text: str = Field(min_length=1, max_length=QR_LIMIT)


@router.post("/qr")
def qr(wish: QrText) -> Response:
    """A QR code. The text comes in the body, since it may hold the secret of a seat."""
    out = io.BytesIO()
    code = segno.make(wish.text, error="m", micro=False)
    code.save(out, kind="svg", border=3, light="#fff", dark="#1a1208", xmldecl=False)
    return Response(
        out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
    )


def refusal_page(request: Request, status: int) -> HTMLResponse:
    """What a person sees who asked for something that is not given."""
    key = str(status) if status in KNOWN_REFUSALS else "other"
    return page(request, "refusal.html", status, key=f"refused-{key}", code=status)


# -- the description for programs --------------------------------------------------------


def calls(description: dict[str, Any]) -> Any:
    """Every call of an OpenAPI description, as the page shows it."""
    schemas = description.get("components", {}).get("schemas", {})
    for path, methods in description.get("paths", {}).items():
        for method, call in methods.items():
            yield {
                "method": method.upper(),
                "path": path,
                "summary": (call.get("description") or call.get("summary", "")).replace("`", ""),
                "parameters": [_parameter(one) for one in call.get("parameters", ())],
                "body": _fields(_body(call), schemas),
                "answers": sorted(call.get("responses", {}).items()),
            }


def _parameter(one: dict[str, Any]) -> dict[str, Any]:
    kind = _kind(one.get("schema", {}))
    return {"name": one["name"], "kind": kind, "required": one.get("required", False)}


def _body(call: dict[str, Any]) -> dict[str, Any]:
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    schema: dict[str, Any] = content.get("schema", {})
    return schema


def _fields(schema: dict[str, Any], schemas: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a body; those of a named schema are looked up."""
    schema = schemas.get(schema.get("$ref", "").rpartition("/")[2], schema)
    needed = schema.get("required", ())
    return [
        {"name": name, "kind": _kind(part), "required": name in needed}
        for name, part in schema.get("properties", {}).items()
    ]


def _kind(part: dict[str, Any]) -> str:
    """The kind of a value in a few signs: `string`, `[Seat]`, `string | null`."""
    if "anyOf" in part:
        return " | ".join(_kind(one) for one in part["anyOf"])
    if part.get("type") == "array":
        return f"[{_kind(part.get('items', {}))}]"
    if "enum" in part:
        return " | ".join(map(repr, part["enum"]))
    return str(part.get("$ref", "").rpartition("/")[2] or part.get("type", "any"))
