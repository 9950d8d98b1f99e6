"""What guards the table: headers, cookies, other pages' requests, sizes, rates, silence of logs."""

import logging
import os
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from siegeworks.table.guard import POLICY, Buckets
from siegeworks.table.identity import ID, Guests, fits, hashed, new_id, read_key
from siegeworks.table.settings import BODY_LIMIT, Rate
from tests.table.stage import Running, open_table, running

WISH = {"game": "siegestorm/duel", "seats": [{"kind": "me"}, {"kind": "machine"}]}


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables", "/api/docs", "/nowhere", "/help"]
)
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    with server.guest() as guest:
        answer = guest.get(path)
    assert answer.headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(server: Running) -> None:
    with server.guest() as guest:
        said = guest.get("/").headers["set-cookie"]
        assert "HttpOnly" in said
        assert "SameSite=Lax" in said
        table = open_table(guest, "siegestorm/duel", "me", "greedy")
        assert [one["table"] for one in guest.get("/api/tables").json()["tables"]] == [
            table["table"]
        ]
    with server.guest() as other:
        assert other.get("/api/tables").json()["tables"] == []
    with server.guest() as forger:
        forger.cookies.set("siegeworks", guest.cookies["siegeworks"][:-2] + "xx")
        assert forger.get("/api/tables").json()["tables"] == []


def test_the_list_of_tables_comes_page_by_page(server: Running) -> None:
    with server.guest() as guest:
        opened = [open_table(guest, "siegestorm/duel", "me", "me")["table"] for _ in range(45)]
        found, before = [], None
        for _ in range(4):
            page = guest.get(
                "/api/tables", params={} if before is None else {"before": before}
            ).json()
            found += [one["table"] for one in page["tables"]]
            before = page["before"]
            if before is None:
                break
        assert found == opened[::-1]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
def test_other_pages_can_neither_post_nor_open_sockets(
    server: Running, headers: dict[str, str]
) -> None:
    with server.guest() as guest:
        answer = guest.post("/api/tables", json=WISH, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        table = open_table(guest, "siegestorm/duel", "me", "greedy")
        assert len(guest.get("/api/tables").json()["tables"]) == 1
    address = f"{server.url.replace('http', 'ws')}/ws/{table['table']}"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
        pass


def test_the_own_page_may_post(server: Running) -> None:
    with server.guest() as guest:
        headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
        assert guest.post("/api/tables", json=WISH, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(server: Running, kind: str) -> None:
    with server.guest() as guest:
        answer = guest.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (400, "not-json")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game": "siegestorm/duel"}',
        b'{"game": "chess", "seats": [{"kind": "me"}]}',
        b'{"game": "siegestorm/duel", "seats": [{"kind": "me"}]}',
        b'{"game": "siegestorm/duel", "seats": [{"kind": "me"}, {"kind": "king"}]}',
        b'{"game": "siegestorm/solo", "seats": [{"kind": "machine", "player": "x"}]}',
        b'{"game": "siegestorm/solo", "seats": [{"kind": "me", "deck": "x"}]}',
        b'{"game": "siegestorm/solo", "seats": [{"kind": "me", "brings": ["1 x"]}]}',
        b'{"game": "rift/drill-yard", "seats": [{"kind": "me", "brings": ["hero x"]}]}',
        b'{"game": "siegestorm/solo", "seats": [{"kind": "me"}], "switches": {"a": "b"}}',
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Running, body: bytes) -> None:
    with server.guest() as guest:
        answer = guest.post(
            "/api/tables", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code in (400, 422)
        assert answer.json()["refused"]
        assert guest.get("/api/tables").json()["tables"] == []


def test_an_illegal_deck_is_refused_in_the_readers_language(server: Running) -> None:
    with server.guest() as guest:
        seats = [{"kind": "me", "brings": ["40 armored-yak"]}, {"kind": "machine"}]
        texts = set()
        for language in ("en", "cs"):
            headers = {"Accept-Language": language}
            answer = guest.post("/api/tables", json={**WISH, "seats": seats}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (422, "setup")
            assert answer.json()["clause"].startswith("SS-")
            texts.add(answer.json()["refused"])
        assert len(texts) == 2


def test_too_long_a_body_is_refused(server: Running) -> None:
    with server.guest() as guest:
        headers = {"Content-Type": "application/json"}
        answer = guest.post("/api/tables", content=b" " * (BODY_LIMIT + 1), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

        def parts() -> object:
            for _ in range(BODY_LIMIT // 1024 + 2):
                yield b" " * 1024

        answer = guest.post("/api/tables", content=parts(), headers=headers)  # type: ignore[arg-type]
        assert answer.status_code == 413


def test_too_many_requests_are_refused_clearly(tmp_path: Path) -> None:
    with running(tmp_path, requests=Rate(5, 0.001)) as server, server.guest() as guest:
        answers = [guest.get("/api/games") for _ in range(8)]
        assert [one.status_code for one in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-many"
        assert answers[-1].headers["retry-after"]


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, tables=Rate(3, 0.001)) as server, server.guest() as guest:
        codes = [guest.post("/api/tables", json=WISH).status_code for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2


def test_a_full_house_opens_no_table_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path, rooms=1) as server, server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "link", "link")
        with server.sit(table, "a") as anna, server.sit(table, "b"):
            refused = guest.post("/api/tables", json=WISH)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            anna.reach(2)
            assert anna.answer("keep")["is"] == "ack"


def test_the_list_names_who_sits_there_now(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "me", "link")
        secrets = [seat["secret"] for seat in table["seats"]]
        for secret, name in zip(secrets, ("Anna", "Ben"), strict=True):
            said = {"secret": secret, "name": name}
            guest.post(f"/api/tables/{table['table']}/seats", json=said)
        cookie = guest.cookies["siegeworks"]
    with running(tmp_path) as server, server.guest() as guest:
        guest.cookies.set("siegeworks", cookie)
        (listed,) = guest.get("/api/tables").json()["tables"]
        assert [seat["name"] for seat in listed["seats"]] == ["Anna", "Ben"]
        assert [seat["kind"] for seat in listed["seats"]] == ["person", "person"]


def test_a_hero_is_brought_with_abilities(server: Running) -> None:
    brings = ["hero malik", "ability earthquake", "ability  mace-strike"]
    machine = {"kind": "machine"}
    with server.guest() as guest:
        seats = [{"kind": "me", "brings": brings}, machine]
        table = open_table(guest, "rift/drill-yard", seats=seats)
        with server.sit(table, "a") as anna:
            anna.wait("table")
        record = server.table.rooms.there[table["table"]].match.record
        assert record is not None
        assert record.setup.seats[0].brings == (
            *("hero malik", "ability earthquake", "ability mace-strike"),
        )
        seats = [{"kind": "me", "brings": ["hero malik", "ability barrage"]}, machine]
        refused = guest.post("/api/tables", json={"game": "rift/drill-yard", "seats": seats})
        assert (refused.status_code, refused.json()["clause"]) == (422, "RT-15.2")


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("siegeworks.table.guard.time.monotonic", lambda: now[0])
    buckets = Buckets(Rate(2, 1))
    assert [buckets.take("x") for _ in range(3)] == [True, True, False]
    assert buckets.take("y")
    now[0] += 1
    assert [buckets.take("x") for _ in range(2)] == [True, False]


# -- secrets -----------------------------------------------------------------------------------


def test_ids_have_128_bits_and_secrets_are_kept_as_hashes() -> None:
    secrets = {new_id() for _ in range(1000)}
    assert len(secrets) == 1000
    assert all(ID.fullmatch(one) for one in secrets)
    one = secrets.pop()
    assert fits(one, hashed(one))
    assert not fits(one[:-1], hashed(one))
    assert one.encode() not in hashed(one)


def test_a_cookie_of_another_server_is_not_read(tmp_path: Path) -> None:
    mine, theirs = Guests(read_key(tmp_path / "a")), Guests(read_key(tmp_path / "b"))
    guest = new_id()
    assert mine.read(mine.cookie(guest)) == guest
    assert Guests(read_key(tmp_path / "a")).read(mine.cookie(guest)) == guest
    assert theirs.read(mine.cookie(guest)) is None
    for bad in ("", "x", mine.cookie("short"), "." * 500):
        assert mine.read(bad) is None


def test_secrets_are_in_no_log_no_record_and_no_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(tmp_path) as server:
        table = server.open("siegestorm/duel", "link", "link")
        secrets = [one["secret"] for one in table["seats"]]
        with server.guest() as guest:
            path = f"/api/tables/{table['table']}"
            guest.post(f"{path}/seats", json={"secret": secrets[0], "name": "Anna"})
            guest.post(f"{path}/seats", json={"secret": "wrong" + secrets[1]})
            with server.sit(table, "a") as anna, server.sit(table, "b"):
                anna.reach(2)
                anna.ask("resign")
                anna.once("over")
                shown = "".join(anna.raw)
            shown += guest.get(path).text + guest.get(f"{path}/record").text
    for file in tmp_path.iterdir():
        mode = stat.S_IMODE(os.stat(file).st_mode)
        assert mode == 0o600, file
        assert not any(one.encode() in file.read_bytes() for one in secrets)
    own = "\n".join(
        record.getMessage()
        for record in caplog.records
        if record.name.startswith(("uvicorn", "siege"))
    )
    assert not any(one in own or one in shown for one in secrets)


def test_the_database_says_its_version_and_refuses_another(tmp_path: Path) -> None:
    from siegeworks.table.store import SCHEMA_VERSION, Store

    Store(tmp_path / "table.db").close()
    with sqlite3.connect(tmp_path / "table.db") as database:
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(ValueError, match="version 99"):
        Store(tmp_path / "table.db")


# -- the rest of the API -----------------------------------------------------------------------


def test_the_api_is_described(server: Running) -> None:
    with server.guest() as guest:
        paths = guest.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/seats"} <= set(
        paths
    )


@pytest.mark.parametrize("game", ["siegestorm", "rift"])
def test_the_catalogue_is_packed_and_not_sent_twice(server: Running, game: str) -> None:
    with server.guest() as guest:
        answer = guest.get(f"/api/catalogue/{game}/de")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.json()
        again = guest.get(
            f"/api/catalogue/{game}/de", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert guest.get(f"/api/catalogue/{game}/xx").status_code == 404
        assert guest.get("/api/catalogue/chess/de").status_code == 404


def test_pictures_are_svg_and_unknown_ones_are_not_there(server: Running) -> None:
    with server.guest() as guest:
        picture = guest.get("/pictures/rift/hero/malik.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
        assert guest.get("/pictures/chess/hero/malik.svg").status_code == 404


def test_a_record_is_told_only_when_the_game_is_over(server: Running) -> None:
    with server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "me", "greedy")
        answer: httpx.Response = guest.get(f"/api/tables/{table['table']}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
