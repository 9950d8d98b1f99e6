"""A line of things to be done, with many who put something in and one who takes it out."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """A queue without an end and with one reader: that is all a room or a socket needs."""

    __slots__ = ("_awaited", "_things")

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._awaited: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._things)

    def put(self, thing: T) -> None:
        """Put something at the end."""
        self._things.append(thing)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> T:
        """Take what is first, as soon as there is something."""
        while not self._things:
            self._awaited = asyncio.get_running_loop().create_future()
            try:
                await self._awaited
            finally:
                self._awaited = None
        return self._things.popleft()
