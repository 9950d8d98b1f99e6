"""Where hints are thought out: a process of its own, one hint after the other.

Only views go there. A hint nobody waits for any more is not begun, one that takes too long is
given up together with the process, and no event loop ever waits for either.
"""

import asyncio
import logging
import pickle
import queue
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import NamedTuple

from siegeworks.core.view import View
from siegeworks.players.advice import Effort
from siegeworks.table.aside import Aside, stand_back
from siegeworks.table.client import No
from siegeworks.table.hints.telling import Grades, Wish, hints_of, told

log = logging.getLogger(__name__)

MOST_WAITING = 20
"""Hints that may wait for their turn."""
COURTESY = 3
"""How far the process stands back behind machine players."""
READY = "ready"
STARTING = 60.0
"""Seconds a process may take to be ready for its first hint."""


class Task(NamedTuple):
    """A hint that is to be found."""

    view: bytes
    wish: Wish


def work(pipe: Connection) -> None:
    """Think hints out until there are no more; what the process does."""
    stand_back(COURTESY)
    pipe.send(READY)
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send((True, told(pickle.loads(task.view), task.wish)))
        except OSError:
            return
        except Exception:
            pipe.send((False, format_exc()))


def check_about(game: str, view: View, about: str) -> None:
    """Refuse a question that cannot be asked of a situation."""
    if about:
        hints_of(game).check(view, about)


class Workshop:
    """The process in which hints are thought out, and the thread that talks to it."""

    def __init__(self, effort: Effort, patience: float) -> None:
        self.effort, self.patience = effort, patience
        self._tasks: queue.SimpleQueue[tuple[Task, asyncio.Future[Grades | None]] | None] = (
            queue.SimpleQueue()
        )
        self._aside = Aside(work)
        self._thread: Thread | None = None
        self._closed = False

    def think(self, view: View, wish: Wish) -> "asyncio.Future[Grades | None]":
        """Let a hint be found; the future brings what each grade says, None if there is none."""
        if self._closed or self._tasks.qsize() >= MOST_WAITING:
            raise No("too-many")
        if self._thread is None:
            self._thread = Thread(target=self._run, name="hints", daemon=True)
            self._thread.start()
        done: asyncio.Future[Grades | None] = asyncio.get_running_loop().create_future()
        self._tasks.put((Task(pickle.dumps(view), wish), done))
        return done

    def close(self) -> None:
        """End at once; who asks again after a restart gets the same hint."""
        self._closed = True
        self._tasks.put(None)
        self._aside.kill()
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _run(self) -> None:
        while (item := self._tasks.get()) is not None and not self._closed:
            task, done = item
            if done.cancelled():
                continue
            found = self._found(task)
            loop = done.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done, found)
        self._aside.stop(at_once=True)

    def _found(self, task: Task) -> Grades | None:
        """What each grade of a hint says; None if it took too long or could not be had."""
        try:
            pipe = self._started()
            pipe.send(task)
            if not pipe.poll(self.patience):
                log.warning("a hint for %s took too long", task.wish.game)
                self._aside.stop(at_once=True)
                return None
            good, found = pipe.recv()
        except (EOFError, OSError) as fault:
            if not self._closed:
                log.warning("the process for hints has died: %r", fault)
            self._aside.stop(at_once=True)
            return None
        if not good:
            log.error("no hint for %s: %s", task.wish.game, found)
            return None
        answer: Grades = found
        return answer

    def _started(self) -> Connection:
        """The pipe to a process that is ready: to be so is not part of a hint's time."""
        is_new, pipe = self.pid is None, self._aside.pipe()
        if is_new and (not pipe.poll(STARTING) or pipe.recv() != READY):
            raise EOFError
        return pipe

    @property
    def pid(self) -> int | None:
        """The process, if it has been started."""
        return self._aside.pid


def _settle(done: "asyncio.Future[Grades | None]", found: Grades | None) -> None:
    if not done.cancelled():
        done.set_result(found)
