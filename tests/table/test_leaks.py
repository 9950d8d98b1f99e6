"""No byte of what a seat is sent depends on what it may not know; over real sockets, in every mode.

Two kinds of other worlds: one that looks the same from a seat, put in the place of the real one in
the middle of a game; and one in which another player has brought other cards and shows none.
"""

import os
from concurrent.futures import Future
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.core.view import visible_notes
from siegeworks.table.match import WATCHING
from siegeworks.table.room import Room
from tests.table.stage import Running, play_on

LONG = os.environ.get("SIEGEWORKS_LEAKS") == "long"
"""Every scenario, and more moments of each game."""
MODES = [
    *(f"siegestorm/{mode}" for mode in GAMES["siegestorm"].modes),
    "rift/drill-yard",
    *(f"rift/{mode}" for mode in list(GAMES["rift"].modes)[: None if LONG else 2]),
]
SEATS = {"siegestorm/solo": 1, "siegestorm/last-man-standing": 3}
MOMENTS, APART = (20 if LONG else 6), 7
"""At how many moments of a game the worlds are exchanged, and how many answers lie between."""


def in_the_room(room: Room, what: Any) -> Any:
    """Let something be done where the room lives."""
    done: Future[Any] = Future()

    def do() -> None:
        try:
            done.set_result(what())
        except BaseException as fault:
            done.set_exception(fault)

    room._task.get_loop().call_soon_threadsafe(do)
    return done.result(20)


def freeze(server: Running, room: Room) -> None:
    """Let nothing happen by itself any more, and what was begun be finished."""

    def stop() -> None:
        room.pacing.close()
        room.pacing.settle = lambda: None  # type: ignore[method-assign]
        room.pacing.at_once = lambda: None  # type: ignore[method-assign]

    in_the_room(room, stop)
    with server.guest() as guest:
        assert guest.get(f"/api/tables/{room.table}").status_code == 200


def thaw(room: Room) -> None:
    """Let the room go on."""
    del room.pacing.settle, room.pacing.at_once
    room.pacing.plan()
    room.pacing.settle()


def like_world(room: Room, seat: int, chance: int) -> Any:
    """Another State that looks the same from a seat, with a journal that tells no more."""
    match = room.match
    assert match.record is not None
    view = match.record.game.view(match.state, seat)
    world: Any = match.record.game.determinize(view, chance)
    world.journal = visible_notes(match.state.journal, seat)
    return world


def put(room: Room, world: Any) -> Any:
    """Exchange the State of a room; the one that was there before."""
    match = room.match
    assert match.course is not None
    before, match.course.state = match.course.state, world
    match._ask(WATCHING)
    room._perspectives.clear()
    return before


@pytest.mark.parametrize("game", MODES)
def test_two_worlds_that_look_the_same_are_sent_as_the_same_bytes(
    server: Running, game: str
) -> None:
    number, dice = SEATS.get(game, 2), Random(5)
    table = server.open(game, *["link"] * number)
    sitters = {seat: server.sit(table, seat, words=False) for seat in "abcd"[:number]}
    room = server.table.rooms.there[table["table"]]
    differed = 0
    try:
        for _ in range(MOMENTS):
            play_on(sitters, dice, most=APART)
            freeze(server, room)
            for seat, letter in [(WATCHING, ""), *enumerate(sitters)]:
                for hello in ({"language": "cs"}, {"words": False}):
                    differed += compare(server, table, room, seat, letter, dice, hello)
            in_the_room(room, lambda: thaw(room))
    finally:
        for one in sitters.values():
            one.socket.close()
    assert differed, "the other worlds were none"


def compare(
    server: Running,
    table: Any,
    room: Room,
    seat: int,
    letter: str,
    dice: Random,
    hello: dict[str, Any],
) -> bool:
    """Look at a moment from a seat in both worlds; whether the worlds differ at all."""
    with server.sit(table, letter, **hello) as one:
        here = one.raw[:2]
    world = in_the_room(room, lambda: like_world(room, seat, dice.getrandbits(250)))
    before = in_the_room(room, lambda: put(room, world))
    try:
        with server.sit(table, letter, **hello) as one:
            there = one.raw[:2]
    finally:
        in_the_room(room, lambda: put(room, before))
    assert here == there
    return [getattr(before, slot, 0) for slot in ("hands", "resources", "decks")] != [
        getattr(world, slot, 0) for slot in ("hands", "resources", "decks")
    ]


# -- another deck ----------------------------------------------------------------------------

QUIET = ("keep", "pass", "next", "end", "no", "strike a")
"""Answers that show nothing of the last hand or deck."""


def quiet(options: list[str]) -> str | None:
    """An answer that shows nothing; None if there is none."""
    return next((text for text in QUIET if text in options), None)


@pytest.mark.parametrize(
    "game", ["siegestorm/duel", "siegestorm/coop", "siegestorm/last-man-standing"]
)
def test_what_another_player_has_brought_is_in_no_byte(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("siegeworks.table.api.new_secret", lambda: "5" * 64)
    heard = [told_with(server, game, deck) for deck in ("ysra", "khunglai")]
    for place in heard[0]:
        one, other = (told[place] for told in heard)
        both = min(len(one), len(other))
        assert both > 12
        assert one[:both] == other[:both]


def lies_open(message: dict[str, Any], letter: str) -> bool:
    """Whether a card of a seat has come to lie open: from then on all may know of it."""
    seats = message["scene"]["seats"] if message["scene"] else ()
    return any(seat["casualties"]["cards"] for seat in seats if seat["seat"] == letter)


def told_with(server: Running, game: str, deck: str) -> dict[str, list[str]]:
    """What the first seat and a spectator are sent while the last seat brings a deck."""
    number = SEATS.get(game, 2)
    seats = [{"kind": "link", "deck": "seraphia"} for _ in range(number - 1)]
    seats.append({"kind": "link", "deck": deck})
    table = server.open(game, seats=seats)
    letters = "abcd"[:number]
    sitters = {seat: server.sit(table, seat, name="N", number="1") for seat in letters}
    watching = server.sit(table)
    for one in sitters.values():
        one.reach(number)
    for _ in range(16):
        last = max(one.version for one in sitters.values())
        for one in sitters.values():
            one.reach(last)
        asked = [one for one in sitters.values() if one.options()]
        if not asked:
            sitters["a"].wait("step")
            continue
        before, text = asked[0].version, quiet(asked[0].options())
        if text is None and asked[0] is sitters[letters[-1]]:
            break
        text = text or asked[0].options()[0]
        reply = asked[0].ask("answer", text=text, id=f"q{before}")
        if reply["is"] == "ack":
            asked[0].reach(reply["version"])
        elif asked[0].version == before:
            asked[0].wait("step")
    last = max(one.version for one in sitters.values())
    told = {}
    for letter, one in (("a", sitters["a"]), ("", watching)):
        one.reach(last)
        said = zip(one.heard, one.raw, strict=True)
        steps = [(message, raw) for message, raw in said if message["is"] in ("state", "step")]
        hidden = takewhile(lambda step: not lies_open(step[0], letters[-1]), steps)
        told[letter] = [raw for _, raw in hidden]
    for one in (*sitters.values(), watching):
        one.socket.close()
    return told
