"""The stage of these tests: a real server at a loopback port, and clients that talk to it."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from siegeworks.players.advice import Effort
from siegeworks.server.app import app_of
from siegeworks.server.serving import configured, free_port
from siegeworks.table.keeping import Table
from siegeworks.table.settings import Rate, Settings

PATIENCE = 20
"""Seconds after which a message that does not come is a failure."""
FREE = Rate(1e9, 1e9)

ACTS = frozenset(
    ("answer", "undo", "consent", "resign", "rematch", "machine", "fill", "hint", "ask-hints")
)
"""What is said at a version."""

Said = dict[str, Any]


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings that wait for nothing and allow everything."""
    usual: dict[str, Any] = {
        "folder": folder,
        "pause": 0.0,
        "window": (0.0, 0.0),
        "messages": FREE,
        "requests": FREE,
        "tables": FREE,
        "hints": FREE,
        "effort": Effort(0.1, 600.0),
        "sockets": 10_000,
    }
    return Settings(**(usual | changes))


class Running:
    """A server in a thread of its own."""

    def __init__(self, made: Settings) -> None:
        self.settings = made
        listener, port = free_port("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{port}"
        self.listener = listener
        self.table = Table(made)
        self.server = uvicorn.Server(configured(app_of(self.table)))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"

    def _run(self) -> None:
        self.server.run(sockets=[self.listener])

    def stop(self) -> None:
        """Shut the server down in good order."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        assert not self.thread.is_alive()

    def guest(self) -> httpx.Client:
        """A browser that keeps its cookie."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def open(self, game: str, *kinds: str, **wish: Any) -> Said:
        """Open a table with seats such as `me`, `link` or the name of a machine."""
        with self.guest() as guest:
            return open_table(guest, game, *kinds, **wish)

    def sit(self, table: Said, seat: str = "", **hello: Any) -> "Sitting":
        """A client at a seat of a table that was opened; one that watches if none is named."""
        secret = next((one["secret"] for one in table["seats"] if one["seat"] == seat), None)
        said = {"secret": secret} if secret else {"seat": ""}
        return Sitting(self.url, table["table"], **(said | hello))


def open_table(guest: httpx.Client, game: str, *kinds: str, **wish: Any) -> Said:
    """Let a guest open a table."""
    seats = [
        {"kind": kind} if kind in ("me", "link") else {"kind": "machine", "player": kind}
        for kind in kinds
    ]
    answer = guest.post("/api/tables", json={"game": game, "seats": seats} | wish)
    assert answer.status_code == 201, answer.text
    opened: Said = answer.json()
    return opened


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    server = Running(settings(folder, **changes))
    try:
        yield server
    finally:
        server.stop()


class Sitting:
    """A socket at a table."""

    def __init__(self, url: str, table: str, cookie: str = "", **hello: Any) -> None:
        address = f"{url.replace('http', 'ws')}/ws/{table}"
        headers = {"Cookie": cookie} if cookie else None
        self._connected = connect(address, additional_headers=headers, max_size=None)
        self.socket: Connection = self._connected.__enter__()
        self.heard: list[Said] = []
        self.raw: list[str] = []
        self.name, self.numbers = token_hex(4), count(1)
        self.version = 0
        self.now: Said = {}
        """The last state or step."""
        self.say(do="hello", **hello)
        self.welcome = self.wait("welcome")
        if "since" not in hello:
            self.wait("state")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.socket.close()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def read(self) -> Said:
        """The next message, whatever it is."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        message: Said = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["is"] in ("state", "step"):
            self.now, self.version = message, message["version"]
        return message

    def end(self, *last: str | bytes) -> int:
        """Send these words, and read until the server ends the socket; with which code."""
        try:
            for text in last:
                self.socket.send(text)
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def wait(self, *kinds: str, until: Callable[[Said], bool] = lambda _: True) -> Said:
        """The next message of one of these kinds."""
        while True:
            message = self.read()
            if message["is"] in kinds and until(message):
                return message

    def once(self, kind: str) -> Said:
        """The message of a kind that comes once, whether it has been read already or not."""
        return next((said for said in self.heard if said["is"] == kind), None) or self.wait(kind)

    def ask(self, do: str, **fields: Any) -> Said:
        """Say something with an id, and wait for what becomes of it."""
        name = fields.setdefault("id", f"{self.name}-{next(self.numbers)}")
        if do in (
            "answer",
            "undo",
            "consent",
            "resign",
            "rematch",
            "machine",
            "fill",
            "hint",
            "ask-hints",
        ):
            fields.setdefault("version", self.version)
        self.say(do=do, **fields)
        return self.wait("ack", "refused", do, until=lambda message: message.get("id") == name)

    def reach(self, version: int) -> Said:
        """Read until the table has come to a version."""
        while self.version < version:
            self.read()
        return self.now

    def options(self) -> list[str]:
        """What can be answered now."""
        decision = self.now["decision"]
        return [option["text"] for option in decision["options"]] if decision else []

    def answer(self, text: str) -> Said:
        """Answer, and see what comes of it."""
        reply = self.ask("answer", text=text)
        if reply["is"] == "ack":
            self.reach(reply["version"])
        return reply


def play_on(sitters: dict[str, Sitting], dice: Random, most: int = 10_000) -> int:
    """Let these sitters answer at random until the game is over; how many answers they gave."""
    given = 0
    while given < most:
        latest = max(sitters.values(), key=lambda one: one.version)
        if latest.now.get("outcome"):
            break
        for one in sitters.values():
            one.reach(latest.version)
        asked = [one for one in sitters.values() if one.options()]
        if not asked:
            next(iter(sitters.values())).wait("step")
            continue
        one = dice.choice(asked)
        before = one.version
        counts = one.answer(dice.choice(one.options()))["is"] == "ack"
        given += counts
        if not counts and one.version == before:
            one.wait("step")
    return given
