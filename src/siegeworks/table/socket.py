"""The socket of the table: one connection, from its hello to its end."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from siegeworks.table import messages as m
from siegeworks.table.client import CLOSE, Client, No
from siegeworks.table.guard import Buckets, Receive, Scope, Send, address, guest_of, own_origin
from siegeworks.table.identity import ID
from siegeworks.table.room import Room
from siegeworks.table.settings import MESSAGE_LIMIT

if TYPE_CHECKING:
    from siegeworks.table.app import Table

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

    async def run(self) -> None:
        """Listen until one side ends it."""
        client = Client(guest_of(self.scope, self.table.guests))
        room: Room | None = None
        writer: asyncio.Task[None] | None = None
        try:
            room = await self._enter(client)
            writer = asyncio.get_running_loop().create_task(self._write(client))
            while True:
                await self._listen(room, client)
        except Closed as closed:
            if closed.code:
                await self._close(closed.code)
        finally:
            if writer is not None:
                writer.cancel()
            if room is not None:
                room.put(room.leave, client)

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

    async def _listen(self, room: Room, client: Client) -> None:
        """Pass one message on to the room."""
        text = await self._text()
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
            raise Closed
        room.put(room.doing.hear, client, message)

    async def _refuse(self, room: Room, client: Client) -> None:
        room.doing.refuse(client, None, No("unreadable"))

    async def _write(self, client: Client) -> None:
        """Send what the room has for this client."""
        try:
            while (message := await client.outbox.get()) is not CLOSE:
                await self._send({"type": "websocket.send", "text": message.decode()})
        except Exception as fault:
            log.debug("a socket could not be written to: %r", fault)
            return
        await self._close(GOING_AWAY)

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code})
