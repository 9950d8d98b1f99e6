"""Lessons: a game learned by playing it, as positions with prompts.

A lesson is a folder of a game: `lesson.toml` has its steps (positions, answers, goals),
`words/LANGUAGE/lessons.ftl` what is said. `docs/build/adding-a-lesson.md` explains them.
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
