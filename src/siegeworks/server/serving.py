"""Starting the table: a free port, the server, a browser."""

import logging
import os
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any

import uvicorn

from siegeworks.core.refusal import Refused
from siegeworks.server.app import make_app
from siegeworks.table.direct_socket import DirectSocket
from siegeworks.table.guard import App
from siegeworks.table.settings import MESSAGE_LIMIT, Settings

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean: at every address of this machine."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address outside; the way there begins at the address others in the room can reach."""
LOCK = "lock"
"""The file that says that a table keeps its games here."""
TRIES = 50
"""Ports that are tried after the one that was wished for."""


def free_port(host: str, port: int) -> tuple[sockets.socket, int]:
    """A socket that listens at the port, or at the next one that is free."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    for place in range(port, port + TRIES) if port else (0,):
        listener = sockets.socket(family, sockets.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it lets two servers listen at one port
            listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            listener.bind((host, place))
        except OSError as fault:
            listener.close()
            if fault.errno not in (13, 98, 48, 10048):
                raise Refused(f"cannot listen at {host}: {fault.strerror or fault}") from None
            continue
        listener.listen(1024)
        return listener, listener.getsockname()[1]
    raise Refused(f"no port from {port} to {port + TRIES - 1} is free at {host}")


def shown_host(host: str) -> str:
    """The host of the address that is said and opened: one that others can use where they may."""
    if host in EVERYWHERE:
        host = _in_the_room()
    return f"[{host}]" if ":" in host else host


def _in_the_room() -> str:
    """The address of this machine in its own network; nothing is sent to find it."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return "localhost"
        found: str = probe.getsockname()[0]
    return found


def claim(folder: Path) -> IO[str]:
    """Hold a folder for this process alone, as long as the file is open: one task owns a game."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    held = (folder / LOCK).open("w")
    try:
        _lock(held)
    except (BlockingIOError, PermissionError):
        held.close()
        raise Refused(
            f"another table keeps its games in {folder}; stop it, or name another --data"
        ) from None
    return held


def _lock(file: IO[str]) -> None:
    """Lock a file as this system can; an OSError if somebody else has locked it."""
    with suppress(ImportError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    with suppress(ImportError):
        msvcrt: Any = import_module("msvcrt")
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)


def configured(app: App) -> uvicorn.Config:
    """How uvicorn serves the table."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=DirectSocket,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    open_browser: bool,
    say: Callable[[str], None],
    page: str = "",
) -> None:
    """Serve the table until it is stopped; a browser opens at one of its pages."""
    try:
        held = claim(settings.folder)
    except OSError as fault:
        raise Refused(f"cannot use {settings.folder}: {fault}") from None
    listener, found = free_port(host, port)
    if port and found != port:
        say(f"Port {port} is taken; the table is at port {found}.")
    url = f"http://{shown_host(host)}:{found}/{page}"
    try:
        app = make_app(settings)
    except (OSError, ValueError) as fault:
        raise Refused(f"cannot use {settings.folder}: {fault}") from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = configured(app)
    say(f"The table is open: {url}  (Ctrl+C closes it)")
    if open_browser and _has_screen():
        threading.Timer(0.8, webbrowser.open, (url,)).start()
    with held, suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _has_screen() -> bool:
    """Whether there is a screen on which a browser could open."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
