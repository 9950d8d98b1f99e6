"""Answers with numbers and labels, and how a typed line is read as one of them."""

from typing import Any

from rich.text import Text

from siegeworks.core.decision import Decision, Option
from siegeworks.core.game import Game
from siegeworks.core.refusal import AmbiguousMove, Refused
from siegeworks.scenes.room import scene_room
from siegeworks.terminal.canvas import LABEL, NAME, clip, columns
from siegeworks.terminal.speech import Speech

TIGHT_COLUMNS = 3
AFTER_NUMBER = ") "
MOST_DIGITS = 6
"""No number that is typed needs more."""
MOST_NAMED = 6
"""How many answers are named where several fit."""


class Misread(Refused):
    """A line that is no answer; says why in the reader's language."""


# -- listing -------------------------------------------------------------------------------


def listed(sight: Any, speech: Speech, width: int, *, tight: bool = False) -> list[Text]:
    """Every option with its number and label, in as many columns as fit; tight ones are cut."""
    decision: Decision = sight.view.decision
    digits = len(str(len(decision.options)))
    labels = _labels(sight, speech)
    room = width // TIGHT_COLUMNS - 3
    if tight:
        labels = _told_apart(labels, decision, room - digits - len(AFTER_NUMBER))
    items = [numbered(number, digits, label) for number, label in enumerate(labels, start=1)]
    return columns([clip(item, room) for item in items] if tight else items, width)


def _labels(sight: Any, speech: Speech) -> list[str]:
    """What each option of the open question is called, as the scene has it."""
    found = scene_room(speech.game.name).options(sight, speech.language)
    return [option.label for option in found]


def numbered(number: int, digits: int, label: str) -> Text:
    """An answer with the number it is chosen by."""
    return Text.assemble((f"{number:>{digits}}", NAME), (AFTER_NUMBER, LABEL), label)


def _told_apart(labels: list[str], decision: Decision, room: int) -> list[str]:
    """Labels to be cut to a room; where some would be cut alike, the notation stands for them."""
    starts = [label[: room - 1] for label in labels]
    return [
        option.text if len(label) > room and starts.count(start) > 1 else label
        for option, label, start in zip(decision.options, labels, starts, strict=True)
    ]


# -- numbers -------------------------------------------------------------------------------


def small_number(text: str) -> int | None:
    """The number a text is, if it is one of a sensible length."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def numbers_in(typed: str) -> list[int]:
    """The numbers a line consists of, as in `3`, `3)`, `3.` or `3 1`; none if it has others.

    A number of no sensible length counts as 0, which is no answer's.
    """
    words = [word.rstrip(").") for word in typed.replace(",", " ").split()]
    if not all(word.isdecimal() for word in words):
        return []
    return [small_number(word) or 0 for word in words]


def at_number(number: int, decision: Decision, speech: Speech) -> Option:
    """The option with a number of the list."""
    if not 1 <= number <= len(decision.options):
        raise Misread(speech.ui("out-of-range", most=len(decision.options)))
    return decision.options[number - 1]


# -- words ---------------------------------------------------------------------------------


def read(typed: str, sight: Any, speech: Speech) -> Option:
    """The option a line names: by number, notation, or a beginning that fits only one."""
    decision: Decision = sight.view.decision
    numbers = numbers_in(typed)
    if len(numbers) == 1:
        return at_number(numbers[0], decision, speech)
    try:
        return _long_enough(typed, decision.parse(typed), speech)
    except AmbiguousMove:
        start = " ".join(typed.split()).lower()
        fits = [option.text for option in decision.options if option.text.startswith(start)]
        raise Misread(speech.ui("ambiguous-move", text=typed, fits=", ".join(fits))) from None
    except Misread:
        raise
    except Refused:
        option, label = labelled(typed, sight, speech)
        return _long_enough(typed, option, speech, label)


def _long_enough(typed: str, option: Option, speech: Speech, whole: str = "") -> Option:
    """An answer by its beginning has its first word and the beginning of the next."""
    text = (whole or option.text).casefold()
    words = typed.casefold().split()
    if text.split() != words and (len(words) < 2 or words[0] != text.split()[0]):
        raise Misread(speech.ui("too-short", typed=typed, fits=whole or option.text))
    return option


def labelled(typed: str, sight: Any, speech: Speech) -> tuple[Option, str]:
    """The option whose label in the reader's language begins so, and that label."""
    decision: Decision = sight.view.decision
    start = typed.casefold()
    labels = dict(zip(decision.options, _labels(sight, speech), strict=True))
    fits = [option for option, label in labels.items() if label.casefold().startswith(start)]
    if len(fits) == 1:
        return fits[0], labels[fits[0]]
    if fits:
        names = ", ".join(labels[option] for option in fits[:MOST_NAMED])
        raise Misread(speech.ui("ambiguous-move", text=typed, fits=names))
    raise Misread(why_no_answer(typed, speech.game, sight, speech))


def why_no_answer(typed: str, game: Game, sight: Any, speech: Speech) -> str:
    """By which rule a line is no answer, if it is a move at all."""
    text = " ".join(typed.split()).lower()
    if game.is_spelt(text):
        reason = game.determinize(sight.view, 0).why_not(sight.view.seat, text)
        if reason is not None:
            return speech.reason(reason)
    return speech.ui("not-understood", typed=typed)
