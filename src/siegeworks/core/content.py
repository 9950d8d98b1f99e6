"""Content: what is printed, in data modules and in TOML files.

What is wrong with it is refused when it is loaded, by its file, its name and the reason.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NoReturn, get_args, get_origin, get_type_hints

from siegeworks.core.agenda import Script, Verb
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import BadText
from siegeworks.core.verbs import Condition


def refuse(file: str, name: str, reason: str) -> NoReturn:
    """Refuse something printed, or a whole file if there is no name."""
    raise BadText(f"{file}, {name}" if name else file, None, reason)


def check_ids(files: Mapping[str, Iterable[Any]]) -> dict[str, str]:
    """The file of each id; refuses a thing whose id something else has already."""
    found: dict[str, str] = {}
    for file, things in files.items():
        for thing in things:
            if thing.id in found:
                refuse(file, thing.id, f"something in {found[thing.id]} has this id too")
            found[thing.id] = file
    return found


# -- data modules --------------------------------------------------------------------------


def data_module(name: str) -> ModuleType:
    """A module of data; one that Python cannot carry out is refused with the line."""
    file = f"{name.rpartition('.')[2]}.py"
    try:
        return import_module(name)
    except (AttributeError, ImportError, NameError, SyntaxError, TypeError, ValueError) as fault:
        if isinstance(fault, SyntaxError):
            refuse(file, f"line {fault.lineno}", fault.msg)
        line, place = 1, fault.__traceback__
        while place is not None:
            if place.tb_frame.f_code.co_filename.endswith(file):
                line = place.tb_lineno
            place = place.tb_next
        refuse(file, f"line {line}", str(fault))


def parts_of(thing: object) -> list[Any]:
    """Something printed, and everything that stands in it: passives, effects, picks, amounts."""
    found: list[Any] = [thing]
    for part in found:
        inside: Iterable[Any]
        if isinstance(part, Script | tuple):
            inside = part
        elif isinstance(part, Mapping):
            inside = part.values()
        else:
            inside = [getattr(part, name) for name, _ in _fields(part.__class__)]
        found += [value for value in inside if type(value) not in _PLAIN]
    return found


def check_values(file: str, name: str, thing: object) -> None:
    """Refuse a thing that has, in whatever part of it, a value of a wrong kind."""
    for part in parts_of(thing):
        if isinstance(part, Script) and not all(isinstance(verb, Verb) for verb in part):
            refuse(file, name, f"{part!r} holds something that is no effect")
        for field, kind in _fields(part.__class__):
            value = getattr(part, field)
            if not _fits(value, kind):
                whose = "" if part is thing else f" of {type(part).__name__}"
                refuse(file, name, f"{field}{whose} is {value!r}{_wanted(value, kind)}")


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass or a named tuple, with what each may hold."""
    names = getattr(kind, "__dataclass_fields__", getattr(kind, "_fields", ()))
    hints = get_type_hints(kind) if names else {}
    return tuple((name, hints[name]) for name in names)


def _fits(value: object, kind: Any) -> bool:
    """Whether a value is of a kind; a compiled class says `type` of what is not a plain name."""
    if type(value) is kind or kind is type:
        return True
    origin, kinds = get_origin(kind), get_args(kind)
    if origin is Literal:
        return value in kinds
    if origin is UnionType:
        return any(_fits(value, one) for one in kinds)
    if origin is tuple:
        return isinstance(value, tuple) and all(_fits(one, kinds[0]) for one in value)
    if kind is int:
        return False
    if kind is Condition:
        return hasattr(value, "holds")
    return isinstance(value, origin or kind)


def _wanted(value: object, kind: Any) -> str:
    """What a value should have been: words it comes close to, or what there is."""
    if get_origin(kind) is tuple and isinstance(value, tuple):
        kind = get_args(kind)[0]
        value = next(one for one in value if not _fits(one, kind))
    if get_origin(kind) is Literal:
        from difflib import get_close_matches  # only now: it takes longer to load than all checks

        close = get_close_matches(str(value), get_args(kind), 1)
        return f"; close to it: {close[0]}" if close else f"; there is {', '.join(get_args(kind))}"
    kinds = get_args(kind) if get_origin(kind) is UnionType else (kind,)
    return f", not {' or '.join(_CALLED.get(one, one.__name__) for one in kinds)}"


_PLAIN = (int, str, bool, NoneType)
_CALLED: dict[Any, str] = {
    **{int: "a number", str: "a text", bool: "True or False", NoneType: "None"},
    **{Script: "a block of effects", dict: "a table", list: "a list"},
}
"""How kinds are called that nobody would know by their names."""


# -- TOML ----------------------------------------------------------------------------------

_MOVE = re.compile(r"([a-d])\s*:\s*(\S[^:]*?)\s*")


class Table:
    """A table of a data file; what is never asked for is refused at the end."""

    def __init__(self, file: str, values: dict[str, Any], where: str = "") -> None:
        self.file, self.values, self.where = file, values, where
        self.asked: set[str] = set()

    def fail(self, message: str) -> NoReturn:
        """Say what is wrong, and where."""
        refuse(self.file, self.where, message)

    def _value(self, key: str, kind: type, default: Any) -> Any:
        self.asked.add(key)
        if key not in self.values:
            return self.fail(f"{key} is missing") if default is None else default
        value = self.values[key]
        if type(value) is not kind:
            self.fail(f"{key} is not {_CALLED[kind]}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value: str = self._value(key, str, default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A number, not below zero."""
        value: int = self._value(key, int, default)
        return value if value >= 0 else self.fail(f"{key} is below zero")

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value: bool = self._value(key, bool, default)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if it is not there."""
        found = self._value(key, list, [])
        if not all(isinstance(item, str) for item in found):
            self.fail(f"{key} is not a list of texts")
        return tuple(found)

    def seat(self, key: str) -> Seat:
        """A seat by its letter; the first if it is not there."""
        word = self.text(key, SEATS[0])
        return SEATS.index(word) if word in SEATS else self.fail(f"there is no seat {word!r}")

    def moves(self, key: str) -> tuple[tuple[Seat, str], ...]:
        """A list of answers, each with its seat: `b: pass`; empty if it is not there."""
        return tuple(self._move(line) for line in self.texts(key))

    def _move(self, line: str) -> tuple[Seat, str]:
        found = _MOVE.fullmatch(line)
        if found is None:
            self.fail(f"expected a seat and its answer, such as `b: pass`, not {line!r}")
        return SEATS.index(found[1]), " ".join(found[2].split())

    def numbers(self, key: str, length: int, default: tuple[int, ...] = ()) -> tuple[int, ...]:
        """A list of so many numbers."""
        found = self._value(key, list, list(default) or None)
        if len(found) != length or not all(type(item) is int and item >= 0 for item in found):
            self.fail(f"{key} is not a list of {length} numbers")
        return tuple(found)

    def table(self, key: str) -> "Table":
        """A table inside this one; empty if it is not there."""
        where = f"{self.where}.{key}" if self.where else key
        return Table(self.file, self._value(key, dict, {}), where)

    def named(self) -> list["Table"]:
        """Every table inside this one that nobody has asked for, by its name."""
        return [self.table(key) for key in self.values if key not in self.asked]

    def tables(self, key: str) -> list["Table"]:
        """The tables of a list, each called by its name, its id or its number."""
        found = self._value(key, list, [])
        if not all(isinstance(item, dict) for item in found):
            self.fail(f"{key} is not a list of tables")
        return [
            Table(self.file, item, f"{key} {item.get('name', item.get('id', number))}")
            for number, item in enumerate(found, start=1)
        ]

    def done(self) -> None:
        """Refuse what nobody asked for: a word misspelt is a rule forgotten."""
        unknown = sorted(set(self.values) - self.asked)
        if unknown:
            self.fail(f"cannot read {', '.join(unknown)}; there is {', '.join(sorted(self.asked))}")


def parse(text: str, file: str) -> Table:
    """The tables of a data file."""
    try:
        return Table(file, tomllib.loads(text))
    except (ValueError, RecursionError) as fault:
        refuse(file, "", f"not TOML: {fault}")
