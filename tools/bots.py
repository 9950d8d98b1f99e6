"""Bots for the load on the table: sockets as cheap as they can be, so that the server is measured.

They speak the protocol (docs/formats/protocol.md) over WebSocket frames that they write and read
themselves.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

GAME = "siegestorm/duel"
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c2llZ2V3b3JrcyBib3Qgbw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
END_OF_HEAD = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""Clients must mask what they send; this mask changes nothing."""


class Option(msgspec.Struct):
    """Something that can be answered."""

    text: str


class Decision(msgspec.Struct):
    """A question."""

    options: list[Option]
    passing: bool = False


class Outcome(msgspec.Struct):
    """That a game is over."""


class Said(msgspec.Struct):
    """As much of a message as a bot looks at."""

    kind: str = msgspec.field(name="is")
    id: str | None = None
    version: int = 0
    what: str = ""
    decision: Decision | None = None
    outcome: Outcome | None = None


class Sent(msgspec.Struct, tag_field="do", tag="answer"):
    """An answer."""

    id: str
    version: int
    text: str


read = msgspec.json.Decoder(Said).decode
write = msgspec.json.Encoder().encode


class Tally:
    """What was counted at all tables."""

    def __init__(self) -> None:
        self.times: list[float] = []
        """How long each acknowledged answer took."""
        self.committed = 0
        """Steps that were answers: those of bots, and those the server gave by itself."""
        self.refused = 0


class Bot(asyncio.Protocol):
    """One seat: it knows its open question, and how long its answers took."""

    def __init__(
        self, hello: dict[str, Any], upgrade: bytes, told: "Callable[[Bot], None]"
    ) -> None:
        self.hello, self.upgrade, self.told = write(hello), upgrade, told
        self.version, self.number, self.over = 0, 0, False
        self.counted = 0
        """The version that the last acknowledged answer has made."""
        self.options: list[Option] = []
        self.pending = ""
        """The answer that nothing has become of yet."""
        self.sent = 0.0
        self.tally = Tally()
        self.counts = False
        """Whether it counts the steps of its table."""
        self._rest = b""
        self._connected = False
        self._transport: Any = None

    # -- the wire ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self.upgrade)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if not self._connected:
            start = data.find(END_OF_HEAD) + len(END_OF_HEAD)
            if start < len(END_OF_HEAD):
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101 "), data[:start]
            self._connected = True
            self._send(TEXT, self.hello)
        end, size = start, len(data)
        while end + 2 <= size:
            length, head = data[end + 1], 2
            if length > 125:
                head = 4 if length == 126 else 10
                if end + head > size:
                    break
                length = int.from_bytes(data[end + 2 : end + head], "big")
            if end + head + length > size:
                break
            self._frame(data[end], data[end + head : end + head + length])
            end += head + length
        self._rest = data[end:]
        self.told(self)

    def _frame(self, first: int, body: bytes) -> None:
        if first == TEXT:
            self._hear(read(body))
        elif first == PING:
            self._send(PONG, body)
        elif first == CLOSE:
            raise ConnectionError(f"the server closed a socket: {body!r}")

    def _send(self, first: int, body: bytes) -> None:
        size = len(body)
        assert size < 1 << 16
        head = (
            bytes((first, 128 | size)) if size < 126 else bytes((first, 254, size >> 8, size & 255))
        )
        self._transport.write(head + MASK + body)

    def close(self) -> None:
        """Leave the table."""
        self.told = nobody
        self._transport.close()

    # -- playing -----------------------------------------------------------------------------

    def _hear(self, said: Said) -> None:
        kind = said.kind
        if kind == "step" or kind == "state":
            self.version = said.version
            decision = said.decision
            asked = decision is not None and not decision.passing
            self.options = decision.options if decision and asked else []
            self.over = said.outcome is not None
            if self.counts and said.what == "answer":
                self.tally.committed += 1
        elif said.id == self.pending and kind == "ack":
            self.counted, self.pending = said.version, ""
            self.tally.times.append(time.perf_counter() - self.sent)
        elif said.id == self.pending and kind == "refused":
            self.pending = ""
            self.tally.refused += 1

    def answer(self, text: str) -> None:
        """Send an answer."""
        self.number += 1
        self.pending = f"x{self.number}"
        self.sent = time.perf_counter()
        self._send(TEXT, write(Sent(self.pending, self.version, text)))


def _self(bot: Bot) -> Bot:
    """What an event loop calls to get the bot it is to connect."""
    return bot


def nobody(bot: Bot) -> None:
    """Whom a bot tells that has left its table."""


class Game:
    """A table with a bot on each seat. One bot answers at a time, once all know how it stands."""

    def __init__(self, number: int, done: "Callable[[Game], None]") -> None:
        self.dice, self.done = Random(number), done
        self.bots: list[Bot] = []
        self.wanted = 0
        """How many answers the bots are to give still."""

    async def open(self, client: httpx.AsyncClient, url: str, words: bool, tally: Tally) -> None:
        """Open a table and sit down at both seats."""
        wish = {"game": GAME, "seats": [{"kind": "link"}, {"kind": "link"}]}
        opened = (await client.post("/api/tables", json=wish)).json()
        there = urlsplit(url)
        assert there.hostname is not None
        upgrade = UPGRADE.format(table=opened["table"], host=there.netloc).encode()
        loop = asyncio.get_running_loop()
        for seat in opened["seats"]:
            hello = {"do": "hello", "secret": seat["secret"], "words": words}
            bot = Bot(hello, upgrade, self.told)
            bot.tally, bot.counts = tally, not self.bots
            self.bots.append(bot)
            await loop.create_connection(partial(_self, bot), there.hostname, there.port or 80)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(bot.over for bot in self.bots)

    def want(self, number: int) -> None:
        """Let the bots give so many answers more."""
        self.wanted += number
        self.told(self.bots[0])

    def told(self, _: Bot) -> None:
        """Go on, if it is time to."""
        if not self.wanted:
            return
        version = 0
        for bot in self.bots:
            if bot.pending:
                return
            version = max(version, bot.version, bot.counted)
        asked = []
        for bot in self.bots:
            if bot.over:
                self.wanted = 0
                self.done(self)
                return
            if bot.version != version:
                return
            if bot.options:
                asked.append(bot)
        if asked:
            self.wanted -= 1
            bot = self.dice.choice(asked)
            bot.answer(self.dice.choice(bot.options).text)
