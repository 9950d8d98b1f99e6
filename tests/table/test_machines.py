"""Machine players in their processes: views there and back, crashes survived."""

import asyncio
import os
import pickle
import signal
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.table.machines import Machines
from siegeworks.table.match import Asked
from siegeworks.table.pacing import Pacing, Plan
from tests.laws.walk import random_setup, step
from tests.table.loops import run
from tests.table.stage import Running

MODES = [
    *(f"siegestorm/{mode}" for mode in GAMES["siegestorm"].modes),
    *(f"rift/{mode}" for mode in GAMES["rift"].modes),
]


def situations(name: str) -> Any:
    """Situations of a random game, with a seat that is asked."""
    dice = Random(2)
    game, mode = game_of(name)
    seats = (Seating(),) * game.modes[mode].seats[-1]
    setup = random_setup(name, dice) if game.name == "siegestorm" else Setup(mode, seats)
    state = game.start(setup, 9)
    for number in range(60):
        if state.outcome is not None:
            return
        if number % 6 == 0:
            for decision in state.decisions:
                yield game.view(state, decision.seat)
        step(state, dice)


@pytest.mark.parametrize("name", MODES)
def test_a_view_travels_without_what_is_printed_and_comes_back_the_same(name: str) -> None:
    for view in situations(name):
        data = pickle.dumps(view)
        again = pickle.loads(data)
        assert again == view
        assert again.box is view.box
        assert repr(again) == repr(view)
        assert len(data) < 60_000


def test_a_process_that_dies_is_started_anew_and_asked_again() -> None:
    view = next(iter(situations("siegestorm/duel")))
    texts = [option.text for option in view.decision.options]

    async def check() -> None:
        machines = Machines(1)
        try:
            (worker,) = machines.workers
            for _ in range(3):
                answer = await machines.choose("t", view.seat, "greedy", 1, view)
                assert answer in texts
                assert worker.pid is not None
                os.kill(worker.pid, signal.SIGKILL)
        finally:
            await asyncio.to_thread(machines.close)

    run(check())


def test_a_machine_that_fails_takes_the_first_option() -> None:
    view = next(iter(situations("siegestorm/duel")))

    async def check() -> None:
        machines = Machines(1)
        try:
            answer = await machines.choose("t", view.seat, "nobody", 1, view)
            assert answer == view.decision.options[0].text
        finally:
            await asyncio.to_thread(machines.close)

    run(check())


def test_a_machine_does_not_think_about_what_is_no_longer_asked() -> None:
    thought: list[int] = []

    async def choose(*asked: object) -> str:
        thought.append(cast("int", asked[1]))
        return ""

    view = next(iter(situations("siegestorm/duel")))
    asked = {seat: Asked(view.decision, since=4) for seat in (0, 1)}
    sitters = [SimpleNamespace(player="normal")] * 2
    match = SimpleNamespace(asked=asked, sitters=sitters, agreed=SimpleNamespace(game="duel"))
    match.record, match.is_person = SimpleNamespace(seed=1), lambda seat: False
    room: Any = SimpleNamespace(match=match, settings=SimpleNamespace(pause=0.01), table="t")
    room.perspective, room.put = lambda seat: SimpleNamespace(view=lambda: view), lambda *said: None
    room.machines, room.requests = SimpleNamespace(choose=choose), SimpleNamespace(answer_for=None)

    async def check() -> None:
        pacing = Pacing(room)
        pacing.plans = {seat: Plan(one, None) for seat, one in asked.items()}
        pacing.settle()
        match.asked = {0: asked[0], 1: asked[1]._replace(since=6)}
        await asyncio.sleep(0.1)

    run(check())
    assert thought == [0]


def test_machines_play_each_other_to_the_end(server: Running) -> None:
    for game, seats in (
        ("siegestorm/duel", ("random", "greedy")),
        ("siegestorm/solo", ("greedy",)),
    ):
        table = server.open(game, *seats)
        with server.sit(table) as eve:
            if not eve.now["outcome"]:
                eve.wait("step", until=lambda said: said["outcome"] is not None)
            assert eve.now["decision"] is None
