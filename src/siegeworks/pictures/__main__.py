"""`python -m siegeworks.pictures OUT.html [GAME]` writes the contact sheet of a game or of all."""

import sys
from pathlib import Path

from siegeworks.pictures.gallery import galleries
from siegeworks.pictures.sheet import page


def main(arguments: list[str]) -> None:
    """Write the sheet to the file that is named."""
    out, *games = arguments or [""]
    if not out or len(games) > 1 or not set(games) <= set(galleries()):
        sys.exit(f"usage: python -m siegeworks.pictures OUT.html [{'|'.join(galleries())}]")
    Path(out).write_text(page(*games), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
