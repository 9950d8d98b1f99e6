"""The socket of the table: one connection, from its hello to its end."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from siegeworks.table import messages as m
from siegeworks.table.client import Client, No
from siegeworks.table.direct_socket import direct_socket_of
from siegeworks.table.guard import Buckets, Receive, Scope, Send, address, guest_of, own_origin
from siegeworks.table.identity import ID
from siegeworks.table.room import Room
from siegeworks.table.settings import MESSAGE_LIMIT

if TYPE_CHECKING:
    from siegeworks.table.keeping import Table

log = logging.getLogger(__name__)

PATH = "/ws/"
UNREADABLE, WRONG_SECRET, NO_TABLE, NO_HELLO, TOO_LARGE, TOO_MANY = (
    4400,
    4401,
    4404,
    4408,
    4413,
    4429,
)
GOING_AWAY = 1012
ENOUGH = 10
"""Refused messages in a row after which a socket is closed."""


class Closed(Exception):
    """The socket ends, with a code if it is the server that ends it."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Sockets:
    """All sockets of a server."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        await receive()
        who = address(scope)
        settings = self.table.settings
        if not own_origin(scope, settings) or self.open[who] >= settings.sockets:
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        self.open[who] += 1
        try:
            await Talk(self.table, scope, receive, send).run()
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


class Talk:
    """What is said on one socket."""

    def __init__(self, table: "Table", scope: Scope, receive: Receive, send: Send) -> None:
        self.table, self.scope = table, scope
        self._receive, self._send = receive, send
        self._rate = Buckets(table.settings.messages)
        self._bad = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen until one side ends it."""
        client = Client(guest_of(self.scope, self.table.guests))
        room: Room | None = None
        try:
            room = await self._enter(client)
            self._connect(room, client)
            while True:
                self._hear(room, client, await self._text())
        except Closed as closed:
            if closed.code:
                await self._close(closed.code)
        finally:
            for task in self._tasks:
                task.cancel()
            if room is not None:
                room.put(room.leave, client)

    def _connect(self, room: Room, client: Client) -> None:
        """Let messages go between the room and the client: the short way if there is one."""
        client.end = lambda: self._begin(self._close(GOING_AWAY))
        direct = direct_socket_of(self.scope)
        if direct is None:
            there = asyncio.Event()
            client.wake = there.set
            self._begin(self._write(client, there))
            return

        def hear(text: bytes) -> None:
            try:
                self._hear(room, client, text)
            except Closed as closed:
                self._begin(self._close(closed.code))

        direct.connect(client, hear)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something while listening."""
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _text(self) -> str:
        """The next message as text."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Closed
        text: str | None = message.get("text")
        if text is None:
            raise Closed(UNREADABLE)
        if len(text) > MESSAGE_LIMIT:
            raise Closed(TOO_LARGE)
        return text

    async def _enter(self, client: Client) -> Room:
        """Wait for the hello, and enter the room."""
        table = self.scope["path"][len(PATH) :]
        room = await self.table.rooms.get(table) if ID.fullmatch(table) else None
        if room is None:
            raise Closed(NO_TABLE)
        try:
            text = await asyncio.wait_for(self._text(), self.table.settings.hello)
            hello = m.read(text)
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except m.Unreadable:
            raise Closed(UNREADABLE) from None
        if not isinstance(hello, m.Hello):
            raise Closed(UNREADABLE)
        try:
            client.seat = room.seat_for(client.guest, hello.secret, hello.seat)
        except No:
            raise Closed(WRONG_SECRET) from None
        if client.guest is not None and hello.secret is not None:
            await room.do(room.hold, client.guest, client.seat)
        room.put(room.join, client, hello)
        return room

    def _hear(self, room: Room, client: Client, text: str | bytes) -> None:
        """Pass one message on to the room."""
        if not self._rate.take(""):
            raise Closed(TOO_MANY)
        try:
            message = m.read(text)
        except m.Unreadable:
            self._bad += 1
            if self._bad >= ENOUGH:
                raise Closed(UNREADABLE) from None
            room.put(self._refuse, room, client)
            return
        self._bad = 0
        if client.lost:
            raise Closed(GOING_AWAY)
        room.put(room.requests.hear, client, message)

    async def _refuse(self, room: Room, client: Client) -> None:
        room.requests.refuse(client, None, No("unreadable"))

    async def _write(self, client: Client, there: asyncio.Event) -> None:
        """Send what the room has for this client, the usual way."""
        try:
            while await there.wait():
                there.clear()
                for text in client.take():
                    await self._send({"type": "websocket.send", "text": text.decode()})
        except Exception as fault:
            log.debug("a socket could not be written to: %r", fault)

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code})
