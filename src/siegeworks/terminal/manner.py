"""What a game brings to this table: how it is seen, drawn, asked and spoken of."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note

RIFT = "rift"


class Manner(Protocol):
    """The part of the terminal that knows one game; all else serves every game alike.

    What a seat has before its eyes (`sight`) and how it is spoken to (`speech`) are values of the
    game's own: nobody but its own modules looks into them.
    """

    curtain: bool
    """Whether hands are hidden, so that nobody may see another one's screen."""

    def speech(self, language: str) -> Any:
        """How people are spoken to."""
        ...

    def sight(self, view: Any, notes: tuple[Note, ...], names: tuple[str, ...]) -> Any:
        """What the screen of a seat is drawn from."""
        ...

    def seen(self, view: Any) -> Counter[int]:
        """The cards a seat can see, if it is not open anyway what lies where."""
        ...

    def partners(self, state: Any, seat: Seat) -> frozenset[Seat]:
        """The seats that act beside a seat, so that it may not take back what they did."""
        ...

    def deciding(self, state: Any) -> list[Seat]:
        """The seats that the game waits for."""
        ...

    def together(self, state: Any) -> bool:
        """Whether several seats may begin something now, in any order."""
        ...

    def is_done(self, view: Any, seat: Seat) -> bool:
        """Whether a seat has ended its part of a common turn."""
        ...

    def turn(self, view: Any) -> object:
        """What a spectator is shown one after the other."""
        ...

    def by_itself(self, view: Any, stops: str) -> str | None:
        """The answer that is given without asking."""
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
    """The manner of a game by its name, such as `rift` or `rift/drill-yard`."""
    if game.partition("/")[0] == RIFT:
        from siegeworks.terminal.rift.manner import RiftManner

        return RiftManner()
    from siegeworks.terminal.siege import SiegeManner

    return SiegeManner()
