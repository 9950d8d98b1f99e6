"""Where games are kept, and how a file is written so that it is never half there."""

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from siegeworks.core.refusal import Refused, Saying, saying

FOLDER_SETTING = "SIEGEWORKS_DATA"
SUFFIX = ".record"


def data_folder() -> Path:
    """The folder for what this program keeps for its user."""
    if folder := os.environ.get(FOLDER_SETTING):
        return Path(folder)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "siegeworks"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "siegeworks"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "siegeworks"


def new_save(game: str) -> Path:
    """A file for a game that begins now; no other game has it."""
    stem = f"{game.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    try:
        folder = data_folder() / "saves"
        path, number = folder / f"{stem}{SUFFIX}", 2
        while path.exists():
            path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    except (OSError, RuntimeError) as fault:
        raise Refused("games cannot be kept: {why}", why=trouble(fault)) from None
    return path


def trouble(fault: Exception) -> Saying:
    """What the system says of a file it could not read or write."""
    return saying(getattr(fault, "strerror", None) or str(fault))


def shown(path: Path) -> str:
    """A path as it is told to its user, whose own folder is `~`."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def free_path(text: str) -> Path:
    """A file that may be written because it is not there yet, its folder being there."""
    try:
        path = Path(text).expanduser()
        taken, folder = os.path.lexists(path), path.parent.is_dir()
    except (OSError, RuntimeError, ValueError) as fault:
        raise Refused("cannot write {path!r}: {why}", path=text, why=trouble(fault)) from None
    if taken:
        raise Refused("{path} is there already: name another file", path=path)
    if not folder or not path.name:
        raise Refused(
            "cannot write {path}: there is no folder {parent}", path=path, parent=path.parent
        )
    return path


def same_file(one: Path | None, other: Path | None) -> bool:
    """Whether two paths lead to one and the same file."""
    if one is None or other is None:
        return False
    return os.path.realpath(one) == os.path.realpath(other)


def write_whole(path: Path, text: str) -> None:
    """Write a file at once: whoever reads it sees the old text or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as fault:
        raise Refused("cannot write {path}: {why}", path=path, why=trouble(fault)) from None
