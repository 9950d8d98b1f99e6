"""Statistics: a row for every finished game, counted with intervals, for its guest alone."""

import csv
import io
import re
import sqlite3
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any

import httpx
import msgspec
import pytest

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.deck import deck_of, starter_deck
from siegeworks.lab.match import wilson
from siegeworks.pages.statistics import AT_ONCE, charts
from siegeworks.pages.statistics import counting as by
from siegeworks.table.results import Brought, Ended, Other, Result
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running, open_table

DAY = 86_400.0
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()
YSRA = starter_deck(BOX, "ysra")
OWN = deck_of(BOX, "Weavers", [*YSRA.cards[1:], ("rumor-weaver", YSRA.cards[0][1])])


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    with server.guest() as found:
        found.get("/")
        yield found


def resign(server: Running, table: dict[str, Any], seat: str) -> None:
    """Let a seat give up."""
    with server.sit(table, seat) as sitting:
        assert sitting.ask("resign")["is"] == "ack"


def kept(server: Running) -> dict[str, Any]:
    """All rows there are, by table and guest."""
    with sqlite3.connect(server.settings.database) as db:
        rows = db.execute("SELECT guest, n, facts FROM results").fetchall()
    return {f"{n} {guest}": msgspec.json.decode(facts) for guest, n, facts in rows}


def exported(guest: httpx.Client) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(guest.get("/statistics.csv").text)))


# -- rows ----------------------------------------------------------------------------------


def test_a_finished_game_is_counted_for_each_who_played(
    server: Running, guest: httpx.Client
) -> None:
    seats = [{"kind": "me", "name": "Eva", "deck": "ysra"}, {"kind": "link", "deck": "styxia"}]
    table = guest.post("/api/tables", json={"game": "siegestorm/duel", "seats": seats}).json()
    with server.guest() as other:
        secret = table["seats"][1]["secret"]
        taking = {"secret": secret, "name": "=Tom()"}
        assert other.post(f"/api/tables/{table['table']}/seats", json=taking).is_success
        with server.sit(table, "a", name="Eva"):
            resign(server, table, "b")
        (mine,), (theirs,) = exported(guest), exported(other)
    assert (mine["result"], mine["deck"], mine["opponents"]) == ("won", "ysra starter", "'=Tom()")
    assert (theirs["result"], theirs["deck"], theirs["opponents"]) == (
        "lost",
        "styxia starter",
        "Eva",
    )
    page = guest.get("/statistics").text
    assert "=Tom()" in page
    assert "100%" in page


def test_a_game_on_one_screen_is_neither_won_nor_lost(server: Running, guest: httpx.Client) -> None:
    table = open_table(guest, "siegestorm/duel", "me", "me")
    with server.sit(table, "b"):
        resign(server, table, "a")
    (row,) = exported(guest)
    assert row["result"] == ""
    assert "Not counted as won or lost: 1" in guest.get("/statistics").text


def test_rift_is_counted_by_scenario_difficulty_players_and_hero(
    server: Running, guest: httpx.Client
) -> None:
    wish = {
        "game": "rift/rift-in-time",
        "seats": [{"kind": "me", "brings": ["hero magnus"]}, {"kind": "machine"}],
        "switches": {"difficulty": "heroic"},
    }
    table = guest.post("/api/tables", json=wish).json()
    resign(server, table, "a")
    (row,) = exported(guest)
    assert (row["result"], row["difficulty"], row["seats"]) == ("lost", "heroic", "2")
    assert (row["heroes"], row["partners"], row["opponents"]) == ("magnus", "normal", "")
    page = guest.get("/statistics?game=rift").text
    assert "Magnus" in page
    assert "Heroic" in page
    assert "By scenario" in page
    assert "No finished game yet" in guest.get("/statistics?game=siegestorm").text


def test_games_from_before_there_were_rows_are_counted_a_few_at_a_time(
    server: Running, guest: httpx.Client
) -> None:
    for _ in range(AT_ONCE + 2):
        resign(server, open_table(guest, "siegestorm/solo", "me"), "a")
    before = kept(server)
    with sqlite3.connect(server.settings.database) as db:
        db.execute("DELETE FROM results")
    assert "not counted yet: 2" in guest.get("/statistics").text
    assert "not counted yet" not in re.sub(
        r"<script.*?</script>", "", guest.get("/statistics").text
    )
    mine = {key: facts for key, facts in before.items() if facts["game"] == "siegestorm/solo"}
    assert {key: kept(server)[key] for key in mine} == mine
    assert len(exported(guest)) == AT_ONCE + 2


def test_nobody_sees_the_games_of_others(server: Running, guest: httpx.Client) -> None:
    resign(server, open_table(guest, "siegestorm/solo", "me"), "a")
    with server.guest() as other:
        assert exported(other) == []
        assert "No finished game yet" in other.get("/statistics").text


def test_a_game_that_begins_in_the_middle_is_not_counted(
    server: Running, guest: httpx.Client
) -> None:
    table = open_table(guest, "siegestorm/solo", "me")
    resign(server, table, "a")
    record = guest.get(f"/api/tables/{table['table']}/record").text
    again = open_table(guest, "siegestorm/solo", "me", record=record, ply=0)
    resign(server, again, "a")
    assert [row["result"] for row in exported(guest)] == ["lost", ""]


def test_an_own_deck_goes_by_its_name(server: Running, guest: httpx.Client) -> None:
    guest.post("/api/decks", json={"name": "Weavers", "cards": dict(OWN.cards)})
    seats = [{"kind": "me", "brings": list(OWN.lines)}]
    table = guest.post("/api/tables", json={"game": "siegestorm/solo", "seats": seats}).json()
    resign(server, table, "a")
    assert exported(guest)[0]["deck"] == "Weavers"
    assert "Weavers" in guest.get("/statistics").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(
    server: Running, guest: httpx.Client, language: str
) -> None:
    for seats in (("siegestorm/duel", "me", "normal"), ("siegestorm/coop", "me", "normal")):
        resign(server, open_table(guest, *seats), "a")
    resign(server, open_table(guest, "rift/rift-in-time", "me"), "a")
    answer = guest.get("/statistics", params={"language": language})
    assert answer.status_code == 200
    text = re.sub(r"<script.*?</script>|<[^>]+>", " ", answer.text, flags=re.DOTALL)
    assert not re.search(r"\bstatistics-|\bmode-|\bplayer-|\bterm-|\{", text)


# -- counting ------------------------------------------------------------------------------


def ended(days: float, won: bool | None, **facts: Any) -> Ended:
    result = Result(facts.pop("game", "siegestorm/duel"), 2, 50, won, **facts)
    return Ended(NOON + days * DAY, result, "table")


def test_wins_are_counted_under_every_key() -> None:
    duel = {"others": [Other("hard")], "deck": Brought("ysra", "k", ready=True)}
    ring = {"game": "siegestorm/last-man-standing", "others": [Other("hard"), Other(name="Eva")]}
    solo = {"game": "siegestorm/solo", "switches": {"difficulty": "hard"}}
    games = [ended(0, True, **duel), ended(1, False, **ring), ended(2, True, **solo)]
    assert by.tallies(games, by.by_mode)[0].games == 1
    levels = by.tallies(games, by.by_level)
    assert levels == [by.Tally(("hard",), 2, 1)]
    assert levels[0].interval == wilson(1, 2)
    against = {one.key: (one.games, one.wins) for one in by.tallies(games, by.by_opponent)}
    assert against[("machine", "hard")] == (2, 1)
    assert against[("person", "Eva")] == (1, 0)
    assert against[("boss", "siegestorm/solo", "byloss", "hard")] == (1, 1)
    assert by.tallies(games, by.by_deck) == [
        by.Tally(("starter", "siegestorm/duel", "ysra", "k"), 1, 1)
    ]


def test_partners_are_no_opponents() -> None:
    coop = ended(0, True, game="siegestorm/coop", others=[Other("normal", partner=True)])
    assert by.by_level(coop.result) == []
    assert by.by_opponent(coop.result) == [("boss", "siegestorm/coop", "byloss", "medium")]
    assert by.by_partner(coop.result) == [("machine", "normal")]


@pytest.mark.parametrize(
    ("days", "kind", "first"),
    [(3, "day", "2026-03-01"), (30, "week", "2026-02-23"), (200, "month", "2026-03-01")],
)
def test_time_is_shown_by_day_week_or_month(days: int, kind: str, first: str) -> None:
    games = [ended(0, True), ended(0, False), ended(days, True)]
    now = by.day_of(NOON + days * DAY)
    periods = by.over_time(games, now)
    assert periods[0] == by.Tally((kind, first), 2, 1)
    assert sum(one.games for one in periods) == 3
    assert by.over_time([], date(2026, 3, 1)) == []


def test_charts_say_what_was_counted() -> None:
    one = by.Tally(("day", "2026-03-01"), 4, 3)
    low, high = wilson(3, 4)
    drawn = str(charts.interval(one))
    assert f'd="M{100 * low:.1f} 7H{100 * high:.1f}"' in drawn
    assert 'd="M75.0 2v10"' in drawn
    time = str(charts.timeline([one], ["<b>"], '"Over"'))
    assert "&lt;b&gt;" in time
    assert "<b>" not in time
    assert 'aria-label="&#34;Over&#34;"' in time
