"""Lessons: every step can be played as it says and otherwise, and says so in every language."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from siegeworks.core.refusal import BadText, Refused
from siegeworks.lessons import Lesson, Telling, attempt, beginning, lesson_of, lessons, read_lesson
from siegeworks.lessons.checking import faults, steps_of, words_of
from siegeworks.lessons.playing import Played, begin, refusal
from siegeworks.lessons.telling import parts, telling
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.phrases import Phrases, entries

LESSONS = list(lessons())
STEPS = [(name, place) for name in LESSONS for place in range(len(lessons()[name].steps))]
MOST_ANSWERS = 60


def options(lesson: Lesson, place: int, answers: Any) -> list[str]:
    played = Played(lesson, place, answers)
    decision = played.state.decision_of(lesson.seat)
    return [option.text for option in decision.options] if decision else []


def test_both_games_have_a_first_game() -> None:
    assert {"siegestorm-first-game", "rift-first-game"} <= set(LESSONS)


def test_the_shipped_lessons_are_sound() -> None:
    assert list(faults()) == []


@pytest.mark.parametrize(("name", "place"), STEPS)
def test_whatever_is_answered_the_step_has_words_for_it(name: str, place: int) -> None:
    lesson = lesson_of(name)
    step, answers = lesson.steps[place], beginning(lesson, place)
    known = set(parts(step))
    for text in options(lesson, place, answers):
        found = attempt(lesson, place, answers, text)
        assert found.part in known | {""}
        assert (found.outcome == "going") == (found.part == "")
        if found.outcome == "not-this":
            assert found.answers == answers
            for language in LANGUAGES:
                assert telling(lesson, language).say(step.id, found.part)
        else:
            assert found.answers[: len(answers)] == answers


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_strays_within_a_step_can_go_on_with_the_next(name: str, seed: int) -> None:
    lesson, dice = lesson_of(name), Random(seed)
    before: Any = ()
    for place, step in enumerate(lesson.steps):
        start = begin(lesson, place, before)
        answers, outcome = start, "going"
        for _ in range(MOST_ANSWERS):
            if outcome != "going":
                break
            offered = options(lesson, place, answers)
            assert any(refusal(step, text) is None for text in offered), f"{step.id}: {answers}"
            text = dice.choice(offered)
            found = attempt(lesson, place, answers, text)
            answers, outcome = found.answers, found.outcome.replace("not-this", "going")
        if outcome != "done":
            answers = start
            for text in step.play:
                answers = attempt(lesson, place, answers, text).answers
            assert Played(lesson, place, answers).arrived
        before = answers


def test_a_missed_chance_is_told_and_tried_again() -> None:
    lesson = lesson_of("siegestorm-first-game")
    place = next(n for n, step in enumerate(lesson.steps) if step.id == "defend")
    answers = beginning(lesson, place)
    after = attempt(lesson, place, answers, "deploy novice-of-the-font").answers
    after = attempt(lesson, place, after, "end").answers
    assert attempt(lesson, place, after, "pass").outcome == "missed"
    assert attempt(lesson, place, answers, "deploy reliquary-guard").outcome == "going"


def test_what_the_rules_forbid_is_refused_as_ever() -> None:
    lesson = lesson_of("rift-first-game")
    with pytest.raises(Refused):
        attempt(lesson, 0, beginning(lesson, 0), "play shooters @ a1 ~ n")


def test_there_is_no_lesson_of_that_name() -> None:
    with pytest.raises(Refused, match="no lesson 'chess'; there is siegestorm-first-game"):
        lesson_of("chess")


# -- files that are wrong ------------------------------------------------------------------

HEAD = 'order = 1\nminutes = 1\ngame = "siegestorm/duel"\nothers = ["pass", "end", "next"]\n'
STEP = '''
[[step]]
id = "deploy"
given = """
a  hand psalm-singer novice-of-the-font  resources psalm-singer*9
b  resources psalm-singer*9
"""
play = ["deploy psalm-singer"]
goal = ["a1 is psalm-singer"]
teaches = ["SS-7.11"]
'''


def test_a_lesson_is_read() -> None:
    lesson = read_lesson("small", HEAD + STEP)
    assert list(steps_of(lesson)) == []
    assert lesson.steps[0].others == ("pass", "end", "next")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("order = ", "lesson small: not TOML"),
        (HEAD, "lesson small: it has no [[step]]"),
        (HEAD.replace("minutes = 1", "") + STEP, "lesson small: minutes is missing"),
        (HEAD.replace("duel", "chess") + STEP, "no game 'siegestorm/chess'"),
        (HEAD + 'seat = "x"\n' + STEP, "there is no seat 'x'"),
        (HEAD + "colour = 1\n" + STEP, "lesson small: cannot read colour; there is "),
        (HEAD + STEP + STEP, "two steps have the same id"),
        (HEAD + STEP.replace("goal", "gaol"), "step deploy: it has no `goal`"),
        (HEAD + STEP.replace('"deploy"\n', '"Deploy it"\n'), "step Deploy it: its id is no word"),
        (HEAD + STEP.replace('play = ["deploy psalm-singer"]', ""), "nothing to `play`"),
        (HEAD + STEP.replace('goal = ["a1 is psalm-singer"]', ""), "step deploy: it has no `goal`"),
        (HEAD + STEP.replace('teaches = ["SS-7.11"]', ""), "names no clause"),
        (HEAD + STEP.replace('["SS-7.11"]', '"SS-7.11"'), "step deploy: teaches is not a list"),
        (HEAD + STEP + "gaol = 1", "step deploy: cannot read gaol; there is "),
        (HEAD + STEP + 'first = ["pass"]', "expected a seat and its answer"),
        (HEAD + STEP.replace("given", "first = []\nrefuse = []\n#") + '"""', "not TOML"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(text: str, said: str) -> None:
    with pytest.raises(BadText) as refused:
        read_lesson("small", text)
    assert said in str(refused.value)


def test_a_lesson_begins_with_a_position() -> None:
    text = HEAD + STEP[: STEP.index("given")] + STEP[STEP.index("play") :]
    with pytest.raises(BadText, match="its first step has no position"):
        read_lesson("small", text)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"teaches": ("SS-0.0",)}, "there is no clause SS-0.0"),
        ({"goal": ("turn a",)}, "the goal is reached before 'deploy psalm-singer'"),
        ({"goal": ("a2 is psalm-singer",)}, "after 'deploy psalm-singer' it is going, not done"),
        ({"goal": ("a is psalm-singer",)}, "cannot read 'is' after a seat"),
        ({"until": ("a1 is psalm-singer",), "goal": ("over",)}, "it is missed, not done"),
        ({"play": ("deploy tengu",)}, "'deploy tengu' is not offered"),
        ({"given": "a hand tengo"}, "unknown card 'tengo'"),
        ({"first": ((1, "pass"),)}, "seat b has nothing to answer now"),
        ({"refuse": (("storm", "storm"),)}, "nothing is refused by 'storm'"),
    ],
)
def test_a_step_that_cannot_be_played_is_named(changes: dict[str, Any], said: str) -> None:
    lesson = read_lesson("small", HEAD + STEP)
    spoilt = replace(lesson, steps=(replace(lesson.steps[0], **changes),))
    (fault,) = steps_of(spoilt)
    assert fault.startswith("lesson small, deploy: ")
    assert said in fault


def test_phrases_that_lack_something_are_named() -> None:
    lesson = read_lesson("small", HEAD + STEP + 'refuse = { "end" = "end" }')
    said = (
        "lesson-small = L\n .about = a\nlesson-small-deploy = D\n .do = { $tengo }\n .why = w\n"
        " .not = n\n .odd = o\nlesson-other = O\n"
    )
    assert list(words_of(Telling(lesson, Phrases("en", entries(said))))) == [
        "lesson small, en: no words for lesson-small.end",
        "lesson small, en: no words for lesson-small-deploy.end",
        "lesson small, en: no words for lesson-small-deploy.hint",
        "lesson small, en: nobody says lesson-small-deploy.odd",
        "lesson small, en: lesson-small-deploy.do: Unknown external: tengo",
    ]
