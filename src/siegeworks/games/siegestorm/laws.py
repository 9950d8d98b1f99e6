"""What holds in every situation of Siegestorm: no card is lost, and no hand too large."""

from collections import Counter
from itertools import chain

from siegeworks.core.agenda import NOTHING, Frame
from siegeworks.games.siegestorm.rules.state import HAND_LIMIT, SiegeState


def conserved(state: SiegeState) -> Counter[int]:
    """Every card of the game, wherever it is."""
    found: Counter[int] = Counter()
    piles = (state.hands, state.resources, state.casualties, state.healing)
    for pile in chain.from_iterable((*piles, state.sight, state.removed)):
        found.update(pile)
    for zone in state.supporters:
        found.update(supporter.card for supporter in zone)
    found.update(spot.creature.card for spot in state.spots())
    if state.boss is not None:
        found.update(state.boss.reserves)
    frames = (item for item in state.agenda if isinstance(item, Frame))
    found.update(frame.source for frame in frames if _holds_its_card(state, frame))
    return found


def _holds_its_card(state: SiegeState, frame: Frame) -> bool:
    """Whether a frame is a card announced from hand that belongs to no pile yet (SS-R21)."""
    if frame.source == NOTHING or frame.actor != NOTHING:
        return False
    box = state.box
    announced = (box.deploy, box.gang, box.played[frame.source], box.commanded[frame.source])
    return any(frame.script is script for script in announced)


def holds(state: SiegeState) -> None:
    """No hand exceeds the limit."""
    for seat in state.field.persons:
        assert len(state.hands[seat]) <= HAND_LIMIT, f"seat {seat} holds too many cards"
