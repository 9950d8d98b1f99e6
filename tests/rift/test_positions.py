"""Positions: what they say is laid out, and what cannot be is refused with the line."""

from typing import Any

import pytest

from siegeworks.core.record import Record, replay
from siegeworks.core.refusal import BadText, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import GAMES
from siegeworks.core.snapshot import key, load, save
from siegeworks.games.rift.game import RIFT

FULL = """
round 3  phase play  health 8  crystals 2  destroyed 1
horde drill-goblins @ c3  path 1  tiles b2 c2  soldiers b3
horde drill-line @ c4  path 2  gate a1 b1 a2 b2
a  hero malik  at c3  base d4  health 4  abilities hands-off earthquake!  hand shooters*2
b  hero alleria  health 0  down
beast wildcat  at b2  health 1
site b5 militia/a archers/b!
deck 1 drill-one | drill-portal-1
spells fire-rain
lasting protected malik
"""


def read(text: str, mode: str = "drill-yard") -> Any:
    return RIFT.read_position(text, mode)


def test_rift_is_among_the_games() -> None:
    assert GAMES["rift"] is RIFT


def test_a_position_is_laid_out_and_written_as_it_was_read() -> None:
    lines = [line for line in FULL.split("\n") if line]
    assert RIFT.write_position(read(FULL)).split("\n")[:-1] == lines


def test_a_resurrection_is_written_down_with_its_horde_wherever_lilith_is() -> None:
    text = "horde drill-pair @ c4  tiles e5\na  hero lilith  at c6\nb\nlasting reborn lilith @ c4"
    state = read(text)
    assert [lasting.horde for lasting in state.lasting] == [1]
    written = RIFT.write_position(state)
    assert "lasting reborn lilith @ c4" in written
    assert read(written).lasting == state.lasting


def test_a_bench_hero_is_written_down_with_the_beast() -> None:
    text = "round 2\na  hero malik\nguest alleria  at c3  acted\nbeast wildcat  at c3\n"
    state = read(text)
    assert [figure.guest for figure in state.figures] == [False, True, True]
    written = RIFT.write_position(state)
    assert RIFT.write_position(read(written)) == written


def test_a_position_without_a_word_is_a_solo_game_at_rest() -> None:
    state = read("")
    assert state.solo
    assert RIFT.at_rest(state)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rounds 3", "a line begins with one of"),
        ("round x", "not a number"),
        ("round 0", "expected a round"),
        ("round 2 crystals 13", "at most 12 crystals"),
        ("round 2 phase tea", "no phase"),
        ("round 2 banned red", "cannot be banned"),
        ("round 2 opened 5", "only the tokens"),
        ("horde drill-goblins", "it is nowhere"),
        ("horde drill-goblin @ c3", "no horde card"),
        ("horde drill-goblins @ b2", "no path space"),
        ("horde drill-goblins @ z1", "there is no space"),
        ("horde drill-goblins @ c3 path 2", "no path '2' leads"),
        ("horde drill-goblins @ c3 tiles f1", "is no square"),
        ("horde drill-goblins @ c3 tiles b2 soldiers b2", "overlap"),
        ("horde drill-flyers @ c3 tiles b3", "red square"),
        ("horde drill-goblins @ c3 soldiers a1", "no enemy"),
        ("horde drill-goblins @ c3 tile a1", "one value"),
        ("a hero merlin", "no hero"),
        ("a hero malik at c3 base a1", "a figure on a horde"),
        ("a health 9", "does not fit"),
        ("a health 0", "does not fit"),
        ("a abilities burn", "no ability of"),
        ("a hand castle", "no tower"),
        ("a hand shooters*x", "number after the star"),
        ("a hand shooters*5", "too many cards"),
        ("a at c3 at c4", "said twice"),
        ("a sword", "expected one of"),
        ("beast wildcat", "nobody here has"),
        ("site c3 militia", "no building site"),
        ("site b1 militia*", "no tower"),
        ("site b1 militia/e", "no seat"),
        ("site b1 militia militia militia", "two towers at most"),
        ("deck 3 drill-one", "expected an arrival token"),
        ("ghosts drill-one", "no ghost card"),
        ("spells fireball", "no spell"),
        ("bench ignus", "only a solo player"),
        ("boss steps 1", "has no boss"),
        ("lasting protected ignus", "not in this game"),
        ("lasting forever malik", "expected one of"),
        ("lasting protected", "nothing follows"),
        ("lasting protected malik @ c3", "only reborn"),
        ("lasting reborn malik", "no horde to fall"),
        ("lasting reborn malik @ c4", "no horde to fall"),
        ("horde drill-one @ c3\nhorde drill-pair @ c3", "only a flying horde"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read(f"{line}\nb" if not line.startswith("a ") else f"{line}\nb hero lilith")


def test_a_record_of_a_game_is_read_back_and_replayed() -> None:
    setup = Setup("drill-yard", (Seating("Anna"), Seating("Ben")))
    record = Record("rift/drill-yard", setup, 5)
    moves = "take malik,take ignus,ability hands-off,ability earthquake,ability burn"
    for text in f"{moves},ability fiery-frenzy,spell fire-rain,done".split(","):
        seat = next(item.seat for item in record.state().decisions)
        record.answer(seat, text)
    again = replay(record.text())
    assert key(again.state()) == key(record.state())


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        ("crystals", 13),
        ("health", -1),
        ("hands", [[99], []]),
        ("supply", [1]),
        ("ready", [True]),
        ("banned", 7),
        ("terrain", [["x"]]),
    ],
)
def test_a_snapshot_that_does_not_hold_together_is_refused(slot: str, value: Any) -> None:
    data = save(read("a\nb"))
    data["slots"][slot] = value
    with pytest.raises(Refused):
        load(data, RIFT)


@pytest.mark.parametrize(
    "words",
    ["helth 3", "a hand swords", "c3 has drill-one", "malik runs", "event Sneezed", "a may fly"],
)
def test_an_expectation_with_a_slip_of_the_pen_is_refused(words: str) -> None:
    with pytest.raises(BadText):
        RIFT.expect(read("a\nb"), words)
