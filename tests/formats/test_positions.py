"""Positions: every situation at rest round-trips, and what is none is refused with its reason."""

from random import Random
from typing import Any

import pytest

from siegeworks.core.refusal import BadText, Refused
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.games.siegestorm.rules.named import IllegalPosition
from siegeworks.games.siegestorm.rules.position import format_position, parse_position
from tests.formats.games import started, walk

FULL = """\
turn 5  active b  step deploy  deployed  extra  extra-turn
a  hand armored-yak tengu*2  track armored-yak . tengu/b  front despoiler\
  support tengu armored-yak!  resources warrior-of-shamballa*10 tengu\
  casualties despoiler  healing tengu  removed guardian
b  support armored-yak/a!*2
land a tengu/b
lasting protected a
lasting boost a3 +2 -1 by b
lasting boost n +0 +1
lasting shifted b n tengu
lasting shifted a af despoiler
used a1 n
"""


def read(text: str, seed: int = 0) -> Any:
    return SIEGESTORM.read_position(text, "duel", seed)


def everything(state: Any) -> tuple[Any, ...]:
    """All that a position must keep: serials stand for where their cards are."""
    where = {spot.creature.serial: state.square(spot) for spot in state.spots()}
    return (
        *(state.hands, state.resources, state.casualties, state.healing, state.removed),
        [[spot and spot._replace(serial=0) for spot in spaces] for spaces in state.tracks],
        [spot and spot._replace(serial=0) for spot in (*state.fronts, *state.lands)],
        [[piece._replace(serial=0) for piece in zone] for zone in state.supporters],
        [(*item._replace(piece=0), where.get(item.piece)) for item in state.lasting],
        sorted(where[serial] for serial in set(state.used) if serial in where),
        (state.active, state.stage, state.turn, state.deployed, state.extra, state.extra_turn),
        state.agenda,
    )


def test_a_position_with_everything_in_it_is_written_as_it_was_read() -> None:
    assert SIEGESTORM.write_position(read(FULL)) == FULL
    assert format_position(parse_position(FULL)) == FULL


@pytest.mark.parametrize("seed", range(30))
def test_every_situation_at_rest_round_trips_and_plays_on_alike(seed: int) -> None:
    dice = Random(seed)
    for state in walk(seed):
        if state.outcome is not None or not SIEGESTORM.at_rest(state):
            continue
        text = SIEGESTORM.write_position(state)
        twin = read(text)
        assert everything(twin) == everything(state)
        assert SIEGESTORM.write_position(twin) == text
        original = state.clone()
        twin.chance = original.chance
        for _ in range(6):
            offered = [decision.offers() for decision in original.decisions]
            assert [decision.offers() for decision in twin.decisions] == offered
            if not offered:
                break
            move = dice.choice(original.decision.options).text
            original.answer(move)
            twin.answer(move)


def test_what_is_not_said_is_empty_and_the_header_has_defaults() -> None:
    state = read("")
    assert (state.turn, state.active, state.stage) == (3, 0, "deploy")
    assert state.decision.offers() == "end"
    text = "turn 3  active a  step deploy\na\nb\n"
    assert SIEGESTORM.write_position(state) == text


def test_comments_blank_lines_and_capitals_do_not_matter() -> None:
    text = "# a puzzle\n\nA hand Tengu # the last hope\n\nSTEP draw\n"
    assert everything(read(text)) == everything(read("step draw\na hand tengu"))


def test_serials_are_given_in_reading_order() -> None:
    state = read("b track tengu . .\na support tengu  track . tengu .\nland a tengu\nused n")
    assert [spot.creature.serial for spot in state.spots()] == [2, 3, 4]
    assert state.supporters[0][0].serial == 1
    assert state.used == (4,)


def test_only_a_situation_at_rest_can_be_written() -> None:
    for state in walk(5):
        if not SIEGESTORM.at_rest(state) or state.outcome is not None:
            with pytest.raises(IllegalPosition, match="only a situation at rest can be written"):
                SIEGESTORM.write_position(state)
    with pytest.raises(IllegalPosition, match="something is going on"):
        SIEGESTORM.write_position(started())


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("nonsense", 1, "cannot read 'nonsense': a line begins with one of a, b, c, d, turn"),
        ("\nturn", 2, "nothing follows turn"),
        ("turn x", 1, "turn 'x' is not a number"),
        ("turn 3 turn 4", 1, "turn is said twice"),
        ("extra\nextra", 2, "extra is said twice"),
        (
            "turn 3 hand",
            1,
            "cannot read 'hand': expected one of turn, active, step, partner, deployed",
        ),
        ("a tengu", 1, "cannot read 'tengu': expected one of hand, track, front"),
        ("a hand tengu\na hand tengu", 2, "seat a has a line already"),
        ("a hand tengu*0", 1, "cannot read 'tengu*0': expected a card such as tengu"),
        ("a hand tengu*100", 1, "cannot read 'tengu*100'"),
        ("a track .! . .", 1, "cannot read '.!'"),
        ("land tengu", 1, "expected the seat and the card, such as `land a tengu`"),
        ("land a tengu*2", 1, "'tengu*2' is not one card"),
        ("land a .", 1, "'.' is not one card"),
        ("lasting", 1, "expected what lasts"),
        ("used", 1, "expected squares, such as a2"),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadText) as refused:
        read(text)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"position, line {line}: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a hand tengo", "a hand: unknown card 'tengo'; close to it: tengu"),
        ("a hand tengu hnd", "a hand: unknown card 'hnd'; close to it: hand"),
        ("a hand tengu*11", "a hand holds at most 10, not 11"),
        ("a hand .", "a hand has no places that could be empty"),
        ("a resources tengu/b", "a resources: tengu/b is in no play"),
        ("a casualties tengu!", "a casualties: tengu! is in no play"),
        ("a track tengu .", "a track has 3 spaces, not 2"),
        ("a track tengu . . .", "a track has 3 spaces, not 4"),
        ("a track . . . track . . .", "a track is there 1 times, not 2"),
        ("a track tengu! . .", "a track: tengu!: only Supporters are committed"),
        ("a track tengu/c . .", "no seat 'c'; there is a, b"),
        ("a front tengu tengu", "a front has one space, not 2"),
        ("a hand tengu hand tengu", "a hand is there 1 times, not 2"),
        ("a support .", "a support has no places that could be empty"),
        ("a support tengu*69", "a support holds at most 68, not 69"),
        ("c hand tengu", "no seat 'c'; there is a, b"),
        ("active c", "no seat 'c'; there is a, b"),
        ("active ab", "no seat 'ab'; there is a, b"),
        ("step advance", "no step 'advance' to act in; there is prepare, draw, deploy"),
        ("turn 0", "the first turn is turn 1"),
        ("step draw deployed", "a creature is played in the deploy step only"),
        ("land c tengu", "no seat 'c'; there is a, b"),
        ("land a tengu\nland b tengu", "No Man's Land is there 1 times, not 2"),
        ("used a1", "used: no creature on 'a1'"),
        ("lasting boost a1 +1 +1", "lasting boost: no creature on 'a1'"),
        ("a track tengu . .\nlasting boost a1 1 1", "cannot read `lasting boost a1 1 1`; there is"),
        ("a track tengu . .\nlasting boost a1 +1 +1 by", "cannot read `lasting boost a1 +1 +1 by`"),
        ("lasting shifted a a9 tengu", "lasting shifted: no square 'a9'"),
        ("lasting shifted a a1 tengo", "lasting shifted: unknown card 'tengo'"),
        ("lasting peace a", "cannot read `lasting peace a`; there is boost SQUARE"),
        ("lasting protected c", "no seat 'c'; there is a, b"),
    ],
)
def test_what_is_no_situation_of_the_game_has_its_own_reason(text: str, message: str) -> None:
    with pytest.raises(IllegalPosition) as refused:
        read(text)
    assert str(refused.value).startswith(f"position: {message}")


@pytest.mark.parametrize(
    ("mode", "text", "message"),
    [
        ("last-man-standing", "a\nb\nc\nland c tengu", "land c: c does not play on board 1"),
        ("last-man-standing", "c\nland .\nland a tengu", "land a: a does not play on board 2"),
        ("coop", "a\nb\nland b tengu", "land b: b does not play on board 1"),
    ],
)
def test_a_creature_stands_on_a_board_its_seat_plays_on(mode: str, text: str, message: str) -> None:
    with pytest.raises(IllegalPosition, match=message):
        SIEGESTORM.read_position(text, mode)


def test_an_unknown_mode_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match="siegestorm has no mode 'chess'; there is duel"):
        SIEGESTORM.read_position("", "chess")
