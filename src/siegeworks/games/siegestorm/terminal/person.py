"""A person at the screen: shown what their seat sees, asked until they have answered."""

from typing import Any

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import options
from siegeworks.games.siegestorm.terminal.commands import command_of
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.screen import Gone

PROMPT = "> "


def decide(desk: Desk) -> Verdict:
    """Ask a person until there is an answer, or they want something else than to answer."""
    sight = desk.sight()
    ahead = desk.session.manner.ahead(desk, sight)
    if ahead:
        return Verdict("answer", ahead)
    if only_answer(sight):
        desk.message = desk.message or desk.speech.ui("enter-takes-it")
    desk.draw(sight)
    interrupted = False
    while True:
        try:
            typed = desk.screen.ask(PROMPT)
            interrupted = False
            verdict = desk.session.manner.understood(desk, sight, typed)
        except KeyboardInterrupt:
            if interrupted:
                raise
            interrupted = True
            desk.screen.say()
            desk.screen.say(desk.speech.ui("interrupted"))
            continue
        except Gone:
            return Verdict("gone")
        if verdict is not None:
            desk.read_up_to = len(desk.session.steps)
            answered: Verdict = verdict
            return answered


def typed_ahead(desk: Desk, sight: Sight) -> bool:
    """Whether the answer to this question was given in the line before."""
    ply, texts = desk.ahead
    decision = sight.view.decision
    if decision is None or ply != len(desk.session.steps) or decision.prompt != options.PAYMENT:
        return False
    return bool(texts) and texts[0] in [option.text for option in decision.options]


def next_ahead(desk: Desk) -> str:
    """The first of the answers that were typed in one line; the others wait."""
    first, *rest = desk.ahead[1]
    desk.ahead = (len(desk.session.steps) + 1, tuple(rest))
    return first


def only_answer(sight: Any) -> str:
    """The one answer there is, if there is only one."""
    decision = sight.view.decision
    assert decision is not None
    return decision.options[0].text if len(decision.options) == 1 else ""


def understood(desk: Desk, sight: Sight, typed: str) -> Verdict | None:
    """What a typed line means: a command, an answer, or nothing that could be read."""
    only = only_answer(sight)
    if not typed and only:
        return Verdict("answer", only)
    if not typed:
        desk.draw(sight)
        return None
    found = command_of(typed)
    if found is not None:
        command, rest = found
        return command(desk, sight, rest)
    try:
        texts = options.several(typed, sight, desk.speech)
        if texts:
            desk.ahead = (len(desk.session.steps), texts)
            return Verdict("answer", next_ahead(desk))
        return Verdict("answer", options.read(typed, sight, desk.speech).text)
    except options.Misread as fault:
        desk.screen.say(str(fault))
        return None
