"""Lessons: a game learned by playing it, as positions with prompts.

A lesson is a folder here: `lesson.toml` has its steps (positions, answers, goals), `LANGUAGE.ftl`
what is said. Nothing but these files makes a lesson; `docs/build/adding-a-lesson.md` explains them.
"""

from siegeworks.lessons.lesson import Lesson, Step, lesson_of, lessons, read_lesson
from siegeworks.lessons.playing import Try, attempt, beginning
from siegeworks.lessons.telling import Telling, telling

__all__ = [
    "Lesson",
    "Step",
    "Telling",
    "Try",
    "attempt",
    "beginning",
    "lesson_of",
    "lessons",
    "read_lesson",
    "telling",
]
