"""What one seat has before its eyes in Rift: its view, the journal, and a like world."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.core.sight import Sight
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.rules.maps import Map, Space
from siegeworks.games.rift.rules.pieces import NOWHERE, Horde
from siegeworks.games.rift.rules.printed import Face
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View, determinize

BOOKKEEPING = frozenset({"RoundEnded", "GhostDrawn"})
"""Events that nobody has words for."""
QUIET = BOOKKEEPING | {
    *("PhaseBegan", "Declared", "AttackBegan", "Activated", "HordeDrawn", "DecksShuffled"),
    *("HeroCardsTaken", "TowerTaken", "PassedTaken", "AbilityTurnedDown", "TowerTurnedDown"),
}
"""Events the short log leaves out: others tell the same, or the screen shows it."""
ALL_READY = "resume"
"""What a seat can answer that has said it is done."""


@dataclass(frozen=True)
class RiftSight(Sight):
    """Everything the screen of a seat is drawn from; the order of no deck is in here."""

    view: View
    bookkeeping = BOOKKEEPING
    quiet = QUIET

    @cached_property
    def world(self) -> RiftState:
        """A State that looks the same, to work things out in; what is face down is made up."""
        return determinize(self.view, 0)

    @property
    def map(self) -> Map:
        """The map of the scenario."""
        return self.view.scenario.map

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.view.hands))

    @property
    def partners(self) -> tuple[Seat, ...]:
        """Who else plays: all win and lose together."""
        return tuple(seat for seat in self.seats if seat != self.view.seat)

    # -- the map -----------------------------------------------------------------------

    def space(self, name: str) -> Space | None:
        """The space of a name; None if the map has none of that name."""
        names = self.map.names
        return names.index(name) if name in names else None

    def name(self, space: Space) -> str:
        """The name of a space; empty for none."""
        return self.map.names[space] if space != NOWHERE else ""

    def hordes_at(self, space: Space) -> list[Horde]:
        """The hordes on a space, the top one first."""
        return [horde for horde in reversed(self.view.hordes) if horde.space == space]

    @cached_property
    def hordes(self) -> tuple[Horde, ...]:
        """Every horde, the one nearest to an exit first, stacks from the top."""
        places = list(enumerate(self.view.hordes))
        last = (len(self.map.tokens), 0)
        places.sort(key=lambda pair: (*self.map.rank.get(pair[1].space, last), -pair[0]))
        return tuple(horde for _, horde in places)

    def face(self, horde: Horde) -> Face:
        """The card of a horde as it lies."""
        return self.world.face(horde)

    def colour(self, site: int) -> int:
        """The colour of a building site in this game."""
        return self.view.scenario.colours[len(self.view.hands) - 1][site]

    @cached_property
    def turns(self) -> dict[int, tuple[int, ...]]:
        """How the towers on each site are turned, the lower one first, as far as the log tells."""
        return _turns({}, self.notes)

    def after(self, before: Self) -> Self:
        """The same sight, which knows what an earlier one has learnt from the journal."""
        self.__dict__["turns"] = _turns(before.turns, self.notes[len(before.notes) :])
        return self

    def terrain(self, space: Space) -> str:
        """The terrain card on a space; empty if there is none."""
        return next((kind for place, kind in self.view.terrain if place == space), "")


def _turns(before: dict[int, tuple[int, ...]], notes: Sequence[Note]) -> dict[int, tuple[int, ...]]:
    """How towers are turned after these events, if they were turned so before."""
    found = dict(before)
    for note in notes:
        event = note.event
        if isinstance(event, ev.TowerPlayed):
            found[event.site] = (*found.get(event.site, ()), event.turn)
        elif isinstance(event, ev.TowerTaken | ev.TowerLost):
            there = found.get(event.site, ())
            found[event.site] = there[: event.place] + there[event.place + 1 :]
    return found
