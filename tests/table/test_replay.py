"""Replays: every moment as its seat saw it, finished games only, records that are shared."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.core.state import State
from siegeworks.pages.replay import MOST_PLIES
from siegeworks.pages.replay.reel import Reel, Still
from siegeworks.pages.review import replay_address
from siegeworks.players import make_player
from siegeworks.table.study import Study, Viewer
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running, open_table, play_on, running


def record_of(name: str) -> Record:
    return replay(Path(f"tests/golden/{name}.game").read_text("utf-8"))


def rift(mode: str, seats: int, plies: int = 1000) -> Record:
    """A game of Rift as machines play it."""
    record = Record(f"rift/{mode}", Setup(mode, (Seating(),) * seats), 5)
    players = [make_player("greedy", seat) for seat in range(seats)]
    while (state := record.live()).outcome is None and len(record.answers) < plies:
        seat = state.decision.seat
        record.answer(seat, players[seat].choose(record.game.view(state, seat)))
    return record


def ask(server: Running, path: str, status: int = 200, language: str = "en", **wish: Any) -> Any:
    with server.guest() as guest:
        answer = guest.post(path, json=wish, headers={"Accept-Language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def watch(server: Running, record: Record, status: int = 200, **wish: Any) -> Any:
    return ask(server, "/api/replay", status, record=record.text(), **wish)


def finish(server: Running) -> tuple[dict[str, Any], Any]:
    """A game that two friends have played to the end."""
    table = server.open("siegestorm/duel", "link", "link")
    sitters = {seat: server.sit(table, seat) for seat in "ab"}
    for one in sitters.values():
        one.reach(2)
    play_on(sitters, Random(3))
    for one in sitters.values():
        one.socket.close()
    return table, sitters


# -- moments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["last-man-standing", "coop-corvane", "solo-byloss"])
def test_a_moment_shows_what_the_table_had_shown(name: str) -> None:
    record = record_of(name)
    reel = Reel(record)
    for ply in (0, 3, len(record.answers) // 2, len(record.answers)):
        study = Study(record.at(ply))
        for seat in range(-1, len(record.setup.seats)):
            reader = Viewer(seat, "en")
            (moment,) = reel.moments(ply, reader, events=False)
            there = study.perspective(seat)
            assert isinstance(moment, Still)
            assert moment.scene == there.now("en").scene
            assert moment.waiting == there.now("en").waiting
            told = [entry.text for entry in there.entries("en")]
            assert [entry.text for entry in reel.log(reader)[: moment.n]] == told
    assert isinstance(moment, Still)
    assert moment.outcome
    assert moment.outcome.clause


@pytest.mark.parametrize("mode", ["rift-in-time", "the-time-of-the-end"])
def test_every_event_is_a_moment(mode: str) -> None:
    record = rift(mode, 2, 60)
    reel = Reel(record)
    changed = 0
    for ply in range(1, reel.plies + 1):
        moments = list(reel.moments(ply, Viewer(0, "en"), events=True))
        numbers = list(range(reel.events[ply - 1] + 1, reel.events[ply] + 1))
        assert [each.n for each in moments] == (numbers or [reel.events[ply]])
        assert not any(isinstance(each, Still) for each in moments[:-1])
        assert isinstance(moments[-1], Still)
        assert moments[-1].answer
        changed += len({repr(each.scene) for each in moments}) > 1
    assert changed > 5
    assert reel.record.text() == record.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_told_in_words(server: Running, language: str) -> None:
    record = record_of("ysra-khunglai")
    last = MOST_PLIES - 1
    told = ask(server, "/api/replay", 200, language, record=record.text(), last=last, log=True)
    assert told["plies"] == len(record.answers)
    assert [each["by"] for each in told["moments"][1:]] == [
        "ab"[seat] for seat, _ in record.answers[:last]
    ]
    words = {each["answer"] for each in told["moments"][1:]}
    assert not words & {text for _, text in record.answers}
    assert len(told["log"]) == told["events"][-1]
    assert told["moments"][0] | {"by": None, "answer": None} == told["moments"][0]


def test_eyes_see_only_what_their_seat_saw(server: Running) -> None:
    record = record_of("ysra-khunglai")
    scenes = {
        seat: watch(server, record, first=30, seat=seat)["moments"][0]["scene"]
        for seat in ("a", "b", "")
    }
    assert len({repr(scene) for scene in scenes.values()}) == 3


def test_a_step_is_immediate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a reader goes in a game, nothing is played again for it."""
    reel = Reel(rift("a-ghostly-surprise", 1))

    def played_again(*_: object) -> None:
        raise AssertionError("an answer is given once more")

    monkeypatch.setattr(State, "take", played_again)
    for ply in reversed(range(0, reel.plies + 1, 7)):
        assert list(reel.moments(ply, Viewer(0, "en"), events=False))


def test_what_does_not_hold_is_refused_with_its_line(server: Running) -> None:
    record = record_of("ysra-khunglai")
    text = record.text()
    lines = text.split("\n")
    place = lines.index("") + 5
    lines[place] = lines[place].replace("#", "#0")[:-1]
    wishes: tuple[tuple[dict[str, Any], str], ...] = (
        ({"record": "nonsense"}, "line 1"),
        ({"record": "\n".join(lines)}, f"line {place + 1}"),
        ({"record": text, "first": 100_000}, "100000"),
        ({"record": text, "first": 9, "last": 3}, "No move 3"),
        ({"record": text, "last": MOST_PLIES}, str(MOST_PLIES)),
        ({"record": text, "seat": "d"}, "no seat d"),
    )
    for wish, why in wishes:
        told = ask(server, "/api/replay", 422, **wish)
        assert told["code"] == "record"
        assert why in told["refused"], told


# -- positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ysra-khunglai", "solo-muldra", "rift"])
def test_a_position_is_taken_where_nothing_goes_on(server: Running, name: str) -> None:
    record = rift("drill-yard", 2) if name == "rift" else record_of(name)
    game, mode = game_of(record.name)
    text = record.text()
    taken = refused = 0
    for ply in range(0, len(record.answers) + 1, 5):
        (moment,) = ask(server, "/api/replay", record=text, first=ply)["moments"]
        if not moment["rest"]:
            told = ask(server, "/api/replay/position", 422, record=text, ply=ply)
            assert told["code"] == "position"
            refused += 1
            continue
        told = ask(server, "/api/replay/position", record=text, ply=ply)
        switches = tuple(sorted(told["switches"].items()))
        state = game.read_position(told["position"], mode, switches=switches)
        assert game.write_position(state) == told["position"]
        taken += 1
    assert taken
    assert refused


# -- finished games --------------------------------------------------------------------------


def test_a_running_game_is_not_shown(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    path = f"/t/{table['table']}/replay"
    with server.guest() as guest:
        assert guest.get(path).status_code == 409
        sitters = {seat: server.sit(table, seat) for seat in "ab"}
        for one in sitters.values():
            one.reach(2)
        play_on(sitters, Random(1), 12)
        answer = guest.get(path)
        assert answer.status_code == 409
        assert "as soon as the game is over" in answer.text
        assert "siegeworks-record" not in answer.text
        for one in sitters.values():
            one.socket.close()
        assert guest.get(f"/t/{'x' * 22}/replay").status_code == 404


def test_a_finished_game_is_shown_to_whoever_has_its_address(server: Running) -> None:
    table, _ = finish(server)
    with server.guest() as guest:
        path, _, moment = replay_address(table["table"], 3).partition("#")
        assert (path, moment) == (f"/t/{table['table']}/replay", "3"), "reviews point there"
        answer = guest.get(path, headers={"Accept-Language": "de"})
        record = guest.get(f"/api/tables/{table['table']}/record").text
    assert answer.status_code == 200
    assert "siegeworks-record" in answer.text
    assert "<noscript>" in answer.text
    assert watch(server, replay(record), first=3)["moments"]


# -- sharing ---------------------------------------------------------------------------------


def test_a_shared_record_has_an_address_of_its_own(server: Running) -> None:
    record = record_of("styxia-ysra")
    first = ask(server, "/api/records", 201, record=record.text())
    again = ask(server, "/api/records", 201, record=record.text())
    assert first == again
    assert len(first["id"]) == 22
    with server.guest() as guest:
        answer = guest.get(first["url"])
        assert answer.status_code == 200
        assert "siegeworks-record" in answer.text
        assert guest.get(f"/replay/{'y' * 22}").status_code == 404
        assert guest.get("/replay/short").status_code == 404
        assert guest.get("/replay/pasted?board=chess").status_code == 404
        assert guest.get("/replay/pasted?board=rift").status_code == 200


def test_only_records_are_kept_and_not_too_many(tmp_path: Path) -> None:
    from siegeworks.table.settings import Rate

    with running(tmp_path, tables=Rate(3, 0.001)) as server, server.guest() as guest:
        assert guest.post("/api/records", json={"record": "nonsense"}).status_code == 422
        too_long = {"record": "x" * 200_001}
        assert guest.post("/api/records", json=too_long).status_code == 422
        text = record_of("styxia-ysra").text()
        statuses = [guest.post("/api/records", json={"record": text}).status_code for _ in "abc"]
        assert statuses == [201, 201, 429]


def test_play_goes_on_from_a_shown_move(server: Running) -> None:
    record = record_of("random-mirror")
    (moment,) = watch(server, record, first=40, seat="b")["moments"]
    with server.guest() as guest:
        table = open_table(guest, record.name, "normal", "me", record=record.text(), ply=40)
    with server.sit(table, "b") as ben:
        ben.reach(1)
        assert ben.now["scene"]["turn"]["number"] >= moment["scene"]["turn"]["number"] > 1
