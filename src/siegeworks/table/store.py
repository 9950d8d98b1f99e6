"""The store: every table, who may sit there, and every command that was accepted.

Nothing is told to anybody before it is on disk.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from siegeworks.core.decision import SEATS
from siegeworks.table.extras import all_extras
from siegeworks.table.writing import AT_ONCE, Row, Statement, Writer

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
HINTS = """
CREATE TABLE IF NOT EXISTS hints (
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    allowed INTEGER NOT NULL DEFAULT 0,
    taken INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (n, seat)
) WITHOUT ROWID
"""
"""Which seats allow hints, and how many each has taken."""
ALLOW_HINTS = (
    "INSERT INTO hints (n, seat, allowed) VALUES (?, ?, ?) "
    "ON CONFLICT (n, seat) DO UPDATE SET allowed = excluded.allowed"
)
TAKE_HINT = (
    "INSERT INTO hints (n, seat, taken) VALUES (?, ?, 1) "
    "ON CONFLICT (n, seat) DO UPDATE SET taken = taken + 1"
)
REVIEWS = """
CREATE TABLE IF NOT EXISTS reviews (
    n INTEGER PRIMARY KEY,
    fields TEXT NOT NULL
)
"""
"""What was thought of finished games; likewise."""
KEEP_REVIEW = "INSERT OR REPLACE INTO reviews SELECT n, ? FROM tables WHERE id = ?"
RECORDS = """
CREATE TABLE IF NOT EXISTS records (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    kept REAL NOT NULL
) WITHOUT ROWID
"""
"""Records that somebody has shared; likewise."""
KEEP_RECORD = "INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?)"
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
LATER = (SETTINGS, HINTS, REVIEWS, RECORDS, RESULTS)
"""What came after the first version; a database that lacks it gets it."""
COLUMNS = "version, seat, kind, text, id, unasked"
MARK = "UPDATE tables SET due = ?, ended = ? WHERE n = ?"
OPEN = "INSERT INTO tables (id, game, agreed, opened, due) VALUES (?, ?, ?, ?, ?)"
SEAT = "INSERT INTO seats SELECT n, ?, ? FROM tables WHERE id = ?"
HOLD = "INSERT OR IGNORE INTO holders SELECT ?, n, ? FROM tables WHERE id = ?"
STOPS_AT = "INSERT OR REPLACE INTO stops VALUES (?, ?, ?)"
NAME = (
    "INSERT INTO guests VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
)
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
    hints: dict[int, tuple[bool, int]]
    """Whether each seat allows hints, and how many it has taken."""


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


class Store:
    """The database of one server."""

    def __init__(self, file: Path) -> None:
        self.file = file
        _create(file)
        self._writer = Writer(partial(_connect, file))
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None

    def write(
        self, statements: Sequence[Statement] = (), rows: Sequence[Row] = ()
    ) -> "asyncio.Future[None]":
        """Write statements and commands; the future is done when they are on disk."""
        return self._writer.write(statements, rows)

    def close(self) -> None:
        """Write what is still to be written, and close."""
        self._writer.close()
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

    async def review(self, table: str) -> str | None:
        """The review of a table; None if none was made."""
        sql = "SELECT fields FROM reviews JOIN tables USING (n) WHERE id = ?"
        rows = await self._read(lambda db: _all(db, sql, table))
        return rows[0][0] if rows else None

    async def record(self, name: str) -> str | None:
        """A record that was shared; None if there is none of this id."""
        sql = "SELECT text FROM records WHERE id = ?"
        rows = await self._read(lambda db: _all(db, sql, name))
        return rows[0][0] if rows else None


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
        for statement in (*LATER, *(each for extras in all_extras() for each in extras.schema)):
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file,
        isolation_level=None,
        timeout=30,
        check_same_thread=False,
        cached_statements=2 * AT_ONCE,
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


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
    sql = "SELECT seat, allowed, taken FROM hints WHERE n = ?"
    hints = {seat: (bool(allowed), taken) for seat, allowed, taken in _all(db, sql, n)}
    return Kept._make((n, *rest, commands, secrets, holders, stops, hints))


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
