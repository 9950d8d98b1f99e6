"""A table for tests, in a process of its own: `python -m tests.browser.serve FOLDER`.

It says its address on the first line. Machines answer at once, nobody is slowed
down, and little is thought about a review or a hint.
"""

import sys
from pathlib import Path

from siegeworks.lab.review import Wish
from siegeworks.players.advice import Effort
from siegeworks.server.serving import serve
from siegeworks.table.settings import Rate, Settings

FREELY = Rate(1_000_000, 1_000_000)


def main() -> None:
    settings = Settings(
        folder=Path(sys.argv[1]),
        pause=0.0,
        window=(0.0, 0.01),
        messages=FREELY,
        requests=FREELY,
        tables=FREELY,
        review=Wish(sims=8, games=1),
        hints=FREELY,
        effort=Effort(0.1),
    )
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    serve(settings, "127.0.0.1", port, open_browser=False, say=lambda text: _say(text))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
