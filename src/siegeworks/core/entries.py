"""Reading the entries of data files: each kind of value is asked for, or refused with its place."""

import re
from typing import Any, NoReturn

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.refusal import BadText

_MOVE = re.compile(r"([a-d])\s*:\s*(\S[^:]*?)\s*")


class Entries:
    """Takes values out of tables; what is not as expected is refused, with what it belongs to."""

    kind = "file"
    """What is read, as refusals call it."""

    def __init__(self, name: str) -> None:
        self.name, self.where = name, ""

    def fail(self, message: str) -> NoReturn:
        """Refuse what is read."""
        raise BadText(f"{self.kind} {self.name}{self.where}", None, message)

    def only(self, data: dict[str, Any], known: tuple[str, ...]) -> None:
        """Refuse entries nobody knows."""
        for key in data:
            if key not in known:
                self.fail(f"cannot read {key!r}: there is {', '.join(known)}")

    def move(self, line: str) -> tuple[Seat, str]:
        """A seat and its answer."""
        found = _MOVE.fullmatch(line)
        if found is None:
            self.fail(f"expected a seat and its answer, such as `b: pass`, not {line!r}")
        return SEATS.index(found[1]), " ".join(found[2].split())

    def text(self, entry: dict[str, Any], key: str) -> str:
        """A text; empty if it is left out."""
        value = entry.get(key, "")
        return value if isinstance(value, str) else self.fail(f"{key} is not a text")

    def texts(self, entry: dict[str, Any], key: str) -> tuple[str, ...]:
        """A list of texts; empty if it is left out."""
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fail(f"{key} is not a list of texts")
        return tuple(value)
