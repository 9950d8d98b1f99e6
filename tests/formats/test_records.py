"""Records: a game as text that replays to the same State, and every way to spoil it noticed."""

import re
from random import Random

import pytest

from siegeworks.core.record import Record, read, replay
from siegeworks.core.refusal import BadText, IllegalMove, Refused
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.snapshot import key
from tests.formats.games import DUEL, duel

POSITION = "step draw\n\na  track . . tengu  resources tengu*5\nb  resources tengu*5"


def played(seed: int = 1, moves: int = 10_000) -> Record:
    """A random Duel as a record."""
    record, dice = Record(DUEL, duel(seed, vision_rest="top_or_bottom"), seed), Random(seed)
    while len(record.answers) < moves and record.state().outcome is None:
        decision = dice.choice(record.state().decisions)
        record.answer(decision.seat, dice.choice(decision.options).text)
    return record


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_round_trips_and_replays_to_the_same_state(seed: int) -> None:
    record = played(seed)
    again = replay(record.text())
    assert again.text() == record.text()
    assert (again.setup, again.seed, again.answers) == (record.setup, record.seed, record.answers)
    assert key(again.state()) == key(record.state())
    assert again.state().journal == record.state().journal
    assert record.text().splitlines()[-1].startswith("result ")


def test_a_game_from_a_position_round_trips() -> None:
    record = Record(DUEL, Setup("duel", (Seating("A"), Seating()), position=POSITION), 5)
    record.answer(0, "next")
    record.answer(0, "storm")
    assert "position | a  track . . tengu  resources tengu*5\n" in record.text()
    assert "position |\n" in record.text()
    assert replay(record.text()).text() == record.text()
    empty = Record(DUEL, Setup("duel", (Seating(), Seating()), position="\n"), 5)
    assert replay(empty.text()).text() == empty.text()


def test_the_form_is_what_the_documents_say() -> None:
    text = played(1, 2).text()
    head, _, body = text.partition("\n\n")
    lines = head.splitlines()
    assert lines[:5] == [
        "siegeworks-record 1",
        "game siegestorm/duel",
        "rules 1",
        "seed 1",
        "switch vision_rest top_or_bottom",
    ]
    assert lines[5] == "seat a Anna"
    assert lines[6].startswith("bring a ")
    for line in body.splitlines():
        assert re.fullmatch(r"[ab] [a-z -]+ +#[0-9a-f]{12}", line)


def test_a_record_cut_short_is_a_record_to_play_on_from() -> None:
    whole = played(2)
    half = whole.at(20)
    assert half.answers == whole.answers[:20]
    for seat, text in whole.answers[20:]:
        half.answer(seat, text)
    assert half.text() == whole.text()
    start = whole.at(0)
    assert not start.answers
    assert replay(start.text()).state().ply == 0
    for ply in (-1, len(whole.answers) + 1):
        with pytest.raises(Refused, match=f"no move {ply}; the record has"):
            whole.at(ply)


def test_undo_takes_answers_back() -> None:
    record = played(3, 30)
    before = record.at(25).text()
    record.undo(5)
    assert record.text() == before
    with pytest.raises(Refused, match="cannot take back 26 of 25 answers"):
        record.undo(26)


def test_a_refused_answer_changes_nothing() -> None:
    record = played(3, 30)
    before = record.text()
    seat = record.state().decision.seat
    with pytest.raises(IllegalMove, match="is not offered"):
        record.answer(seat, "fly away")
    assert record.text() == before


def test_the_state_handed_out_is_the_callers_own() -> None:
    record = played(3, 30)
    state = record.state()
    state.take(state.decision, state.decision.options[0])
    assert record.state().ply == 30


@pytest.mark.parametrize("seed", range(8))
def test_undo_stops_where_something_was_revealed(seed: int) -> None:
    record = played(seed)
    for ply in range(0, len(record.answers), 7):
        cut = record.at(ply)
        limit = cut.undo_limit()
        notes = cut.state().journal or []
        shown = [note for note in notes if note.event.reveals and note.ply > ply - limit.answers]
        assert not shown
        assert limit.revealed is not None
        assert limit.revealed.ply == ply - limit.answers


def test_undo_goes_back_to_the_start_where_nothing_was_revealed() -> None:
    record = Record(DUEL, Setup("duel", (Seating(), Seating()), position=POSITION), 5)
    record.answer(0, "next")
    record.answer(0, "support")
    assert record.undo_limit() == (2, None)


def spoil(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("siegeworks-record 1", "siegeworks-record 2", "line 1: expected 'siegeworks-record 1'"),
        ("game siegestorm/duel", "game chess", "no game 'chess'"),
        ("game siegestorm/duel\n", "", "the header has no line game"),
        ("rules 1", "rules 9", "made under rules 9, these are rules 1"),
        ("seed 1", "seed x", "line 4: seed is not a number"),
        ("seed 1", "seed 1\nseed 2", "line 5: seed is said twice"),
        ("seat a", "seat b", "line 6: seats come in the order a, b, c, d"),
        ("bring a", "bring b", "line 7: what a seat brings follows its seat line"),
        ("switch ", "flag ", "line 5: cannot read 'flag vision_rest top_or_bottom': a header"),
        ("seat a Anna", "seat a Eve", "the hash does not follow from the lines before"),
        ("switch vision_rest top_or_bottom\n", "", "the hash does not follow"),
        ("\n\n", "\n\nhello\n", "expected a seat, its answer and a hash, such as `a keep"),
        ("#", "#0", "expected a seat, its answer and a hash"),
    ],
)
def test_a_spoilt_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = spoil(played(1, 6).text(), old, new)
    with pytest.raises(BadText) as refused:
        replay(text)
    assert message in str(refused.value)


def test_a_changed_answer_breaks_the_chain_at_its_own_line() -> None:
    lines = played(1, 12).text().splitlines()
    place = len(lines) - 4
    lines[place] = "a next" + lines[place][6:]
    with pytest.raises(BadText, match="the hash does not follow") as refused:
        read("\n".join(lines))
    assert refused.value.line == place + 1


def rechained(record: Record) -> str:
    """The text of answers that need not be legal, with a chain that holds."""
    legal = Record.__new__(Record)
    legal.__dict__.update(record.__dict__)
    legal._live = record.at(0).state()
    legal._played = list(record.answers)
    return legal.text()


def test_an_answer_that_is_not_legal_is_refused_with_its_line() -> None:
    record = played(1, 8)
    asked = record.state().decision
    for answer, message in (
        ((asked.seat, "fly"), "is not offered"),
        ((1 - asked.seat, asked.options[0].text), "has nothing to answer now"),
        ((3, "keep"), "there is no seat 3"),
        ((asked.seat, asked.options[-1].text[:-1]), "short for"),
    ):
        spoilt = record.at(8)
        spoilt.answers.append(answer)
        text = rechained(spoilt)
        assert read(text).answers == spoilt.answers
        with pytest.raises(BadText, match=message) as refused:
            replay(text)
        assert refused.value.line == len(text.splitlines())


def test_a_wrong_or_missing_result_is_refused() -> None:
    record = played(1)
    text = record.text()
    without = "\n".join(text.splitlines()[:-1])
    with pytest.raises(BadText, match="the game is over and its result is missing"):
        replay(without)
    assert replay(text).state().outcome is not None
    winner = text.splitlines()[-1].split()[1]
    other = text.replace(f"result {winner}", "result " + ("b" if winner == "a" else "a"))
    with pytest.raises(BadText, match="the hash does not follow"):
        replay(other)
    with pytest.raises(BadText, match="nothing follows the result"):
        replay(text + "a end   #000000000000")


def test_a_record_of_another_mode_than_its_set_up_is_refused() -> None:
    with pytest.raises(Refused, match="the record is of siegestorm/duel, its set-up of 'chess'"):
        Record(DUEL, Setup("chess", ()), 1)


# -- giving up, and the proof of shuffles --------------------------------------------------


def test_a_game_that_was_given_up_round_trips_and_takes_no_more_answers() -> None:
    record = played(1, moves=12)
    record.concede(1)
    assert record.text().splitlines()[-1].startswith("concede b ")
    again = replay(record.text())
    assert (again.conceded, again.answers) == (1, record.answers)
    assert again.text() == record.text()
    with pytest.raises(IllegalMove, match="given up"):
        again.answer(0, again.state().decisions[0].options[0].text)
    with pytest.raises(IllegalMove, match="over"):
        again.concede(0)
    assert again.at(5).conceded is None


def test_nobody_gives_up_a_game_that_is_over_or_a_seat_that_is_not_there() -> None:
    with pytest.raises(IllegalMove, match="over"):
        played(2).concede(0)
    with pytest.raises(IllegalMove, match="no seat"):
        played(2, moves=3).concede(2)


@pytest.mark.parametrize("line", ["concede c", "concede", "concede ab", "concede b x"])
def test_a_wrong_end_is_refused(line: str) -> None:
    record = played(1, moves=4)
    record.concede(1)
    with pytest.raises(BadText):
        replay(record.text().replace("concede b ", f"{line} "))


def test_nothing_follows_a_game_that_was_given_up() -> None:
    record = played(1, moves=4)
    record.concede(1)
    head, _, last = record.text().rstrip("\n").rpartition("\n")
    with pytest.raises(BadText, match="nothing follows"):
        replay(f"{head}\n{last}\n{head.splitlines()[-1]}\n")


def test_a_proof_is_part_of_the_header_and_of_the_chain() -> None:
    record = played(3, moves=6)
    record.proof = ("commitment 12ab", "secret 34", "number a 5")
    text = record.text()
    assert replay(text).proof == record.proof
    assert replay(text).text() == text
    assert replay(text).at(2).proof == record.proof
    with pytest.raises(BadText, match="hash"):
        replay(text.replace("secret 34", "secret 35"))
    assert replay(played(3, moves=6).text()).proof == ()
