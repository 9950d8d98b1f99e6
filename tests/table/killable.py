"""A server in a process of its own, to be killed: `python -m tests.table.killable FOLDER`."""

import sys
from pathlib import Path

import uvicorn

from siegeworks.server.app import make_app
from siegeworks.server.serving import configured, free_port
from tests.table.stage import settings


def main(folder: Path) -> None:
    """Serve, and say at which port."""
    listener, port = free_port("127.0.0.1", 0)
    app = make_app(settings(folder))
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()
    uvicorn.Server(configured(app)).run(sockets=[listener])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
