"""Whether lessons are sound: every step is played, every phrase is there in every language."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import game_of
from siegeworks.lessons.lesson import Answer, Lesson, Step, lessons
from siegeworks.lessons.playing import Played, attempt, begin, refusal
from siegeworks.lessons.telling import PARTS_OF_LESSON, Telling, parts, telling
from siegeworks.words.languages import LANGUAGES


def faults() -> Iterator[str]:
    """Everything that is wrong with the shipped lessons, one sentence each."""
    try:
        found = lessons()
    except Refused as fault:
        yield str(fault)
        return
    for lesson in found.values():
        yield from steps_of(lesson)
        for language in LANGUAGES:
            yield from words_of(telling(lesson, language))


def steps_of(lesson: Lesson) -> Iterator[str]:
    """What is wrong with the steps of a lesson, played one after the other as they say."""
    known = {clause.id for clause in game_of(lesson.game)[0].clauses()}
    answers: tuple[Answer, ...] = ()
    for place, step in enumerate(lesson.steps):
        where = f"lesson {lesson.id}, {step.id}"
        for clause in step.teaches:
            if clause not in known:
                yield f"{where}: there is no clause {clause}"
        try:
            answers = begin(lesson, place, answers)
            offered = []
            for number, text in enumerate(step.play, start=1):
                played = Played(lesson, place, answers)
                if played.arrived:
                    yield f"{where}: the goal is reached before {text!r}"
                offered += _options(played)
                found = attempt(lesson, place, answers, text)
                wanted = "done" if number == len(step.play) else "going"
                if found.outcome != wanted:
                    yield f"{where}: after {text!r} it is {found.outcome}, not {wanted}"
                answers = found.answers
            yield from (f"{where}: {fault}" for fault in _patterns(step, offered))
        except Refused as fault:
            yield f"{where}: {fault}"
            return


def _options(played: Played) -> list[str]:
    decision = played.state.decision_of(played.lesson.seat)
    return [option.text for option in decision.options] if decision else []


def _patterns(step: Step, offered: list[str]) -> Iterator[str]:
    """Refusals that nobody ever reads."""
    for pattern, part in step.refuse:
        if not any(fnmatchcase(text, pattern) and refusal(step, text) == part for text in offered):
            yield f"nothing is refused by {pattern!r}"


def words_of(told: Telling) -> Iterator[str]:
    """What is wrong with the phrases of a lesson in a language."""
    wanted = {(told.key(), part) for part in ("", *PARTS_OF_LESSON)}
    for step in told.lesson.steps:
        wanted |= {(told.key(step.id), part) for part in ("", *parts(step))}
    where = f"lesson {told.lesson.id}, {told.phrases.language}"
    there = set(told.messages())
    for key, part in sorted(wanted - there):
        yield f"{where}: no words for {'.'.join(filter(None, (key, part)))}"
    for key, part in sorted(there - wanted):
        yield f"{where}: nobody says {'.'.join(filter(None, (key, part)))}"
    for key, part in sorted(wanted & there):
        for fault in told.unknown(key, part):
            yield f"{where}: {'.'.join(filter(None, (key, part)))}: {fault}"
