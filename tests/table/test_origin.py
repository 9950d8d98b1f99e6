"""Tables that begin elsewhere than with a fresh set-up: in a position, or in mid-record."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.players import make_player
from tests.table.stage import Running, open_table, play_on


def a_game_of_rift(plies: int) -> Record:
    """The beginning of a game of Rift for two."""
    setup = Setup("drill-yard", (Seating(), Seating()))
    record = Record("rift/drill-yard", setup, 5)
    player = make_player("greedy", 1)
    for _ in range(plies):
        state = record.state()
        seat = state.decision.seat
        record.answer(seat, player.choose(record.game.view(state, seat)))
    return record


@pytest.mark.parametrize(
    "name", ["ysra-khunglai", "coop-corvane", "solo-muldra", "last-man-standing"]
)
def test_a_record_is_played_on_from_any_move(server: Running, name: str) -> None:
    record = replay(Path(f"tests/golden/{name}.game").read_text("utf-8"))
    ply = len(record.answers) // 2
    seats = "abcd"[: len(record.setup.seats)]
    table = server.open(record.name, *["link"] * len(seats), record=record.text(), ply=ply)
    sitters = {seat: server.sit(table, seat) for seat in seats}
    for one in sitters.values():
        one.reach(len(seats))
    assert next(iter(sitters.values())).now["undo"]["answers"] == 0
    play_on(sitters, Random(3))
    for one in sitters.values():
        assert one.once("over")["proof"] is None
        one.socket.close()
    with server.guest() as guest:
        text = guest.get(f"/api/tables/{table['table']}/record").text
    after = replay(text)
    assert after.seed == record.seed
    assert after.answers[:ply] == record.answers[:ply]
    assert after.state().outcome is not None


def test_a_game_of_rift_is_played_on(server: Running) -> None:
    record = a_game_of_rift(9)
    table = server.open("rift/drill-yard", "me", "normal", record=record.text(), ply=6)
    with server.sit(table, "a") as anna:
        anna.reach(1)
        assert anna.now["scene"] is not None
        assert anna.now["undo"]["answers"] == 0


@pytest.mark.parametrize("kinds", [("me", "easy"), ("link", "me")])
def test_a_game_begins_in_a_position(server: Running, kinds: tuple[str, ...]) -> None:
    game = GAMES["siegestorm"]
    record = replay(Path("tests/golden/ysra-khunglai.game").read_text("utf-8"))
    ply = next(n for n in range(40, 80) if game.at_rest(record.at(n).state()))
    position = game.write_position(record.at(ply).state())
    table = server.open("siegestorm/duel", *kinds, position=position)
    seats = [seat for seat, kind in zip("ab", kinds, strict=True) if kind in ("me", "link")]
    sitters = [server.sit(table, seat) for seat in seats]
    for one in sitters:
        one.reach(len(seats))
        assert one.now["scene"] is not None
        one.socket.close()


def test_what_nobody_can_play_from_is_refused(server: Running) -> None:
    record = replay(Path("tests/golden/ysra-khunglai.game").read_text("utf-8"))
    text, seats = record.text(), [{"kind": "me"}, {"kind": "machine"}]
    duel = {"game": "siegestorm/duel", "seats": seats}
    with server.guest() as guest:
        for wish, why in (
            ({**duel, "position": "nonsense"}, "nonsense"),
            ({**duel, "record": text}, "over"),
            ({**duel, "record": text, "ply": 10_000}, "10000"),
            ({**duel, "record": text.replace("rules ", "rules 9"), "ply": 3}, "rules"),
            ({**duel, "record": text, "ply": 3, "position": "a hand"}, "brings its own"),
            ({**duel, "game": "siegestorm/coop", "record": text, "ply": 3}, "siegestorm/duel"),
            ({**duel, "seats": seats[:1], "record": text, "ply": 3}, "2 seats"),
        ):
            answer = guest.post("/api/tables", json=wish)
            assert answer.status_code == 422, wish
            assert why in answer.json()["refused"], answer.text
        assert guest.get("/api/tables").json()["tables"] == []
        open_table(guest, "siegestorm/duel", "me", "easy", record=text, ply=3)


@pytest.mark.parametrize("taking", [{"deck": "styxia"}, {"brings": ["1 tengu"]}])
def test_nobody_brings_a_deck_to_a_game_that_has_begun(
    server: Running, taking: dict[str, Any]
) -> None:
    text = Path("tests/golden/ysra-khunglai.game").read_text("utf-8")
    with server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "link", "easy", record=text, ply=0)
        secret = table["seats"][0]["secret"]
        there = f"/api/tables/{table['table']}/seats"
        told = guest.post(there, json={"secret": secret, **taking})
        assert told.status_code == 422
        assert "begun elsewhere" in told.json()["refused"]
        assert guest.post(there, json={"secret": secret}).status_code == 200
