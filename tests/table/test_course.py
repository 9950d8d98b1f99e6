"""Going back over marks gives what playing the whole game again gives, and plays little again."""

from random import Random
from typing import Any

import pytest

from siegeworks.core.record import Record
from siegeworks.core.snapshot import key
from siegeworks.core.state import State
from siegeworks.table.course import EVERY, Course
from siegeworks.table.undoing import Undoing
from tests.table.test_upkeep import GAMES, begun, give


def play(course: Course, dice: Random, number: int) -> None:
    """Give so many answers at random, as long as the game goes on."""
    for _ in range(number):
        if course.state.outcome is None:
            decision = dice.choice(course.state.decisions)
            course.answer(decision.seat, dice.choice(decision.options).text)


def of(game: str) -> Course:
    """A game of two that has just begun."""
    record = begun(game).record
    assert record is not None
    return Course(record)


def same(state: Any, other: Any) -> bool:
    """Whether two States are alike to the last byte of their journals."""
    return (key(state), state.journal, state.decisions, state.ply) == (
        key(other),
        other.journal,
        other.decisions,
        other.ply,
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_what_playing_everything_again_gives(game: str) -> None:
    course = of(game)
    play(course, Random(3), 5 * EVERY + 3)
    record = course.record
    assert len(record.answers) > 2 * EVERY
    for ply in range(len(record.answers) + 1):
        assert same(course.at(ply), record.at(ply).live())
    assert same(course.state, record.at(len(record.answers)).live())


@pytest.mark.parametrize("game", GAMES)
def test_after_going_back_the_game_goes_on_as_if_nothing_had_been(game: str) -> None:
    course, dice = of(game), Random(8)
    play(course, dice, 4 * EVERY)
    for ply in (3 * EVERY, 3 * EVERY - 1, 2 * EVERY + 1, EVERY, 1, 0):
        ply = min(ply, len(course.record.answers))
        course.back(ply)
        assert len(course.record.answers) == ply
        play(course, dice, EVERY + 2)
        answers = course.record.answers
        assert same(course.state, course.record.at(len(answers)).live())
        assert same(course.at(len(answers) // 2), course.record.at(len(answers) // 2).live())


def test_a_record_that_is_played_on_from_has_its_course() -> None:
    played = of("siegestorm/duel")
    play(played, Random(5), 3 * EVERY)
    old = played.record
    course = Course(Record(old.name, old.setup, old.seed, old.answers[:]))
    assert course.record.answers == old.answers
    assert same(course.state, played.state)
    assert same(course.at(EVERY + 1), old.at(EVERY + 1).live())


@pytest.mark.parametrize("game", GAMES)
def test_going_back_plays_no_more_answers_again_than_there_are_between_marks(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = of(game)
    play(course, Random(2), 6 * EVERY)
    usual, played = State.answer, []

    def counted(self: Any, text: str, seat: int | None = None) -> Any:
        played.append(text)
        return usual(self, text, seat)

    monkeypatch.setattr(State, "answer", counted)
    course.back(len(course.record.answers) - 1)
    assert len(played) < EVERY


def test_how_far_undo_goes_is_looked_up_only_as_far_back_as_it_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, dice = begun("siegestorm/duel"), Random(1)
    while len(match.steps) < 6 * EVERY and not match.is_over:
        decision = dice.choice(match.state.decisions)
        give(match, decision.seat, "answer", dice.choice(decision.options).text)
    assert len(match.steps) > 4 * EVERY
    usual, played = State.answer, []

    def counted(self: Any, text: str, seat: int | None = None) -> Any:
        played.append(text)
        return usual(self, text, seat)

    monkeypatch.setattr(State, "answer", counted)
    for seat in (0, 1):
        Undoing(match).left(seat)
    assert 0 < len(played) <= 4 * EVERY


@pytest.mark.parametrize("game", GAMES[1:])
def test_after_an_undo_no_question_is_taken_for_one_from_before(game: str) -> None:
    match, dice = begun(game), Random(4)
    alike = 0
    for _ in range(150):
        if match.is_over:
            break
        way = match.undoing.way(dice.choice((0, 1)))
        if way is not None and way.revealed is None and dice.random() < 0.3:
            before, by = match.asked, dice.choice((0, 1))
            give(match, by, "undo", str(way.ply))
            assert all(asked.since == match.version for asked in match.asked.values())
            alike += any(
                seat in before and before[seat].decision == asked.decision
                for seat, asked in match.asked.items()
                if seat != by
            )
        else:
            decision = dice.choice(match.state.decisions)
            give(match, decision.seat, "answer", dice.choice(decision.options).text)
    assert alike
