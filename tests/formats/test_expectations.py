"""Expectations: each form holds where it should, says what is there where it does not."""

from typing import Any

import pytest

from siegeworks.core.refusal import BadText, Refused
from siegeworks.games.siegestorm.game import SIEGESTORM

GIVEN = """
turn 5  active a  step draw  extra  extra-turn
a  hand tengu armored-yak*2  track armored-yak . despoiler/b  support tengu armored-yak!  \
resources despoiler tengu armored-yak  casualties despoiler tengu  healing tengu  removed guardian
b  front tengu/a
land b despoiler/a
lasting protected a
"""


@pytest.fixture
def state() -> Any:
    return SIEGESTORM.read_position(GIVEN, "duel")


@pytest.mark.parametrize(
    "words",
    [
        "a hand armored-yak tengu armored-yak",
        "a hand armored-yak*2 tengu",
        "a hand 3",
        "b hand empty",
        "b hand 0",
        "no a hand empty",
        "a hand has tengu",
        "a hand has armored-yak*2",
        "no a hand has armored-yak*3",
        "a hand lacks despoiler guardian",
        "no a hand lacks despoiler tengu",
        "a support armored-yak! tengu",
        "no a support armored-yak tengu",
        "a resources despoiler tengu armored-yak",
        "no a resources tengu despoiler armored-yak",
        "a resources top despoiler",
        "a resources bottom tengu armored-yak",
        "no a casualties top tengu",
        "a casualties 2",
        "a healing tengu",
        "a removed guardian",
        "a sight empty",
        "a track armored-yak . despoiler/b",
        "no a track armored-yak . despoiler",
        "a front .",
        "b front tengu/a",
        "land b despoiler/a",
        "no land .",
        "no land a despoiler",
        "bf is tengu/a",
        "n is despoiler/a",
        "a3 att 4",
        "a1 def 1",
        "a3 strength 4",
        "a to move",
        "a to decide act",
        "no b to move",
        "b waits",
        "no a waits",
        "turn a",
        "turn 5",
        "no turn b",
        "step draw",
        "not over",
        "no winner a",
        "no event Damaged",
        "chain 0",
        "extra granted",
        "extra turn",
        "lasting",
        "lasting protected a",
        "no lasting protected b",
        "no a2 att 1",
    ],
)
def test_it_holds(state: Any, words: str) -> None:
    assert SIEGESTORM.expect(state, words) is None


@pytest.mark.parametrize(
    ("words", "got"),
    [
        ("a hand tengu", "hand armored-yak*2 tengu (3)"),
        ("b hand 1", "hand empty (0)"),
        ("a casualties tengu", "casualties despoiler tengu (2)"),
        ("a track . . .", "armored-yak . despoiler/b"),
        ("a front tengu", "."),
        ("land .", "land b despoiler/a"),
        ("bf is tengu", "tengu/a"),
        ("a2 att 1", "nobody on a2"),
        ("a3 att 5", "att 4"),
        ("b to move", "a to decide act"),
        ("b may end", "nothing"),
        ("a waits", "to decide act"),
        ("turn b", "turn 5 of a"),
        ("step deploy", "step draw"),
        ("over", "not over"),
        ("winner a", "not over"),
        ("event Damaged", "no event"),
        ("chain 2", "chain 0"),
        ("no extra granted", "granted"),
        ("lasting unopposed a", "protected a"),
    ],
)
def test_it_says_what_is_there_instead(state: Any, words: str, got: str) -> None:
    assert SIEGESTORM.expect(state, words) == got


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "cannot read '': there is land, turn"),
        ("hands a", "cannot read 'hands': there is land, turn"),
        ("c hand 1", "cannot read 'c': there is land"),
        ("a", "cannot read '' after a seat: there is hand"),
        ("a hadn 1", "cannot read 'hadn' after a seat: there is hand"),
        ("a hand", "hand: expected cards, a number, or empty"),
        ("a hand tengo", "expectation: unknown card 'tengo'; close to it: tengu"),
        ("a hand *", "cannot read '*': expected a card such as tengu"),
        ("a1 power 3", "cannot read 'power' after a square: there is att, def, strength, is"),
        ("a1 att", "expected a number after att"),
        ("a1 att x", "expected a number after att"),
        ("a to", "expected `to move` or `to decide PROMPT`"),
        ("a to decide what", "no prompt 'what'; there is act"),
        ("turn", "expected a seat or a number after turn"),
        ("step fight", "expected one of set-up, prepare, draw"),
        ("winner", "expected `winner SEAT` or `winner SEAT by CLAUSE`"),
        ("event", "no event ''; there is ActionDone"),
        ("event Damaged amount", "cannot read 'amount': expected FIELD=VALUE of Damaged"),
        ("chain x", "expected the number of entries after chain"),
        ("extra", "expected `extra granted` or `extra turn`"),
        ("no lasting foo", "cannot read `lasting foo`"),
        ("no lasting boost a1 1 1", "cannot read `lasting boost a1 1 1`"),
        ("no lasting protected z", "cannot read `lasting protected z`"),
        ("not a2 att x", "expected a number after att"),
        ("not a2 is tengo", "unknown card 'tengo'"),
        ("not z1 att 3", "there is no square 'z1'"),
        ("no event Damaged seat=z", "cannot read 'z': seat is never that"),
        ("no event Damaged amount=many", "cannot read 'many': amount is never that"),
        ("no event Damaged by SS-999", "no clause 'SS-999'"),
        ("not over xyz", "cannot read 'xyz': nothing comes after over"),
        ("b waits xyz", "cannot read 'xyz': nothing comes after waits"),
        ("not winner b by SS-999", "no clause 'SS-999'"),
        ("not winner d", "expected `winner SEAT`"),
        ("no a may storn", "'storn' is no move"),
    ],
)
def test_words_nobody_knows_are_refused_with_those_that_are(
    state: Any, words: str, message: str
) -> None:
    with pytest.raises(Refused) as refused:
        SIEGESTORM.expect(state, words)
    assert message in str(refused.value)


def test_a_refused_expectation_is_a_text_that_cannot_be_read(state: Any) -> None:
    with pytest.raises(BadText, match=r"^expectation: "):
        SIEGESTORM.expect(state, "nonsense")
