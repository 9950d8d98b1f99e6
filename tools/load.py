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
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import uvicorn

from siegeworks.server.app import make_app
from siegeworks.server.serving import configured, free_port
from siegeworks.table.settings import Rate, Settings
from tools.bots import GAME, Game, Tally

FREE = Rate(1e12, 1e12)
ALL = 1 << 60
"""More answers than any game takes."""
SPARE = 0.5
"""Tables opened beforehand for each table at play and second: a game is over sooner than that."""
LOOP = None
if sys.platform != "win32":
    import uvloop

    LOOP = uvloop.new_event_loop
Done = Callable[[Game], None]


# -- the server ------------------------------------------------------------------------------


def serve(folder: str, ports: Any) -> None:
    """The server process: usual settings but for rates."""
    settings = Settings(
        folder=Path(folder), messages=FREE, requests=FREE, tables=FREE, sockets=100_000
    )
    settings = Settings(**{**vars(settings), "window": (0.0, 0.0)})
    listener, port = free_port("127.0.0.1", 0)
    ports.send(port)
    uvicorn.Server(configured(make_app(settings))).run(sockets=[listener])


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


# -- what is measured ------------------------------------------------------------------------


async def opened(url: str, number: int, words: bool, tally: Tally, done: Done) -> list[Game]:
    """So many tables, with bots at all seats."""
    games = [Game(place, done) for place in range(number)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for game in games:
            await game.open(client, url, words, tally)
    await asyncio.sleep(1)
    return games


class Result(NamedTuple):
    """What was measured."""

    tally: Tally
    seconds: float
    cpu: float
    """Seconds of processor time the server used."""
    own: float
    """Seconds of processor time the bots used."""

    def line(self, what: str) -> str:
        """The figures in one line."""
        times, committed = sorted(self.tally.times), self.tally.committed
        number = max(1, len(times))

        def at(share: float) -> str:
            return f"{times[min(number - 1, int(number * share))] * 1e3:.1f}" if times else "-"

        return (
            f"{what:<44} {len(times) / self.seconds:6.0f} acknowledged/s   "
            f"{committed / self.seconds:6.0f} committed/s   {self.tally.refused} refused   "
            f"median {at(0.5):>5} ms   95th {at(0.95):>5} ms   99th {at(0.99):>5} ms   "
            f"processor time each: server {self.cpu / number * 1e3:.3f} ms, "
            f"bots {self.own / number * 1e3:.3f} ms"
        )


class Watch:
    """Measures from when it is made."""

    def __init__(self, there: Server, tally: Tally) -> None:
        self.there, self.tally = there, tally
        tally.times, tally.committed, tally.refused = [], 0, 0
        self.begun, self.used, self.own = time.perf_counter(), there.cpu(), time.process_time()

    def result(self) -> Result:
        """What was measured up to now; what comes later is not counted."""
        took = time.perf_counter() - self.begun
        now = Tally()
        now.times, now.committed = self.tally.times[:], self.tally.committed
        now.refused = self.tally.refused
        own = time.process_time() - self.own
        return Result(now, took, self.there.cpu() - self.used, own)


async def paced(there: Server, tables: int, rate: float, seconds: float, words: bool) -> Result:
    """So many answers a second, spread over all tables."""
    tally = Tally()
    games = await opened(there.url, tables, words, tally, lambda game: None)
    watch = Watch(there, tally)
    turn = itertools.cycle(games)
    for number in range(int(rate * seconds)):
        wait = watch.begun + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        next(turn).want(1)
    await asyncio.sleep(1 / rate)
    result = watch.result()
    close(games)
    return result


async def flat_out(there: Server, tables: int, seconds: float, words: bool) -> Result:
    """As many answers as the server takes, with so many tables at a time.

    A table whose game is over gives way to one that was opened before; when none is left, it ends.
    """
    tally = Tally()
    ended = asyncio.Event()

    def go_on(game: Game) -> None:
        if spare:
            spare.pop().want(ALL)
        else:
            ended.set()

    number = tables + int(tables * SPARE * seconds)
    games = await opened(there.url, number, words, tally, go_on)
    spare = games[tables:]
    watch = Watch(there, tally)
    for game in games[:tables]:
        game.want(ALL)
    with suppress(TimeoutError):
        await asyncio.wait_for(ended.wait(), seconds)
    result = watch.result()
    close(games)
    return result


def close(games: list[Game]) -> None:
    """Leave all tables."""
    for game in games:
        for bot in game.bots:
            bot.close()


# -- stored games ----------------------------------------------------------------------------


def store_games(folder: Path, number: int) -> float:
    """Fill the database with copies of a finished game; its size in megabytes."""
    from siegeworks.table.agreed import Wish, agree
    from siegeworks.table.fairness import new_secret
    from siegeworks.table.identity import new_id
    from siegeworks.table.match import Match, Sitting
    from siegeworks.table.store import Command, Store

    store = Store(folder / "table.db")
    store.close()
    agreed = agree(GAME, [Wish("link"), Wish("link")], {}, new_secret(), "")
    data, commands = msgspec.json.encode(agreed), []
    match, dice = Match(agreed), Random(1)

    def give(seat: int, kind: str, text: str) -> None:
        command = Command(match.version + 1, seat, kind, text, f"x{match.version}", False)
        match.apply(command)
        commands.append(command)

    for seat in (0, 1):
        give(seat, "sit", msgspec.json.encode(Sitting()).decode())
    while not match.is_over:
        decision = dice.choice(match.state.decisions)
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


def run(measured: Coroutine[Any, Any, Result]) -> Result:
    """Run a measurement on the fastest event loop there is."""
    with asyncio.Runner(loop_factory=LOOP) as runner:
        return runner.run(measured)


def measure(stored: int, seconds: float, words: tuple[bool, ...]) -> None:
    """Measure once, with so many finished games in the database."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        size = store_games(folder, stored) if stored else 0.0
        print(f"\n{stored} finished games stored ({size:.0f} MB)", flush=True)
        with server(folder) as there:
            for spoken in words:
                kind = "with words" if spoken else "options only"
                result = run(paced(there, 200, 100, seconds, spoken))
                print(result.line(f"200 tables, 100 answers/s, {kind}"), flush=True)
            for spoken in words:
                kind = "with words" if spoken else "options only"
                result = run(flat_out(there, 50, seconds, spoken))
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
