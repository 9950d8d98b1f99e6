"""Playing over real sockets: answers, refusals, two tabs, hotseat, machines, the end."""

from random import Random

import pytest

from siegeworks.core.record import replay
from siegeworks.core.shelf import GAMES
from siegeworks.table.fairness import commitment, fault_of
from tests.table.stage import Running, Sitting, open_table, play_on

SIEGE = [f"siegestorm/{mode}" for mode in GAMES["siegestorm"].modes]
SEATS = {"siegestorm/solo": 1, "siegestorm/last-man-standing": 3}


@pytest.mark.parametrize("game", SIEGE)
def test_every_mode_is_played_to_its_end_by_persons(server: Running, game: str) -> None:
    number = SEATS.get(game, 2)
    table = server.open(game, *["link"] * number)
    seats = "abcd"[:number]
    sitters = {seat: server.sit(table, seat, words=False, number="0" + seat) for seat in seats}
    try:
        for one in sitters.values():
            one.reach(number)
        play_on(sitters, Random(7))
        for one in sitters.values():
            one.once("over")
    finally:
        for one in sitters.values():
            one.socket.close()
    with server.guest() as guest:
        status = guest.get(f"/api/tables/{table['table']}").json()
        text = guest.get(f"/api/tables/{table['table']}/record").text
    assert status["over"]
    record = replay(text)
    assert fault_of(record) is None
    assert record.state().outcome is not None
    assert len(record.answers) <= status["version"]


def test_a_person_plays_against_a_machine_with_all_words(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a", language="de") as anna:
        assert anna.now["scene"]["mode"] == "duel"
        play_on({"a": anna}, Random(3))
        over = anna.once("over")
        steps = [said for said in anna.heard if said["is"] == "step"]
        assert [said["version"] for said in steps] == list(range(2, anna.version + 1))
        numbers = [entry["n"] for said in steps for entry in said["events"]]
        assert numbers == sorted(set(numbers))
        assert anna.now["outcome"]["text"]
    assert commitment(over["proof"]["secret"]) == table["commitment"]


def test_rift_is_played_side_by_side(server: Running) -> None:
    table = server.open("rift/drill-yard", "link", "link", "greedy")
    with server.sit(table, "a") as anna, server.sit(table, "b", language="it") as ben:
        anna.reach(2)
        given = play_on({"a": anna, "b": ben}, Random(5), most=60)
        assert given == 60 or anna.now["outcome"]


def test_the_same_answer_sent_again_counts_once(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a", words=False) as anna, server.sit(table, "b", words=False):
        anna.reach(2)
        first = anna.ask("answer", id="x", text="keep")
        assert first["is"] == "ack"
        for _ in range(3):
            assert anna.ask("answer", id="x", text="keep", version=2) == first
        with server.guest() as guest:
            assert guest.get(f"/api/tables/{table['table']}").json()["version"] == 3


def test_two_tabs_on_one_seat_see_the_same_and_only_one_answer_counts(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with (
        server.sit(table, "a") as one,
        server.sit(table, "b", words=False),
        server.sit(table, "a") as two,
    ):
        one.reach(2)
        assert one.now["scene"] == two.now["scene"]
        assert one.answer("keep")["is"] == "ack"
        two.reach(3)
        stale = two.ask("answer", text="keep", version=2)
        assert (stale["is"], stale["code"]) == ("refused", "stale")
        assert one.raw[-1] == two.raw[-2]


def test_a_hotseat_is_one_guest_with_a_socket_for_each_seat(server: Running) -> None:
    with server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "me", "me")
        cookie = f"siegeworks={guest.cookies['siegeworks']}"
        with (
            Sitting(server.url, table["table"], cookie, seat="a") as anna,
            Sitting(server.url, table["table"], cookie, seat="b") as ben,
        ):
            anna.reach(2)
            assert [one["mine"] for one in ben.welcome["seats"]] == [True, True]
            assert (anna.welcome["seat"], ben.welcome["seat"]) == ("a", "b")
            hands = [one.now["scene"]["seats"] for one in (anna, ben)]
            assert hands[0] != hands[1]
            play_on({"a": anna, "b": ben}, Random(1), most=20)


def test_a_seat_is_handed_to_a_machine_and_taken_back(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.ask("machine", player="nobody")["code"] == "no-such-player"
        reply = anna.ask("machine", player="random")
        assert reply["is"] == "ack"
        anna.wait("step", until=lambda step: step["what"] == "answer" and step["by"] == "a")
        assert anna.ask("answer", text="keep")["code"] == "machine"
        ben.reach(anna.version)
        assert ben.ask("answer", text="keep")["is"] == "ack"
        back = anna.ask("machine", player=None)
        assert back["is"] == "ack"
        seats = anna.wait("table", until=lambda said: said["seats"][0]["kind"] == "person")
        assert seats["seats"][0]["player"] is None


def test_whoever_sits_there_may_fill_open_seats_with_machines(server: Running) -> None:
    table = server.open("siegestorm/last-man-standing", "link", "link", "link")
    with server.sit(table, "b") as ben:
        assert ben.now["scene"] is None
        assert ben.now["waiting"]["seats"] == ["a", "c"]
        assert ben.ask("answer", text="keep")["code"] == "not-begun"
        assert ben.ask("fill", player="greedy")["is"] == "ack"
        ben.wait("step", until=lambda step: step["scene"] is not None)
        assert ben.ask("fill")["code"] == "taken"


def test_giving_up_ends_the_game_and_is_in_the_record(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a", name="Anna") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.ask("resign")["is"] == "ack"
        ben.once("over")
        assert ben.now["outcome"]["winners"] == ["b"]
        assert "Anna" in ben.now["outcome"]["text"]
        assert ben.ask("answer", text="keep")["code"] == "over"
        assert ben.ask("resign")["code"] == "over"
    with server.guest() as guest:
        record = replay(guest.get(f"/api/tables/{table['table']}/record").text)
    assert record.conceded == 0
    assert fault_of(record) is None


def test_in_last_man_standing_a_machine_plays_on_for_who_gives_up(server: Running) -> None:
    table = server.open("siegestorm/last-man-standing", "link", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b"), server.sit(table, "c") as cleo:
        anna.reach(3)
        assert cleo.ask("resign")["is"] == "ack"
        cleo.wait("step", until=lambda step: step["by"] == "c" and step["what"] == "answer")
        assert cleo.now["outcome"] is None
        assert cleo.ask("machine", player=None)["is"] == "refused"


def test_a_rematch_is_opened_once_all_persons_wish_for_it(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a", words=False) as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.ask("rematch")["code"] == "not-over"
        assert ben.ask("resign", version=2)["is"] == "ack"
        anna.once("over")
        assert anna.ask("rematch")["is"] == "ack"
        assert anna.wait("rematch")["table"] is None
        ben.reach(4)
        assert ben.ask("rematch")["is"] == "ack"
        again = anna.wait("rematch", until=lambda said: said["table"] is not None)
        other = ben.wait("rematch", until=lambda said: said["table"] is not None)
        assert again["secret"] != other["secret"]
    seats = [{"seat": "a", "secret": again["secret"]}, {"seat": "b", "secret": other["secret"]}]
    new = {"table": again["table"], "seats": seats}
    with server.sit(new, "a") as anna, server.sit(new, "b"):
        assert anna.reach(2)["decision"]["prompt"] == "exchange"
