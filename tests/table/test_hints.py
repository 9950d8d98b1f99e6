"""Hints: only where all persons allow them, from the view of the seat alone, and never too late."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.pages.positions import StartWish, start_position
from siegeworks.players.advice import Effort
from siegeworks.table.settings import Rate
from tests.table.stage import Running, Said, Sitting, open_table, play_on, running
from tests.table.test_leaks import freeze, in_the_room, like_world, put, thaw

GRADES = ("nudge", "candidates", "move")
LONG_THOUGHT = Effort(400.0, 600.0)
"""So much that nobody waits for the end of it."""


def asked(one: Sitting) -> None:
    """Read until a seat has something to answer."""
    while not one.options() or one.now["decision"].get("passing"):
        one.read()


def hint(one: Sitting, **wish: Any) -> Said:
    """Ask for a hint, again if a machine has acted beside the seat in the meantime."""
    while True:
        told = one.ask("hint", **wish)
        if told.get("code") != "stale":
            return told
        one.say(do="ping")
        one.wait("pong")
        asked(one)


def sitter(message: Said, seat: str) -> Said:
    """A seat of a message that tells who sits where."""
    found: Said = next(one for one in message["seats"] if one["seat"] == seat)
    return found


# -- alone ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "machines"),
    [
        ("siegestorm/duel", 1),
        ("siegestorm/solo", 0),
        ("siegestorm/coop", 1),
        ("siegestorm/last-man-standing", 2),
        ("rift/drill-yard", 0),
        ("rift/drill-yard", 3),
    ],
)
def test_who_plays_with_machines_alone_gets_every_grade(
    server: Running, game: str, machines: int
) -> None:
    table = server.open(game, "link", *["greedy"] * machines)
    with server.sit(table, "a", language="de") as anna:
        asked(anna)
        for grade in GRADES:
            told = hint(anna, grade=grade)
            assert told["is"] == "hint", told
            assert (told["grade"], told["version"], told["about"]) == (grade, anna.version, "")
            if grade == "nudge":
                assert told["lines"]
                assert "options" not in told
            else:
                texts = [one["text"] for one in told["options"]]
                assert 1 <= len(texts) <= 3
                assert set(texts) <= set(anna.options())
                assert len(texts) == 1 or grade == "candidates"
        assert anna.answer(told["options"][0]["text"])["is"] == "ack"


def test_candidates_are_told_with_their_chances_best_first(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a") as anna:
        asked(anna)
        anna.answer("keep")
        asked(anna)
        while len(anna.options()) < 3:  # cards are dealt by chance: on to a real choice
            anna.answer(anna.options()[0])
            asked(anna)
        told = hint(anna, grade="candidates")
        first, *others = told["options"]
        assert first["behind"] == 0
        assert others
        behind = [one["behind"] for one in others]
        assert behind == sorted(behind)
        for one in others:
            assert one["chance"] == pytest.approx(
                max(0, first["chance"] - one["behind"]), abs=0.002
            )
        labels = {one["text"]: one["label"] for one in anna.now["decision"]["options"]}
        assert [one["label"] for one in told["options"]] == [
            labels[one["text"]] for one in told["options"]
        ]


def in_the_round(server: Running, table: Said) -> Sitting:
    """A person in the phase of Rift in which towers are played."""
    one = server.sit(table, "a")
    while not (one.options() and one.now["decision"]["prompt"] == "act"):
        if one.options():
            one.answer(one.options()[0])
        else:
            one.read()
    return one


def test_questions_of_rift_are_answered_in_grades(server: Running) -> None:
    with in_the_round(server, server.open("rift/drill-yard", "link")) as anna:
        space = anna.now["scene"]["hordes"][0]["space"]
        for about in ("through", "tower", f"clear {space}"):
            told = [anna.ask("hint", grade=grade, about=about) for grade in GRADES]
            assert all(one["lines"] and one["about"] == about for one in told), about
        plan = anna.ask("hint", grade="move")["plan"]
        assert plan[0]["text"] in anna.options()
        assert {step["seat"] for step in plan} == {"a"}
        assert anna.ask("hint", about="clear z9")["code"] == "no-such-value"
        assert anna.ask("hint", about="weather")["code"] == "no-such-value"
        assert anna.ask("hint", grade="everything")["code"] == "no-such-value"


def test_questions_of_rift_are_asked_nowhere_else(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "greedy")
    with server.sit(table, "a") as anna:
        asked(anna)
        assert hint(anna, about="tower")["code"] == "not-here"


# -- with others ----------------------------------------------------------------------------


def test_hints_need_everybody_and_can_be_taken_back(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with (
        server.sit(table, "a", name="Anna") as anna,
        server.sit(table, "b", name="Ben") as ben,
        server.sit(table) as eve,
    ):
        anna.reach(2)
        no = anna.ask("hint")
        assert (no["is"], no["code"]) == ("refused", "no-hints")
        assert "Ben" in no["reason"]
        assert "Anna" not in no["reason"]
        assert ben.ask("hints", value=True)["is"] == "ack"
        seen = eve.wait("table", until=lambda said: sitter(said, "b")["hints"])
        assert not sitter(seen, "a")["hints"]
        assert anna.ask("hint")["is"] == "hint"
        taken = eve.wait("hinted")
        assert taken == {"is": "hinted", "seat": "a"}
        assert ben.wait("hinted") == taken
        assert anna.ask("hint", grade="move")["is"] == "hint"
        last = ben.ask("hints", value=False)
        assert last["is"] == "ack"
        assert anna.ask("hint", grade="move")["code"] == "no-hints"
        eve.wait("table", until=lambda said: not sitter(said, "b")["hints"])
        shown = [one for one in eve.heard if one["is"] == "table"][-1]
        assert sitter(shown, "a")["hinted"] == 1, "further grades are the same hint"
        assert sitter(shown, "a")["hints"], "who takes hints allows them"
        assert not any(one["is"] == "hint" for one in (*eve.heard, *ben.heard))


def test_others_are_asked_and_may_agree_or_not(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        ben.reach(2)
        anna.say(do="ask-hints", id="h1", version=anna.version)
        ask = ben.wait("ask")
        assert (ask["what"], ask["by"]) == ("hints", "a")
        assert anna.ask("consent", what="hints", yes=True)["code"] == "nobody-asks"
        assert ben.ask("consent", yes=True)["code"] == "nobody-asks", "that was about undo"
        assert ben.ask("consent", what="hints", yes=False)["is"] == "ack"
        no = anna.wait("refused", until=lambda said: said["id"] == "h1")
        assert no["code"] == "declined"
        assert anna.ask("hint")["code"] == "no-hints"
        anna.say(do="ask-hints", id="h2", version=anna.version)
        ben.wait("ask")
        assert anna.answer("keep")["is"] == "ack"
        ben.reach(3)
        assert ben.ask("consent", what="hints", yes=True, version=2)["is"] == "ack"
        anna.wait("ack", until=lambda said: said["id"] == "h2")
        assert ben.ask("hint")["is"] == "hint", "whoever asked allows them, too"


def test_the_question_waits_for_who_is_away(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna:
        with server.sit(table, "b") as ben:
            anna.reach(2)
        anna.say(do="ask-hints", id="h1", version=anna.version)
        with server.sit(table, "b") as ben:
            asking = ben.once("ask")
            assert asking["what"] == "hints"
            assert ben.ask("hints", value=True)["is"] == "ack"
            anna.wait("ack", until=lambda said: said["id"] == "h1")
            assert anna.ask("hint")["is"] == "hint"


def test_on_one_screen_nobody_need_allow_it(server: Running) -> None:
    with server.guest() as guest:
        table = open_table(guest, "siegestorm/duel", "me", "me")
        cookie = f"siegeworks={guest.cookies['siegeworks']}"
        with (
            Sitting(server.url, table["table"], cookie, seat="a") as anna,
            Sitting(server.url, table["table"], cookie, seat="b"),
        ):
            anna.reach(2)
            assert anna.ask("hint")["is"] == "hint"


def test_a_seat_that_a_machine_plays_need_not_allow_it(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
        anna.reach(2)
        assert anna.ask("hint")["code"] == "no-hints"
        ben.reach(2)
        assert ben.ask("machine", player="greedy")["is"] == "ack"
        anna.reach(3)
        asked(anna)
        assert hint(anna)["is"] == "hint"
        assert ben.ask("hint")["code"] in ("machine", "stale")


def test_who_watches_gets_none_and_allows_nothing(server: Running) -> None:
    table = server.open("siegestorm/solo", "link")
    with server.sit(table, "a") as anna, server.sit(table) as eve:
        asked(anna)
        eve.reach(anna.version)
        assert eve.ask("hint")["code"] == "watching"
        assert eve.ask("hints", value=True)["code"] == "watching"
        assert eve.ask("ask-hints")["code"] == "watching"


def test_what_was_allowed_and_taken_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("siegestorm/duel", "link", "link")
        with server.sit(table, "a") as anna, server.sit(table, "b") as ben:
            anna.reach(2)
            assert ben.ask("hints", value=True)["is"] == "ack"
            before = anna.ask("hint", grade="move")
            assert before["is"] == "hint"
    with running(tmp_path) as server, server.sit(table, "a") as anna:
        assert sitter(anna.welcome, "b")["hints"]
        assert sitter(anna.welcome, "a")["hinted"] == 1
        again = anna.ask("hint", grade="move")
        assert again["options"] == before["options"], "the same hint"
        with server.sit(table, "b") as ben:
            assert ben.ask("hints", value=False)["is"] == "ack"
    with running(tmp_path) as server, server.sit(table, "a") as anna:
        assert not sitter(anna.welcome, "b")["hints"]
        assert anna.ask("hint")["code"] == "no-hints"


# -- too late, too often, too long ----------------------------------------------------------


def test_a_hint_is_dropped_once_the_game_has_moved_on(tmp_path: Path) -> None:
    with (
        running(tmp_path, effort=LONG_THOUGHT) as server,
        server.sit(server.open("siegestorm/duel", "link", "greedy"), "a") as anna,
    ):
        asked(anna)
        anna.answer("keep")
        asked(anna)
        anna.say(do="hint", id="h1", version=anna.version)
        assert anna.ask("why", text=anna.options()[0])["is"] == "why", "nobody waits for a hint"
        anna.answer(anna.options()[0])
        no = next((one for one in anna.heard if one["is"] == "refused"), None)
        no = no or anna.wait("refused")
        assert (no["id"], no["code"]) == ("h1", "stale")
        assert anna.ask("hint", version=anna.version - 1)["code"] == "stale"
        assert not any(one["is"] == "hint" for one in anna.heard)


def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with (
        running(tmp_path, effort=LONG_THOUGHT, hint_patience=0.2) as server,
        server.sit(server.open("siegestorm/duel", "link", "greedy"), "a") as anna,
    ):
        asked(anna)
        anna.answer("keep")
        asked(anna)
        began = time.monotonic()
        assert hint(anna)["code"] == "hint-failed"
        assert time.monotonic() - began < 15
        assert server.table.rooms.workshop.pid is None


def test_hints_are_not_asked_for_without_end(tmp_path: Path) -> None:
    with (
        running(tmp_path, hints=Rate(1, 0.0)) as server,
        server.sit(server.open("siegestorm/solo", "link"), "a") as anna,
    ):
        asked(anna)
        assert anna.ask("hint")["is"] == "hint"
        assert anna.ask("hint", grade="move")["is"] == "hint", "another grade costs nothing"
        anna.answer(anna.options()[0])
        asked(anna)
        assert hint(anna)["code"] == "too-many"


def test_where_nothing_is_asked_there_is_no_hint(server: Running) -> None:
    table = server.open("siegestorm/duel", "link", "link")
    with server.sit(table, "a") as anna:
        assert anna.ask("hint")["code"] == "not-begun"
        with server.sit(table, "b") as ben:
            anna.reach(2)
            assert ben.ask("hints", value=True)["is"] == "ack"
            anna.answer("keep")
            assert anna.ask("hint")["code"] == "not-asked"
            ben.reach(3)
            ben.ask("resign")
            anna.reach(4)
            assert anna.ask("hint")["code"] == "over"


# -- honest ---------------------------------------------------------------------------------

HONEST = [
    *(f"siegestorm/{mode}" for mode in GAMES["siegestorm"].modes),
    "rift/drill-yard",
]
SEATS = {"siegestorm/solo": 1, "siegestorm/last-man-standing": 3}


@pytest.mark.parametrize("game", HONEST)
def test_two_worlds_that_look_the_same_give_the_same_hint(server: Running, game: str) -> None:
    number, dice = SEATS.get(game, 2), Random(7)
    table = server.open(game, *["link"] * number)
    sitters = {seat: server.sit(table, seat, words=False) for seat in "abcd"[:number]}
    room = server.table.rooms.there[table["table"]]
    differed = 0
    try:
        for one in sitters.values():
            assert one.ask("hints", value=True)["is"] == "ack"
        for _ in range(2):
            play_on(sitters, dice, most=9)
            freeze(server, room)
            for place, letter in enumerate(sitters):
                differed += same_hint(server, table, room, place, letter, dice)
            in_the_room(room, lambda: thaw(room))
    finally:
        for one in sitters.values():
            one.socket.close()
    assert differed, "the other worlds were none"


def same_hint(
    server: Running, table: Said, room: Any, seat: int, letter: str, dice: Random
) -> bool:
    """Ask in both worlds; whether they differ at all, and the seat had something to ask."""
    here = all_grades(server, table, room, letter)
    world = in_the_room(room, lambda: like_world(room, seat, dice.getrandbits(250)))
    before = in_the_room(room, lambda: put(room, world))
    try:
        there = all_grades(server, table, room, letter)
    finally:
        in_the_room(room, lambda: put(room, before))
    assert here == there
    return bool(here) and [
        getattr(before, slot, 0) for slot in ("hands", "resources", "decks")
    ] != [getattr(world, slot, 0) for slot in ("hands", "resources", "decks")]


def all_grades(server: Running, table: Said, room: Any, letter: str) -> list[Said]:
    """Every grade of a hint, thought out anew."""
    in_the_room(room, room.requests.hinting._found.clear)
    with server.sit(table, letter, language="cs") as one:
        if not one.options():
            return []
        told = [one.ask("hint", grade=grade) for grade in GRADES]
    assert all(each["is"] == "hint" for each in told), told
    return [{key: value for key, value in each.items() if key != "id"} for each in told]


# -- beside all tables ----------------------------------------------------------------------


def studied() -> Said:
    """A position in which one of two seats has the turn."""
    position = start_position(StartWish(game="siegestorm/duel", seats=2, seed=3))
    return {"game": "siegestorm/duel", "position": position}


def test_a_study_has_the_same_grades_for_the_seat_that_is_asked(server: Running) -> None:
    with server.guest() as guest:
        wish = studied()
        (mine,) = guest.post("/api/study", json=wish).json()["state"]["waiting"]["seats"]
        wish["seat"] = mine
        offered = guest.post("/api/study", json=wish).json()["state"]["decision"]["options"]
        told = [
            guest.post("/api/study/hint", json=wish | {"grade": grade}).json() for grade in GRADES
        ]
        assert told[0]["lines"]
        assert told[2]["options"][0]["text"] in [one["text"] for one in offered]
        assert told[1]["options"][0] == told[2]["options"][0]
        other = "b" if mine == "a" else "a"
        for change, code in (
            ({"seat": ""}, "watching"),
            ({"seat": other}, "not-asked"),
            ({"about": "tower"}, "not-here"),
            ({"grade": "all"}, "unreadable"),
        ):
            no = guest.post("/api/study/hint", json=wish | change)
            assert (no.status_code, no.json()["code"]) == (422, code)


def test_studies_are_not_hinted_at_without_end(tmp_path: Path) -> None:
    with running(tmp_path, hints=Rate(0, 0.0)) as server, server.guest() as guest:
        wish = studied()
        (mine,) = guest.post("/api/study", json=wish).json()["state"]["waiting"]["seats"]
        no = guest.post("/api/study/hint", json=wish | {"seat": mine})
        assert (no.status_code, no.json()["code"]) == (429, "too-many")
