"""Writing in batches: all or nothing, in order, and whoever waits is told."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.table.store import Store
from siegeworks.table.writing import AT_ONCE, Row
from tests.table.loops import run


def row(n: int, version: int) -> Row:
    return (n, version, 0, "answer", "pass", f"x{version}", False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    made = Store(file)
    yield made
    made.close()


def kept(file: Path) -> list[tuple[int, int]]:
    with sqlite3.connect(file) as db:
        return db.execute("SELECT n, version FROM commands ORDER BY n, version").fetchall()


def test_what_was_waited_for_is_on_disk(store: Store, file: Path) -> None:
    async def write() -> None:
        for version in range(1, 4):
            await store.write((), [row(1, version)])
            assert kept(file)[-1] == (1, version)

    run(write())


def test_many_writers_share_batches_and_all_of_it_is_kept(store: Store, file: Path) -> None:
    async def writer(n: int) -> None:
        for version in range(1, 30, 3):
            await store.write((), [row(n, version + more) for more in range(3)])

    async def write() -> None:
        await asyncio.gather(*(writer(n) for n in range(20)))

    run(write())
    assert kept(file) == [(n, version) for n in range(20) for version in range(1, 31)]


def test_more_commands_than_fit_into_one_statement(store: Store, file: Path) -> None:
    number = 3 * AT_ONCE + 1

    async def write() -> None:
        await store.write((), [row(1, version) for version in range(number)])

    run(write())
    assert len(kept(file)) == number


def test_a_batch_that_cannot_be_written_leaves_nothing_and_says_so(
    store: Store, file: Path
) -> None:
    async def write() -> None:
        await store.write((), [row(1, 1)])
        with pytest.raises(sqlite3.IntegrityError):
            await store.write((), [row(1, 2), row(1, 1)])
        with pytest.raises(sqlite3.OperationalError):
            await store.write([("UPDATE nothing SET x = 1", ())], [row(1, 3)])
        await store.write((), [row(1, 4)])

    run(write())
    assert kept(file) == [(1, 1), (1, 4)]


def test_what_nobody_waits_for_any_more_is_written_all_the_same(file: Path) -> None:
    store = Store(file)

    async def write() -> None:
        store.write((), [row(1, 1)])
        store.write((), [row(1, 2)])

    run(write())
    store.close()
    assert kept(file) == [(1, 1), (1, 2)]


def test_a_store_serves_one_event_loop_after_the_other(store: Store, file: Path) -> None:
    async def write(version: int) -> None:
        await store.write((), [row(1, version)])

    for version in (1, 2, 3):
        run(write(version))
    assert len(kept(file)) == 3
