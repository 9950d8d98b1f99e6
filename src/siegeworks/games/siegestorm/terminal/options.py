"""Options with numbers and labels, and how a typed line is read as one of them."""

from rich.text import Text

from siegeworks.core.decision import Decision, Option
from siegeworks.core.refusal import AmbiguousMove, Refused
from siegeworks.games.siegestorm.moves import MOVES
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import Speech
from siegeworks.terminal.canvas import LABEL, NAME, clip, columns

TIGHT_COLUMNS = 3
AFTER_NUMBER = ") "
MOST_DIGITS = 6
"""No number that is typed needs more."""


def small_number(text: str) -> int | None:
    """The number a text is, if it is one of a sensible length."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


PAYMENT = "pay"
"""The prompt of a cost that is still to be paid."""


class Misread(Refused):
    """A line that is no answer; says why in the reader's language."""


def listed(sight: Sight, speech: Speech, width: int, *, tight: bool = False) -> list[Text]:
    """Every option with its number and label, in as many columns as fit; tight ones are cut."""
    decision = sight.view.decision
    assert decision is not None
    digits = len(str(len(decision.options)))
    labels = [speech.option(decision, option, sight) for option in decision.options]
    room = width // TIGHT_COLUMNS - 3
    if tight:
        labels = _told_apart(labels, decision, room - digits - len(AFTER_NUMBER))
    items = [
        Text.assemble((f"{number:>{digits}}", NAME), (AFTER_NUMBER, LABEL), label)
        for number, label in enumerate(labels, start=1)
    ]
    return columns([clip(item, room) for item in items] if tight else items, width)


def _told_apart(labels: list[str], decision: Decision, room: int) -> list[str]:
    """Labels to be cut to a room; where some would be cut alike, the notation stands for them."""
    starts = [label[: room - 1] for label in labels]
    return [
        option.text if len(label) > room and starts.count(start) > 1 else label
        for option, label, start in zip(decision.options, labels, starts, strict=True)
    ]


def read(typed: str, sight: Sight, speech: Speech) -> Option:
    """The option a line names: by number, notation, or a beginning that fits only one."""
    decision = sight.view.decision
    assert decision is not None
    numbers = numbered(typed)
    if len(numbers) == 1:
        return _numbered(small_number(numbers[0]) or 0, decision, speech)
    try:
        return _long_enough(typed, decision.parse(typed), speech)
    except AmbiguousMove:
        start = " ".join(typed.split()).lower()
        fits = [option.text for option in decision.options if option.text.startswith(start)]
        raise Misread(speech.ui("ambiguous-move", text=typed, fits=", ".join(fits))) from None
    except Misread:
        raise
    except Refused:
        return _labelled(typed, decision, sight, speech)


def several(typed: str, sight: Sight, speech: Speech) -> tuple[str, ...]:
    """The answers that several numbers in one line name, where a cost is to be paid."""
    decision = sight.view.decision
    assert decision is not None
    numbers = numbered(typed)
    if decision.prompt != PAYMENT or len(numbers) < 2:
        return ()
    chosen = [_numbered(small_number(number) or 0, decision, speech) for number in numbers]
    return tuple(option.text for option in chosen)


def numbered(typed: str) -> list[str]:
    """The numbers a line consists of, as in `3`, `3)`, `3.` or `3 1`; none if it has others."""
    words = [word.rstrip(").") for word in typed.replace(",", " ").split()]
    return words if all(word.isdecimal() for word in words) else []


def _long_enough(typed: str, option: Option, speech: Speech, whole: str = "") -> Option:
    """An answer by its beginning has its first word and the beginning of the next."""
    text = (whole or option.text).casefold()
    words = typed.casefold().split()
    if text.split() != words and (len(words) < 2 or words[0] != text.split()[0]):
        raise Misread(speech.ui("too-short", typed=typed, fits=whole or option.text))
    return option


def _numbered(number: int, decision: Decision, speech: Speech) -> Option:
    if not 1 <= number <= len(decision.options):
        raise Misread(speech.ui("out-of-range", most=len(decision.options)))
    return decision.options[number - 1]


def _labelled(typed: str, decision: Decision, sight: Sight, speech: Speech) -> Option:
    """The option whose label in the reader's language begins so."""
    start = typed.casefold()
    labels = {option: speech.option(decision, option, sight) for option in decision.options}
    fits = [option for option, label in labels.items() if label.casefold().startswith(start)]
    if len(fits) == 1:
        return _long_enough(typed, fits[0], speech, labels[fits[0]])
    if fits:
        names = ", ".join(labels[option] for option in fits)
        raise Misread(speech.ui("ambiguous-move", text=typed, fits=names))
    reason = sight.world.why_not(sight.view.seat, typed)
    if reason is not None and MOVES.begins(start):
        raise Misread(speech.reason(reason))
    raise Misread(speech.ui("not-understood", typed=typed))
