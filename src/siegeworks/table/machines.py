"""Machine players in processes of their own, so that no thought keeps the table waiting.

A machine gets the view of its seat, as a browser does, and nothing else. Each seat stays with one
process, where its player may keep a plan. A process that dies is restarted and asked again.
"""

import asyncio
import logging
import pickle
import queue
from collections import OrderedDict
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import NamedTuple
from zlib import crc32

from siegeworks.core.view import View
from siegeworks.players import Player, make_player
from siegeworks.table.aside import Aside, stand_back

log = logging.getLogger(__name__)

TRIES = 3
"""How often a question is put before the first option is taken."""
KEPT_PLAYERS = 2_000
"""Players a process remembers."""


# -- in the process --------------------------------------------------------------------------


class Task(NamedTuple):
    """A question for a machine player."""

    table: str
    seat: int
    spec: str
    seed: int
    view: bytes


def work(pipe: Connection) -> None:
    """Answer questions until there are no more; what one process does."""
    stand_back()
    players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send((True, _answer(task, players)))
        except Exception:
            pipe.send((False, format_exc()))


def _answer(task: Task, players: OrderedDict[tuple[str, int, str], Player]) -> str:
    key = (task.table, task.seat, task.spec)
    if key not in players:
        players[key] = make_player(task.spec, task.seed)
        if len(players) > KEPT_PLAYERS:
            players.popitem(last=False)
    players.move_to_end(key)
    return players[key].choose(pickle.loads(task.view))


# -- on the side of the table ----------------------------------------------------------------


class Worker:
    """One process, and the thread that talks to it."""

    def __init__(self) -> None:
        self._tasks: queue.SimpleQueue[tuple[Task, asyncio.Future[str]] | None] = (
            queue.SimpleQueue()
        )
        self._aside = Aside(work)
        self._thread = Thread(target=self._run, name="machines", daemon=True)
        self._thread.start()

    def ask(self, task: Task) -> "asyncio.Future[str]":
        """Put a question; the future brings the answer."""
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._tasks.put((task, done))
        return done

    def close(self) -> None:
        """Let the process end once it has answered."""
        self._tasks.put(None)
        self._thread.join(timeout=10)
        self._aside.stop(at_once=False)

    def _run(self) -> None:
        while (item := self._tasks.get()) is not None:
            task, done = item
            answer = self._try(task)
            loop = done.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done, answer)

    def _try(self, task: Task) -> str:
        """The answer; empty if none could be had."""
        for _ in range(TRIES):
            try:
                pipe = self._aside.pipe()
                pipe.send(task)
                good, answer = pipe.recv()
            except (EOFError, OSError) as fault:
                log.warning("a process for machine players has died: %r", fault)
                self._aside.stop(at_once=False)
                continue
            if good:
                return str(answer)
            log.error("%s could not answer: %s", task.spec, answer)
            return ""
        return ""

    @property
    def pid(self) -> int | None:
        """The process, if it has been started."""
        return self._aside.pid


def _settle(done: "asyncio.Future[str]", answer: str) -> None:
    if not done.cancelled():
        done.set_result(answer)


class Machines:
    """All processes; each seat has its own."""

    def __init__(self, number: int) -> None:
        self.workers = [Worker() for _ in range(max(1, number))]

    async def choose(self, table: str, seat: int, spec: str, seed: int, view: View) -> str:
        """What a machine answers in this situation."""
        place = crc32(f"{table}{seat}".encode()) % len(self.workers)
        task = Task(table, seat, spec, seed, pickle.dumps(view))
        answer = await self.workers[place].ask(task)
        offered = [option.text for option in view.question.options]
        return answer if answer in offered else offered[0]

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.close()
