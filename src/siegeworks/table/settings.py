"""Settings of the table: where it keeps its games, how patient it is, what it refuses."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from siegeworks.lab.review.values import Wish
from siegeworks.players.advice import Effort

DATABASE = "table.db"
KEY = "key"
MESSAGE_LIMIT = 64 * 1024
"""The longest message on a socket, in bytes."""
BODY_LIMIT = 256 * 1024
"""The longest body of a request, in bytes."""


def data_folder() -> Path:
    """Where a program of this name keeps its data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "siegeworks"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "siegeworks"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "siegeworks"


@dataclass(frozen=True)
class Rate:
    """How often something may be done: at once, and then each second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """Everything about a table that may differ between a living room, a server and a test."""

    folder: Path = field(default_factory=data_folder)
    workers: int = 1
    """Processes in which machine players think."""
    pause: float = 0.7
    """Seconds a machine waits before it answers, so that people can follow."""
    window: tuple[float, float] = (0.6, 1.8)
    """The lot from which the time of a window to react is drawn, where persons are opposite."""
    idle: float = 300.0
    """Seconds after which a room that nobody looks at is forgotten until it is needed again."""
    hello: float = 10.0
    """Seconds within which a socket must say who speaks."""
    messages: Rate = Rate(60, 20)
    """What one socket may say."""
    requests: Rate = Rate(200, 30)
    """What one address may ask for by HTTP."""
    tables: Rate = Rate(20, 0.2)
    """Tables one guest, or one address, may open."""
    rooms: int = 5_000
    """Tables in memory above which no new ones are opened; those there are go on."""
    sockets: int = 200
    """Sockets one address may hold open."""
    review: Wish = field(default_factory=Wish)
    """How much is thought about a finished game when somebody asks for its review."""
    effort: Effort = field(default_factory=Effort)
    """How much is thought about a hint."""
    hint_patience: float = 20.0
    """Seconds after which a hint that was not found is given up."""
    hints: Rate = Rate(12, 0.25)
    """Hints one seat may ask for; further grades of the same hint are free."""
    hosts: tuple[str, ...] = ()
    """Names under which browsers may call this server, besides the one they say themselves."""

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.folder / DATABASE

    @property
    def key(self) -> Path:
        """The file of the key that signs cookies."""
        return self.folder / KEY
