"""Taking back: as far as nothing came to light, with the consent of persons who acted since."""

from pathlib import Path
from random import Random
from typing import Any

from tests.table.stage import Running, Sitting, open_table, play_on, running


def test_an_answer_is_taken_back_and_the_log_is_cut(server: Running) -> None:
    table = server.open("rift/drill-yard", "link", "greedy")
    with server.sit(table, "a") as anna:
        before = None
        for _ in range(60):
            if anna.now["undo"] and anna.now["undo"]["answers"]:
                break
            before = anna.now
            if anna.options():
                anna.answer(anna.options()[0])
            else:
                anna.wait("step")
        assert before is not None
        left = anna.now["undo"]["answers"]
        reply = anna.ask("undo")
        assert reply["is"] == "ack"
        step = anna.reach(reply["version"])
        assert step["what"] == "undo"
        assert step["events"] == []
        assert step["cut"] >= 0
        assert step["undo"]["answers"] == left - 1


def test_nothing_is_taken_back_that_showed_something(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.answer("keep")["is"] == "ack"
        assert anna.now["undo"]["answers"] == 1
        ben.reach(3)
        assert ben.answer("keep")["is"] == "ack"
        for one in (anna, ben):
            one.reach(4)
            said = one.ask("undo")
            assert (said["is"], said["code"]) == ("refused", "revealed")
            assert one.now["undo"] == {"answers": 0, "why": one.now["undo"]["why"]}
            assert one.now["undo"]["why"] in said["reason"]
            assert said["clause"]


def test_who_has_not_answered_has_nothing_to_take_back(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b"):
        anna.reach(2)
        assert anna.ask("undo")["code"] == "nothing-to-undo"


def side_by_side(server: Running) -> tuple[dict[str, Any], Sitting, Sitting]:
    """Two persons in Rift, where the first has taken a hero and the second one after her."""
    table = server.open("rift/drill-yard", "link", "link")
    anna, ben = server.sit(table, "a"), server.sit(table, "b")
    anna.reach(2)
    ben.reach(2)
    for _ in range(40):
        one, other = (anna, ben) if anna.options() else (ben, anna)
        reply = one.answer(one.options()[0])
        assert reply["is"] == "ack"
        other.reach(one.version)
        if one is ben and anna.now["undo"]["answers"]:
            return table, anna, ben
    raise AssertionError("nothing could be taken back")


def test_taking_back_needs_the_consent_of_persons_who_acted_since(server: Running) -> None:
    _, anna, ben = side_by_side(server)
    with anna, ben:
        version = anna.version
        anna.say(do="undo", id="u1", version=version)
        ask = ben.wait("ask")
        assert (ask["what"], ask["by"], ask["version"]) == ("undo", "a", version)
        assert anna.ask("consent", yes=True)["code"] == "nobody-asks"
        assert ben.ask("consent", yes=False, version=version)["is"] == "ack"
        no = anna.wait("refused", until=lambda said: said["id"] == "u1")
        assert no["code"] == "declined"
        assert ben.ask("consent", yes=True, version=version)["code"] == "nobody-asks"
        anna.say(do="undo", id="u2", version=version)
        ben.wait("ask")
        assert ben.ask("consent", yes=True, version=version)["is"] == "ack"
        assert anna.wait("ack", until=lambda said: said["id"] == "u2")["version"] == version + 1
        ben.reach(version + 1)
        assert (ben.now["what"], ben.now["by"]) == ("undo", "a")
        assert anna.ask("undo", id="u2", version=version)["version"] == version + 1


def test_a_question_for_consent_is_void_once_the_game_goes_on(server: Running) -> None:
    _, anna, ben = side_by_side(server)
    with anna, ben:
        version = anna.version
        anna.say(do="undo", id="u1", version=version)
        ben.wait("ask")
        one = ben if ben.options() else anna
        assert one.answer(one.options()[0])["is"] == "ack"
        refused = next((said for said in anna.heard if said["is"] == "refused"), None)
        assert (refused or anna.wait("refused"))["code"] == "moved-on"
        assert ben.ask("consent", yes=True, version=version)["code"] == "nobody-asks"


def test_on_one_screen_nobody_need_agree(server: Running) -> None:
    with server.guest() as guest:
        table = open_table(guest, "rift/drill-yard", "me", "me")
        cookie = f"siegeworks={guest.cookies['siegeworks']}"
        with (
            Sitting(server.url, table["table"], cookie, seat="a") as anna,
            Sitting(server.url, table["table"], cookie, seat="b") as ben,
        ):
            anna.reach(2)
            ben.reach(2)
            play_on({"a": anna, "b": ben}, Random(3), most=2)
            for one in (anna, ben):
                one.reach(max(anna.version, ben.version))
            one = next(one for one in (anna, ben) if one.now["undo"]["answers"])
            assert one.ask("undo")["is"] == "ack"


def test_an_open_question_for_consent_outlives_the_sockets_of_both(server: Running) -> None:
    table, anna, ben = side_by_side(server)
    with anna, ben:
        anna.reach(max(anna.version, ben.version))
        wish = {"do": "undo", "id": "back", "version": anna.version}
        anna.say(**wish)
        ben.wait("ask")
    with server.sit(table, "b") as ben, server.sit(table, "a") as anna:
        asked = ben.once("ask")
        anna.say(**wish)
        anna.say(do="ping")
        anna.wait("pong")
        assert ben.ask("consent", yes=True, version=asked["version"])["is"] == "ack"
        assert anna.wait("ack", "refused")["is"] == "ack"


def test_who_wished_to_take_back_before_a_restart_asks_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, anna, ben = side_by_side(server)
        with anna, ben:
            anna.reach(max(anna.version, ben.version))
            wish = {"do": "undo", "id": "back", "version": anna.version}
            anna.say(**wish)
            ben.wait("ask")
    with (
        running(tmp_path) as server,
        server.sit(table, "a") as anna,
        server.sit(table, "b") as ben,
    ):
        anna.say(**wish)
        asked = ben.wait("ask")
        assert ben.ask("consent", yes=True, version=asked["version"])["is"] == "ack"
        assert anna.wait("ack", "refused")["is"] == "ack"
