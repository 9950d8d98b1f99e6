"""Trials: quick measured matches of a deck against the starter decks.

One trial runs at a time, in a process of its own that steps back for everything else on the
machine, so no table waits for it. Others wait in a short queue.
"""

import logging
import multiprocessing
import os
import queue
import signal
import time
from collections import OrderedDict
from multiprocessing.connection import Connection
from secrets import randbits
from threading import Thread
from typing import Any

from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import Deck, starter_deck
from siegeworks.lab.match import Job, play, share
from siegeworks.table.identity import new_id

log = logging.getLogger(__name__)

LEVEL = "greedy"
"""Who plays on both sides."""
GAMES = (10, 20, 50)
"""Games against each starter deck that a reader may choose from."""
MOST_WAITING = 8
KEPT = 200
"""Trials whose results are remembered."""
LONGEST = 600.0
"""Seconds after which a trial is ended, whatever it has."""
NICE = 5
"""How far the process stands back behind the tables; it shall still get on."""
GAME = "siegestorm/duel"
STARTS = multiprocessing.get_context("spawn")

Told = tuple[int, bool]
"""Against which deck a game was, and whether the tried one won."""


class Trial:
    """One measured match, as far as it has come."""

    def __init__(self, guest: str, deck: Deck, switches: dict[str, str], games: int) -> None:
        self.id, self.guest, self.games = new_id(), guest, games
        self.name = deck.name
        self.jobs = _jobs(deck, switches, games)
        self.state = "waiting"
        """`waiting`, `running`, `done`, `stopped` or `failed`."""
        self.wins = [0] * len(FACTIONS)
        self.played = [0] * len(FACTIONS)

    @property
    def is_open(self) -> bool:
        """Whether something may still come of it."""
        return self.state in ("waiting", "running")

    def count(self, told: Told) -> None:
        """Count a game."""
        against, won = told
        self.played[against] += 1
        self.wins[against] += won

    def fields(self, before: int) -> dict[str, Any]:
        """How it stands, with the number of trials that come before it."""
        return {
            "id": self.id,
            "state": self.state,
            "before": before,
            "done": sum(self.played),
            "games": len(self.jobs),
            "against": [
                {"deck": faction, **_result(wins, played)}
                for faction, wins, played in zip(FACTIONS, self.wins, self.played, strict=True)
            ],
            "all": _result(sum(self.wins), sum(self.played)),
        }


def _result(wins: int, played: int) -> dict[str, Any]:
    return {"games": played, **(share(wins, played) if played else {"wins": 0})}


def _jobs(deck: Deck, switches: dict[str, str], games: int) -> list[tuple[int, Job]]:
    """The games: against each starter deck in turn, every deal twice with the seats swapped."""
    first, agreed = randbits(48), tuple(sorted(switches.items()))
    starters = [starter_deck(BOX, faction).lines for faction in FACTIONS]
    return [
        (against, Job(GAME, (LEVEL, LEVEL), (deck.lines, lines), agreed, first + deal, turned))
        for deal in range(games // 2)
        for turned in (0, 1)
        for against, lines in enumerate(starters)
    ]


def measure(pipe: Connection, jobs: list[tuple[int, Job]]) -> None:
    """Play all games and tell how each ended; what the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    for against, job in jobs:
        pipe.send((against, 0 in play(job).winners))
    pipe.close()


class Trials:
    """All trials of a server."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Trial] = OrderedDict()
        self._line: queue.SimpleQueue[Trial | None] = queue.SimpleQueue()
        self._thread: Thread | None = None
        self._closing = False

    def open_of(self, guest: str) -> Trial | None:
        """The trial of a guest that is not over yet."""
        return next(
            (one for one in self._known.values() if one.guest == guest and one.is_open), None
        )

    @property
    def is_full(self) -> bool:
        """Whether so many wait that no more may come."""
        return sum(one.is_open for one in self._known.values()) >= MOST_WAITING

    def begin(self, guest: str, deck: Deck, switches: dict[str, str], games: int) -> Trial:
        """Put a trial into the queue."""
        trial = Trial(guest, deck, switches, games)
        self._known[trial.id] = trial
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="trials", daemon=True)
            self._thread.start()
        self._line.put(trial)
        return trial

    def get(self, guest: str, ident: str) -> Trial | None:
        """A trial of a guest."""
        found = self._known.get(ident)
        return found if found is not None and found.guest == guest else None

    def fields(self, trial: Trial) -> dict[str, Any]:
        """How a trial stands."""
        ahead = [one for one in self._known.values() if one.is_open]
        before = ahead.index(trial) if trial in ahead else 0
        return trial.fields(before)

    def stop(self, trial: Trial) -> None:
        """Let a trial be; what it has counted stays."""
        if trial.is_open:
            trial.state = "stopped"

    def close(self) -> None:
        """End whatever is going on."""
        self._closing = True
        self._line.put(None)
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _run(self) -> None:
        while (trial := self._line.get()) is not None and not self._closing:
            if trial.state == "waiting":
                trial.state = "running"
                try:
                    self._measure(trial)
                except Exception:
                    log.exception("a trial has failed")
                    trial.state = "failed"

    def _measure(self, trial: Trial) -> None:
        mine, theirs = STARTS.Pipe(duplex=False)
        process = STARTS.Process(target=measure, args=(theirs, trial.jobs), daemon=True)
        process.start()
        theirs.close()
        end = time.monotonic() + LONGEST
        try:
            while trial.state == "running" and not self._closing and time.monotonic() < end:
                if mine.poll(0.5):
                    trial.count(mine.recv())
        except EOFError:
            pass
        finally:
            mine.close()
            process.terminate()
            process.join()
        if trial.state == "running":
            trial.state = "done" if sum(trial.played) == len(trial.jobs) else "failed"
