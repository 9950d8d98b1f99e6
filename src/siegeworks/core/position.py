"""Positions as text: a situation at rest, read into plain entries and written from them.

Each line says one thing, by its first word: `round`, a seat, `deck` and so on; after it come what
it is about and fields, each a word with values. Where a field of the State stands is declared with
it (`At`); lines that are less regular a game reads and writes itself, as entries of the same form.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from itertools import groupby
from typing import Any, NoReturn, get_args, get_origin

from siegeworks.core.decision import SEATS
from siegeworks.core.fields import HIDDEN, Field, Owned, OwnedDeck
from siegeworks.core.refusal import BadText, Sentence
from siegeworks.core.state import State


@dataclass(frozen=True)
class LineForm:
    """What a kind of line may say."""

    about: int = 0
    """How many words after the first it is about; -1 for any number."""
    fields: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    once: bool = True
    """Whether there is at most one such line (about the same thing)."""


@dataclass(frozen=True)
class Entry:
    """One line of a position."""

    head: str
    about: tuple[str, ...] = ()
    fields: dict[str, tuple[str, ...]] = attribute(default_factory=dict)
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


def parse_position(text: str, forms: Mapping[str, LineForm]) -> list[Entry]:
    """Read a position; lines that are empty or begin with # do not count."""
    entries: list[Entry] = []
    for number, line in enumerate(text.lower().split("\n"), start=1):
        words = line.partition("#")[0].split()
        if words:
            entry = _parse(words, number, forms)
            if forms[entry.head].once and any(other.head == entry.head for other in entries):
                entry.fail("there is a line {head} already", head=entry.head)
            entries.append(entry)
    return entries


def _parse(words: list[str], line: int, forms: Mapping[str, LineForm]) -> Entry:
    head, *rest = words
    if head not in forms:
        known = ", ".join(forms)
        raise BadText(
            "position",
            line,
            "cannot read {word!r}: a line begins with one of {known}",
            word=head,
            known=known,
        )
    form = forms[head]
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


# -- declared fields -----------------------------------------------------------------------


def forms_of(fields: Iterable[Field]) -> dict[str, LineForm]:
    """The lines in which declared fields stand; those of the seats by their letters."""
    found: dict[str, LineForm] = {}
    for field in fields:
        if field.at is None:
            continue
        head = field.at.line or SEATS[0]
        form, word = found.get(head, LineForm()), word_of(field)
        if word == head:
            found[head] = replace(form, about=-1 if _is_pile(field) else 1)
        elif _kind(field) is bool:
            found[head] = replace(form, flags=(*form.flags, word))
        else:
            found[head] = replace(form, fields=(*form.fields, word))
    seat = found.pop(SEATS[0], LineForm())
    return found | dict.fromkeys(SEATS, seat)


def word_of(field: Field) -> str:
    """The word a field stands after."""
    word = field.at.word if field.at is not None else ""
    return word or field.name.replace("_", "-")


def _kind(field: Field) -> Any:
    """The type of what stands in one place: for a field of the seats that of one entry."""
    is_seats = field.at is not None and not field.at.line
    return get_args(field.kind)[0] if is_seats else field.kind


def _is_pile(field: Field) -> bool:
    return get_origin(_kind(field)) is tuple


def written(state: State, head: str) -> Entry:
    """What the declared fields say in one line."""
    about: tuple[str, ...] = ()
    said: dict[str, tuple[str, ...]] = {}
    flags: tuple[str, ...] = ()
    for field, value in _standing(state, head):
        word = word_of(field)
        if _kind(field) is bool:
            flags += (word,) if value else ()
        elif word == head:
            about = _words(state, field, value)
        else:
            said[word] = _words(state, field, value)
    return Entry(head, about, said, flags)


def _standing(state: State, head: str) -> Iterator[tuple[Field, Any]]:
    """The fields that stand in a line, with what they hold for it."""
    for field in state.fields:
        if field.at is not None and field.at.line == ("" if head in tuple(SEATS) else head):
            value = getattr(state, field.name)
            yield field, value if field.at.line else value[SEATS.index(head)]


def _words(state: State, field: Field, value: Any) -> tuple[str, ...]:
    assert field.at is not None
    items = value if isinstance(value, tuple) else (value,)
    names = [] if field.of is None else list(field.of.numbers(state))
    words = [
        names[item] if names else str(item)
        for item in items
        if item is not None and not (names and item == HIDDEN)
    ]
    return folded(reversed(words) if field.at.top_first else words)


def read_line(state: State, entry: Entry) -> None:
    """Give the fields that stand in a line what it says; what it does not say stays as it is."""
    for field, _ in list(_standing(state, entry.head)):
        word = word_of(field)
        if _kind(field) is bool:
            _put(state, field, entry, word in entry.flags)
        elif word == entry.head or word in entry.fields:
            words = entry.about if word == entry.head else entry.values(word)
            _put(state, field, entry, _value(state, field, entry, words))


def _put(state: State, field: Field, entry: Entry, value: Any) -> None:
    if field.at is not None and not field.at.line:
        seat, there = SEATS.index(entry.head), getattr(state, field.name)
        value = [*there[:seat], value, *there[seat + 1 :]]
        value = value if field.is_list else tuple(value)
    setattr(state, field.name, value)


def _value(state: State, field: Field, entry: Entry, words: tuple[str, ...]) -> Any:
    items = [_item(state, field, entry, word) for word in unfolded(words, entry)]
    if not _is_pile(field):
        if len(items) != 1:
            name = word_of(field)
            entry.fail("{name} has one value, not {count}", name=name, count=len(items))
        return items[0]
    if isinstance(field.visibility, Owned) and not isinstance(field.visibility, OwnedDeck):
        items.sort()
    return tuple(reversed(items) if field.at is not None and field.at.top_first else items)


def _item(state: State, field: Field, entry: Entry, word: str) -> int | str:
    if field.of is not None:
        known = field.of.numbers(state)
        if word not in known:
            entry.fail("no {what} {word!r}", what=field.of.what, word=word)
        return known[word]
    kind = _kind(field)
    if kind is str or str in get_args(kind):
        return word
    if not word.isdecimal() or len(word) > 6:
        entry.fail("{name} {word!r} is not a number", name=word_of(field), word=word)
    return int(word)


def read_fields(state: State, text: str) -> None:
    """Give declared fields what a position says; every line must be of such fields."""
    for entry in parse_position(text, forms_of(state.fields)):
        if entry.head in tuple(SEATS[state.seats :]):
            entry.fail("there is no seat {seat}", seat=entry.head)
        read_line(state, entry)


def write_fields(state: State) -> str:
    """A position of what the declared fields hold; lines that would be empty are left out."""
    heads = [head for head in forms_of(state.fields) if head not in tuple(SEATS[state.seats :])]
    entries = [written(state, head) for head in heads]
    return format_position(
        entry
        for entry in entries
        if entry.head in tuple(SEATS) or entry.about or entry.flags or any(entry.fields.values())
    )


def differing(state: State, words: str) -> str | None:
    """What is there instead of what a line of a position says; None if it says what is there."""
    for entry in parse_position(words, forms_of(state.fields)):
        there = written(state, entry.head)
        if entry.about and entry.about != there.about:
            return " ".join((entry.head, "is", *there.about))
        for word, values in entry.fields.items():
            held = there.values(word)
            if folded(unfolded(values, entry)) != held:
                return " ".join((entry.head, word, "is", *(held or ("empty",))))
        for flag in entry.flags:
            if flag not in there.flags:
                return f"{entry.head} is not {flag}"
    return None
