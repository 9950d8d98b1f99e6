"""One socket as a room sees it: who it is, what it reads, and what is still to be sent."""

from collections.abc import Sequence
from typing import Any

from siegeworks.core.decision import Seat
from siegeworks.table.line import Line
from siegeworks.table.messages import encode
from siegeworks.table.standing import WATCHING

MOST_UNSENT = 2_000
"""Messages that may wait for a slow client before it is dropped."""
CLOSE: bytes = b""


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
        self.outbox: Line[bytes] = Line()
        self.lost = False
        """Whether it reads too slowly, or the room is gone."""

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as soon as the client takes it."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is ready."""
        if len(self.outbox) >= MOST_UNSENT:
            self.drop()
        elif not self.lost:
            self.outbox.put(message)

    def drop(self) -> None:
        """Let the connection end; the client may come again."""
        if not self.lost:
            self.lost = True
            self.outbox.put(CLOSE)


def send_all(clients: Sequence[Client], message: dict[str, Any]) -> None:
    """Send the same message to several clients."""
    if clients:
        ready = encode(message)
        for client in clients:
            client.send_bytes(ready)
