"""Garbage is collected where nobody waits for it."""

import gc

import pytest

from siegeworks.table import memory
from siegeworks.table.memory import OLD, Broom, seldom_collected


def test_what_is_there_is_set_aside_as_long_as_the_server_runs() -> None:
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    with seldom_collected():
        assert gc.get_freeze_count() > frozen
        assert gc.get_threshold()[2] == OLD
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_old_things_are_looked_through_again_only_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, swept = [1_000.0], []
    monkeypatch.setattr("siegeworks.table.memory.time.monotonic", lambda: now[0])
    monkeypatch.setattr("siegeworks.table.memory.gc.collect", lambda: swept.append(now[0]))
    broom = Broom()
    assert not broom.sweep()
    now[0] += memory.APART
    assert broom.sweep()
    assert not broom.sweep()
    assert swept == [1_000.0 + memory.APART]
