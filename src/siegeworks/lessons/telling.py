"""What a lesson says, in five languages.

In the words of its game the message `lesson-LESSON` has the parts `about` and `end`; one for each
step, `lesson-LESSON-STEP`, has the parts `do`, `why`, `hint` and `not`, and those that its refusals
and a missed chance need. What is printed on cards is put in by its id: `{ $sunlit-lancer }`.
"""

from collections.abc import Iterator
from functools import cache

from siegeworks.core.shelf import game_named
from siegeworks.lessons.lesson import Lesson, Step
from siegeworks.lessons.playing import DONE, MISSED, NOT_THIS
from siegeworks.words.phrases import Fact, Phrases, capital
from siegeworks.words.store import phrases

LESSON = "lesson"
PARTS_OF_LESSON = ("about", "end")
DO, HINT = "do", "hint"


def parts(step: Step) -> Iterator[str]:
    """The parts that the phrase of a step needs."""
    yield from (DO, DONE, HINT, NOT_THIS)
    if step.until or "*" in step.allow:
        yield MISSED
    yield from dict.fromkeys(part for _, part in step.refuse if part != NOT_THIS)


@cache
def printed(game: str, language: str) -> dict[str, Fact]:
    """What is printed on the cards of a game, by id."""
    found: dict[str, Fact] = game_named(game).room("words").printed_names(language)
    return found


class Telling:
    """What a lesson says in a language."""

    def __init__(self, lesson: Lesson, phrases: Phrases) -> None:
        self.lesson, self.phrases = lesson, phrases
        self.facts = printed(lesson.game, phrases.language)

    def say(self, step: str = "", part: str = "") -> str:
        """The name of the lesson or of a step, or a part of what it says."""
        return capital(self.phrases.say(self.key(step), part, **self.facts))

    def key(self, step: str = "") -> str:
        """The message of the lesson itself, or of a step."""
        board = self.lesson.game.partition("/")[0]
        name = self.lesson.id.removeprefix(f"{board}-")
        return "-".join(filter(None, (LESSON, name, step)))

    def unknown(self, key: str, part: str = "") -> list[str]:
        """What a message speaks of and nobody knows."""
        message = self.phrases.message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            return [key]
        _, faults = self.phrases.bundle.format_pattern(pattern, self.facts)
        return [str(fault) for fault in faults]

    def messages(self) -> Iterator[tuple[str, str]]:
        """The messages and parts of them that there are; the part of a message itself is empty."""
        whole = self.key()
        for key in self.phrases.keys:
            if key == whole or key.startswith(f"{whole}-"):
                yield key, ""
                yield from ((key, part) for part in self.phrases.message(key).attributes)


def telling(lesson: Lesson, language: str) -> Telling:
    """What a lesson says in a language."""
    return Telling(lesson, phrases(lesson.game.partition("/")[0], language))
