"""The conduct of Rift: all lies open but the decks, and players act side by side."""

from collections import Counter
from typing import NamedTuple

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Note
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.rules.view import View
from siegeworks.games.rift.sight import ALL_READY, RiftSight
from siegeworks.words.players import Name

SIDE_BY_SIDE = frozenset({"act", "buy"})
"""Questions in which players decide what to do next, side by side."""
TO_LOOK = frozenset({"done", "resume"})
"""Answers that are never taken by themselves: they end something."""


class Glance(NamedTuple):
    """As much of a view as it takes to know what need not be asked."""

    decision: Decision | None


class RiftConduct:
    """How Rift is played at any table."""

    curtain = False

    def sight(
        self,
        view: View,
        notes: tuple[Note, ...],
        names: tuple[Name, ...],
        before: RiftSight | None = None,
    ) -> RiftSight:
        found = RiftSight(view, notes, names)
        return found if before is None else found.after(before)

    def seen(self, view: View) -> Counter[int]:
        return Counter()

    def partners(self, state: RiftState, seat: Seat) -> frozenset[Seat]:
        return frozenset(range(state.seats))

    def given_up(self, state: RiftState, seat: Seat) -> tuple[Seat, ...] | None:
        return ()

    def deciding(self, state: RiftState) -> list[Seat]:
        """Those who have said they are done are not waited for."""
        return [decision.seat for decision in state.decisions if not is_waiting(decision)]

    def together(self, state: RiftState) -> bool:
        prompts = [decision.prompt for decision in state.decisions]
        return len(prompts) > 1 and SIDE_BY_SIDE.issuperset(prompts)

    def is_done(self, view: View, seat: Seat) -> bool:
        return view.ready[seat] and view.phase in ("play", "spending")

    def turn(self, view: View) -> object:
        return view.round

    def glance(self, state: RiftState, seat: Seat) -> Glance:
        return Glance(state.decision_of(seat))

    def by_itself(self, view: View | Glance, stops: str) -> str | None:
        """A placement that is the only one is made; the end of a phase waits for a look."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) > 1 or stops == "all":
            return None
        only = decision.options[0].text
        return None if (only in TO_LOOK and stops != "none") or only == "resume" else only


def is_waiting(decision: Decision) -> bool:
    """Whether a question only asks whether to go on after all."""
    return decision.options[0].text == ALL_READY
