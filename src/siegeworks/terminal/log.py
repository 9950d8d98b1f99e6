"""The log: what happened, in the reader's language, each line with its number and clause."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.text import Text

from siegeworks.core.event import Note
from siegeworks.terminal.canvas import LABEL, NAME, clip, rule, spread, wrapped

NEW = "»"
NUMBER_WIDTH = 6
"""What the mark and the number of a line take up."""


class Reading(NamedTuple):
    """What a reader has read already, and what was answered for them."""

    since: int = 0
    """The answer after which everything in the log is new."""
    taken: Mapping[int, str] = MappingProxyType({})
    """Answers that were taken by themselves, in words, by the ply they were given at."""


class Entry(NamedTuple):
    """A line of the log before it is put into words: an event, or what was taken unasked."""

    number: int = 0
    note: Note | None = None
    words: str = ""


def short_log(
    sight: Any, speech: Any, width: int, room: int, most: int, reading: Reading
) -> list[Text]:
    """The last entries that matter, at most so many; those the reader has not read are marked.

    What is too long for its line is cut, unless there is room for more lines: the newest first.
    """
    found = _entries(sight, reading.taken, sight.quiet)
    told = found[-min(room, most) :]
    spare = room - len(told)
    lines: list[Text] = []
    for entry in reversed(told):
        more = _lines(sight, speech, width, entry, reading.since, in_full=True)
        if len(more) - 1 > spare:
            more = _lines(sight, speech, width, entry, reading.since, in_full=False)
        spare -= len(more) - 1
        lines = more + lines
    title = speech.ui("log")
    if len(told) < len(found):
        title = f"{title} ({speech.ui('log-more', n=len(found) - len(told))})"
    return [rule(width, title), *lines]


def log_length(sight: Any, reading: Reading) -> int:
    """How many entries the short log could tell."""
    return len(_entries(sight, reading.taken, sight.quiet))


def new_lines(sight: Any, since: int) -> int:
    """How many lines of the short log are new to the reader."""
    return sum(note.ply > since and _kind(note) not in sight.quiet for note in sight.notes)


def whole_log(
    sight: Any, speech: Any, width: int, most: int, taken: Mapping[int, str]
) -> list[Text]:
    """The last so many lines of the log in full, quiet events included."""
    found = _entries(sight, taken, sight.bookkeeping)[-most:] if most else []
    ply = sight.view.ply
    return [
        line for entry in found for line in _lines(sight, speech, width, entry, ply, in_full=True)
    ]


def _entries(sight: Any, taken: Mapping[int, str], without: frozenset[str]) -> list[Entry]:
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


def _lines(
    sight: Any, speech: Any, width: int, entry: Entry, since: int, *, in_full: bool
) -> list[Text]:
    """An entry of the log: cut to one line, or in full with what is too long in the next ones."""
    if entry.note is None:
        return [clip(Text(f"      · {entry.words}", style=LABEL), width)]
    words, more = speech.event(entry.note, sight), []
    if in_full:
        room = width - NUMBER_WIDTH - len(entry.note.clause) - 1
        first, *more = wrapped(Text(words), room)
        words = first.plain
    line = log_line(width, entry.number, entry.note, words, since)
    return [line, *(Text.assemble(" " * NUMBER_WIDTH, rest) for rest in more)]


def log_line(width: int, number: int, note: Note, words: str, since: int) -> Text:
    """One event with its number, its words and its clause."""
    mark = NEW if note.ply > since else " "
    style = NAME if note.event.is_heading else ""
    left = Text.assemble((mark, NAME), (f"{number:>4} ", LABEL), (words, style))
    return spread(left, Text(note.clause, style=LABEL), width)
