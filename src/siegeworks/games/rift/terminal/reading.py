"""How a typed line is read in Rift: an answer, or words that narrow the list down."""

from siegeworks.core.decision import Option
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.board import Board
from siegeworks.games.rift.terminal.choices import choices, fitting, narrowed
from siegeworks.games.rift.terminal.preview import is_placement, preview
from siegeworks.terminal.answers import Misread, labelled, numbers_in
from siegeworks.terminal.person import Person, Verdict

BACK = ("0", "..", "back")


def read(person: Person, sight: RiftSight, typed: str) -> Verdict | None:
    """The answer that a line names; None if it only narrows the list down, or is not confirmed."""
    option = _read(person, sight, typed)
    return None if option is None else _confirmed(person, sight, option)


def narrow_to(person: Person, sight: RiftSight, groups: tuple[str, ...]) -> None:
    """Show the list of answers narrowed down by these words."""
    person.narrow = (len(person.session.steps), groups)
    person.draw(sight)


def _confirmed(person: Person, sight: RiftSight, option: Option) -> Verdict | None:
    """The answer; a placement is shown first and may be taken back."""
    board = Board(sight, person.speech)
    told = board.options[option.text]
    if not (person.settings.preview and is_placement(told)):
        return Verdict("answer", option.text)
    person.screen.show(preview(board, told, person.screen.width))
    if person.agrees(person.speech.ui("confirm", label=told.label), default=True):
        return Verdict("answer", option.text)
    person.draw(sight)
    return None


def _read(person: Person, sight: RiftSight, typed: str) -> Option | None:
    """The option a line names; None if it only narrows the list down."""
    numbers = numbers_in(typed)
    if len(numbers) == 1:
        return _numbered(person, sight, numbers[0])
    decision = sight.view.decision
    assert decision is not None
    text = " ".join(typed.split()).lower()
    for option in decision.options:
        if option.text == text:
            return option
    groups = person.narrowed
    for there, before in ((narrowed(decision.options, groups), groups), (decision.options, ())):
        fits = fitting(there, text) or tuple(o for o in there if o.text.startswith(f"{text}"))
        if len(fits) == 1 and _long_enough(text, fits[0]):
            return fits[0]
        if fits and len(fits) < len(there):
            narrow_to(person, sight, (*before, text))
            return None
    return _labelled(person, sight, typed)


def _long_enough(text: str, option: Option) -> bool:
    """Whether an answer of one word was typed in full, so that no slip ends a phase."""
    return bool(option.move.arguments) or option.text == text


def _numbered(person: Person, sight: RiftSight, number: int) -> Option | None:
    """The answer with this number, or the list of the group that has it."""
    listed = choices(Board(sight, person.speech), person.narrowed)
    if not 1 <= number <= len(listed):
        raise Misread(person.speech.ui("out-of-range", most=len(listed)))
    choice = listed[number - 1]
    if not choice.step:
        return choice.options[0]
    narrow_to(person, sight, (*person.narrowed, choice.step))
    return None


def _labelled(person: Person, sight: RiftSight, typed: str) -> Option:
    """The option whose label in the reader's language begins so, if more than a word is typed."""
    option, label = labelled(typed, sight, person.speech)
    if " " in typed or label.casefold() == typed.casefold():
        return option
    raise Misread(person.speech.ui("ambiguous-move", text=typed, fits=label))
