"""Load on the table: a server in a second process, bots on sockets, and how long answers take.

``python -m tools.load`` opens 200 tables and gives 100 answers a second, then lets 50 tables go as
fast as they can, with and without words; with ``--stored N`` the database holds N finished games
before. It prints percentiles of the time from an answer to its acknowledgement, which is sent once
the answer is on disk.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import uvicorn
import websockets

from siegeworks.table.app import make_app
from siegeworks.table.serving import free_port
from siegeworks.table.settings import MESSAGE_LIMIT, Rate, Settings

GAME = "siegestorm/duel"
FREE = Rate(1e12, 1e12)
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


# -- the server ------------------------------------------------------------------------------


def serve(folder: str, ports: Any) -> None:
    """The server process: usual settings but for rates."""
    settings = Settings(
        folder=Path(folder), messages=FREE, requests=FREE, tables=FREE, sockets=100_000
    )
    settings = Settings(**{**vars(settings), "window": (0.0, 0.0)})
    listener, port = free_port("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    ports.send(port)
    uvicorn.Server(config).run(sockets=[listener])


class Server(NamedTuple):
    """A running server."""

    url: str
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time it has used; nothing where the system does not tell."""
        file = Path(f"/proc/{self.pid}/stat")
        if not file.exists():
            return float("nan")
        fields = file.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    """A server that runs for as long as the block lasts."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(str(folder), there))
    process.start()
    port = here.recv()
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(f"{url}/api/games")
            break
        except httpx.TransportError:
            time.sleep(0.1)
    try:
        assert process.pid is not None
        yield Server(url, process.pid)
    finally:
        process.terminate()
        process.join()


# -- the bots --------------------------------------------------------------------------------


class Bot:
    """One seat: it knows its open question, and how long its answers took."""

    def __init__(self, socket: Any, times: list[float]) -> None:
        self.socket, self.times = socket, times
        self.version, self.number, self.over = 0, 0, False
        self.counted = 0
        """The version that the last acknowledged answer has made."""
        self.options: list[str] = []
        self.sent: dict[str, float] = {}

    def hear(self, text: str) -> bool:
        """Take in a message; whether something became of the last answer."""
        said = decode(text)
        kind = said["is"]
        if kind in ("step", "state"):
            self.version = said["version"]
            decision = said["decision"]
            asked = decision is not None and "passing" not in decision
            self.options = [one["text"] for one in decision["options"]] if asked else []
            self.over = said["outcome"] is not None
        elif kind in ("ack", "refused"):
            sent = self.sent.pop(said["id"])
            if kind == "ack":
                self.counted = said["version"]
                self.times.append(time.perf_counter() - sent)
            return True
        return False

    async def answer(self, text: str) -> None:
        """Send an answer."""
        self.number += 1
        name = f"x{self.number}"
        said = {"do": "answer", "id": name, "version": self.version, "text": text}
        self.sent[name] = time.perf_counter()
        await self.socket.send(encode(said), text=True)


class Game:
    """A table with a bot on each seat."""

    def __init__(self, bots: list[Bot], dice: Random) -> None:
        self.bots, self.dice = bots, dice
        self.changed = asyncio.Event()
        self.pending = 0
        self.tasks = [asyncio.create_task(self.listen(bot)) for bot in bots]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(bot.over for bot in self.bots)

    async def listen(self, bot: Bot) -> None:
        """Take in what a bot is sent."""
        async for text in bot.socket:
            if bot.hear(text):
                self.pending -= 1
            self.changed.set()

    async def move(self) -> bool:
        """Let one bot answer that is asked, as soon as the last answer is settled."""
        while not self.over:
            version = max(max(bot.version, bot.counted) for bot in self.bots)
            asked = [bot for bot in self.bots if bot.options]
            if not self.pending and asked and all(bot.version == version for bot in self.bots):
                bot = self.dice.choice(asked)
                self.pending += 1
                await bot.answer(self.dice.choice(bot.options))
                return True
            self.changed.clear()
            await self.changed.wait()
        return False


async def open_game(
    client: httpx.AsyncClient, url: str, number: int, words: bool, times: list[float]
) -> Game:
    """Open a table and sit down at both seats."""
    wish = {"game": GAME, "seats": [{"kind": "link"}, {"kind": "link"}]}
    opened = (await client.post("/api/tables", json=wish)).json()
    address = f"{url.replace('http', 'ws')}/ws/{opened['table']}"
    bots = []
    for seat in opened["seats"]:
        socket = await websockets.connect(address, max_size=None, compression=None)
        hello = {"do": "hello", "secret": seat["secret"], "words": words}
        await socket.send(encode(hello), text=True)
        bots.append(Bot(socket, times))
    return Game(bots, Random(number))


async def opened(url: str, number: int, words: bool, times: list[float]) -> list[Game]:
    """So many tables."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        return [await open_game(client, url, place, words, times) for place in range(number)]


async def close(games: list[Game]) -> None:
    """Leave all tables."""
    for game in games:
        for bot in game.bots:
            await bot.socket.close()


class Result(NamedTuple):
    """What was measured."""

    answers: int
    seconds: float
    times: list[float]
    cpu: float
    """Seconds of processor time the server used."""

    def line(self, what: str) -> str:
        """The figures in one line."""
        ordered = sorted(self.times)

        def at(share: float) -> str:
            return f"{ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1e3:.1f}"

        return (
            f"{what:<44} {self.answers / self.seconds:8.0f}/s   median {at(0.5):>6} ms   "
            f"95th {at(0.95):>6} ms   99th {at(0.99):>6} ms   "
            f"server {self.cpu / max(1, self.answers) * 1e3:.2f} ms of processor time each"
        )


async def paced(there: Server, tables: int, rate: float, seconds: float, words: bool) -> Result:
    """So many answers a second, spread over all tables."""
    times: list[float] = []
    games = await opened(there.url, tables, words, times)
    await asyncio.sleep(1)
    begun, used = time.perf_counter(), there.cpu()
    turn = itertools.cycle(games)
    moves = set()
    for number in range(int(rate * seconds)):
        wait = begun + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(next(turn).move())
        moves.add(task)
        task.add_done_callback(moves.discard)
    await asyncio.sleep(1)
    took = time.perf_counter() - begun - 1
    result = Result(len(times), took, times[:], there.cpu() - used)
    for task in moves:
        task.cancel()
    await close(games)
    return result


async def flat_out(there: Server, tables: int, seconds: float, words: bool) -> Result:
    """As many answers as the server takes, with so many tables at a time."""
    times: list[float] = []
    spare = await opened(there.url, tables * 6, words, times)
    games = spare[:]
    end = time.perf_counter() + seconds
    begun, used = time.perf_counter(), there.cpu()

    async def one() -> None:
        while spare and time.perf_counter() < end:
            game = spare.pop()
            while time.perf_counter() < end and await game.move():
                pass

    await asyncio.gather(*(one() for _ in range(tables)))
    took = time.perf_counter() - begun
    result = Result(len(times), took, times[:], there.cpu() - used)
    await close(games)
    return result


# -- stored games ----------------------------------------------------------------------------


def store_games(folder: Path, number: int) -> float:
    """Fill the database with copies of a finished game; its size in megabytes."""
    from siegeworks.table.agreed import Wish, agree
    from siegeworks.table.fairness import new_secret
    from siegeworks.table.identity import new_id
    from siegeworks.table.standing import Sitting, Standing
    from siegeworks.table.store import Command, Store

    store = Store(folder / "table.db")
    store._writes.put(None)
    agreed = agree(GAME, [Wish("link"), Wish("link")], {}, new_secret(), "")
    data, commands = msgspec.json.encode(agreed), []
    standing, dice = Standing(agreed), Random(1)

    def give(seat: int, kind: str, text: str) -> None:
        command = Command(standing.version + 1, seat, kind, text, f"x{standing.version}", False)
        standing.apply(command)
        commands.append(command)

    for seat in (0, 1):
        give(seat, "sit", msgspec.json.encode(Sitting()).decode())
    while not standing.is_over:
        decision = dice.choice(standing.state.decisions)
        give(decision.seat, "answer", dice.choice(decision.options).text)
    db = sqlite3.connect(folder / "table.db", isolation_level=None)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("BEGIN")
    for n in range(1, number + 1):
        db.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, 0)", (n, new_id(), GAME, data, 1.0, 2.0)
        )
        db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?)", [(n, seat, bytes(32)) for seat in (0, 1)]
        )
        db.executemany(
            "INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?)", [(n, *one) for one in commands]
        )
    db.execute("COMMIT")
    db.close()
    return (folder / "table.db").stat().st_size / 1e6


def measure(stored: int, seconds: float, words: tuple[bool, ...]) -> None:
    """Measure once, with so many finished games in the database."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        size = store_games(folder, stored) if stored else 0.0
        print(f"\n{stored} finished games stored ({size:.0f} MB)", flush=True)
        with server(folder) as there:
            for spoken in words:
                kind = "with words" if spoken else "options only"
                result = asyncio.run(paced(there, 200, 100, seconds, spoken))
                print(result.line(f"200 tables, 100 answers/s, {kind}"), flush=True)
            for spoken in words:
                kind = "with words" if spoken else "options only"
                result = asyncio.run(flat_out(there, 50, seconds, spoken))
                print(result.line(f"50 tables, as fast as they go, {kind}"), flush=True)


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, nargs="*", default=[0], help="finished games stored")
    parser.add_argument("--seconds", type=float, default=20, help="length of each measurement")
    parser.add_argument("--no-words", action="store_true", help="only bots without words")
    asked = parser.parse_args()
    for stored in asked.stored:
        measure(stored, asked.seconds, (False,) if asked.no_words else (False, True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
