"""One socket as a room sees it: who it is, what it reads, and what is still to be sent."""

from collections.abc import Callable, Sequence

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.table.match import WATCHING
from siegeworks.table.outgoing import encode

MOST_UNSENT = 2_000
"""Messages that may wait for a slow client before it is dropped."""


class No(Exception):
    """A refusal that a client is told; nothing was changed."""

    def __init__(self, code: str, clause: str = "", reason: str = "", **facts: str) -> None:
        super().__init__(code)
        self.code, self.clause, self.reason, self.facts = code, clause, reason, facts


class Client:
    """A browser tab or a program at the table."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.seat: Seat = WATCHING
        self.language = "en"
        self.words = True
        self.lost = False
        """Whether it reads too slowly, or the room is gone."""
        self.wake: Callable[[], None] = nobody
        """Tells whoever carries messages that there is one, or that there will be none any more."""
        self.end: Callable[[], None] = nobody
        """Ends the connection."""
        self._unsent: list[bytes] = []

    def send(self, message: msgspec.Struct) -> None:
        """Send a message as soon as the client takes it."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is ready."""
        if len(self._unsent) >= MOST_UNSENT:
            self.drop()
        elif not self.lost:
            self._unsent.append(message)
            self.wake()

    def take(self) -> list[bytes]:
        """Take all messages that are ready, to carry them to the client."""
        ready, self._unsent = self._unsent, []
        return ready

    def drop(self) -> None:
        """Let the connection end; the client may come again."""
        if not self.lost:
            self.lost = True
            self.end()


def nobody() -> None:
    """Whom a client wakes before it is connected."""


def send_all(clients: Sequence[Client], message: msgspec.Struct) -> None:
    """Send the same message to several clients."""
    if clients:
        ready = encode(message)
        for client in clients:
            client.send_bytes(ready)
