"""Thinking on several cores: processes search in parallel, each from a world of its own.

The caller thinks too. What the others found in time is returned with the caller's own findings; how
findings are combined is up to each game.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any, TypeVar

from siegeworks.core.setup import Seating
from siegeworks.core.snapshot import save
from siegeworks.core.state import State
from siegeworks.players.search.budget import Budget

PATIENCE = 0.1
"""Seconds to wait for the others when the time is up."""
Found = TypeVar("Found")


def think_in_processes(
    own: Callable[[], Found],
    ponder: Callable[..., Found],
    tasks: Sequence[tuple[Any, ...]],
    budget: Budget,
) -> list[Found]:
    """The caller's own findings, and those of processes that were given a task each.

    If the budget is a time, late results are dropped; otherwise all are awaited, so that the same
    seed gives the same answer.
    """
    helpers = [_pool(budget.cores).submit(ponder, *task) for task in tasks]
    mine = own()
    done = wait(helpers, PATIENCE if budget.by_clock else None).done
    for late in set(helpers) - done:
        late.cancel()
    return [mine, *(helper.result() for helper in helpers if helper in done)]


def sent(world: State) -> dict[str, Any]:
    """An imagined world as it travels: where everything lies, not what the seats brought."""
    seats = tuple(Seating(seating.name) for seating in world.setup.seats)
    world.setup = replace(world.setup, seats=seats, position="\n")
    return save(world)


@cache
def _pool(cores: int) -> ProcessPoolExecutor:
    """The processes, which are kept from one answer to the next."""
    return ProcessPoolExecutor(cores - 1, mp_context=get_context("spawn"))
