"""A database from before the games became packages: everything in it opens and goes on.

`saved/database.sql` was written by the table at that time, `saved/expected.json` says what it told
of its games then.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from siegeworks.table.identity import COOKIE
from tests.table.stage import Running, Sitting, running

SAVED = Path(__file__).parent / "saved"
EXPECTED: dict[str, Any] = json.loads((SAVED / "expected.json").read_text("utf-8"))
SCHEMA_VERSION = 1


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the old database."""
    folder = tmp_path_factory.mktemp("old")
    database = sqlite3.connect(folder / "table.db")
    database.executescript((SAVED / "database.sql").read_text("utf-8"))
    database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    database.close()
    with running(folder) as server:
        yield server


def cookie_of(server: Running) -> str:
    return server.table.guests.cookie(EXPECTED["guest"])


@pytest.fixture
def eva(old: Running) -> Iterator[httpx.Client]:
    """The guest who played these games."""
    with old.guest() as guest:
        guest.cookies.set(COOKIE, cookie_of(old))
        yield guest


@pytest.mark.parametrize("name", ["duel", "rift"])
def test_a_finished_game_has_the_same_record(eva: httpx.Client, name: str) -> None:
    table, record = EXPECTED[name]["table"], EXPECTED[name]["record"]
    assert eva.get(f"/api/tables/{table}/record").text == record
    for page in ("", "/replay", "/review"):
        assert eva.get(f"/t/{table}{page}").status_code == 200


@pytest.mark.parametrize("name", ["solo", "two"])
def test_a_game_under_way_is_asked_the_same_and_goes_on(old: Running, name: str) -> None:
    told = EXPECTED[name]
    cookie = f"{COOKIE}={cookie_of(old)}"
    with Sitting(old.url, told["table"], cookie, seat="a") as sitting:
        assert sitting.version == told["version"]
        assert sitting.options() == told["options"]
        assert sitting.answer(told["options"][0])["is"] == "ack"


def test_a_table_that_waits_for_somebody_begins_once_it_is_full(
    old: Running, eva: httpx.Client
) -> None:
    table = EXPECTED["open"]
    assert not eva.get(f"/api/tables/{table}").json()["begun"]
    with Sitting(old.url, table, f"{COOKIE}={cookie_of(old)}", seat="a") as sitting:
        assert sitting.ask("fill", player="random")["is"] == "ack"
    assert eva.get(f"/api/tables/{table}").json()["begun"]


def test_what_was_kept_besides_is_there(eva: httpx.Client) -> None:
    assert [deck["name"] for deck in eva.get("/api/decks").json()["decks"]] == ["Weavers"]
    assert "Round table" in eva.get("/campaign").text
    (game,) = eva.get(f"/campaign/{EXPECTED['campaign']}/export").json()["games"]
    assert (game["won"], game["difficulty"]) == (False, "two-stars")
    assert eva.get(f"/replay/{EXPECTED['shared']}").status_code == 200
    assert eva.get("/statistics.csv").text == EXPECTED["csv"]
    assert len(eva.get("/api/tables").json()["tables"]) == 5


def test_a_table_of_a_game_that_is_not_installed_is_not_there(old: Running) -> None:
    with sqlite3.connect(old.settings.database) as database:
        table = "A" * 22
        database.execute(
            "INSERT INTO tables (id, game, agreed, opened) VALUES (?, 'chess/blitz', '{}', 0)",
            (table,),
        )
    with old.guest() as guest:
        assert guest.get(f"/t/{table}").status_code == 404
        assert guest.get(f"/api/tables/{table}").status_code == 404
