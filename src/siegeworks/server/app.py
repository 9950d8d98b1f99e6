"""The table as one application: pages, API and sockets around a store of games."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from siegeworks.core.shelf import GAMES
from siegeworks.pages import ROUTERS
from siegeworks.pages.review.workshop import REVIEWS, Reviews
from siegeworks.table import api, catalogue, pages, study
from siegeworks.table.boards import boards
from siegeworks.table.extras import all_extras
from siegeworks.table.guard import App, Guard, Receive, Scope, Send
from siegeworks.table.hints import routes as hints
from siegeworks.table.keeping import Table
from siegeworks.table.memory import seldom_collected
from siegeworks.table.settings import Settings
from siegeworks.table.socket import PATH, Sockets
from siegeworks.table.words import refusal, say

SWITCH = 0.0005
"""Seconds a thread may keep the interpreter: whoever writes to disk must not wait for long."""
CODES = {404: "no-table", 405: "unreadable"}
FIELDS = {
    "string_too_long": "characters",
    "too_long": "entries",
    "string_too_short": "empty",
    "too_short": "empty",
    "missing": "missing",
    "greater_than": "least",
    "greater_than_equal": "least",
    "less_than": "most",
    "less_than_equal": "most",
}
"""What a field has to be, by the kind of fault that is found; the phrase is `field-…`."""


class Static(StaticFiles):
    """The files of the pages; a browser asks whether they have changed."""

    def file_response(self, *args: Any, **facts: Any) -> Response:
        answer = super().file_response(*args, **facts)
        answer.headers["Cache-Control"] = "no-cache"
        return answer


def make_app(settings: Settings) -> App:
    """The application; the store is opened at once, so that what is wrong with it is said."""
    return app_of(Table(settings))


def app_of(table: Table) -> App:
    """The application around a table."""
    table.services[REVIEWS] = Reviews(table.store, table.settings.review)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        with seldom_collected():
            await table.rooms.start()
            yield
            for service in filter(None, table.services.values()):
                service.close()
            await table.rooms.close()
            table.store.close()

    app = FastAPI(
        title="Siegeworks",
        description="The table: open games, take seats, read records. Play goes over a socket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.table = table
    app.include_router(api.router)
    app.include_router(catalogue.router)
    app.include_router(study.router)
    app.include_router(hints.router)
    app.include_router(pages.router)
    for each in (*(one for extras in all_extras() for one in extras.routers()), *ROUTERS):
        app.include_router(each)
    for name, game in GAMES.items():
        if (own := game.home / "pages/static").is_dir():
            app.mount(f"/static/games/{name}/pages", GZipMiddleware(Static(directory=own)))
    for name, board in boards().items():
        app.mount(f"/static/games/{name}", GZipMiddleware(Static(directory=board.folder)))
    app.mount("/static", GZipMiddleware(Static(directory=pages.STATIC)), name="static")
    app.add_exception_handler(api.Refuse, api.refused)
    app.add_exception_handler(HTTPException, _not_given)
    app.add_exception_handler(RequestValidationError, _not_valid)
    return Guard(_with_sockets(app, Sockets(table)), table.settings, table.guests)


def _with_sockets(app: App, sockets: Sockets) -> App:
    """Sockets take the short way past the routes of the pages."""

    async def both(scope: Scope, receive: Receive, send: Send) -> None:
        socket = scope["type"] == "websocket" and scope["path"].startswith(PATH)
        await (sockets if socket else app)(scope, receive, send)

    return both


def _wants_page(request: Request) -> bool:
    path = request.url.path
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


async def _not_given(request: Request, fault: Exception) -> Response:
    """What is not there: a page for people, JSON for programs."""
    assert isinstance(fault, HTTPException)
    if _wants_page(request):
        return pages.refusal_page(request, fault.status_code)
    code = CODES.get(fault.status_code, "unreadable")
    reason = refusal(api.language_of(request), code)
    return JSONResponse({"refused": reason, "code": code, "clause": ""}, fault.status_code)


async def _not_valid(request: Request, fault: Exception) -> Response:
    """A body or a query that is not as described: which fields, and what they have to be."""
    assert isinstance(fault, RequestValidationError)
    if _wants_page(request):
        return pages.refusal_page(request, 422)
    language = api.language_of(request)
    where = "; ".join(_field(one, language) for one in fault.errors()[:5])
    reason = f"{refusal(language, 'unreadable')} ({where})"
    return JSONResponse({"refused": reason, "code": "unreadable", "clause": ""}, 422)


def _field(fault: dict[str, Any], language: str) -> str:
    """What is wrong with one field, in the reader's language."""
    facts = fault.get("ctx", {})
    least = str(facts.get("ge", facts.get("gt", "")))
    most = str(facts.get("max_length", facts.get("le", facts.get("lt", ""))))
    what = say(language, f"field-{FIELDS.get(fault['type'], 'other')}", least=least, most=most)
    return f"{'.'.join(map(str, fault['loc']))}: {what}"
