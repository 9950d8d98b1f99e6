"""The store: every table, who may sit there, and every command that was accepted.

One thread writes, in batches: whatever has come in while the last batch was being written becomes
the next one, so that many tables share one wait for the disk. Nothing is told to anybody before
its batch is on disk.
"""

import asyncio
import os
import queue
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from siegeworks.core.decision import SEATS

SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE tables (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    agreed BLOB NOT NULL,
    opened REAL NOT NULL,
    ended REAL,
    due INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_due ON tables (n) WHERE due = 1;
CREATE TABLE seats (
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (n, seat)
) WITHOUT ROWID;
CREATE TABLE holders (
    guest TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (guest, n, seat)
) WITHOUT ROWID;
CREATE INDEX holders_of ON holders (n);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE commands (
    n INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    id TEXT NOT NULL,
    unasked INTEGER NOT NULL,
    PRIMARY KEY (n, version)
) WITHOUT ROWID;
"""
SETTINGS = """
CREATE TABLE IF NOT EXISTS stops (
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (n, seat)
) WITHOUT ROWID
"""
"""Where seats wish to be asked; a database that has no such table yet gets one."""
DECKS = """
CREATE TABLE IF NOT EXISTS decks (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    lines TEXT NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID
"""
"""The decks that guests keep."""
DECKS_OF = "CREATE INDEX IF NOT EXISTS decks_of ON decks (guest)"
RESULTS = """
CREATE TABLE IF NOT EXISTS results (
    guest TEXT NOT NULL,
    n INTEGER NOT NULL,
    ended REAL NOT NULL,
    facts BLOB NOT NULL,
    PRIMARY KEY (guest, n)
) WITHOUT ROWID
"""
"""How finished games ended for those who played them."""
LATER = (SETTINGS, DECKS, DECKS_OF, RESULTS)
"""What came after the first version; a database that lacks it gets it."""
COLUMNS = "version, seat, kind, text, id, unasked"
ADD_COMMANDS = "INSERT INTO commands VALUES "
COMMAND = "(?, ?, ?, ?, ?, ?, ?)"
AT_ONCE = 64
"""Commands that one statement adds at most."""
MARK = "UPDATE tables SET due = ?, ended = ? WHERE n = ?"
OPEN = "INSERT INTO tables (id, game, agreed, opened, due) VALUES (?, ?, ?, ?, ?)"
SEAT = "INSERT INTO seats SELECT n, ?, ? FROM tables WHERE id = ?"
HOLD = "INSERT OR IGNORE INTO holders SELECT ?, n, ? FROM tables WHERE id = ?"
STOPS_AT = "INSERT OR REPLACE INTO stops VALUES (?, ?, ?)"
NAME = (
    "INSERT INTO guests VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
)
BATCH = 2_000
"""Statements in one batch at most."""

Statement = tuple[str, Sequence[Any]]
T = TypeVar("T")


class Command(NamedTuple):
    """One accepted command, as it is kept."""

    version: int
    seat: int
    kind: str
    text: str
    id: str
    """What the client called it; empty if it has no id."""
    unasked: bool
    """Whether the server answered by itself for a person."""


class Kept(NamedTuple):
    """A table as it is kept."""

    n: int
    id: str
    game: str
    agreed: bytes
    opened: float
    ended: float | None
    commands: tuple[Command, ...]
    secrets: dict[int, bytes]
    holders: frozenset[tuple[str, int]]
    """Guests with the seats they hold."""
    stops: dict[int, str]
    """Where each seat wishes to be asked, if it has said so."""


class Listed(NamedTuple):
    """A table in the list of a guest."""

    n: int
    id: str
    game: str
    agreed: bytes
    opened: float
    ended: float | None
    seats: tuple[int, ...]
    """The seats the guest holds there."""
    first: tuple[Command, ...]
    """The commands by which seats may have been taken."""


Row = tuple[int | str | bool, ...]


class Write(NamedTuple):
    """What belongs together, and who waits for it."""

    statements: Sequence[Statement]
    command: Row | None
    """A command to be added, with the number of its table."""
    done: "asyncio.Future[None]"


class Store:
    """The database of one server."""

    def __init__(self, file: Path) -> None:
        self.file = file
        _create(file)
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    # -- writing -----------------------------------------------------------------------

    def write(
        self, statements: Sequence[Statement] = (), command: Row | None = None
    ) -> "asyncio.Future[None]":
        """Write statements and a command; the future is done when they are on disk."""
        done = asyncio.get_running_loop().create_future()
        self._writes.put(Write(statements, command, done))
        return done

    def _write_all(self) -> None:
        connection = _connect(self.file)
        open_ = True
        while open_:
            batch, open_ = self._batch()
            if batch:
                fault = _commit(connection, batch)
                _tell(batch, fault)
        connection.close()

    def _batch(self) -> tuple[list[Write], bool]:
        """Wait for something to write, and take all there is; whether there may be more."""
        batch: list[Write] = []
        first = self._writes.get()
        while first is not None:
            batch.append(first)
            if len(batch) >= BATCH or self._writes.empty():
                return batch, True
            first = self._writes.get()
        return batch, False

    def close(self) -> None:
        """Write what is still to be written, and close."""
        self._writes.put(None)
        self._writer.join()
        if self._reading is not None:
            self._reader.submit(self._reading.close).result()
        self._reader.shutdown()

    # -- reading -----------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._ask, question)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None:
            self._reading = _connect(self.file)
        return question(self._reading)

    async def load(self, table: str) -> Kept | None:
        """A table with everything that was accepted there."""
        return await self._read(lambda db: _load(db, table))

    async def listed(self, guest: str, before: int | None, most: int) -> list[Listed]:
        """The tables at which a guest holds a seat, newest first."""
        return await self._read(lambda db: _listed(db, guest, before, most))

    async def due(self) -> list[str]:
        """The tables at which something is to be done without anybody coming."""
        sql = "SELECT id FROM tables WHERE due = 1 ORDER BY n"
        rows = await self._read(lambda db: _all(db, sql))
        return [row[0] for row in rows]

    async def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a question of somebody who keeps things of their own here."""
        return await self._read(lambda db: _all(db, sql, *values))

    async def name_of(self, guest: str) -> str:
        """What a guest was last called."""
        sql = "SELECT name FROM guests WHERE id = ?"
        rows = await self._read(lambda db: _all(db, sql, guest))
        return rows[0][0] if rows else ""


def _create(file: Path) -> None:
    """Make the database if there is none; refuse one of another version."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    connection = _connect(file)
    try:
        connection.execute("BEGIN IMMEDIATE")
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found == 0:
            for statement in filter(str.strip, SCHEMA.split(";")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        elif found != SCHEMA_VERSION:
            raise ValueError(f"{file} is of version {found}; this program reads {SCHEMA_VERSION}")
        for statement in LATER:
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=30, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _commit(connection: sqlite3.Connection, batch: list[Write]) -> Exception | None:
    """Write a batch in one transaction; what went wrong, if something did."""
    statements = [statement for write in batch for statement in write.statements]
    statements += _added([write.command for write in batch if write.command is not None])
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except Exception as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return fault
    return None


def _added(rows: list[Row]) -> list[Statement]:
    """What adds commands: as few statements as can be, each of which waits for its turn to run.

    They come in sizes that are powers of two, so that SQLite need not read ever new ones.
    """
    found: list[Statement] = []
    start, size = 0, AT_ONCE
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        part = rows[start : start + size]
        sql = ADD_COMMANDS + ", ".join([COMMAND] * size)
        found.append((sql, [value for row in part for value in row]))
        start += size
    return found


def _tell(batch: list[Write], fault: Exception | None) -> None:
    """Wake all who wait for a batch, with one call for each event loop."""
    loops = {write.done.get_loop() for write in batch}
    for loop in loops:
        waiting = [write.done for write in batch if write.done.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, waiting, fault)


def _settle(waiting: "list[asyncio.Future[None]]", fault: Exception | None) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)


def _all(db: sqlite3.Connection, sql: str, *values: object) -> list[Any]:
    return db.execute(sql, values).fetchall()


def _load(db: sqlite3.Connection, table: str) -> Kept | None:
    sql = "SELECT n, id, game, agreed, opened, ended FROM tables WHERE id = ?"
    found = _all(db, sql, table)
    if not found:
        return None
    n, *rest = found[0]
    sql = f"SELECT {COLUMNS} FROM commands WHERE n = ? ORDER BY version"
    commands = tuple(Command._make((*row[:5], bool(row[5]))) for row in _all(db, sql, n))
    secrets = dict(_all(db, "SELECT seat, secret FROM seats WHERE n = ?", n))
    holders = frozenset(_all(db, "SELECT guest, seat FROM holders WHERE n = ?", n))
    stops = dict(_all(db, "SELECT seat, value FROM stops WHERE n = ?", n))
    return Kept._make((n, *rest, commands, secrets, holders, stops))


def _listed(db: sqlite3.Connection, guest: str, before: int | None, most: int) -> list[Listed]:
    sql = (
        "SELECT t.n, t.id, t.game, t.agreed, t.opened, t.ended, group_concat(h.seat) "
        "FROM holders h JOIN tables t ON t.n = h.n WHERE h.guest = ? AND h.n < ? "
        "GROUP BY h.n ORDER BY h.n DESC LIMIT ?"
    )
    limit = before if before is not None else 1 << 62
    return [
        Listed._make((*row[:6], tuple(sorted(map(int, row[6].split(",")))), _first(db, row[0])))
        for row in _all(db, sql, guest, limit, most)
    ]


def _first(db: sqlite3.Connection, n: int) -> tuple[Command, ...]:
    """The commands before a game began; there are no more than seats."""
    sql = f"SELECT {COLUMNS} FROM commands WHERE n = ? AND version <= ? ORDER BY version"
    return tuple(Command._make((*row[:5], bool(row[5]))) for row in _all(db, sql, n, len(SEATS)))
