"""The clone is written by hand: nothing may be forgotten in it."""

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import State
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.state import SiegeState


def test_the_clone_copies_every_slot_and_shares_no_list() -> None:
    state = SiegeState.blank(Setup("duel", (Seating(), Seating())), 1, box=BOX)
    twin = state.clone()
    for slot in (*State.__slots__, *SiegeState.__slots__):
        mine, other = getattr(state, slot), getattr(twin, slot)
        assert other == mine, slot
        if isinstance(mine, list):
            assert other is not mine, f"{slot} is shared between clones"
