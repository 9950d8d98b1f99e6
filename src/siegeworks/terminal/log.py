"""The log: what happened, in the reader's language, each line with its number and clause."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from siegeworks.core.event import Note
from siegeworks.terminal.canvas import LABEL, NAME, rule, spread
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech

BOOKKEEPING = frozenset({"Prepared", "ActionDone", "TurnEnded", "Spent"})
"""Events that nobody has words for: they follow from others."""
QUIET = BOOKKEEPING | {"StepBegan", "Shuffled", "ReturnChosen"}
"""Events the short log leaves out: the head line shows them, or they matter to nobody."""
NEW = "»"


class Entry(NamedTuple):
    """A line of the log before it is put into words: an event, or what was taken unasked."""

    number: int = 0
    note: Note | None = None
    words: str = ""


def short_log(
    sight: Sight, speech: Speech, width: int, most: int, since: int, taken: Mapping[int, str]
) -> list[Text]:
    """The last lines that matter; those after answer `since` are marked as new."""
    found = _entries(sight, taken, QUIET)
    if not found:
        return []
    left_out = max(0, len(found) - most)
    title = speech.ui("log")
    if left_out:
        title = f"{title} ({speech.ui('log-more', n=left_out)})"
    lines = (_line(sight, speech, width, entry, since) for entry in found[left_out:])
    return [rule(width, title), *lines]


def new_lines(sight: Sight, since: int) -> int:
    """How many lines of the short log are new to the reader."""
    return sum(note.ply > since and _kind(note) not in QUIET for note in sight.notes)


def whole_log(
    sight: Sight, speech: Speech, width: int, most: int, taken: Mapping[int, str]
) -> list[Text]:
    """The last so many lines of the log, quiet events included."""
    found = _entries(sight, taken, BOOKKEEPING)[-most:] if most else []
    return [_line(sight, speech, width, entry, sight.view.ply) for entry in found]


def _entries(sight: Sight, taken: Mapping[int, str], without: frozenset[str]) -> list[Entry]:
    """What the log tells, in order; an answer taken unasked comes before what it led to."""
    found, waiting = [], sorted(taken)
    for number, note in enumerate(sight.notes, start=1):
        while waiting and waiting[0] <= note.ply:
            found.append(Entry(words=taken[waiting.pop(0)]))
        if _kind(note) not in without:
            found.append(Entry(number, note))
    return found + [Entry(words=taken[ply]) for ply in waiting]


def _kind(note: Note) -> str:
    return type(note.event).__name__


def _line(sight: Sight, speech: Speech, width: int, entry: Entry, since: int) -> Text:
    if entry.note is None:
        return Text(f"      · {entry.words}", style=LABEL)
    words = speech.event(entry.note, sight)
    return log_line(width, entry.number, entry.note, words, since)


def log_line(width: int, number: int, note: Note, words: str, since: int) -> Text:
    """One event with its number, its words and its clause."""
    mark = NEW if note.ply > since else " "
    style = NAME if _kind(note) == "TurnBegan" else ""
    left = Text.assemble((mark, NAME), (f"{number:>4} ", LABEL), (words, style))
    return spread(left, Text(note.clause, style=LABEL), width)
