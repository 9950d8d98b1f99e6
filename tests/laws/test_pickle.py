"""A State can be pickled and copied deeply at any moment; print is carried by its name only."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from multiprocessing import get_context
from pickle import PicklingError, dumps, loads
from random import Random
from typing import Any

import pytest

from siegeworks.core.agenda import Fork, Frame, Script
from siegeworks.core.box import Box
from siegeworks.core.shelf import GAMES, game_of
from siegeworks.core.snapshot import key
from siegeworks.games.siegestorm.rules.entry import EntryScript
from tests.laws import walk
from tests.laws.spawned import play_on
from tests.rift import walk as rift_walk

SMALL = 4_000
"""Bytes that a State takes at most, without its journal."""
MODES = (*walk.MODES, "rift/drill-passes")
"""What is tried here in every situation; the laws try every scenario, once in a while."""


def started(name: str) -> Any:
    """A game of a mode with whatever its players may bring."""
    game, mode = game_of(name)
    dice = Random(name)
    if game.name == "rift":
        return game.start(rift_walk.random_setup(mode, dice, 2), 1)
    return game.start(walk.random_setup(name, dice), 1)


def situations(name: str) -> Iterator[Any]:
    """A random game, question by question."""
    state, dice = started(name), Random(name)
    while state.outcome is None:
        yield state
        rift_walk.step(state, dice)
    yield state


@cache
def sorts(name: str) -> frozenset[str]:
    """What was going on in the situations of a random game."""
    found = set()
    for state in situations(name):
        frames = [item for item in state.agenda if isinstance(item, Frame)]
        entries = [frame for frame in frames if isinstance(frame.script, EntryScript)]
        found |= {"fork"} if len(frames) < len(state.agenda) else set()
        found |= {"chain"} if len(entries) > 1 else set()
        found |= {"names"} if any(frame.names for frame in frames) else set()
    return frozenset(found)


@pytest.mark.parametrize("name", MODES)
def test_a_pickled_state_is_the_same_state(name: str) -> None:
    for state in situations(name):
        again = loads(dumps(state))
        assert key(again) == key(state)
        assert again.journal == state.journal
        assert again.decisions == state.decisions
        assert again.box is state.box
        bare = state.clone()
        bare.journal = bare.pending = None
        assert len(dumps(bare)) < SMALL


@pytest.mark.parametrize("name", MODES)
def test_a_deep_copy_goes_its_own_way(name: str) -> None:
    for state in situations(name):
        twin, before = deepcopy(state), key(state)
        assert key(twin) == before
        assert twin.box is state.box
        if state.outcome is None:
            twin.take(twin.decisions[0], twin.decisions[0].options[-1])
            assert key(state) == before


@pytest.mark.parametrize("name", MODES)
def test_views_frames_decisions_and_notes_can_be_pickled(name: str) -> None:
    game, _mode = game_of(name)
    for state in situations(name):
        for seat in range(len(state.setup.seats)):
            view = game.view(state, seat)
            assert loads(dumps(view)) == view
        assert loads(dumps(state.agenda)) == state.agenda
        assert loads(dumps(state.decisions)) == state.decisions
    assert loads(dumps(state.journal)) == state.journal


def test_games_are_pickled_in_the_middle_of_chains_and_forks() -> None:
    assert {"fork", "chain", "names"} <= frozenset().union(*map(sorts, walk.MODES))
    assert "fork" in sorts("rift/drill-passes")


def test_a_game_is_played_on_in_a_spawned_process() -> None:
    tasks = []
    for number, name in enumerate(MODES):
        there = [state.clone() for state in situations(name) if state.outcome is None]
        busiest = max(there, key=lambda state: len(state.agenda))
        forked = next(state for state in there if any(map(is_fork, state.agenda)))
        tasks += [(busiest, number), (forked, number)]
    with get_context("spawn").Pool(1) as pool:
        far = pool.starmap(play_on, tasks)
    assert far == [play_on(state, seed) for state, seed in tasks]


def is_fork(item: object) -> bool:
    return isinstance(item, Fork)


@pytest.mark.parametrize("name", ["siegestorm", "rift"])
def test_print_is_shared_and_found_again_by_name(name: str) -> None:
    box = GAMES[name].box
    assert loads(dumps(box)) is deepcopy(box) is box
    for script in box.scripts.values():
        assert loads(dumps(script)) is deepcopy(script) is script


def test_print_of_no_installed_game_is_refused() -> None:
    class Own(Box):
        game = "siegestorm"

    script = Script()
    with pytest.raises(PicklingError, match="a script without an address"):
        dumps(script)
    for box in (Box(), Own()):
        box.add("here", script)
        with pytest.raises(PicklingError, match="only the Box of an installed game"):
            dumps(box)
    with pytest.raises(PicklingError, match="only the Box of an installed game"):
        dumps(Frame(script))
