"""The conduct of Siegestorm: hidden hands, turns one after the other or against a boss."""

from collections import Counter

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.games.siegestorm.pace import Glance, by_itself, stops_of
from siegeworks.games.siegestorm.rules.state import SiegeState
from siegeworks.games.siegestorm.rules.view import View
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.hosting.undo import seen_cards
from siegeworks.words.players import Name


class SiegeConduct:
    """How Siegestorm is played at any table."""

    curtain = True

    def sight(
        self,
        view: View,
        notes: tuple[Note, ...],
        names: tuple[Name, ...],
        before: Sight | None = None,
    ) -> Sight:
        found = Sight(view, notes, names)
        return found if before is None else found.after(before)

    def seen(self, view: View) -> Counter[int]:
        return seen_cards(view)

    def partners(self, state: SiegeState, seat: Seat) -> frozenset[Seat]:
        return frozenset(state.field.teams[seat] if state.mode.together else ())

    def given_up(self, state: SiegeState, seat: Seat) -> tuple[Seat, ...] | None:
        others = tuple(other for other in state.alive if other not in state.field.teams[seat])
        return None if state.mode.elimination and len(others) > 1 else others

    def deciding(self, state: SiegeState) -> list[Seat]:
        return [decision.seat for decision in state.decisions]

    def together(self, state: SiegeState) -> bool:
        return len(state.decisions) > 1 and state.turn > 0

    def is_done(self, view: View, seat: Seat) -> bool:
        return view.stages[seat] == "end"

    def turn(self, view: View) -> object:
        return view.turn

    def glance(self, state: SiegeState, seat: Seat) -> Glance:
        active = seat if seat in state.taking else state.taking[0]
        decision = state.decision_of(seat)
        return Glance(seat, state.setup, state.stages[active], state.tracks, decision)

    def by_itself(self, view: View | Glance, stops: str) -> str | None:
        return by_itself(view, stops_of(stops) or "auto")
