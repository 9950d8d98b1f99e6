"""Playing a lesson: whether an answer is of the step, and what comes of it.

Nothing is kept: each try begins with a step's position and everything answered since.
"""

from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.game import Game
from siegeworks.core.refusal import Refused
from siegeworks.core.shelf import game_named, game_of
from siegeworks.core.state import State
from siegeworks.lessons.lesson import Answer, Lesson, Step

Outcome = Literal["done", "going", "missed", "not-this"]

STOPS = "auto"
"""What leaves no choice is answered for the learner, as at a table."""
NOT_THIS, DONE, MISSED = "not", "why", "missed"
"""Parts of a step's phrase."""
MOST_REPLIES = 200
"""So many answers of others in a row mean that nobody asks the learner any more."""


class Try(NamedTuple):
    """What came of an answer."""

    outcome: Outcome
    part: str
    """The part of the step's phrase that is said; empty if nothing is."""
    answers: tuple[Answer, ...]
    """Everything answered since the position; as before if the answer was not taken."""


class Played:
    """A step under way."""

    def __init__(self, lesson: Lesson, place: int, answers: tuple[Answer, ...]) -> None:
        self.lesson, self.step = lesson, lesson.steps[place]
        self.game: Game = game_of(lesson.game)[0]
        self.game = game_named(lesson.game)
        self.state: State = self.game.start(lesson.setup(place), 0)
        self.answers: list[Answer] = []
        for seat, text in answers:
            self.answer(seat, text)

    def answer(self, seat: Seat, text: str) -> None:
        """Let a seat answer; refused if it cannot."""
        self.answers.append((seat, self.state.answer(text, seat).text))

    def run(self) -> None:
        """Let others answer, and what leaves no choice, until the learner has to choose."""
        for _ in range(MOST_REPLIES):
            reply = None if self.arrived else self.reply()
            if reply is None:
                return
            self.answer(*reply)
        raise Refused("nobody asks the learner any more: {answers}", answers=self.answers[-3:])

    @property
    def arrived(self) -> bool:
        """Whether the goal is reached and nothing is going on any more."""
        return self.game.at_rest(self.state) and all(map(self.holds, self.step.goal))

    @property
    def missed(self) -> bool:
        """Whether the goal is out of reach, as far as the lesson says when."""
        over = self.state.outcome is not None
        return over or (self.game.at_rest(self.state) and any(map(self.holds, self.step.until)))

    def reply(self) -> Answer | None:
        """The next answer that is not the learner's own."""
        asked = self.state.decisions
        mine = self.state.decision_of(self.lesson.seat)
        for decision in asked:
            if decision.seat != self.lesson.seat:
                text = self.liked(decision)
                if text is None and mine is None:
                    text = decision.options[0].text
                if text is not None:
                    return decision.seat, text
        if mine is None:
            return None
        glance = self.game.glance(self.state, self.lesson.seat)
        by_itself = self.game.by_itself(glance, STOPS)
        return None if by_itself is None else (self.lesson.seat, by_itself)

    def liked(self, decision: Decision) -> str | None:
        """What another seat answers by the lesson."""
        for pattern in self.step.others:
            for option in decision.options:
                if fnmatchcase(option.text, pattern):
                    return option.text
        return None

    def holds(self, words: str) -> bool:
        """Whether something holds, in the words of cases."""
        return self.game.expect(self.state, words) is None


def begin(lesson: Lesson, place: int, before: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Everything answered when a step begins, after what was answered in those before it."""
    step = lesson.steps[place]
    played = Played(lesson, place, () if step.given else before)
    for seat, text in step.first:
        played.answer(seat, text)
    played.run()
    return tuple(played.answers)


def beginning(lesson: Lesson, place: int) -> tuple[Answer, ...]:
    """The same for one who comes from elsewhere: the steps before are played as they say."""
    answers: tuple[Answer, ...] = ()
    for number in range(lesson.root(place), place):
        answers = begin(lesson, number, answers)
        for text in lesson.steps[number].play:
            answers = attempt(lesson, number, answers, text).answers
    return begin(lesson, place, answers)


def attempt(lesson: Lesson, place: int, answers: tuple[Answer, ...], text: str) -> Try:
    """What comes of an answer of the learner; refused if the rules do not allow it."""
    step = lesson.steps[place]
    played = Played(lesson, place, answers)
    decision = played.state.decision_of(lesson.seat)
    if decision is None:
        raise Refused("the learner is not asked")
    wanted = decision.parse(text).text
    if (part := refusal(step, wanted)) is not None:
        return Try("not-this", part, answers)
    played.answer(lesson.seat, wanted)
    played.run()
    taken = tuple(played.answers)
    if played.arrived:
        return Try("done", DONE, taken)
    if played.missed:
        return Try("missed", MISSED, taken)
    return Try("going", "", taken)


def refusal(step: Step, text: str) -> str | None:
    """The part of the phrase that refuses an answer; None if it is of the step."""
    if text in step.play or any(fnmatchcase(text, pattern) for pattern in step.allow):
        return None
    return next((part for pattern, part in step.refuse if fnmatchcase(text, pattern)), NOT_THIS)
