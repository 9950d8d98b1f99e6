"""Which questions a person is not bothered with, so that windows do not nag."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from siegeworks.core.decision import Decision, Seat
from siegeworks.core.setup import Setup
from siegeworks.games.siegestorm.rules.field import SPACES
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.pieces import Creature, Stage
from siegeworks.games.siegestorm.rules.view import View

Stops = Literal["auto", "all", "none"]
"""Where to stop in the Prepare and Draw steps: where it matters, always, never."""
STOPS: tuple[Stops, ...] = get_args(Stops)
_NAMED: dict[str, Stops] = {stops: stops for stops in STOPS}


class Glance(NamedTuple):
    """As much of a view as it takes to know what need not be asked."""

    seat: Seat
    setup: Setup
    stage: Stage
    tracks: Sequence[Sequence[Creature | None]]
    decision: Decision | None


def stops_of(text: str) -> Stops | None:
    """The setting a text names; None if it names none."""
    return _NAMED.get(text)


def by_itself(view: View | Glance, stops: Stops) -> str | None:
    """The answer that is given without asking; None if the person is to be asked.

    The end of the own turn is never passed over unless that is wanted: it is the moment to look.
    With `all` nobody can tell from a window that passes by itself what a hand does not hold.
    What can be done in the Draw step can be done in the Deploy step as well, unless a creature
    on the front space is about to get its order: only then `auto` stops there.
    """
    decision = view.decision
    assert decision is not None
    if len(decision.options) == 1:
        only = decision.options[0].text
        asked = stops != "none" if only == "end" else stops == "all" and only == "pass"
        return None if asked else only
    if decision.prompt != "act" or view.stage not in ("prepare", "draw") or stops == "all":
        return None
    if view.stage == "draw" and stops == "auto" and _leads_off(view):
        return None
    return "next"


def _leads_off(view: View | Glance) -> bool:
    """Whether the next advance brings a creature of the viewer off its track."""
    tracks = MODES[view.setup.mode].fields[len(view.setup.seats)].tracks_of[view.seat]
    return any(view.tracks[track][SPACES - 1] is not None for track in tracks)
