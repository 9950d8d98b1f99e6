"""How a typed line is read in Rift: a command, an answer, or words that narrow the list down."""

from siegeworks.core.decision import Option
from siegeworks.core.refusal import Refused
from siegeworks.games.rift.moves import MOVES
from siegeworks.games.rift.placements import is_placement
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.choices import choices, fitting, narrowed
from siegeworks.games.rift.terminal.commands import command_of
from siegeworks.games.rift.terminal.preview import preview
from siegeworks.games.siegestorm.terminal.options import Misread, numbered, small_number
from siegeworks.terminal.desk import Desk, Verdict

BACK = ("0", "..", "back")


def understood(desk: Desk, sight: RiftSight, typed: str) -> Verdict | None:
    """What a typed line means; None if the person is to be asked again."""
    decision = sight.view.decision
    assert decision is not None
    if not typed:
        if len(decision.options) == 1:
            return Verdict("answer", decision.options[0].text)
        desk.draw(sight)
        return None
    if typed.lower() in BACK:
        _narrow(desk, sight, desk.narrowed[:-1])
        return None
    found = command_of(typed)
    if found is not None:
        command, rest = found
        return command(desk, sight, rest)
    try:
        option = _read(desk, sight, typed)
    except Misread as fault:
        desk.screen.say(str(fault))
        return None
    if option is None:
        return None
    return _confirmed(desk, sight, option)


def _narrow(desk: Desk, sight: RiftSight, groups: tuple[str, ...]) -> None:
    """Show the list of answers narrowed down by these words."""
    desk.narrow = (len(desk.session.steps), groups)
    desk.draw(sight)


def _confirmed(desk: Desk, sight: RiftSight, option: Option) -> Verdict | None:
    """The answer; a placement is shown first and may be taken back."""
    if not (desk.settings.preview and is_placement(option)):
        return Verdict("answer", option.text)
    speech, screen = desk.speech, desk.screen
    decision = sight.view.decision
    assert decision is not None
    screen.show(preview(sight, speech, option, screen.width))
    label = speech.option(decision, option, sight)
    if desk.agrees(speech.ui("rift-confirm", label=label), default=True):
        return Verdict("answer", option.text)
    desk.draw(sight)
    return None


def _read(desk: Desk, sight: RiftSight, typed: str) -> Option | None:
    """The option a line names; None if it only narrows the list down."""
    numbers = numbered(typed)
    if len(numbers) == 1:
        return _numbered(desk, sight, small_number(numbers[0]) or 0)
    decision = sight.view.decision
    assert decision is not None
    text = " ".join(typed.split()).lower()
    for option in decision.options:
        if option.text == text:
            return option
    groups = desk.narrowed
    for there, before in ((narrowed(decision.options, groups), groups), (decision.options, ())):
        fits = fitting(there, text) or tuple(o for o in there if o.text.startswith(f"{text}"))
        if len(fits) == 1 and _long_enough(text, fits[0]):
            return fits[0]
        if fits and len(fits) < len(there):
            _narrow(desk, sight, (*before, text))
            return None
    return _labelled(desk, sight, typed)


def _long_enough(text: str, option: Option) -> bool:
    """Whether an answer of one word was typed in full, so that no slip ends a phase."""
    return bool(option.move.arguments) or option.text == text


def _numbered(desk: Desk, sight: RiftSight, number: int) -> Option | None:
    """The answer with this number, or the list of the group that has it."""
    decision = sight.view.decision
    assert decision is not None
    listed = choices(sight, desk.speech, decision, desk.narrowed)
    if not 1 <= number <= len(listed):
        raise Misread(desk.speech.ui("out-of-range", most=len(listed)))
    choice = listed[number - 1]
    if not choice.step:
        return choice.options[0]
    _narrow(desk, sight, (*desk.narrowed, choice.step))
    return None


def _labelled(desk: Desk, sight: RiftSight, typed: str) -> Option:
    """The option whose label in the reader's language begins so; otherwise why there is none."""
    decision, speech = sight.view.decision, desk.speech
    assert decision is not None
    start = typed.casefold()
    labels = {option: speech.option(decision, option, sight) for option in decision.options}
    fits = [option for option, label in labels.items() if label.casefold().startswith(start)]
    if len(fits) == 1 and (" " in typed or labels[fits[0]].casefold() == start):
        return fits[0]
    if fits:
        names = ", ".join(labels[option] for option in fits[:6])
        raise Misread(speech.ui("ambiguous-move", text=typed, fits=names))
    try:
        reason = sight.world.why_not(sight.view.seat, typed)
    except Refused:
        reason = None
    if reason is not None and MOVES.is_spelt(typed.lower(), sight.view.box):
        raise Misread(speech.reason(reason))
    raise Misread(speech.ui("not-understood", typed=typed))
