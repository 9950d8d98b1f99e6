"""Campaigns at the table: begun, shared, played, written down, exported and taken over."""

from typing import Any

import httpx
import pytest

from siegeworks.games.rift.pages.campaign.drawing import PLACES, Mark, kingdom
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.campaign import Campaign, Game, in_order, read, write
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running, open_table

FIRST, SECOND = (one.id for one in in_order(BOX.scenarios.values())[:2])


def begin(guest: httpx.Client, **wish: Any) -> str:
    answer = guest.post("/api/campaigns", json=wish)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def exported(guest: httpx.Client, campaign: str) -> Campaign:
    return read(guest.get(f"/campaign/{campaign}/export").text, BOX.scenarios)


def test_a_game_of_a_campaign_is_written_down_when_it_ends(server: Running) -> None:
    with server.guest() as guest:
        campaign = begin(guest, name="Round table")
        switches = {"difficulty": "two-stars"}
        table = open_table(guest, f"rift/{FIRST}", "me", campaign=campaign, switches=switches)
        under_way = exported(guest, campaign).games[table["table"]]
        assert under_way == Game(FIRST, "two-stars", 1)
        assert f"/t/{table['table']}" in guest.get(f"/campaign/{campaign}").text
        with server.sit(table, "a") as anna:
            anna.reach(1)
            anna.ask("resign")
        over = exported(guest, campaign).games[table["table"]]
        assert over.won is False
        assert over.health > 0
        assert f"/t/{table['table']}" not in guest.get(f"/campaign/{campaign}").text


def test_only_what_is_open_is_played(server: Running) -> None:
    with server.guest() as guest, server.guest() as stranger:
        campaign = begin(guest, name="Slow road")
        seats: Any = [{"kind": "me"}]
        for wrong, why in (
            ({"game": f"rift/{SECOND}"}, "locked"),
            ({"game": "rift/drill-yard"}, "not part"),
            ({"game": "siegestorm/solo"}, "not part"),
            ({"game": f"rift/{FIRST}", "campaign": "nowhere"}, "no such campaign"),
            ({"game": f"rift/{FIRST}", "position": "round 1"}, "begins with its set-up"),
        ):
            told = guest.post("/api/tables", json={"campaign": campaign, "seats": seats} | wrong)
            assert told.status_code == 422, told.text
            assert why in told.json()["refused"], told.text
        wish: Any = {"game": f"rift/{FIRST}", "campaign": campaign, "seats": seats}
        assert "join" in stranger.post("/api/tables", json=wish).json()["refused"]
        assert exported(guest, campaign).games == {}
        assert stranger.post(f"/api/campaigns/{campaign}/companions", json={}).status_code == 200
        assert stranger.post("/api/tables", json=wish).status_code == 201
        assert len(exported(guest, campaign).games) == 1


def test_a_campaign_is_exported_and_taken_over(server: Running) -> None:
    games = {"x": Game(FIRST, "iron", 2, won=True, rounds=9, health=3, storms=True)}
    with server.guest() as guest:
        campaign = begin(guest, file=write(Campaign("Old-road", games)))
        page = guest.get(f"/campaign/{campaign}", params={"scenario": SECOND}).text
        assert "play-scenario" in page
        (game,) = exported(guest, campaign).games.values()
        assert game == games["x"]
        again = begin(
            guest, file=guest.get(f"/campaign/{campaign}/export").text, name="Second ride"
        )
        assert exported(guest, again).name == "Second-ride"
        assert "Second ride" in guest.get("/campaign").text
        guest.post(f"/api/campaigns/{again}/leaving", json={})
        assert "Second ride" not in guest.get("/campaign").text


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"name": "  "}, "name"),
        ({"name": "x" * 41}, "40"),
        ({"file": "no"}, "not JSON"),
        ({"file": '{"format": "siegeworks-campaign", "version": 9}'}, "version"),
    ],
)
def test_what_makes_no_campaign_is_refused(server: Running, wish: dict[str, str], why: str) -> None:
    with server.guest() as guest:
        told = guest.post("/api/campaigns", json=wish)
        assert told.status_code == 422
        assert why in told.json()["refused"]
        assert guest.get("/campaign/aaaaaaaaaaaaaaaaaaaaaa").status_code == 404
        assert guest.get("/campaign/aaaaaaaaaaaaaaaaaaaaaa/export").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_told_in_every_language(server: Running, language: str) -> None:
    with server.guest() as guest:
        campaign = begin(guest, name="All")
        for scenario in in_order(BOX.scenarios.values()):
            wish = {"scenario": scenario.id, "language": language}
            answer = guest.get(f"/campaign/{campaign}", params=wish)
            assert answer.status_code == 200
            assert "???" not in answer.text


def test_the_map_has_a_place_for_every_scenario() -> None:
    there = in_order(BOX.scenarios.values())
    assert len(PLACES) == len(there)
    marks = [Mark(one.id, one.number, "<x>", 2, one.number == 1, False) for one in there]
    drawn = kingdom(marks, "/campaign/x")
    assert drawn.count("<a ") == len(there)
    assert "<x>" not in drawn
    assert drawn.count("star got") == 2 * len(there)
