"""Studies: a board, its questions and explanations for any position and any move of a record."""

from pathlib import Path
from typing import Any

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.shelf import game_of
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

RECORDS = sorted(path.stem for path in Path("tests/golden").glob("*.game"))


def look(server: Running, status: int = 200, **wish: Any) -> Any:
    with server.guest() as guest:
        answer = guest.post("/api/study", json=wish, headers={"Accept-Language": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


def record_of(name: str) -> Record:
    return replay(Path(f"tests/golden/{name}.game").read_text("utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_of_a_record_is_shown_as_its_seats_saw_it(server: Running, name: str) -> None:
    record = record_of(name)
    text, last = record.text(), len(record.answers)
    for ply in (0, last // 2, last):
        state = record.at(ply).state()
        asked = {decision.seat for decision in state.decisions}
        for seat, letter in enumerate("abcd"[: len(record.setup.seats)]):
            told = look(server, game=record.name, record=text, ply=ply, seat=letter)
            assert told["plies"] == last
            assert told["state"]["version"] == ply
            assert told["state"]["scene"]
            assert (told["state"]["decision"] is not None) == (seat in asked)
    assert told["state"]["outcome"]["clause"]


def test_what_is_tried_in_a_position_is_played_by_the_rules(server: Running) -> None:
    record = record_of("ysra-khunglai")
    game, _ = game_of(record.name)
    ply = next(n for n in range(40, 90) if game.at_rest(record.at(n).state()))
    state = record.at(ply).state()
    position, seat = game.write_position(state), "ab"[state.decision.seat]
    source: dict[str, Any] = {"game": record.name, "position": position}
    told = look(server, **source, seat=seat)["state"]
    option = told["decision"]["options"][-1]["text"]
    after = look(server, **source, seat=seat, answers=[[seat, option]])["state"]
    assert after["version"] == 1
    assert len(after["log"]) > len(told["log"])
    cause = look(server, **source, seat=seat, answers=[[seat, option]], ask="cause", event=1)
    assert cause["clause"]
    why = look(server, **source, seat=seat, ask="why", text="storm")
    assert not why["offered"]
    assert why["reason"]
    refused = look(server, 422, **source, seat=seat, answers=[[seat, "storm"]])
    assert refused["code"] == "illegal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_of_rift_speaks_the_readers_language(server: Running, language: str) -> None:
    with server.guest() as guest:
        wish = {"game": "rift/drill-yard", "seat": "a"}
        answer = guest.post(f"/api/study?language={language}", json=wish)
        assert answer.status_code == 200, answer.text
        ahead = guest.post(f"/api/study?language={language}", json={**wish, "ask": "ahead"})
    assert answer.json()["state"]["decision"]["text"]
    assert ahead.status_code == 200


def test_what_cannot_be_looked_at_is_refused(server: Running) -> None:
    text = record_of("ysra-khunglai").text()
    wishes: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "chess"}, "chess"),
        ({"game": "siegestorm/duel", "position": "nonsense"}, "nonsense"),
        ({"record": "nonsense"}, "siegeworks-record"),
        ({"record": text, "ply": 100_000}, "100000"),
        ({"record": text, "ply": 3, "seat": "d"}, "no seat d"),
        ({"record": text, "ply": 3, "answers": [["x", "next"]]}, "no seat"),
        ({"record": text, "ply": 3, "seat": "", "ask": "why", "text": "x"}, ""),
        ({"record": text, "ask": "cause", "event": 100_000}, ""),
        ({"record": text, "unheard": 1}, "unheard"),
    )
    for wish, why in wishes:
        told = look(server, 422, **wish)
        assert why in told["refused"], told
