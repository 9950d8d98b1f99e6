"""All rooms: loaded when somebody comes, forgotten when nobody is there, woken when due."""

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.core.shelf import is_installed
from siegeworks.table.agreed import AGREED, Agreed, Seated
from siegeworks.table.fairness import new_secret
from siegeworks.table.hints.workshop import Workshop
from siegeworks.table.identity import hashed, new_id
from siegeworks.table.machines import Machines
from siegeworks.table.match import Match
from siegeworks.table.memory import Broom
from siegeworks.table.room import Room
from siegeworks.table.settings import Settings
from siegeworks.table.store import HOLD, OPEN, SEAT, Command, Store
from siegeworks.table.writing import Statement

log = logging.getLogger(__name__)

SHORT = 32
"""Commands that are carried out at once; more of them are, off the event loop."""


class Rooms:
    """The rooms of one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.machines = Machines(settings.workers)
        self.workshop = Workshop(settings.effort, settings.hint_patience)
        self.there: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._player = ThreadPoolExecutor(1, "player")

    async def start(self) -> None:
        """Take up what is due, and from now on forget what is idle."""
        loop = asyncio.get_running_loop()
        self._sweeper = loop.create_task(self._sweep())
        self._waking = loop.create_task(self._wake())

    async def _wake(self) -> None:
        for table in await self.store.due():
            await self.get(table)

    async def _sweep(self) -> None:
        broom, forgotten = Broom(), False
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            limit = time.monotonic() - self.settings.idle
            for room in list(self.there.values()):
                if room.is_idle and room.touched < limit:
                    self.forget(room)
                    await room.close()
                    forgotten = True
            forgotten = forgotten and not broom.sweep()

    @property
    def is_full(self) -> bool:
        """Whether so many tables are being played that no new ones can be opened."""
        return len(self.there) >= self.settings.rooms

    async def get(self, table: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        if table in self.there:
            return self.there[table]
        if table not in self._loading:
            loop = asyncio.get_running_loop()
            self._loading[table] = loop.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room | None:
        try:
            kept = await self.store.load(table)
            if kept is None:
                return None
            if not is_installed(kept.game):
                log.warning("table %s: %s is not installed here", kept.n, kept.game)
                return None
            match = await self.replayed(kept.agreed, kept.commands)
            match.stops = dict(kept.stops)
            match.hints = {seat for seat, (allowed, _) in kept.hints.items() if allowed}
            match.hinted = {seat: (taken, -1) for seat, (_, taken) in kept.hints.items()}
            room = Room(kept, match, self.store, self.settings, self.machines, self)
            self.there[table] = room
            return room
        finally:
            del self._loading[table]

    async def replayed(self, agreed: bytes, commands: Sequence[Command]) -> Match:
        """The match after these commands; a long game is played again in a thread."""
        told = AGREED.decode(agreed)
        if len(commands) + len(told.origin.answers) <= SHORT:
            return Match(told, commands)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._player, Match, told, tuple(commands))

    def forget(self, room: Room) -> None:
        """Let a room go; whoever comes next loads it again."""
        if self.there.get(room.table) is room:
            del self.there[room.table]

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        for task in (self._sweeper, self._waking):
            if task is not None:
                task.cancel()
        for room in list(self.there.values()):
            await room.close()
        self.there.clear()
        self._player.shutdown()
        await asyncio.get_running_loop().run_in_executor(None, self.workshop.close)
        await asyncio.get_running_loop().run_in_executor(None, self.machines.close)

    # -- new tables --------------------------------------------------------------------------

    async def open(self, agreed: Agreed, guest: str | None, mine: Sequence[Seat]) -> "Opened":
        """Open a table; a guest holds some of its seats from the start."""
        holders = [(guest, seat) for seat in mine] if guest is not None else []
        table, secrets, statements = new_table(agreed, holders)
        await self.store.write(statements)
        return Opened(table, secrets)

    def again(self, room: Room) -> tuple[str, dict[Seat, str], list[Statement]]:
        """What opens a table with the same seats as another one, for the same guests."""
        old = room.match.agreed
        seats = [
            seat if seat.kind == "machine" else Seated("open", seat.name, "", seat.brings)
            for seat in old.seats
        ]
        agreed = Agreed(old.game, seats, old.switches, new_secret(), old.host, old.origin)
        persons = [seat for seat, one in enumerate(seats) if one.kind != "machine"]
        holders = [(guest, seat) for guest, seat in room.holders if seat in persons]
        return new_table(agreed, holders)


class Opened(msgspec.Struct):
    """A table that was just opened, with the secrets of its seats."""

    table: str
    secrets: dict[Seat, str]


def new_table(
    agreed: Agreed, holders: Sequence[tuple[str, Seat]]
) -> tuple[str, dict[Seat, str], list[Statement]]:
    """The id of a new table, the secrets of its seats, and what writes it down."""
    table = new_id()
    data = msgspec.json.encode(agreed)
    due = all(seat.kind != "open" for seat in agreed.seats)
    secrets = {seat: new_id() for seat, one in enumerate(agreed.seats) if one.kind != "machine"}
    statements: list[Statement] = [(OPEN, (table, agreed.game, data, time.time(), due))]
    statements += [(SEAT, (seat, hashed(secret), table)) for seat, secret in secrets.items()]
    statements += [(HOLD, (guest, seat, table)) for guest, seat in holders]
    return table, secrets, statements
