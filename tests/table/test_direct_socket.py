"""The short way of messages: any cut, any order, whatever a socket may carry; the same bytes."""

import json
import socket
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn

from siegeworks.server.serving import configured
from siegeworks.table.client import MOST_UNSENT, Client
from siegeworks.table.direct_socket import head
from siegeworks.table.settings import MESSAGE_LIMIT
from tests.table.stage import PATIENCE, Running, Sitting, running

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x0a\x9c\x33\xe1"


def frame(kind: int, body: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(body)
    first, mask = kind | (0x80 if last else 0), 0x80 if masked else 0
    if size < 126:
        start = bytes((first, mask | size))
    elif size < 1 << 16:
        start = struct.pack("!BBH", first, mask | 126, size)
    else:
        start = struct.pack("!BBQ", first, mask | 127, size)
    if not masked:
        return start + body
    return start + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))


def said(**message: Any) -> bytes:
    return json.dumps(message).encode()


class Raw:
    """A socket at a table, frame by frame."""

    def __init__(self, server: Running, table: str) -> None:
        there = urlsplit(server.url)
        self.socket = socket.create_connection((there.hostname, there.port), PATIENCE)
        self.socket.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {there.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: c2llZ2V3b3JrcyBib3Qgbw==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def send(self, *data: bytes) -> None:
        self.socket.sendall(b"".join(data))

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        first, size = self.file.read(2)
        assert first & 0x80
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return first & 15, self.file.read(size)

    def code(self) -> int:
        """Read until the server ends the socket; with which code."""
        while True:
            kind, body = self.frame()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")

    def replies(self, number: int) -> list[str]:
        """The ids of the next refusals; every message of these tests is refused."""
        found: list[str] = []
        while len(found) < number:
            kind, body = self.frame()
            if kind == TEXT and (message := json.loads(body))["is"] == "refused":
                found.append(message["id"])
        return found


@pytest.fixture
def raw(server: Running) -> Iterator[Callable[[], Raw]]:
    """Opens sockets at a table where nobody can do anything."""
    table = server.open("siegestorm/duel", "link", "link")["table"]
    opened = []

    def open_() -> Raw:
        opened.append(Raw(server, table))
        return opened[-1]

    yield open_
    for one in opened:
        one.close()


HELLO = frame(TEXT, said(do="hello", words=False))


def why(name: str, text: str = "keep") -> bytes:
    return said(do="why", id=name, text=text)


def test_a_message_may_come_byte_by_byte(raw: Callable[[], Raw]) -> None:
    one = raw()
    for byte in HELLO + frame(TEXT, why("one")) + frame(TEXT, why("two", "x" * 200)):
        one.send(bytes((byte,)))
    assert one.replies(2) == ["one", "two"]


def test_messages_in_one_piece_are_heard_in_order(raw: Callable[[], Raw]) -> None:
    one, names = raw(), [f"n{number}" for number in range(50)]
    one.send(HELLO, *(frame(TEXT, why(name)) for name in names))
    assert one.replies(50) == names
    one.send(*(frame(TEXT, why(name)) for name in names))
    assert one.replies(50) == names


def test_a_message_in_parts_keeps_its_place(raw: Callable[[], Raw]) -> None:
    one = raw()
    one.send(HELLO, frame(TEXT, why("zero")))
    assert one.replies(1) == ["zero"]
    body = why("one")
    one.send(
        frame(TEXT, body[:5], last=False),
        frame(PING, b"there?"),
        frame(0, body[5:9], last=False),
        frame(0, body[9:]),
        frame(TEXT, why("two")),
        frame(TEXT, why("three")),
    )
    kind, answer = one.frame()
    assert (kind, answer) == (PONG, b"there?")
    assert one.replies(3) == ["one", "two", "three"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, why("one"), masked=False), 1002),
        (frame(TEXT, b"x" * (MESSAGE_LIMIT + 1)), 1009),
        (frame(TEXT, b"x" * (MESSAGE_LIMIT + 1))[:20], 1009),
        (frame(BINARY, why("one")), 4400),
        (frame(3, b""), 1002),
        (frame(0, b"x"), 1002),
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
        (b"".join(frame(TEXT, b"{") for _ in range(10)), 4400),
    ],
)
def test_what_no_client_may_send_ends_the_socket(
    raw: Callable[[], Raw], data: bytes, code: int
) -> None:
    one = raw()
    one.send(HELLO, frame(TEXT, why("zero")))
    assert one.replies(1) == ["zero"]
    one.send(data)
    assert one.code() == code


def test_what_is_no_text_is_refused(raw: Callable[[], Raw]) -> None:
    one = raw()
    one.send(HELLO, frame(TEXT, why("zero")))
    assert one.replies(1) == ["zero"]
    one.send(frame(TEXT, b'{"do":"why","id":"one","text":"\xff"}'), frame(TEXT, why("two")))
    message = json.loads(one.frame()[1])
    assert (message["is"], message["id"], message["code"]) == ("refused", None, "unreadable")
    assert one.replies(1) == ["two"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_frame_says_its_size(size: int) -> None:
    text = bytes(size)
    assert head(text) + text == frame(TEXT, text, masked=False)


def test_a_client_that_does_not_read_is_dropped() -> None:
    client, ended = Client(None), []
    client.end = lambda: ended.append(True)
    for _ in range(MOST_UNSENT):
        client.send_bytes(b"x")
    assert not client.lost
    client.send_bytes(b"x")
    client.send_bytes(b"x")
    assert client.lost
    assert len(ended) == 1
    assert len(client.take()) == MOST_UNSENT


def test_where_another_server_carries_a_socket_the_same_bytes_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def usual(app: Any) -> uvicorn.Config:
        config = configured(app)
        config.ws = "websockets-sansio"
        return config

    monkeypatch.setattr("siegeworks.table.api.new_secret", lambda: "5" * 64)
    short = talk(tmp_path / "short")
    monkeypatch.setattr("tests.table.stage.configured", usual)
    assert talk(tmp_path / "long") == short


def asked(sitters: list[Sitting]) -> Sitting:
    """Who is to answer, once all know how it stands and nothing passes by itself."""
    while True:
        last = max(one.version for one in sitters)
        for one in sitters:
            one.reach(last)
        for one in sitters:
            if one.options() and "passing" not in one.now["decision"]:
                return one
        sitters[0].wait("step")


def talk(folder: Path) -> dict[str, list[str]]:
    """What both seats are told of the steps of a game of its own."""
    with running(folder) as server:
        table = server.open("siegestorm/duel", "link", "link")
        sitters = {
            "a": server.sit(table, "a", number="1", name="N"),
            "b": server.sit(table, "b", number="2", name="N", words=False),
        }
        sitters["a"].reach(2)
        dice = Random(7)
        for _ in range(30):
            one = asked(list(sitters.values()))
            assert one.answer(dice.choice(one.options()))["is"] == "ack"
        asked(list(sitters.values()))
        last = sitters["a"].version
        for one in sitters.values():
            one.socket.close()
        return {
            seat: [
                raw
                for message, raw in zip(one.heard, one.raw, strict=True)
                if message["is"] == "step" and message["version"] <= last
            ]
            for seat, one in sitters.items()
        }
