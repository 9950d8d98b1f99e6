"""The tools of the position editor: fields that show what a text says, and change it.

A game describes its tools in its room `editor`, by one function

    def tools(desk: Desk) -> Sequence[Group]: ...

which is called for every text anew; what a page sends back is looked up among the fields that the
very same function offers, so nothing else can be done. A tool that changes the text is given the
function that does it; one that only chooses something for another tool is asked for its value.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from siegeworks.core.refusal import Refused
from siegeworks.pages.lines import lines_of, put, without
from siegeworks.words.store import common_phrases

AnyField = TypeVar("AnyField", bound="Field")
Change = Callable[[str], str]
"""What a value makes of the text."""
LASTING = "lasting"
"""The first word of the lines that say what lasts."""


class Choice(msgspec.Struct, frozen=True):
    """Something to choose."""

    id: str
    label: str


class Choices(msgspec.Struct, frozen=True):
    """Some things to choose, under a title where there are several such groups."""

    choices: tuple[Choice, ...]
    title: str = ""


NONE = Choice("", "–")


class Field(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A field of a group; its name tells it from all others."""

    name: str
    label: str = ""
    changes: bool = False
    """Whether it changes the text; if not, it chooses something for other tools."""

    def takes(self, value: str) -> bool:
        """Whether a value is one it can be given."""
        return False


class Select(Field, frozen=True, kw_only=True, tag="select"):
    """One of several; a long list is sent once and named from then on."""

    value: str
    groups: tuple[Choices, ...] = ()
    listed: str = ""

    def takes(self, value: str) -> bool:
        return value in _ids(self.groups)


class Number(Field, frozen=True, kw_only=True, tag="number"):
    """A number, or nothing."""

    value: str
    least: int
    most: int

    def takes(self, value: str) -> bool:
        return not value or _is_number(value, self.least, self.most)


class Tick(Field, frozen=True, kw_only=True, tag="tick"):
    """Something that holds or does not."""

    value: bool

    def takes(self, value: str) -> bool:
        return value in ("true", "false")


class Switch(Field, frozen=True, kw_only=True, tag="switch"):
    """What is agreed on before the game: its name is that of the switch."""


class Picture(Field, frozen=True, kw_only=True, tag="picture"):
    """A picture of what is chosen."""

    address: str


class Act(Field, frozen=True, kw_only=True, tag="act"):
    """A button that changes the text."""

    main: bool = False

    def takes(self, value: str) -> bool:
        return not value


class Standing(Field, frozen=True, kw_only=True, tag="standing"):
    """What stands there already; each can be taken away by its place."""

    items: tuple[str, ...]

    def takes(self, value: str) -> bool:
        return _is_number(value, 0, len(self.items) - 1)


class Note(Field, frozen=True, kw_only=True, tag="note"):
    """A sentence."""


class Group(msgspec.Struct, frozen=True):
    """Tools that belong together."""

    title: str
    fields: tuple[Field, ...]
    acts: tuple[Field, ...] = ()


def tools(desk: "Desk") -> Sequence[Group]:
    """The tools of a game that has none of its own: its positions are changed as text."""
    return ()


class Desk:
    """What an editor is made for: a text, who sits there, what is chosen in the tools."""

    def __init__(
        self, mode: str, seats: Sequence[str], text: str, chosen: dict[str, str], language: str
    ) -> None:
        self.mode, self.seats, self.text, self.chosen = mode, seats, text, chosen
        self.language = language
        self.say = common_phrases(language).say
        self.changes: dict[str, tuple[Field, Change]] = {}
        self.lists: dict[str, tuple[Choices, ...]] = {}

    def seat_choices(self) -> tuple[Choice, ...]:
        """The seats by their letters."""
        return tuple(Choice(seat, self.say("seat-n", seat=seat.upper())) for seat in self.seats)

    # -- what is chosen for other tools ------------------------------------------------

    def value(self, name: str, allowed: Iterable[str], usual: str = "") -> str:
        """What is chosen in a field, as long as that can be chosen there."""
        known = tuple(allowed)
        chosen = self.chosen.get(name, usual)
        return chosen if chosen in known else usual if usual in known else next(iter(known), "")

    def select(
        self,
        name: str,
        label: str,
        choices: Sequence[Choice] | Sequence[Choices],
        usual: str = "",
        listed: str = "",
    ) -> Select:
        """One of several, for another tool."""
        groups = _grouped(choices)
        value = self.value(name, _ids(groups), usual)
        return self._select(name, label, groups, value, listed)

    def number(self, name: str, label: str, least: int, most: int, usual: str) -> Number:
        """A number, for another tool."""
        chosen = self.chosen.get(name, usual)
        value = chosen if _is_number(chosen, least, most) else usual
        return Number(name=name, label=label, value=value, least=least, most=most)

    def tick(self, name: str, label: str) -> Tick:
        """Yes or no, for another tool."""
        return Tick(name=name, label=label, value=self.chosen.get(name) == "true")

    # -- what changes the text ---------------------------------------------------------

    def choosing(
        self, name: str, label: str, choices: Sequence[Choice], now: str, change: Change
    ) -> Select:
        """What the text says, one of several or nothing; another choice says that instead."""
        groups = _grouped((NONE, *choices))
        field = self._select(name, label, groups, now if now in _ids(groups) else "")
        return self.changing(field, change)

    def counting(self, name: str, label: str, most: int, now: str, change: Change) -> Number:
        """A number the text says; nothing says nothing."""
        field = Number(name=name, label=label, value=now, least=0, most=most)
        return self.changing(field, change)

    def check(self, name: str, label: str, now: bool, change: Callable[[bool], str]) -> Tick:
        """Whether the text says something."""
        field = Tick(name=name, label=label, value=now)
        return self.changing(field, lambda value: change(value == "true"))

    def act(self, name: str, label: str, change: Callable[[], str], main: bool = False) -> Act:
        """A button that changes the text."""
        return self.changing(Act(name=name, label=label, main=main), lambda _: change())

    def standing(self, name: str, items: Sequence[str], change: Callable[[int], str]) -> Standing:
        """What stands there, each with a way to take it away."""
        field = Standing(name=name, items=tuple(items))
        return self.changing(field, lambda value: change(int(value)))

    def lasting(self, line: str, told: Callable[[list[str]], str]) -> tuple[Field, ...]:
        """A button that adds a line of what lasts, and those that are there, each in words."""
        there = lines_of(self.text, LASTING)
        add = self.act(
            f"{LASTING}.add",
            self.say("positions-add"),
            lambda: put(self.text, -1, f"{LASTING} {line}"),
            main=True,
        )
        told_there = [told(words) for _, words in there]
        take = lambda place: without(self.text, there[place][0])  # noqa: E731
        return add, self.standing(f"{LASTING}.there", told_there, take)

    def changed(self, name: str, value: str) -> str:
        """The text after a tool was used; refused if there is no such tool or value."""
        field, change = self.changes.get(name, (None, None))
        if field is None or change is None or not field.takes(value):
            raise Refused("no tool {name!r} takes {value!r} here", name=name, value=value)
        return change(value)

    def changing(self, field: AnyField, change: Change) -> AnyField:
        """A field by which the text is changed."""
        field = msgspec.structs.replace(field, changes=True)
        self.changes[field.name] = (field, change)
        return field

    def _select(
        self, name: str, label: str, groups: tuple[Choices, ...], value: str, listed: str = ""
    ) -> Select:
        if listed:
            self.lists[listed] = groups
        shown = () if listed else groups
        return Select(name=name, label=label, value=value, groups=shown, listed=listed)


def _grouped(choices: Sequence[Any]) -> tuple[Choices, ...]:
    if any(isinstance(one, Choices) for one in choices):
        return tuple(one for one in choices if one.choices)
    return (Choices(tuple(choices)),)


def _ids(groups: Iterable[Choices]) -> list[str]:
    return [one.id for group in groups for one in group.choices]


def _is_number(text: str, least: int, most: int) -> bool:
    digits = text.removeprefix("-")
    return digits.isdecimal() and len(digits) < 7 and least <= int(text) <= most
