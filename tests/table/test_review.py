"""Reviews at the table: only of finished games, made once, for everybody who has the address."""

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from siegeworks.games.siegestorm.words.book import words
from siegeworks.lab.review import Wish, read_review
from siegeworks.pages.review import replay_address
from siegeworks.pages.review.workshop import REVIEWS, Reviews
from siegeworks.table.store import Store
from tests.table.loops import run
from tests.table.stage import PATIENCE, Running, running

WISH = Wish(sims=8, games=1)
DUEL = "siegestorm/duel"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reviews"), review=WISH) as found:
        yield found


def given_up(server: Running) -> str:
    """A table whose game somebody gave up."""
    table = server.open(DUEL, "me", "random")
    with server.sit(table, "a") as anna:
        while not anna.options():
            anna.read()
        anna.answer(anna.options()[0])
        assert anna.ask("resign")["is"] == "ack"
    name: str = table["table"]
    return name


def reviews_of(server: Running) -> Reviews:
    found = server.table.services[REVIEWS]
    assert isinstance(found, Reviews)
    return found


def waited(guest: httpx.Client, table: str) -> dict[str, Any]:
    """What is told once the review is there."""
    told = guest.post(f"/api/tables/{table}/review", json={}).json()
    end = time.monotonic() + 3 * PATIENCE
    while told["state"] != "ready":
        assert told["state"] in ("waiting", "working"), told
        assert time.monotonic() < end
        time.sleep(0.1)
        told = guest.get(f"/api/tables/{table}/review").json()
    found: dict[str, Any] = told
    return found


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_game_that_goes_on_is_not_reviewed(server: Running, method: str) -> None:
    table = server.open(DUEL, "me", "random")["table"]
    with server.guest() as guest:
        body: dict[str, str] | None = {} if method == "POST" else None
        told = guest.request(method, f"/api/tables/{table}/review", json=body)
        assert told.status_code == 409
        assert told.json()["code"] == "not-over"
        assert set(told.json()) == {"refused", "code", "clause"}
    assert reviews_of(server).far == {}


def test_the_page_of_a_game_that_goes_on_says_why_not(server: Running) -> None:
    table = server.open(DUEL, "me", "random")["table"]
    with server.guest() as guest:
        page = guest.get(f"/t/{table}/review", headers={"Accept-Language": "de"})
        assert page.status_code == 409
        assert "Das Spiel ist noch nicht zu Ende." in page.text


@pytest.mark.parametrize("table", ["nothing", "A" * 22])
def test_a_table_that_is_not_there_has_no_review(server: Running, table: str) -> None:
    with server.guest() as guest:
        assert guest.get(f"/api/tables/{table}/review").status_code == 404
        assert guest.post(f"/api/tables/{table}/review", json={}).status_code == 404
        assert guest.get(f"/t/{table}/review").status_code == 404


def test_a_finished_game_is_reviewed_once_and_kept(server: Running) -> None:
    table = given_up(server)
    with server.guest() as guest:
        assert guest.get(f"/api/tables/{table}/review").json()["state"] == "none"
        assert "review-progress" in guest.get(f"/t/{table}/review").text
        told = waited(guest, table)
        review = read_review(told["review"])
        assert review.winners == (1,)
        assert review.conceded == 0
        assert review.wish == WISH
        made = reviews_of(server).far
        again = guest.post(f"/api/tables/{table}/review", json={}).json()
        assert again == told
        assert made == {}
    store = Store(server.settings.database)
    kept = run(store.review(table))
    store.close()
    assert kept is not None
    assert json.loads(kept) == told["review"]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "de", "it"])
def test_whoever_has_the_address_reads_it_in_their_language(
    server: Running, language: str, known: str
) -> None:
    with server.guest() as stranger:
        page = stranger.get(f"/t/{known}/review", params={"language": language})
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text
        assert 'class="sw-chart"' in page.text
        for key in ("review-chances", "review-mistakes", "review-luck", "review-replayed"):
            assert words(language).ui(key) in page.text
        assert "style=" not in page.text


@pytest.fixture(scope="module")
def known(server: Running) -> str:
    """A table that has been reviewed."""
    table = given_up(server)
    with server.guest() as guest:
        waited(guest, table)
    return table


def test_one_table_is_reviewed_once_however_many_ask(server: Running) -> None:
    table = given_up(server)
    with server.guest() as one, server.guest() as two:
        for guest in (one, two, one):
            guest.post(f"/api/tables/{table}/review", json={})
        assert reviews_of(server)._tasks.qsize() <= 1
        assert waited(one, table) == waited(two, table)


@pytest.mark.usefixtures("known")
def test_a_process_that_dies_fails_one_review_and_the_next_is_made(server: Running) -> None:
    table = given_up(server)
    reviews = reviews_of(server)
    with server.guest() as guest:
        reviews._aside.kill()
        told = guest.post(f"/api/tables/{table}/review", json={}).json()
        while told["state"] in ("waiting", "working"):
            time.sleep(0.1)
            told = guest.get(f"/api/tables/{table}/review").json()
        assert told["state"] == "failed"
        assert waited(guest, table)["state"] == "ready"


def test_too_many_reviews_at_once_are_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("siegeworks.pages.review.workshop.MOST_WAITING", 0)
    table = given_up(server)
    with server.guest() as guest:
        refused = guest.post(f"/api/tables/{table}/review", json={})
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many"


def test_a_moment_of_a_reviewed_game_can_be_looked_at(server: Running, known: str) -> None:
    page, _, moment = replay_address(known, 17).partition("#")
    assert moment == "17"
    with server.guest() as guest:
        assert guest.get(page).status_code == 200
