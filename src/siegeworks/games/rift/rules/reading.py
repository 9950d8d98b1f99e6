"""Reading TOML data files: every value is asked for by name and kind, and faults say where."""

import tomllib
from typing import Any, NoReturn

from siegeworks.core.refusal import BadText


class Table:
    """A table of a data file; what is never asked for is refused at the end."""

    def __init__(self, file: str, values: dict[str, Any], where: str = "") -> None:
        self.file, self.values, self.where = file, values, where
        self.asked: set[str] = set()

    def fail(self, message: str) -> NoReturn:
        """Say what is wrong, and where."""
        raise BadText(f"{self.file}, {self.where}" if self.where else self.file, None, message)

    def _value(self, key: str, kind: type, default: Any) -> Any:
        self.asked.add(key)
        if key not in self.values:
            return self.fail(f"{key} is missing") if default is None else default
        value = self.values[key]
        if type(value) is not kind:
            self.fail(f"{key} is not a {kind.__name__}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value: str = self._value(key, str, default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A number, not below zero."""
        value: int = self._value(key, int, default)
        return value if value >= 0 else self.fail(f"{key} is below zero")

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if it is not there."""
        found = self._value(key, list, [])
        if not all(isinstance(item, str) for item in found):
            self.fail(f"{key} is not a list of texts")
        return tuple(found)

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

    def tables(self, key: str) -> list["Table"]:
        """The tables of a list, each named by its id or its number."""
        found = self._value(key, list, [])
        if not all(isinstance(item, dict) for item in found):
            self.fail(f"{key} is not a list of tables")
        return [
            Table(self.file, item, f"{key} {item.get('id', number)}")
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
        raise BadText(file, None, f"not TOML: {fault}") from None
