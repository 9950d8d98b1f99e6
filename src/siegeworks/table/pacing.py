"""What happens at a table without anybody saying so: machines think, windows pass by themselves.

Where persons play against persons, a window to react takes a time drawn by lot, whoever passes it:
so nobody learns from it whether anything could have been done.
"""

import asyncio
from collections.abc import Callable
from secrets import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.table.match import Asked

if TYPE_CHECKING:
    from siegeworks.table.room import Room

PASS = "pass"
STEP_ON = "next"
"""The answer that ends a step early in the turn; its time tells nothing about a hand."""
DICE = SystemRandom()


class Plan(NamedTuple):
    """What is to be done for a seat without asking anybody."""

    asked: Asked
    text: str | None
    """The answer; None if a machine is to find one."""


class Window(NamedTuple):
    """How long a question of a seat takes at least, if it is passed."""

    since: int
    until: float


class Pacing:
    """Sees to it that a table goes on."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.plans: dict[Seat, Plan] = {}
        self._windows: dict[Seat, Window] = {}
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._timers: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}

    def plan(self) -> bool:
        """Work out what is to be done without asking; whether there is anything."""
        match = self.room.match
        self.plans = {}
        for seat in match.deciding():
            asked = match.asked[seat]
            if not match.is_person(seat):
                self.plans[seat] = Plan(asked, None)
                continue
            text = match.by_itself(seat)
            if text is not None:
                self.plans[seat] = Plan(asked, text)
        return bool(self.plans)

    def at_once(self) -> tuple[Seat, str] | None:
        """The next answer that is given without asking and need not wait, if there is one."""
        for seat, (asked, text) in self.plans.items():
            if text is not None:
                self._open_window(seat, asked)
                window = self._windows.get(seat)
                if window is None or window.until <= asyncio.get_running_loop().time():
                    return seat, text
        return None

    def settle(self) -> None:
        """Set going what is planned; what is no longer to be done is stopped."""
        asked = self.room.match.asked
        for seat, question in asked.items():
            self._open_window(seat, question)
        for seat in [*self._thinking, *self._timers]:
            if seat not in self.plans:
                self._stop(seat)
        for seat, plan in self.plans.items():
            if plan.text is None:
                self._think(seat, plan.asked)
            else:
                self._answer_unasked(seat, plan.asked, plan.text)

    def held_for(self, seat: Seat, text: str) -> float:
        """How many seconds an answer has to wait, so that its time tells nothing."""
        window = self._windows.get(seat)
        if window is None or text != PASS:
            return 0.0
        return max(0.0, window.until - asyncio.get_running_loop().time())

    def close(self) -> None:
        """Stop everything."""
        for seat in [*self._thinking, *self._timers]:
            self._stop(seat)

    # -- windows ---------------------------------------------------------------------------

    def _open_window(self, seat: Seat, asked: Asked) -> None:
        """Draw the time of a question that may be passed, if persons are opposite."""
        before = self._windows.get(seat)
        if before is not None and before.since == asked.since:
            return
        self._windows.pop(seat, None)
        if self._tells(seat, asked) and self.room.is_opposed(seat):
            wait = DICE.uniform(*self.room.settings.window)
            until = asyncio.get_running_loop().time() + wait
            self._windows[seat] = Window(asked.since, until)

    def _tells(self, seat: Seat, asked: Asked) -> bool:
        """Whether an answer given at once would tell something about a person's hand."""
        match, plan = self.room.match, self.plans.get(seat)
        if not match.is_person(seat):
            return False
        if any(option.text == PASS for option in asked.decision.options):
            return True
        stops = match.stops.get(seat)
        return plan is not None and (plan.text != STEP_ON or stops == "all")

    def _answer_unasked(self, seat: Seat, asked: Asked, text: str) -> None:
        since, _ = self._timers.get(seat, (-1, None))
        if since == asked.since:
            return
        self._stop(seat)
        loop = asyncio.get_running_loop()
        window = self._windows.get(seat)
        until = window.until if window is not None else loop.time()
        put = self._put(seat, asked.since, text, unasked=True)
        self._timers[seat] = (asked.since, loop.call_at(until, put))

    # -- machines --------------------------------------------------------------------------

    def _think(self, seat: Seat, asked: Asked) -> None:
        since, _ = self._thinking.get(seat, (-1, None))
        if since == asked.since:
            return
        self._stop(seat)
        task = asyncio.get_running_loop().create_task(self._thought(seat, asked.since))
        self._thinking[seat] = (asked.since, task)

    async def _thought(self, seat: Seat, since: int) -> None:
        """Let a machine think about a question, and bring its answer to the room."""
        room = self.room
        if room.settings.pause:
            await asyncio.sleep(room.settings.pause)
        asked = room.match.asked.get(seat)
        if asked is None or asked.since != since:
            return
        view, spec = room.perspective(seat).view(), room.match.sitters[seat].player
        assert room.match.record is not None
        seed = room.match.record.seed + seat
        text = await room.machines.choose(room.table, seat, spec, seed, view)
        self._put(seat, since, text, unasked=False)()

    def _put(self, seat: Seat, since: int, text: str, *, unasked: bool) -> Callable[[], None]:
        def put() -> None:
            self._thinking.pop(seat, None)
            self._timers.pop(seat, None)
            self.room.put(self.room.requests.answer_for, seat, since, text, unasked)

        return put

    def _stop(self, seat: Seat) -> None:
        _, task = self._thinking.pop(seat, (-1, None))
        if task is not None:
            task.cancel()
        _, timer = self._timers.pop(seat, (-1, None))
        if timer is not None:
            timer.cancel()
