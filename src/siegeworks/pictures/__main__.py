"""`python -m siegeworks.pictures OUT.html` writes the contact sheet."""

import sys
from pathlib import Path

from siegeworks.pictures.sheet import page


def main(arguments: list[str]) -> None:
    """Write the sheet to the file that is named."""
    if len(arguments) != 1:
        sys.exit("usage: python -m siegeworks.pictures OUT.html")
    Path(arguments[0]).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
