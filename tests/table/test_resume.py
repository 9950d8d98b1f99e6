"""Coming back: steps from any version, the same bytes as live; restart; eviction."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.table.catching_up import MOST_STEPS
from tests.table.stage import Running, Sitting, play_on, running


def steps(sitting: Sitting) -> dict[int, str]:
    """The steps that were heard, as they came, by version."""
    said = zip(sitting.heard, sitting.raw, strict=True)
    return {one["version"]: raw for one, raw in said if one["is"] == "step"}


@pytest.mark.parametrize("game", ["siegestorm/duel", "siegestorm/coop", "rift/drill-yard"])
def test_the_gap_since_any_version_is_filled_with_the_same_bytes(
    server: Running, game: str
) -> None:
    table = server.open(game, "link", "link")
    with (
        server.sit(table, "a", language="de") as anna,
        server.sit(table, "b", words=False) as ben,
        server.sit(table) as eve,
    ):
        anna.reach(2)
        play_on({"a": anna, "b": ben}, Random(11), most=25)
        anna.say(do="undo", id="back", version=anna.version)
        ben.say(do="consent", id="yes", version=anna.version, yes=True)
        for one in (anna, ben):
            one.say(do="ping")
            one.wait("pong")
        play_on({"a": anna, "b": ben}, Random(12), most=3)
        last = max(anna.version, ben.version)
        for one in (anna, ben, eve):
            one.reach(last)
        hellos: tuple[tuple[str, Sitting, Any], ...] = (
            ("a", anna, {"language": "de"}),
            ("b", ben, {"words": False}),
            ("", eve, {}),
        )
        for seat, live, hello in hellos:
            known = steps(live)
            for since in sorted({3, 4, last // 2, last - 1, last}):
                with server.sit(table, seat, since=since, **hello) as again:
                    again.reach(last) if since < last else None
                    assert steps(again) == {n: raw for n, raw in known.items() if n > since}


def test_too_long_a_gap_or_one_from_elsewhere_is_answered_with_everything(
    server: Running,
) -> None:
    for _ in range(20):
        table = server.open("siegestorm/last-man-standing", "link", "link", "link")
        sitters = {seat: server.sit(table, seat, words=False) for seat in "abc"}
        play_on(sitters, Random(1), most=MOST_STEPS + 5)
        last = max(one.version for one in sitters.values())
        if last > MOST_STEPS:
            break
        for one in sitters.values():
            one.socket.close()
    assert last > MOST_STEPS
    for since in (1, 1_000_000):
        with server.sit(table, "a", since=since) as again:
            assert again.wait("state")["version"] == last
    for one in sitters.values():
        one.socket.close()


def test_a_restart_resumes_every_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables = [
            server.open(game, "link", "link") for game in ("siegestorm/duel", "rift/drill-yard")
        ]
        before = []
        for table in tables:
            with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
                anna.reach(2)
                play_on({"a": anna, "b": ben}, Random(2), most=15)
                anna.ask("resign") if table is tables[1] else None
                anna.reach(max(anna.version, ben.version))
            room = server.table.rooms.there[table["table"]]
            while room.pacing.plans:
                time.sleep(0.01)
            with server.sit(table, "a") as anna:
                before.append(anna.now)
    with running(tmp_path) as server:
        for table, state in zip(tables, before, strict=True):
            with server.sit(table, "a") as anna:
                assert anna.now == state


def test_a_machine_whose_turn_it_is_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, pause=1000.0) as server:
        table = server.open("siegestorm/duel", "random", "random")
        with server.sit(table) as eve:
            assert eve.version == 0
    with running(tmp_path) as server, server.sit(table) as eve:
        if not eve.now["outcome"]:
            eve.wait("step", until=lambda step: step["outcome"] is not None)
        eve.once("over")


def test_a_room_nobody_looks_at_is_forgotten_and_loaded_again(tmp_path: Path) -> None:
    with running(tmp_path, idle=0.01) as server:
        rooms = server.table.rooms
        table = server.open("siegestorm/duel", "link", "link")
        with server.sit(table, "a") as anna:
            anna.wait("table")
            assert table["table"] in rooms.there
        while table["table"] in rooms.there:
            time.sleep(0.05)
        with server.sit(table, "a") as anna:
            assert anna.version == 1


def test_where_a_seat_wishes_to_be_asked_is_kept_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("siegestorm/duel", "link", "link")
        with server.sit(table, "a") as anna:
            assert anna.welcome["stops"] == "auto"
            anna.say(do="stops", value="all")
            anna.wait("stops")
    with running(tmp_path) as server:
        with server.sit(table, "a") as anna:
            assert anna.welcome["stops"] == "all"
        with server.sit(table, "b") as ben:
            assert ben.welcome["stops"] == "auto"
