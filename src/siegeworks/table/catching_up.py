"""Whoever comes back is sent what they have missed: steps if they are few, otherwise everything.

What goes over a whole game does so off the event loop, or bit by bit: other tables go on.
"""

import asyncio
from typing import TYPE_CHECKING

from siegeworks.table.client import Client
from siegeworks.table.perspective import Perspective

if TYPE_CHECKING:
    from siegeworks.table.room import Room

MOST_STEPS = 200
"""The longest gap that is filled with steps instead of the whole state."""


async def catch_up(room: "Room", client: Client, since: int | None) -> None:
    """Bring a client from the version it has seen last to the present one."""
    version = room.match.version
    if since is None or not version - MOST_STEPS <= since <= version:
        room.send_whole(client)
    elif since < version:
        await _fill_gap(room, client, since)


async def _fill_gap(room: "Room", client: Client, since: int) -> None:
    """Send the steps of a gap, as they were sent to those who were there."""
    past = await room.rooms.replayed(room.agreed, room.commands[:since])
    past.stops = room.match.stops
    seen = Perspective(past, client.seat)
    for command in room.commands[since:]:
        notes = len(past.state.journal) if past.state is not None else 0
        past.apply(command)
        passed = past.history[-1]
        if passed.cut:
            seen.cut()
        words = client.words
        client.send(seen.step(client.language, passed, notes) if words else seen.bare_step(passed))
        await asyncio.sleep(0)
