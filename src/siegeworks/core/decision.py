"""Decisions: finite lists of options, each a move; an answer is the text of one of them."""

import re
from typing import TYPE_CHECKING, NamedTuple

from siegeworks.core.refusal import AmbiguousMove, BadNotation, IllegalMove

if TYPE_CHECKING:
    from siegeworks.core.agenda import Frame
    from siegeworks.core.moves import Move

Seat = int
Value = int | str | bool | None | tuple["Value", ...]

SEATS = "abcd"
"""Seat letters of the notation: seat 0 is `a`."""

_WORDS = re.compile(r"[a-z0-9][a-z0-9' .>@~=+-]*")


class Option(NamedTuple):
    """One thing a seat may answer: a move, and what it means at this moment."""

    move: "Move"
    value: Value = None
    """What the engine binds when this option is taken."""

    @property
    def text(self) -> str:
        """Notation: stable, ASCII, language-free."""
        return self.move.text


class Decision(NamedTuple):
    """A question a seat must answer, with everything it may answer."""

    seat: Seat
    prompt: str
    """Phrase key; the words of each language render it."""
    options: tuple[Option, ...]
    frame: "Frame"
    """Where in the rules the question stands."""

    def parse(self, text: str) -> Option:
        """The option a text names: exactly, or by a beginning that fits only one."""
        words = " ".join(text.split()).lower()
        for option in self.options:
            if option.text == words:
                return option
        if not _WORDS.fullmatch(words):
            raise BadNotation(
                "cannot read the move {text!r}: expected one of {offers}",
                text=text,
                offers=self.offers(),
            )
        close = [option for option in self.options if option.text.startswith(words)]
        if len(close) == 1:
            return close[0]
        if close:
            fits = ", ".join(option.text for option in close)
            raise AmbiguousMove("{text!r} could be any of: {fits}", text=text, fits=fits)
        raise IllegalMove(
            "{text!r} is not offered; expected one of {offers}", text=text, offers=self.offers()
        )

    def completions(self, typed: str) -> list[str]:
        """How a beginning can go on: the texts it fits, each up to where the next step begins."""
        start = " ".join(typed.lower().split()) + (" " if typed[-1:].isspace() else "")
        found: dict[str, None] = {}
        for option in self.options:
            text, end = option.text, 0
            if text.startswith(start):
                for step in option.move.steps:
                    end += len(step) + (end > 0)
                    if end > len(start):
                        break
                found[text[:end]] = None
        return list(found)

    def offers(self) -> str:
        """The option texts in one line."""
        return ", ".join(option.text for option in self.options)
