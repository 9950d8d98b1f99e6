"""Long lists of answers made short: grouped step by step, narrowed down by what is typed."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from siegeworks.core.decision import Option
from siegeworks.core.moves import Move
from siegeworks.terminal.answers import Misread, labelled, numbered, numbers_in
from siegeworks.terminal.canvas import LABEL, clip, columns
from siegeworks.terminal.game import GameTerminal, Sight, Voice
from siegeworks.terminal.person import Person, Verdict
from siegeworks.terminal.speech import Speech

FLAT = 12
"""So many answers are listed one by one; more are grouped."""
COLUMNS = 4
"""In how many columns answers stand at most; short ones in twice as many."""
SHORT = 14
BACK = ("0", "..", "back")
Groups = tuple[str, ...]
"""Words that narrow answers down, one group after the other."""


class Choice(NamedTuple):
    """A line of the list: an answer, or a group of them that leads to a list of its own."""

    options: tuple[Option, ...]
    label: str
    step: str = ""
    """What narrows the list down to this group; empty for an answer."""


def narrowed(options: Sequence[Option], groups: Groups) -> tuple[Option, ...]:
    """The answers that all groups of words fit."""
    found = tuple(options)
    for group in groups:
        found = fitting(found, group)
    return found


def fitting(options: Sequence[Option], group: str) -> tuple[Option, ...]:
    """The answers some words fit: as a beginning, as a step of choosing, or just as words."""
    words = set(group.split())
    tests: tuple[Callable[[Move], bool], ...] = (
        lambda move: f"{move.text} ".startswith(f"{group} "),
        lambda move: any(words <= set(step.split()) for step in move.steps[:-1]),
        lambda move: words <= set(move.text.split()),
    )
    for test in tests:
        found = tuple(option for option in options if test(option.move))
        if found:
            return found
    return ()


def grouped(
    options: Sequence[Option],
    answer: Callable[[Option, int], str],
    group: Callable[[Sequence[Option], int], str],
) -> list[Choice]:
    """Every answer, or groups where there are many.

    Labels are asked for with how many steps of choosing are behind: none in a list of answers.
    """
    if len(options) <= FLAT:
        return [Choice((option,), answer(option, 0)) for option in options]
    depth = _depth(options)
    found: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        found.setdefault(option.move.steps[:depth], []).append(option)
    return [
        Choice((there[0],), answer(there[0], depth))
        if len(there) == 1
        else Choice(tuple(there), group(there, depth), key[-1])
        for key, there in found.items()
    ]


def _depth(options: Sequence[Option]) -> int:
    """How many steps it takes until answers differ."""
    most = max(len(option.move.steps) for option in options)
    for depth in range(1, most):
        if len({option.move.steps[:depth] for option in options}) > 1:
            return depth
    return most


def listed(
    found: Sequence[Choice], speech: Speech, width: int, room: int, narrow: Groups
) -> list[Text]:
    """Choices with their numbers; where there is no room, the last ones are left out."""
    digits = len(str(len(found)))
    items = [numbered(number, digits, choice.label) for number, choice in enumerate(found, 1)]
    if narrow:
        words = dict.fromkeys(word for group in narrow for word in group.split())
        items.insert(0, numbered(0, digits, speech.ui("narrowed-back", words=" ".join(words))))
    short = all(len(item.plain) <= SHORT for item in items)
    lines = columns(items, width, most=2 * COLUMNS if short else COLUMNS)
    for across in (2, 3):
        if len(lines) > room:
            cut = (width + 3) // across - 3
            lines = columns([clip(item, cut) for item in items], width, most=COLUMNS)
    if len(lines) > room:
        lines = lines[: room - 1]
        lines.append(Text(speech.ui("more-answers", n=len(found)), style=LABEL))
    return [clip(line, width) for line in lines]


class NarrowingTerminal(GameTerminal[Sight, Voice]):
    """A game with so many answers that they are chosen step by step."""

    def choices(self, sight: Sight, speech: Voice, groups: Groups) -> list[Choice]:
        """The list of the open question, narrowed down."""
        raise NotImplementedError

    def confirmed(self, person: Person, sight: Sight, option: Option) -> bool:
        """Whether an answer is meant, where a person should see first what it would do."""
        return True

    def read(self, person: Person, sight: Any, typed: str) -> Verdict | None:
        """The answer that a line names; None if it only narrows down, or is not confirmed."""
        if typed.lower() in BACK:
            _narrow_to(person, sight, person.narrowed[:-1])
            return None
        numbers = numbers_in(typed)
        if len(numbers) == 1:
            option = self._at_number(person, sight, numbers[0])
        else:
            option = _in_words(person, sight, typed)
        if option is None:
            return None
        if self.confirmed(person, sight, option):
            return Verdict("answer", option.text)
        person.draw(sight)
        return None

    def _at_number(self, person: Person, sight: Any, number: int) -> Option | None:
        """The answer with this number, or the list of the group that has it."""
        found = self.choices(sight, person.speech, person.narrowed)
        if not 1 <= number <= len(found):
            raise Misread(person.speech.ui("out-of-range", most=len(found)))
        choice = found[number - 1]
        if not choice.step:
            return choice.options[0]
        _narrow_to(person, sight, (*person.narrowed, choice.step))
        return None


def _narrow_to(person: Person, sight: Any, groups: Groups) -> None:
    """Show the list of answers narrowed down by these words."""
    person.narrow = (len(person.session.steps), groups)
    person.draw(sight)


def _in_words(person: Person, sight: Any, typed: str) -> Option | None:
    """The option a line names; None if it only narrows the list down."""
    options: Sequence[Option] = sight.view.decision.options
    text = " ".join(typed.split()).lower()
    for option in options:
        if option.text == text:
            return option
    groups = person.narrowed
    for there, before in ((narrowed(options, groups), groups), (options, ())):
        fits = fitting(there, text) or tuple(o for o in there if o.text.startswith(text))
        if len(fits) == 1 and (fits[0].move.arguments or fits[0].text == text):
            return fits[0]
        if fits and len(fits) < len(there):
            _narrow_to(person, sight, (*before, text))
            return None
    return _by_label(person, sight, typed)


def _by_label(person: Person, sight: Any, typed: str) -> Option:
    """The option whose label in the reader's language begins so, if more than a word is typed."""
    option, label = labelled(typed, sight, person.speech)
    if " " in typed or label.casefold() == typed.casefold():
        return option
    raise Misread(person.speech.ui("ambiguous-move", text=typed, fits=label))
