"""What guards the table: headers, sizes, rates, and requests that other pages try to make."""

import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from siegeworks.table.identity import COOKIE, COOKIE_AGE, Guests, new_id
from siegeworks.table.interface import spoken
from siegeworks.table.settings import BODY_LIMIT, Rate, Settings
from siegeworks.table.words import refusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FORGOTTEN = 20_000
"""Buckets that are remembered."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Buckets:
    """Token buckets by name: how much each may still do."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take a token; False if there is none left."""
        now = time.monotonic()
        left, then = self._left.pop(name, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.per_second)
        allowed = left >= 1
        self._left[name] = (left - 1 if allowed else left, now)
        if len(self._left) > FORGOTTEN:
            self._left.popitem(last=False)
        return allowed


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty if it has none."""
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def address(scope: Scope) -> str:
    """Who is calling, by network address."""
    client = scope.get("client")
    return client[0] if client else ""


def own_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    site = header(scope, b"sec-fetch-site")
    if site not in ("", "same-origin", "none"):
        return False
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        there = urlsplit(origin)
        host = urlsplit(f"//{header(scope, b'host')}")
        same = (there.hostname, there.port) == (host.hostname, host.port)
    except ValueError:
        return False
    if there.hostname is None:
        return False
    known = host.hostname in LOOPBACK and there.hostname in LOOPBACK and there.port == host.port
    return same or known or there.hostname in settings.hosts


def guest_of(scope: Scope, guests: Guests) -> str | None:
    """The guest who is calling, by cookie."""
    try:
        cookies = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return None
    return guests.read(cookies[COOKIE].value) if COOKIE in cookies else None


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: App, settings: Settings, guests: Guests) -> None:
        self.app, self.settings, self.guests = app, settings, guests
        self.requests = Buckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guest = guest_of(scope, self.guests)
        new = guest is None
        guest = guest or new_id()
        scope.setdefault("state", {})["guest"] = guest
        out = self._dressed(scope, send, guest if new else None)
        fault = self._fault(scope)
        if fault is not None:
            await refuse(scope, out, *fault)
            return
        if scope["method"] in SAFE:
            await self.app(scope, receive, out)
            return
        body = await _body(receive)
        if body is None:
            await refuse(scope, out, 413, "too-large")
            return
        await self.app(scope, _replay(body, receive), out)

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is refused before anything else is looked at."""
        if not self.requests.take(address(scope)):
            return 429, "too-many"
        if scope["method"] in SAFE:
            return None
        if not own_origin(scope, self.settings):
            return 403, "foreign"
        kind = header(scope, b"content-type").partition(";")[0].strip().lower()
        if kind != "application/json":
            return 400, "not-json"
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length[:12]) > BODY_LIMIT:
            return 413, "too-large"
        return None

    def _dressed(self, scope: Scope, send: Send, guest: str | None) -> Send:
        """Add the headers every answer has, and the cookie of a new guest."""
        cookie = ""
        path = scope["path"]
        if guest is not None and not path.startswith(("/static/", "/pictures/", "/api/catalogue/")):
            secure = "; Secure" if scope.get("scheme") == "https" else ""
            value = self.guests.cookie(guest)
            cookie = f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax"
            cookie += secure

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                if cookie:
                    headers.append((b"set-cookie", cookie.encode()))
                message = {**message, "headers": headers}
            await send(message)

        return dressed


async def refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    """Answer a request with a refusal."""
    language = spoken(None, None, header(scope, b"accept-language"))
    said = {"refused": refusal(language, code), "code": code, "clause": ""}
    body = json.dumps(said, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _body(receive: Receive) -> bytes | None:
    """The whole body of a request; None if it is too long."""
    parts, length = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > BODY_LIMIT:
            return None
        if not message.get("more_body"):
            return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read already once more."""
    given = False

    async def replayed() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed
