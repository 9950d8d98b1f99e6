"""Windows to react: passed by themselves where nothing can be done, at no telling time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.decision import Decision
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.table import pacing
from siegeworks.table.match import Asked
from siegeworks.table.pacing import PASS, Pacing, Plan, Window
from tests.options import offered
from tests.table.loops import run
from tests.table.stage import Running, Sitting, open_table, running
from tests.table.test_direct_socket import talk


class Told:
    """A room as pacing sees it, with a clock that stands still."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def put(self, *what: Any) -> None:
        self.done.append(what)


def test_a_pass_before_the_time_of_its_window_is_held_and_other_answers_are_not() -> None:
    async def check() -> None:
        paced = Pacing(Told())  # type: ignore[arg-type]
        now = asyncio.get_running_loop().time()
        paced._windows[0] = Window(3, now + 50)
        assert 49 < paced.held_for(0, PASS) <= 50
        assert paced.held_for(0, "play wolf") == 0
        assert paced.held_for(1, PASS) == 0
        paced._windows[0] = Window(3, now - 1)
        assert paced.held_for(0, PASS) == 0

    run(check())


READY = """
turn 3  active a  step deploy
a  hand sentinel-of-the-low-gate*4 novice-of-the-font*4  resources chalice-bearer*20
b  hand sentinel-of-the-low-gate*4 novice-of-the-font*4  resources chalice-bearer*20
"""
"""Both have actions that cost nothing, so whoever acts may be reacted to."""
HELPLESS = """
turn 3  active a  step deploy
a  hand sentinel-of-the-low-gate*4 novice-of-the-font*4  resources chalice-bearer*20
b  hand archon-of-returning-dawn  resources chalice-bearer*20
"""
"""One of them has a card, but cannot pay for it, and so cannot react."""


def to_reaction(anna: Sitting, ben: Sitting) -> tuple[Sitting, Sitting]:
    """Play until one seat is asked whether to react; that one first."""
    for _ in range(400):
        last = max(anna.version, ben.version)
        for one in (anna, ben):
            one.reach(last)
        if anna.version != ben.version:
            continue
        asked = [one for one in (anna, ben) if one.options()]
        if asked and asked[0].now["decision"]["prompt"] == "react":
            return asked[0], ben if asked[0] is anna else anna
        if not asked:
            anna.wait("step")
            continue
        texts = asked[0].options()
        wish = [text for text in texts if text.startswith(("play", "deploy", "pay", "use"))]
        before = asked[0].version
        reply = asked[0].answer((wish or texts)[0])
        if reply["is"] == "refused" and asked[0].version == before:
            asked[0].wait("step")
    raise AssertionError("nobody was asked to react")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times of windows that were drawn."""
    found: list[float] = []

    class Dice:
        def uniform(self, low: float, high: float) -> float:
            found.append(high)
            return 0.0

    monkeypatch.setattr(pacing, "DICE", Dice())
    return found


def test_between_persons_every_window_draws_a_time(server: Running, drawn: list[float]) -> None:
    table = server.open("siegestorm/duel", "link", "link", position=READY)
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        to_reaction(anna, ben)
    assert drawn


def test_against_a_machine_and_on_one_screen_no_time_is_drawn(
    server: Running, drawn: list[float]
) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a") as anna:
        for _ in range(12):
            if anna.options():
                anna.answer(anna.options()[0])
            else:
                anna.wait("step")
    with server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "me", "me", position=READY)
        cookie = f"siegeworks={guest.cookies['siegeworks']}"
        with (
            Sitting(server.url, table["table"], cookie, seat="a") as anna,
            Sitting(server.url, table["table"], cookie, seat="b") as ben,
        ):
            anna.reach(2)
            to_reaction(anna, ben)
    assert drawn == []


def test_with_all_stops_the_server_passes_no_window(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link", position=READY)
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        for one in (anna, ben):
            one.say(do="stops", value="all")
            one.wait("stops")
        asked, _ = to_reaction(anna, ben)
        version = asked.version
        asked.say(do="ping")
        asked.wait("pong")
        assert asked.version == version
        assert asked.answer("pass")["is"] == "ack"


def test_a_window_without_a_choice_is_passed_by_itself(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link", position=HELPLESS)
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        ben.reach(2)
        anna.answer(next(text for text in anna.options() if text.startswith("play")))
        while not anna.options():
            anna.wait("step")
        room = server.table.rooms.there[table["table"]]
        assert any(one.unasked and one.text == "pass" for one in room.commands)


def test_a_pass_by_hand_takes_its_time_over_the_socket_and_is_told_who_comes_again(
    tmp_path: Path,
) -> None:
    wait = 0.6
    with running(tmp_path, window=(wait, wait)) as server:
        table = server.open("siegestorm/duel", "link", "link", position=READY)
        with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
            anna.reach(2)
            for one in (anna, ben):
                one.say(do="stops", value="all")
                one.wait("stops")
            asked, _ = to_reaction(anna, ben)
            seat, begun = asked.welcome["seat"], time.monotonic()
            said = {"do": "answer", "id": "held", "version": asked.version, "text": "pass"}
            asked.say(**said)
            with server.sit(table, seat) as again:
                again.say(**said)
                reply = again.wait("ack", "refused")
            assert (reply["is"], reply["id"]) == ("ack", "held")
            assert time.monotonic() - begun > wait / 2


def test_an_answer_nobody_is_asked_for_waits_as_long_as_its_window() -> None:
    async def check() -> None:
        paced = Pacing(Told())  # type: ignore[arg-type]
        now = asyncio.get_running_loop().time()
        asked = Asked(Decision(0, "react", offered(BOX, PASS), Frame(Script())), 3)
        assert paced.at_once() is None
        paced.plans = {0: Plan(asked, PASS)}
        paced._windows[0] = Window(3, now + 50)
        assert paced.at_once() is None
        paced._windows[0] = Window(3, now)
        assert paced.at_once() == (0, PASS)
        paced.plans = {0: Plan(asked, None)}
        assert paced.at_once() is None

    run(check())


def test_what_follows_at_once_is_told_step_by_step_as_if_it_came_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("siegeworks.table.api.new_secret", lambda: "5" * 64)
    together = talk(tmp_path / "together")
    assert any('"what":"answer"' in step for step in together["a"])
    monkeypatch.setattr("siegeworks.table.room.MOST_AT_ONCE", 1)
    assert talk(tmp_path / "alone") == together
