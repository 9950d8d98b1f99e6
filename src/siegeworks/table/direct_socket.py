"""The short way between a socket and its room, where uvicorn carries the socket.

A plain message (one whole text frame) is handed on in the moment it comes in, and all that is
ready for a client leaves in one piece: no queue and no task in between. Everything else that may
come over a socket, and the beginning and the end of it, goes the usual way.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from siegeworks.table.client import Client

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

NAME = "siegeworks.direct-socket"
"""Under this name a socket finds itself among the extensions of its scope."""
WHOLE_TEXT = 0x81
FIN, KIND, MASKED, SIZE = 0x80, 0x0F, 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
CONTROL = 0x08


class DirectSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self._hear: Callable[[bytes], None] | None = None
        self._client: Client | None = None
        self._rest: bytes | None = None
        """The beginning of a frame; None before the first, and once nobody looks at frames here."""
        self._in_parts = False
        """Whether a message has begun that comes in several frames."""
        self._sending = False

    def connect(self, client: Client, hear: Callable[[bytes], None]) -> None:
        """From now on let somebody hear plain messages, and send what is ready for a client."""
        self._hear, self._client = hear, client
        client.wake = self._send_soon
        self._send_soon()

    # -- what comes in ---------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self
            self._rest = b""

    def data_received(self, data: bytes) -> None:
        if self._rest is None:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        start = 0
        while (frame := self._frame(data, start)) is not None:
            body, end = frame
            first = data[start]
            if self._hear is None or first != WHOLE_TEXT or self._in_parts or self.read_paused:
                if not first & CONTROL:
                    self._in_parts = not first & FIN
                super().data_received(data[start:end])
            else:
                self._hear(apply_mask(data[body:end], data[body - 4 : body]))
            start = end
            if self._rest is None:
                return
        if self._rest is not None:
            self._rest = data[start:]

    def _frame(self, data: bytes, start: int) -> tuple[int, int] | None:
        """Where the next frame has its body and its end; None if it is not there as a whole.

        What no client may send is passed on as it is, and all that comes after it.
        """
        left = len(data) - start
        if left < 2:
            return None
        second = data[start + 1]
        size, head = second & SIZE, 6
        if size > 125:
            head = 8 if size == TWO_BYTES else 14
            if left < head:
                return None
            size = int.from_bytes(data[start + 2 : start + head - 4], "big")
        if not second & MASKED or size > self.config.ws_max_size:
            self._rest = None
            super().data_received(data[start:])
            return None
        body = start + head
        return (body, body + size) if left >= head + size else None

    # -- what goes out ---------------------------------------------------------------------

    def _send_soon(self) -> None:
        """Send what is ready, with what else will be ready in this moment."""
        if not self._sending:
            self._sending = True
            self.loop.call_soon(self._send_all)

    def _send_all(self) -> None:
        self._sending = False
        client = self._client
        if client is None or self.close_sent or self.disconnected or not self.writable.is_set():
            return
        ready = client.take()
        if ready:
            self.transport.write(b"".join([part for text in ready for part in (head(text), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        self._send_soon()


def head(text: bytes) -> bytes:
    """What stands before a text in its frame."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


def direct_socket_of(scope: Any) -> DirectSocket | None:
    """The direct way of a socket; None where another server carries it."""
    found: DirectSocket | None = scope.get("extensions", {}).get(NAME)
    return found
