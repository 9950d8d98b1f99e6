"""How a game is conducted at any table: who is waited for, what is answered without asking."""

from collections import Counter
from functools import cache
from typing import Any, Protocol

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.words.players import Name

RIFT = "rift"


class Conduct(Protocol):
    """What a table asks of a game beside its rules; the same in a terminal and in a browser.

    What a seat has before its eyes (`sight`) is a value of the game's own: nobody but the game's
    own modules looks into it.
    """

    curtain: bool
    """Whether hands are hidden, so that nobody may see another one's screen."""

    def sight(
        self, view: Any, notes: tuple[Note, ...], names: tuple[Name, ...], before: Any = None
    ) -> Any:
        """What the screen of a seat is drawn from; the sight some events before saves work."""
        ...

    def seen(self, view: Any) -> Counter[int]:
        """The cards a seat can see, if it is not open anyway what lies where."""
        ...

    def partners(self, state: Any, seat: Seat) -> frozenset[Seat]:
        """The seats that act beside a seat, so that it may not take back what they did."""
        ...

    def given_up(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Who wins if a seat gives up; None if the game goes on without it."""
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

    def glance(self, state: Any, seat: Seat) -> Any:
        """As much of a view as `by_itself` looks at, for less than a view costs."""
        ...

    def by_itself(self, view: Any, stops: str) -> str | None:
        """The answer that is given without asking; a glance is as good as a view."""
        ...


@cache
def conduct_of(game: str) -> Conduct:
    """The conduct of a game by its name, such as `rift` or `rift/drill-yard`."""
    if game.partition("/")[0] == RIFT:
        from siegeworks.games.rift.conduct import RiftConduct

        return RiftConduct()
    from siegeworks.games.siegestorm.conduct import SiegeConduct

    return SiegeConduct()
