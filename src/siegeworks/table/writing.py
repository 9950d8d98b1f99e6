"""Writing to the store: one thread, in batches.

Whatever comes in while a batch is being written becomes the next one, so that many tables share
one wait for the disk. Batches begin some time after each other: to wait for the disk costs the
processor the same for one answer as for twenty.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

AT_ONCE = 64
"""Commands that one statement adds at most."""
GATHER, LONGEST = 0.001, 0.004
"""Seconds from the beginning of a batch to the beginning of the next, at least: so many for each
write of the batch, and no more than these. Who plays alone does not wait."""

Statement = tuple[str, Sequence[Any]]
Row = tuple[int | str | bool, ...]


class Write(NamedTuple):
    """What belongs together, and who waits for it."""

    statements: Sequence[Statement]
    rows: Sequence[Row]
    """Commands to be added, each with the number of its table."""
    done: "asyncio.Future[None]"


class Writer:
    """Writes what an event loop gives it, and tells the loop when it is on disk."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: list[Write] = []
        self._busy = False
        """Whether a batch is being written, or is about to be."""
        self._next = 0.0
        """When the next batch may begin."""
        self._batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement], rows: Sequence[Row]) -> "asyncio.Future[None]":
        """Write statements and commands; the future is done when they are on disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append(Write(statements, rows, done))
        if not self._busy:
            self._busy = True
            self._begin_soon(loop)
        return done

    def _begin_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin a batch, but not too soon after the last one."""
        wait = self._next - time.monotonic()
        if wait > 0:
            loop.call_later(wait, self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        self._next = time.monotonic() + min(LONGEST, GATHER * len(batch))
        self._batches.put(batch)

    def _settle(self, batch: list[Write], fault: Exception | None) -> None:
        """Wake all who wait for a batch, and begin the next one."""
        for _, _, done in batch:
            if done.cancelled():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)
        if self._waiting:
            self._begin_soon(asyncio.get_running_loop())
        else:
            self._busy = False

    def close(self) -> None:
        """Write what is still to be written, and stop."""
        if self._waiting:
            self._begin()
        self._batches.put(None)
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        connection = self._connect()
        while (batch := self._batches.get()) is not None:
            fault = commit(connection, batch)
            loop = batch[0].done.get_loop()
            if loop.is_closed():
                self._busy = False
            else:
                loop.call_soon_threadsafe(self._settle, batch, fault)
        connection.close()


def commit(connection: sqlite3.Connection, batch: Sequence[Write]) -> Exception | None:
    """Write a batch in one transaction; what went wrong, if something did."""
    statements = [statement for write in batch for statement in write.statements]
    rows = [row for write in batch for row in write.rows]
    for start in range(0, len(rows), AT_ONCE):
        part = rows[start : start + AT_ONCE]
        statements.append((adding(len(part)), list(chain.from_iterable(part))))
    try:
        if len(statements) == 1:
            connection.execute(*statements[0])
            return None
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except Exception as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return fault
    return None


@cache
def adding(number: int) -> str:
    """The statement that adds so many commands: one for all, as each waits for its turn to run."""
    return "INSERT INTO commands VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * number)
