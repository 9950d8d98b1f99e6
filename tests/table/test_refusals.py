"""What is stale, foreign, malformed or too much is refused with a reason and changes nothing."""

import json
import os
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from siegeworks.table.agreed import AGREED
from siegeworks.table.match import Asked, Match
from siegeworks.table.messages import Unreadable, read
from siegeworks.table.room import Room
from siegeworks.table.settings import MESSAGE_LIMIT, Rate
from siegeworks.table.store import Command
from tests.table.stage import PATIENCE, Running, Sitting, play_on, running

GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
WORDS = ("answer", "undo", "consent", "resign", "machine", "fill", "why", "cause", "stops")


def status(server: Running, table: dict[str, Any]) -> Any:
    with server.guest() as guest:
        return guest.get(f"/api/tables/{table['table']}").json()


def test_an_answer_to_an_older_question_is_stale(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        anna.answer("keep")
        ben.reach(3)
        ben.answer("keep")
        anna.reach(ben.version)
        one = anna if anna.options() else ben
        before = status(server, table)["version"]
        for version in (0, 1, 10_000):
            said = one.ask("answer", text=one.options()[0], version=version)
            assert (said["is"], said["code"]) == ("refused", "stale")
            assert said["reason"]
        assert status(server, table)["version"] == before


def test_side_by_side_an_answer_is_not_stale_because_another_seat_acted(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        ben.reach(2)
        assert anna.ask("answer", text="keep", version=2)["is"] == "ack"
        assert ben.ask("answer", text="keep", version=2)["is"] == "ack"


def test_an_answer_from_before_an_undo_is_stale_even_if_the_question_looks_the_same(
    server: Running,
) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.answer("keep")["is"] == "ack"
        before = ben.reach(3)["decision"]
        undone = anna.ask("undo")
        assert undone["is"] == "ack"
        assert ben.reach(undone["version"])["decision"] == before
        for version in (2, 3):
            said = ben.ask("answer", text="keep", version=version)
            assert (said["is"], said["code"]) == ("refused", "stale")
        assert ben.ask("answer", text="keep", id="late")["is"] == "ack"
        anna.reach(ben.reach(undone["version"] + 1)["version"])
        assert anna.ask("undo")["code"] == "nothing-to-undo"
        again = ben.ask("answer", text="keep", id="late", version=2)
        assert (again["is"], again["version"]) == ("ack", undone["version"] + 1)


def test_who_watches_cannot_act(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b"), server.sit(table) as eve:
        anna.reach(2)
        assert eve.welcome["seat"] is None
        assert eve.now["decision"] is None
        for do, fields in (
            ("answer", {"text": "keep"}),
            ("undo", {}),
            ("resign", {}),
            ("fill", {}),
        ):
            assert eve.ask(do, **fields)["code"] == "watching"
        assert status(server, table)["version"] == 2


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a", language="cs") as anna, server.sit(table, "b"):
        anna.reach(2)
        said = anna.ask("answer", text="storm")
        assert (said["is"], said["code"]) == ("refused", "illegal")
        assert said["clause"].startswith("SS-")
        assert said["clause"] in said["reason"]
        why = anna.ask("why", text="storm")
        assert (why["offered"], why["clause"]) == (False, said["clause"])
        assert why["rule"]
        assert anna.ask("why", text="keep")["offered"]
        cause = anna.ask("cause", event=1)
        assert cause["clause"].startswith("SS-")
        assert anna.ask("cause", event=999)["code"] == "no-such-event"
        assert anna.ask("ahead")["code"] == "not-here"


def test_rift_explains_what_is_ahead(server: Running) -> None:
    table = server.open("rift/drill-yard", "link")
    with server.sit(table, "a") as anna:
        for _ in range(12):
            assert anna.ask("ahead")["is"] == "ahead"
            anna.answer(anna.options()[0])


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"do": "hello", "secret": "x" * 22}, 4401),
        ({"do": "hello", "seat": "a"}, 4401),
        ({"do": "hello", "seat": "z"}, 4400),
        ({"do": "answer", "id": "x", "version": 1, "text": "keep"}, 4400),
        ({"do": "hello", "language": 7}, 4400),
    ],
)
def test_a_wrong_hello_ends_the_socket(server: Running, hello: Any, code: int) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    address = f"{server.url.replace('http', 'ws')}/ws/{table['table']}"
    with connect(address) as socket:
        socket.send(json.dumps(hello))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


@pytest.mark.parametrize("table", ["x" * 22, "short", "../../etc/passwd", "%00"])
def test_there_is_no_such_table(server: Running, table: str) -> None:
    address = f"{server.url.replace('http', 'ws')}/ws/{table}"
    with connect(address) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with server.guest() as guest:
        assert guest.get(f"/api/tables/{table}").status_code == 404


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60) | GARBAGE.map(json.dumps))
def test_garbage_is_never_read_as_a_message(garbage: str | bytes) -> None:
    with pytest.raises(Unreadable):
        read(garbage)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(st.tuples(st.sampled_from(WORDS), GARBAGE), min_size=1, max_size=5))
def test_garbage_on_a_socket_changes_nothing(
    server: Running, messages: list[tuple[str, Any]]
) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b", words=False):
        anna.reach(2)
        for do, junk in messages:
            extra = junk if isinstance(junk, dict) else {"id": junk, "text": junk, "version": junk}
            anna.socket.send(json.dumps({**extra, "do": do}))
        anna.say(do="ping")
        anna.wait("pong")
        codes = {said["code"] for said in anna.heard if said["is"] == "refused"}
        assert codes <= {"unreadable", "no-such-value"}
        assert status(server, table)["version"] == 2


def test_random_bytes_change_nothing_and_end_the_socket_in_the_end(server: Running) -> None:
    table, dice = server.open("siegestorm/duel", "link", "link"), Random(1)
    with server.sit(table, "a") as anna, server.sit(table, "b"):
        anna.reach(2)
        junk = ("".join(chr(dice.randrange(32, 0x2FFF)) for _ in range(40)) for _ in range(50))
        assert anna.end(*junk) == 4400
        assert status(server, table)["version"] == 2


@pytest.mark.parametrize("size", [MESSAGE_LIMIT + 1, 4 * MESSAGE_LIMIT])
def test_too_long_a_message_ends_the_socket(server: Running, size: int) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a") as anna:
        assert anna.end("x" * size) in (1009, 4413)


def test_bytes_instead_of_text_end_the_socket(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a") as anna:
        assert anna.end(b'{"do": "ping"}') == 4400


def test_too_many_messages_end_the_socket_and_one_may_come_again(tmp_path: Path) -> None:
    with running(tmp_path, messages=Rate(20, 0.001)) as server:
        table = server.open("siegestorm/duel", "link", "link")
        with server.sit(table, "a") as anna:
            assert anna.end(*['{"do": "ping"}'] * 30) == 4429
        with server.sit(table, "a") as anna:
            anna.say(do="ping")
            anna.wait("pong")


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, hello=0.05) as server:
        table = server.open("siegestorm/duel", "link", "link")
        address = f"{server.url.replace('http', 'ws')}/ws/{table['table']}"
        with connect(address) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_a_ghost_is_shown_to_others_and_kept_nowhere(server: Running) -> None:
    table = server.open("rift/drill-yard", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        anna.say(do="ghost", what={"tower": 1})
        assert ben.wait("ghost") == {"is": "ghost", "seat": "a", "what": {"tower": 1}}
        anna.say(do="ghost", what="x" * 10_000)
        assert anna.wait("refused")["code"] == "too-large"
        assert status(server, table)["version"] == 2


def test_stops_and_languages_must_be_known(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b"):
        anna.reach(2)
        anna.say(do="stops", value="never")
        assert anna.wait("refused")["code"] == "no-such-value"
        anna.say(do="stops", value="all")
        assert anna.wait("stops")["value"] == "all"
        anna.say(do="language", value="xx")
        assert anna.wait("refused")["code"] == "no-such-value"
        english = anna.now["decision"]["text"]
        anna.say(do="language", value="pl")
        assert anna.wait("state")["decision"]["text"] != english


def test_two_people_at_one_table_read_different_languages(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with (
        server.sit(table, "a", language="de") as anna,
        server.sit(table, "b", language="it") as ben,
    ):
        anna.reach(2)
        anna.answer("keep")
        ben.reach(3)
        german = [entry["text"] for entry in anna.now["events"]]
        italian = [entry["text"] for entry in ben.now["events"]]
        assert len(german) == len(italian) > 0
        assert german != italian


def test_a_seat_that_is_taken_is_not_taken_again_without_its_secret(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.guest() as anna, server.guest() as eve:
        path = f"/api/tables/{table['table']}/seats"
        secret = table["seats"][0]["secret"]
        assert anna.post(path, json={"secret": secret, "name": "Anna"}).json()["seat"] == "a"
        wrong = eve.post(path, json={"secret": "A" * 22})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "no-seat")
        cookie = f"siegeworks={anna.cookies['siegeworks']}"
        with Sitting(server.url, table["table"], cookie) as sitting:
            assert sitting.welcome["seat"] == "a"
        cookie = f"siegeworks={eve.cookies['siegeworks']}"
        with Sitting(server.url, table["table"], cookie) as sitting:
            assert sitting.welcome["seat"] is None


def test_rift_names_what_lies_behind_an_event(server: Running) -> None:
    table = server.open("rift/drill-yard", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        play_on({"a": anna, "b": ben}, Random(3), most=60)
        anna.say(do="language", value="en")
        log = anna.wait("state")["log"]
        sources: dict[str, set[str]] = {}
        for entry in log:
            told = anna.ask("cause", event=entry["n"])
            sources.setdefault(entry["kind"], set()).add(told["source"])
    assert any(sources["TilePlaced"])
    assert "" in sources["RoundBegan"]


FUZZ = 10_000 if os.environ.get("SIEGEWORKS_FUZZ") == "long" else 400
"""Messages of which nobody knows what comes next."""


def chaos(dice: Random, one: Sitting) -> Any:
    """A message that is nearly right: of any kind, of any version, about anything."""
    texts = one.options() or ["pass"]
    return {
        "do": dice.choice((*WORDS, "hello", "ghost", "language", "ahead", "rematch", "ping")),
        "id": dice.choice(("x", "y", f"z{dice.randrange(999)}", "", "?", None, 3)),
        "version": dice.choice((one.version, one.version, 0, -1, 10**30, "1", one.version + 1)),
        "text": dice.choice((*texts, "", "play", "play nobody", "\ud800", "x" * 401, 7)),
        "value": dice.choice(("auto", "all", "none", "cs", "de", "", None)),
        "event": dice.choice((1, 2, 99_999, 0, -1, "1")),
        "yes": dice.choice((True, False, "yes")),
        "what": dice.choice(({}, [1], "x" * 5_000, None)),
        "player": dice.choice(("greedy", "random", "nobody", "search:x", None)),
    }


def between_commands(room: Room) -> tuple[tuple[Command, ...], int, dict[int, Asked]]:
    """How a room stands while nothing is on its way to disk."""
    found: Future[tuple[tuple[Command, ...], int, dict[int, Asked]]] = Future()

    async def look() -> None:
        match = room.match
        found.set_result((tuple(room.commands), match.version, dict(match.asked)))

    room._task.get_loop().call_soon_threadsafe(room.put, look)
    return found.result(PATIENCE)


@pytest.mark.parametrize("game", ["siegestorm/duel", "rift/drill-yard"])
def test_chaos_changes_only_what_the_rules_allow(server: Running, game: str) -> None:
    dice, sent, tables = Random(9), 0, 0
    while sent < FUZZ:
        table = server.open(game, "link", "link")
        tables += 1
        with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
            for _ in range(100):
                one = dice.choice((anna, ben))
                message = chaos(dice, one)
                if message["do"] == "resign" and dice.random() < 0.9:
                    continue
                kept = {key: value for key, value in message.items() if dice.random() < 0.95}
                one.say(**kept)
                one.say(do="ping")
                one.wait("pong")
                sent += 1
        room = server.table.rooms.there[table["table"]]
        assert not room._task.done()
        commands, version, asked = between_commands(room)
        again = Match(AGREED.decode(room.agreed), commands)
        assert (again.version, again.asked) == (version, asked)
    assert tables
