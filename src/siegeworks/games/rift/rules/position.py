"""Positions as text: a situation at rest, read into plain entries and written from them.

Each line says one thing, by its first word: `round`, `horde`, a seat, `site`, `deck` and so on;
after it come what it is about and fields, each a word with values. Only the form is judged here;
whether the entries make a situation of the game is judged where it is laid out (`layout`).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NoReturn

from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import BadText, Sentence

FIGURE = ("at", "base", "health", "abilities")
SEAT = ("hero", *FIGURE, "hand", "passed")
FIGURE_FLAGS = ("down", "acted", "rested", "revived", "fresh")


@dataclass(frozen=True)
class Form:
    """What a kind of line may say."""

    about: int = 0
    """How many words after the first it is about; -1 for any number."""
    fields: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    once: bool = True
    """Whether there is at most one such line (about the same thing)."""


FORMS: dict[str, Form] = {
    "round": Form(
        1, ("phase", "health", "crystals", "destroyed", "banned", "opened"), ("last-round",)
    ),
    "horde": Form(1, ("@", "path", "tiles", "soldiers", "gate"), once=False),
    **{seat: Form(0, SEAT, (*FIGURE_FLAGS, "done")) for seat in SEATS},
    "beast": Form(1, FIGURE, FIGURE_FLAGS),
    "guest": Form(1, FIGURE, FIGURE_FLAGS),
    "site": Form(-1, once=False),
    "deck": Form(-1, once=False),
    "terrain": Form(-1),
    "ghosts": Form(-1),
    "removed": Form(-1),
    "spells": Form(-1),
    "bench": Form(-1),
    "boss": Form(0, ("steps", "lives", "actions", "spent")),
    "storms": Form(0, ("raging", "gathering", "deck")),
    "lasting": Form(2, ("@",), once=False),
}
"""Every kind of line, in the order they are written."""


@dataclass(frozen=True)
class Entry:
    """One line of a position."""

    head: str
    about: tuple[str, ...] = ()
    fields: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    line: int = 0

    def fail(self, message: Sentence, /, **facts: Any) -> NoReturn:
        """Say what is wrong with this line, if it is one of the text."""
        raise BadText("position", self.line or None, message, **facts)

    def values(self, name: str) -> tuple[str, ...]:
        """The values of a field; none if it is not there."""
        return self.fields.get(name, ())

    def value(self, name: str, default: str = "") -> str:
        """The one value of a field."""
        values = self.values(name)
        if len(values) > 1:
            self.fail("{name} has one value, not {count}", name=name, count=len(values))
        return values[0] if values else default

    def number(self, name: str, default: int) -> int:
        """The number a field has as its value."""
        word = self.value(name, str(default))
        if not word.isdecimal() or len(word) > 6:
            self.fail("{name} {word!r} is not a number", name=name, word=word)
        return int(word)

    def __str__(self) -> str:
        place = ("@", *self.fields["@"]) if "@" in self.fields else ()
        parts = [" ".join((self.head, *self.about, *place))]
        rest = ((name, values) for name, values in self.fields.items() if values and name != "@")
        parts += [" ".join((name, *values)) for name, values in rest]
        return "  ".join((*parts, *self.flags))


def parse_position(text: str) -> list[Entry]:
    """Read a position; lines that are empty or begin with # do not count."""
    entries: list[Entry] = []
    for number, line in enumerate(text.lower().split("\n"), start=1):
        words = line.partition("#")[0].split()
        if words:
            entry = _parse(words, number)
            form = FORMS[entry.head]
            if form.once and any(other.head == entry.head for other in entries):
                entry.fail("there is a line {head} already", head=entry.head)
            entries.append(entry)
    return entries


def _parse(words: list[str], line: int) -> Entry:
    head, *rest = words
    if head not in FORMS:
        known = ", ".join(FORMS)
        raise BadText(
            "position",
            line,
            "cannot read {word!r}: a line begins with one of {known}",
            word=head,
            known=known,
        )
    form = FORMS[head]
    number = len(rest) if form.about < 0 else form.about
    entry = Entry(head, tuple(rest[:number]), line=line)
    if form.about > len(rest):
        entry.fail("nothing follows {word}", word=head)
    fields: dict[str, list[str]] = {}
    flags: list[str] = []
    last: list[str] | None = None
    for word in rest[number:]:
        if word in form.fields or word in form.flags:
            if word in fields or word in flags:
                entry.fail("{word} is said twice", word=word)
            if word in form.flags:
                flags.append(word)
                last = None
            else:
                last = fields.setdefault(word, [])
        elif last is None:
            known = ", ".join((*form.fields, *form.flags))
            entry.fail("cannot read {word!r}: expected one of {known}", word=word, known=known)
        else:
            last.append(word)
    gathered = {name: tuple(values) for name, values in fields.items()}
    return Entry(head, entry.about, gathered, tuple(flags), line)


def unfolded(words: Iterable[str], entry: Entry) -> list[str]:
    """Words with those that are counted, such as `shooters*2`, written out."""
    found: list[str] = []
    for word in words:
        name, star, times = word.partition("*")
        if star and not (times.isdecimal() and 0 < int(times) < 100):
            entry.fail("cannot read {word!r}: expected a number after the star", word=word)
        found += [name] * int(times or 1)
    return found


def folded(words: Iterable[str]) -> tuple[str, ...]:
    """Words with equal neighbours counted."""
    found = []
    for word, equal in groupby(words):
        number = len(list(equal))
        found.append(f"{word}*{number}" if number > 1 else word)
    return tuple(found)


def format_position(entries: Iterable[Entry]) -> str:
    """Write a position."""
    return "".join(f"{entry}\n" for entry in entries)
