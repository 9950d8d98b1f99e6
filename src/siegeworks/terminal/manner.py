"""What a game brings to this table: how it is seen, drawn, asked and spoken of."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from rich.text import Text

from siegeworks.core.shelf import game_named


class Manner(Protocol):
    """The part of the terminal that knows one game; all else serves every game alike.

    What a seat has before its eyes (`sight`) and how it is spoken to (`speech`) are values of the
    game's own: nobody but its own modules looks into them.
    """

    def speech(self, language: str) -> Any:
        """How people are spoken to."""
        ...

    def screen(
        self, sight: Any, speech: Any, width: int, height: int, reading: Any, narrow: Any = ()
    ) -> list[Text]:
        """Everything a seat sees, with its question at the end, its answers narrowed down."""
        ...

    def ahead(self, desk: Any, sight: Any) -> str:
        """The answer that was typed ahead; empty if there is none."""
        ...

    def understood(self, desk: Any, sight: Any, typed: str) -> Any:
        """What a typed line means: a Verdict, or None if the person is to be asked again."""
        ...

    def passed(self, desk: Any) -> Mapping[int, str]:
        """What was answered without asking, as the log says it."""
        ...


@cache
def manner_of(game: str) -> Manner:
    """The manner of a game by its name, with or without its mode."""
    manner: Manner = game_named(game).room("terminal").MANNER
    return manner
