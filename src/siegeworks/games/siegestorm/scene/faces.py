"""A sight to draw from: everything that lies open in its place, the rest without a face."""

from functools import cached_property
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.view import as_seen
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.sight import Sight


class Faces(Sight):
    """A sight whose world deals nothing: hidden cards are there, but have no face.

    Values, costs and places depend on open cards only, so this is enough to draw from; and it is
    many times faster than dealing a like world.
    """

    @classmethod
    def of(cls, sight: Sight) -> Self:
        """The same sight, to draw from."""
        if isinstance(sight, cls):
            return sight
        return cls(sight.view, sight.notes, sight.names).after(sight)

    @cached_property
    def world(self) -> SiegeState:
        return as_seen(self.view, SiegeState())

    def role(self, seat: Seat) -> str:
        """What a seat is to the near one: `you`, `partner`, `boss` or `enemy`."""
        if seat == self.boss:
            return "boss"
        if seat == self.near:
            return "you"
        return "partner" if seat in self.partners else "enemy"
