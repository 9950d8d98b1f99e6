"""Thinking on several cores: processes that think side by side, each from a world of its own.

Whoever asks thinks too. What the others found in time is handed back with the own findings; how
findings are added up is for each game to say.
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
"""Seconds that the others are waited for when the time is up."""
Found = TypeVar("Found")


def think_beside(
    own: Callable[[], Found],
    ponder: Callable[..., Found],
    tasks: Sequence[tuple[Any, ...]],
    budget: Budget,
) -> list[Found]:
    """What the own thought found, and what processes found that were given a task each.

    Where the budget is time, who is late does not count; otherwise all are waited for, so that the
    same seed gives the same answer.
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
