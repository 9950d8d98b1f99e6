"""What must hold of the storms in every game of Rift, whatever is played."""

from collections import Counter

import pytest

from siegeworks.games.rift.rules.events import StormPassed
from siegeworks.games.rift.rules.printed import NO_STORM
from siegeworks.games.rift.rules.storms import storm_deck
from tests.rift.walk import SCENARIOS, games, step


@pytest.mark.parametrize("mode", SCENARIOS)
def test_every_storm_gathers_breaks_and_passes_once(mode: str) -> None:
    for state, _setup, _seed, dice in games(mode):
        every, gone = Counter(storm_deck(state)), Counter[int]()
        assert bool(every) is state.stormy
        while state.outcome is None:
            before = len(state.journal)
            step(state, dice)
            notes = state.journal[before:]
            gone.update(note.event.storm for note in notes if isinstance(note.event, StormPassed))
            there = [card for card in (state.storm, state.gathering) if card != NO_STORM]
            assert Counter(state.storms) + Counter(there) + gone == every
            assert (state.gathering != NO_STORM) is (state.stormy and state.round % 3 == 2)
            assert (state.storm != NO_STORM) is (state.stormy and state.round in range(3, 99, 3))
