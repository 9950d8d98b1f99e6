"""The schema that is served says what is sent: whole games of every mode, all of a socket."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from siegeworks.core.record import Record
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.table.outgoing import encode
from siegeworks.table.schema import schema
from siegeworks.table.study import Study, Viewer
from siegeworks.words.languages import LANGUAGES
from tests.laws.walk import MODES, random_setup
from tests.table.plain import plain
from tests.table.stage import Running
from tests.table.validating import Validator

SCENARIOS = tuple(f"rift/{mode}" for mode in GAMES["rift"].modes)
MOST = 80
"""Answers of a scenario that are looked at."""


@cache
def served() -> Any:
    return json.loads(encode(schema()))


def check(value: Any, *path: str) -> None:
    """Check a value against a part of the schema."""
    part = served()
    for step in path:
        part = part[step]
    faults = list(Validator(served()).faults(plain(value), part))
    assert not faults, faults[:5]


@pytest.mark.parametrize("mode", [*MODES, *SCENARIOS])
def test_every_message_of_a_game_fits_the_schema(mode: str) -> None:
    game, dice = mode.partition("/")[0], Random(mode)
    setup = random_setup(mode, dice) if mode in MODES else _setup(mode, dice)
    study = Study(Record(mode, setup, 5))
    match = study.match
    for ply in range(MOST if mode in SCENARIOS else 10_000):
        if match.outcome is not None:
            break
        decision = dice.choice(match.state.decisions)
        busy = [option for option in decision.options if option.text != "done"]
        before = len(match.state.journal)
        study.answer(decision.seat, dice.choice(busy or decision.options).text)
        language = dice.choice(LANGUAGES)
        seen = study.perspective(dice.choice((-1, *range(len(setup.seats)))))
        passed = match.history[-1]
        check(seen.step(language, passed, before), "messages", game)
        check(seen.bare_step(passed), "bare")
        if ply % 40 == 0:
            check(seen.whole(language), "messages", game)
            check(seen.bare_whole(), "bare")
            reader = Viewer(decision.seat, language)
            check(study.explaining.why(reader, "nonsense"), "messages", game)
            check(study.explaining.cause(reader, 1), "messages", game)
            if mode in SCENARIOS:
                check(study.explaining.ahead(reader), "messages", game)
    check(study.perspective(0).whole("en"), "messages", game)


def _setup(mode: str, dice: Random) -> Setup:
    seats = (Seating(),) * dice.choice(GAMES["rift"].modes[mode.partition("/")[2]].seats)
    return Setup(mode.partition("/")[2], seats, (("storms", dice.choice(("on", "off"))),))


@pytest.mark.parametrize("game", GAMES)
def test_catalogues_fit_the_schema(game: str) -> None:
    for language in LANGUAGES:
        check(GAMES[game].room("scene").catalogue(language), "games", game, "catalogue")


def test_what_a_socket_hears_fits_the_schema_that_is_served(server: Running) -> None:
    table = server.open("siegestorm/duel", "me", "greedy")
    with server.guest() as guest, server.sit(table, "a") as seat, server.sit(table) as watching:
        answer = guest.get("/api/schema.json")
        assert answer.json() == served()
        while (told := seat.ask("hint", grade="candidates"))["is"] == "refused":
            assert told["code"] == "stale"
        seat.say(do="why", id="w", text="storm")
        seat.say(do="ping")
        seat.say(do="stops", value="all")
        seat.ask("resign")
        seat.once("over")
        heard = [*seat.heard, *watching.heard]
    assert {"welcome", "state", "table", "why", "pong", "stops", "hint", "ack", "step", "over"} <= {
        message["is"] for message in heard
    }
    for message in heard:
        check(message, "messages", "siegestorm")


def test_what_is_declared_nowhere_or_missing_is_found() -> None:
    step = {"is": "ack", "id": "a"}
    validator, messages = Validator(served()), served()["messages"]["rift"]
    assert list(validator.faults(step, messages))
    assert not list(validator.faults(step | {"version": 1}, messages))
    assert list(validator.faults(step | {"version": 1, "more": 1}, messages))
    assert list(validator.faults(step | {"version": "1"}, messages))
