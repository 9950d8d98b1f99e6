"""Where reviews are made: one process of their own, one game after the other, each game once.

Machine players think in other processes, and this one stands back behind them, so no table waits
for a review. What was made is kept in the store.
"""

import asyncio
import json
import logging
import queue
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import Any, NamedTuple

from siegeworks.core.record import read
from siegeworks.lab.review import Wish, review
from siegeworks.lab.review.values import VERSION
from siegeworks.table.aside import Aside, stand_back
from siegeworks.table.store import KEEP_REVIEW, Store

log = logging.getLogger(__name__)

REVIEWS = "reviews"
"""The name by which the server keeps them."""
MOST_WAITING = 100
"""Games that may wait for their review."""
COURTESY = 15
"""How far the process stands back behind all others."""

Fields = dict[str, Any]


# -- in the process --------------------------------------------------------------------------


def work(pipe: Connection, wish: Wish) -> None:
    """Review records until there are no more; what the process does."""
    stand_back(COURTESY)
    while True:
        try:
            text: str = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found = review(read(text), wish, progress=lambda *far: pipe.send(("far", far)))
            pipe.send(("done", found.fields()))
        except OSError:
            return
        except Exception:
            pipe.send(("failed", format_exc()))


# -- on the side of the table ----------------------------------------------------------------


class Far(NamedTuple):
    """How far a review is."""

    state: str = "none"
    done: int = 0
    total: int = 0


class Reviews:
    """The reviews of all tables of one server."""

    def __init__(self, store: Store, wish: Wish) -> None:
        self.store, self.wish = store, wish
        self.far: dict[str, Far] = {}
        self._tasks: queue.SimpleQueue[tuple[str, str, asyncio.AbstractEventLoop] | None] = (
            queue.SimpleQueue()
        )
        self._aside = Aside(work, wish)
        self._thread: Thread | None = None
        self._closed = False
        self._keeping: set[asyncio.Task[None]] = set()

    async def kept(self, table: str) -> Fields | None:
        """The review of a table, if it has been made, in the form of today."""
        text = await self.store.review(table)
        found: Fields = {} if text is None else json.loads(text)
        return found if found.get("review") == VERSION else None

    def progress(self, table: str) -> Fields:
        """How far the review of a table is."""
        return self.far.get(table, Far())._asdict()

    def begin(self, table: str, record: str) -> bool:
        """Let a table be reviewed unless it is being reviewed; whether that is possible."""
        if self.far.get(table, Far()).state in ("waiting", "working"):
            return True
        waiting = sum(far.state in ("waiting", "working") for far in self.far.values())
        if waiting >= MOST_WAITING or self._closed:
            return False
        self.far[table] = Far("waiting")
        if self._thread is None:
            self._thread = Thread(target=self._run, name="reviews", daemon=True)
            self._thread.start()
        self._tasks.put((table, record, asyncio.get_running_loop()))
        return True

    def close(self) -> None:
        """End at once; what was not finished is begun again when somebody asks again."""
        self._closed = True
        self._tasks.put(None)
        self._aside.kill()
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _run(self) -> None:
        while (item := self._tasks.get()) is not None and not self._closed:
            table, record, loop = item
            try:
                fields = self._made(table, record)
            except (EOFError, OSError) as fault:
                fields = None
                if not self._closed:
                    log.warning("the process for reviews has died: %r", fault)
                self._aside.stop(at_once=True)
            if not loop.is_closed() and not self._closed:
                loop.call_soon_threadsafe(self._settle, table, fields)
        self._aside.stop(at_once=True)

    def _made(self, table: str, record: str) -> Fields | None:
        """The review of a record; None if it could not be made."""
        pipe = self._aside.pipe()
        self.far[table] = Far("working")
        pipe.send(record)
        while True:
            kind, told = pipe.recv()
            if kind == "far":
                self.far[table] = Far("working", *told)
            elif kind == "done":
                fields: Fields = told
                return fields
            else:
                log.error("%s could not be reviewed: %s", table, told)
                return None

    def _settle(self, table: str, fields: Fields | None) -> None:
        if fields is None:
            self.far[table] = Far("failed")
            return
        task = asyncio.get_running_loop().create_task(self._keep(table, fields))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep(self, table: str, fields: Fields) -> None:
        text = json.dumps(fields, separators=(",", ":"))
        await self.store.write([(KEEP_REVIEW, (text, table))])
        self.far.pop(table, None)
