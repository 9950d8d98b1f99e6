"""Explanations on demand: what a text means, why something happened and why not."""

from typing import Any

from rich.text import Text

from siegeworks.core.event import Note
from siegeworks.terminal.canvas import LABEL, wrapped
from siegeworks.terminal.find import close_to, find
from siegeworks.terminal.names import called
from siegeworks.terminal.speech import Speech
from siegeworks.words.rules import clause_text

INDENT = 2


def look_up(terminal: Any, sight: Any, speech: Speech, typed: str, width: int) -> list[Text]:
    """What a text means: a place or page of the game, or a thing; otherwise what is close to it."""
    page: list[Text] | None = terminal.place(sight, speech, typed.lower(), width)
    if page is not None:
        return page
    things = list(terminal.things(speech))
    found = find(things, typed)
    names = list(dict.fromkeys(thing.name for thing in found))
    if len(names) > 1:
        return wrapped(Text(speech.ui("which-one", names=", ".join(names))), width)
    if not found:
        close = close_to(things, typed)
        return wrapped(Text(speech.ui("unknown-thing", typed=typed, close=close)), width)
    return [line for thing in found for line in terminal.page(speech, thing, width, sight)]


# -- why, and why not ----------------------------------------------------------------------


def why(
    sight: Any, speech: Speech, number: int, answers: list[tuple[int, str]], width: int
) -> list[Text]:
    """Why an event happened: the rule, what caused it, and the answer that led to it."""
    note: Note = sight.notes[number - 1]
    said = speech.event(note, sight) or speech.ui("bookkeeping")
    reasons = [_with_rule(speech, note.clause), _cause(sight, speech, note)]
    if note.ply:
        reasons.append(_answer(sight, speech, note.ply, *answers[note.ply - 1]))
    lines = [Text.assemble((f"{number}  ", LABEL), said)]
    for reason in filter(None, reasons):
        lines += wrapped(Text(reason), width, INDENT)
    return lines


def _answer(sight: Any, speech: Speech, ply: int, seat: int, text: str) -> str:
    """The answer after which something happened; what others hide is not told."""
    if not speech.game.curtain:
        who = called(speech, sight, seat)
        return f"{speech.ui('after-answer-of', number=ply, player=who)}: {text}"
    if seat == sight.view.seat:
        return speech.ui("after-answer", number=ply, answer=text)
    return speech.ui("after-answer-of", number=ply, player=called(speech, sight, seat))


def _cause(sight: Any, speech: Speech, note: Note) -> str:
    """The card or other thing whose text did it, and whose it was."""
    source = speech.source(note, sight)
    if not source or note.cause is None:
        return ""
    player = called(speech, sight, note.cause.you)
    return speech.ui("because-of-whose", card=source, player=player)


def _with_rule(speech: Speech, clause: str) -> str:
    """A clause with what it says, as the rules have it."""
    text = clause_text(speech.game.name, clause, speech.language)
    return f"{clause}: {text}" if text else clause


def why_not(terminal: Any, sight: Any, speech: Speech, typed: str, width: int) -> list[Text]:
    """Why the viewer cannot answer what a text names, by clause."""
    game, view = speech.game, sight.view
    world = game.determinize(view, 0)
    offered = {option.text for option in view.decision.options} if view.decision else set()
    found = []
    for text in terminal.meant(speech, " ".join(typed.split()).lower()):
        reason = world.why_not(view.seat, text) if game.is_spelt(text) else None
        if text in offered:
            found += wrapped(Text(f"{text}: {speech.ui('you-can')}"), width)
        elif reason is not None:
            found += wrapped(Text(f"{text}: {speech.reason(reason)}"), width)
            rule = Text(_with_rule(speech, reason.clause), style=LABEL)
            found += wrapped(rule, width, INDENT)
    return found or wrapped(Text(speech.ui("why-not-unknown", typed=typed)), width)
