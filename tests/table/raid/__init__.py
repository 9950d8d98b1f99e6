"""A game that is hardly more than a name: what the table makes of one that adds nothing."""

from typing import NamedTuple

from siegeworks.core.game import Game


class Mode(NamedTuple):
    """A way to play it."""

    id: str
    seats: tuple[int, ...]
    seats_clause: str = "RD-1"


class Raid(Game):
    """No rules, a few words."""

    name = "raid"

    def __init__(self) -> None:
        self.modes = {mode.id: mode for mode in (Mode("dawn", (2, 3)), Mode("alone", (1,)))}
        self.switches = {"weather": ("fair", "foul")}


RAID = Raid()
