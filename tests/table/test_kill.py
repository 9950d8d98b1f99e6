"""Kill -9 at random moments under load: no acknowledged answer is lost or doubled.

`make kill` runs the long form: many more kills.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from siegeworks.table.agreed import AGREED
from siegeworks.table.match import Match
from siegeworks.table.store import Command
from tests.table.loops import run

LONG = os.environ.get("SIEGEWORKS_KILLS") == "long"
KILLS = 40 if LONG else 3
TABLES = 8
GAMES = ("siegestorm/duel", "siegestorm/coop", "rift/drill-yard")


class Process:
    """A server process on a folder; it may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "tests.table.killable", str(self.folder)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Seat:
    """A client that sends again whatever was not acknowledged, as a browser does."""

    def __init__(self, table: str, secret: str, dice: Random) -> None:
        self.table, self.secret, self.dice = table, secret, dice
        self.since: int | None = None
        self.unsettled: dict[str, Any] | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.number = 0
        self.over = False

    async def play(self, url: str) -> None:
        """Play until the connection breaks or the game is over."""
        address = f"{url.replace('http', 'ws')}/ws/{self.table}"
        try:
            async with websockets.connect(address, max_size=None) as socket:
                hello: dict[str, Any] = {"do": "hello", "secret": self.secret, "words": False}
                await socket.send(json.dumps(hello))
                if self.unsettled is not None:
                    await socket.send(json.dumps(self.unsettled))
                while not self.over:
                    self._hear(json.loads(await socket.recv()))
                    if self.unsettled is None and self.options:
                        await socket.send(json.dumps(self._answer()))
        except (OSError, websockets.WebSocketException):
            return

    options: tuple[str, ...] = ()

    def _hear(self, said: dict[str, Any]) -> None:
        if said["is"] in ("step", "state"):
            decision = said["decision"]
            self.options = tuple(one["text"] for one in decision["options"]) if decision else ()
            self.since, self.over = said["version"], said["outcome"] is not None
        elif said["is"] == "ack":
            assert self.unsettled is not None
            assert said["id"] == self.unsettled["id"]
            self.acknowledged[said["id"]] = (said["version"], self.unsettled["text"])
            self.unsettled = None
            if self.since is None or said["version"] > self.since:
                self.options = ()
        elif said["is"] == "refused":
            assert said["code"] in ("stale", "not-asked", "over", "illegal")
            self.unsettled = None

    def _answer(self) -> dict[str, Any]:
        self.number += 1
        text = self.dice.choice(self.options)
        name = f"{self.secret[:8].replace('_', '-')}-{self.number}"
        said = {"do": "answer", "id": name, "version": self.since, "text": text}
        self.unsettled = said
        return said


async def open_seats(url: str) -> list[Seat]:
    seats = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for number in range(TABLES):
            game = GAMES[number % len(GAMES)]
            wish = {"game": game, "seats": [{"kind": "link"}, {"kind": "link"}]}
            opened = (await client.post("/api/tables", json=wish)).json()
            seats += [
                Seat(opened["table"], one["secret"], Random(number)) for one in opened["seats"]
            ]
    return seats


async def until_killed(server: Process, seats: list[Seat], dice: Random) -> None:
    """Play until so many more answers were acknowledged, then kill."""
    before = sum(len(seat.acknowledged) for seat in seats)
    goal = before + dice.randrange(20, 120)
    games = [asyncio.create_task(seat.play(server.url)) for seat in seats]
    while sum(len(seat.acknowledged) for seat in seats) < goal:
        if all(game.done() for game in games):
            break
        await asyncio.sleep(dice.random() / 50)
    server.kill()
    await asyncio.gather(*games)


@pytest.mark.parametrize("seed", range(2 if LONG else 1))
def test_no_acknowledged_answer_is_lost_or_doubled(tmp_path: Path, seed: int) -> None:
    dice = Random(seed)
    server = Process(tmp_path)
    try:
        seats = run(open_seats(server.url))
        for _ in range(KILLS):
            if sum(not seat.over for seat in seats) < TABLES:
                seats += run(open_seats(server.url))
            run(until_killed(server, seats, dice))
            server.start()
    finally:
        server.kill()
    assert sum(len(seat.acknowledged) for seat in seats) > 20
    check(tmp_path, seats)


def check(folder: Path, seats: list[Seat]) -> None:
    """Every acknowledged answer is there once, as it was acknowledged; every game replays."""
    database = sqlite3.connect(folder / "table.db")
    try:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for seat in seats:
            sql = "SELECT n, agreed FROM tables WHERE id = ?"
            n, agreed = database.execute(sql, (seat.table,)).fetchone()
            sql = "SELECT * FROM commands WHERE n = ? ORDER BY version"
            rows = database.execute(sql, (n,)).fetchall()
            commands = tuple(Command._make((*row[1:6], bool(row[6]))) for row in rows)
            assert [one.version for one in commands] == list(range(1, len(commands) + 1))
            times = Counter(one.id for one in commands if one.id)
            assert set(times.values()) <= {1}
            there = {one.id: (one.version, one.text) for one in commands}
            for name, kept in seat.acknowledged.items():
                assert there[name] == kept
            assert Match(AGREED.decode(agreed), commands).version == len(commands)
    finally:
        database.close()
