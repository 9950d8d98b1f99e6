"""Garbage is collected where nobody waits for it.

To look through everything there is takes as long as several answers, for all tables at once. What
the program consists of is never garbage, and what is old seldom is: only rooms that were forgotten.
"""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEW, YOUNG, OLD = 5_000, 8, 1_000_000
"""When Python looks by itself: at new things often, at young ones now and then, at old ones not."""
APART = 600.0
"""Seconds after which old things are looked through again, at least."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Set what is there now aside, and look through old things only when told."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


class Broom:
    """Looks through everything when rooms were forgotten, but not too often."""

    def __init__(self) -> None:
        self._next = time.monotonic() + APART

    def sweep(self) -> bool:
        """Collect what is left of forgotten rooms; whether it was time to."""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + APART
        gc.collect()
        return True
