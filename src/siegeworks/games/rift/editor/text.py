"""Positions of Rift as text that is changed line by line."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from siegeworks.core.position import Entry
from siegeworks.games.rift.rules.position import FORMS
from siegeworks.pages.lines import bare, folded, lines_of, put, put_first, unfolded, without

ROUND, HORDE, GUEST = "round", "horde", "guest"
USUAL_ROUND = "2"


class Subject(NamedTuple):
    """Which line: its first word; of several with that word the one about this, or its place."""

    head: str
    about: str = ""
    at: int = -1


class Horde(NamedTuple):
    """A horde as a position says it, and in which line."""

    at: int
    card: str
    space: str
    path: str
    tiles: tuple[str, ...]
    soldiers: tuple[str, ...]
    gate: tuple[str, ...]

    @property
    def subject(self) -> Subject:
        """Its line."""
        return Subject(HORDE, at=self.at)


def find(text: str, subject: Subject) -> int:
    """Where a line stands; -1 if there is none."""
    if subject.at >= 0:
        return subject.at
    found = lines_of(text, subject.head)
    about = subject.about
    return next((at for at, words in found if not about or words[:1] == [about]), -1)


def has(text: str, subject: Subject) -> bool:
    """Whether there is such a line."""
    return find(text, subject) >= 0


def line_of(text: str, subject: Subject) -> Entry:
    """What a line says, as far as it can be read; one that is not there says nothing."""
    at, form = find(text, subject), FORMS[subject.head]
    words = bare(text.split("\n")[at])[1:] if at >= 0 else []
    number = len(words) if form.about < 0 else form.about
    fields: dict[str, tuple[str, ...]] = {}
    flags: list[str] = []
    last = ""
    for word in words[number:]:
        if word in form.flags:
            flags.append(word)
        elif word in form.fields:
            last = word
            fields[last] = ()
        elif last:
            fields[last] += (word,)
    about = tuple(words[:number])
    if not about:
        usual = USUAL_ROUND if subject.head == ROUND else subject.about
        about = (usual,) if usual else ()
    return Entry(subject.head, about, fields, tuple(flags))


def changed(text: str, subject: Subject, change: Callable[[Entry], Entry]) -> str:
    """Another line; one that is not there is added, the round at the beginning."""
    form, entry = FORMS[subject.head], change(line_of(text, subject))
    fields = {name: entry.fields[name] for name in form.fields if entry.values(name)}
    flags = tuple(flag for flag in form.flags if flag in entry.flags)
    place = put_first if subject.head == ROUND else put
    return place(text, find(text, subject), str(replace(entry, fields=fields, flags=flags)))


def remove(text: str, subject: Subject) -> str:
    """No such line any more."""
    return without(text, find(text, subject))


# -- fields and flags ----------------------------------------------------------------------


def values(text: str, subject: Subject, name: str) -> tuple[str, ...]:
    """The values of a field."""
    return line_of(text, subject).values(name)


def value(text: str, subject: Subject, name: str) -> str:
    """The first value of a field, if it has any."""
    return next(iter(values(text, subject, name)), "")


def set_values(text: str, subject: Subject, name: str, now: Sequence[str]) -> str:
    """Other values of a field; without any it goes."""
    return changed(
        text, subject, lambda line: replace(line, fields={**line.fields, name: tuple(now)})
    )


def set_value(text: str, subject: Subject, name: str, now: str) -> str:
    """Another value of a field; an empty one goes."""
    return set_values(text, subject, name, [now] if now else [])


def toggled(there: Sequence[str], word: str, on: bool) -> list[str]:
    """Words with or without one."""
    return [each for each in there if each != word] + ([word] if on else [])


def has_flag(text: str, subject: Subject, flag: str) -> bool:
    """Whether a line says a word."""
    return flag in line_of(text, subject).flags


def set_flag(text: str, subject: Subject, flag: str, on: bool) -> str:
    """Let a line say a word, or not."""
    return changed(
        text, subject, lambda line: replace(line, flags=tuple(toggled(line.flags, flag, on)))
    )


def about(text: str, subject: Subject) -> str:
    """What a line is about, such as the number of the round; nothing if it is not there."""
    return next(iter(line_of(text, subject).about), "") if has(text, subject) else ""


def set_about(text: str, subject: Subject, word: str) -> str:
    """Let a line be about something else."""
    return changed(text, subject, lambda line: replace(line, about=(word,)))


# -- lists ---------------------------------------------------------------------------------


def listed(text: str, subject: Subject) -> list[str]:
    """The words of a line that is a list, such as `spells`."""
    return list(line_of(text, subject).about[bool(subject.about) :])


def set_list(text: str, subject: Subject, words: Sequence[str]) -> str:
    """Another list; an empty one goes."""
    if not words:
        return remove(text, subject)
    first = (subject.about,) if subject.about else ()
    return changed(text, subject, lambda line: replace(line, about=(*first, *words)))


def append(text: str, subject: Subject, word: str) -> str:
    """One more at the end of a list, equal neighbours counted."""
    return set_list(text, subject, folded([*listed(text, subject), word]))


def give_tower(text: str, seat: str, field: str, tower: str) -> str:
    """A tower in a hand, or among those that were passed."""
    now = unfolded(values(text, Subject(seat), field))
    return set_values(text, Subject(seat), field, folded(sorted([*now, tower])))


# -- figures and hordes --------------------------------------------------------------------


def hero_of(text: str, subject: Subject) -> str:
    """The hero of a seat, or who is here as a guest or beast; nothing if it is not said."""
    return about(text, subject) if FORMS[subject.head].about else value(text, subject, "hero")


def set_hero(text: str, subject: Subject, hero: str) -> str:
    """Another hero; what was said of the one before goes. Nobody is no guest."""
    if subject.head == GUEST and not hero:
        return remove(text, subject)
    if has(text, subject):
        for field in ("health", "abilities"):
            text = set_values(text, subject, field, ())
    if subject.head == GUEST:
        return set_about(text, subject, hero)
    return set_value(text, subject, "hero", hero)


def hordes_in(text: str) -> list[Horde]:
    """The hordes of a position; of several on one space the later lies above."""
    found = []
    for at, _ in lines_of(text, HORDE):
        line = line_of(text, Subject(HORDE, at=at))
        card, space, path = (
            next(iter(one), "") for one in (line.about, line.values("@"), line.values("path"))
        )
        pieces = (line.values(name) for name in ("tiles", "soldiers", "gate"))
        found.append(Horde(at, card, space, path, *pieces))
    return found


def add_horde(text: str, card: str, space: str) -> str:
    """A horde on a space, above those that lie there."""
    lines = text.split("\n")
    there = [at for at, line in enumerate(lines) if bare(line)[:1] in ([HORDE], [ROUND])]
    lines.insert(there[-1] + 1 if there else 0, f"{HORDE} {card} @ {space}")
    return "\n".join(lines)


def remove_hordes(text: str, space: str) -> str:
    """No horde on a space any more."""
    for horde in reversed(hordes_in(text)):
        if horde.space == space:
            text = without(text, horde.at)
    return text
