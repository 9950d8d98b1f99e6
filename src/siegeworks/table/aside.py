"""A process aside from the event loop: started when it is first needed, and again once it died.

Machine players, hints and reviews think in such processes; a thread of the server talks to each.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

STARTS = multiprocessing.get_context("spawn")
FAREWELL = 2.0
"""Seconds a process has to end."""


class Aside:
    """One process and the pipe to it."""

    def __init__(self, work: Callable[..., None], *facts: Any) -> None:
        self._work, self._facts = work, facts
        self._process: Any = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process, if it has been started."""
        return self._process.pid if self._process is not None else None

    def pipe(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        if self._pipe is None:
            self._pipe, theirs = STARTS.Pipe()
            self._process = STARTS.Process(
                target=self._work, args=(theirs, *self._facts), daemon=True
            )
            self._process.start()
            theirs.close()
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it is doing; whoever waits for it finds the pipe closed."""
        process = self._process
        if process is not None:
            with suppress(OSError):
                process.kill()

    def stop(self, *, at_once: bool) -> None:
        """Do without the process: now, or as soon as it has answered if that is soon."""
        process, pipe = self._process, self._pipe
        self._pipe = self._process = None
        if pipe is None:
            return
        pipe.close()
        if not at_once:
            process.join(timeout=FAREWELL)
        if process.is_alive():
            with suppress(OSError):
                process.kill()
        process.join(timeout=FAREWELL)


def stand_back(courtesy: int = 0) -> None:
    """What a process does first: leave Ctrl+C to the server, and others the right of way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if courtesy and hasattr(os, "nice"):
        os.nice(courtesy)
