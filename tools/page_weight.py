"""What a browser fetches for a table: ``python -m tools.page_weight`` prints it for each game.

The style sheets that the page links and every module that its scripts import, each packed by gzip
as the server sends it; pictures, words and the messages of the game are not counted.
"""

import gzip
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from siegeworks.core.shelf import GAMES
from siegeworks.table.boards import SHEET, boards, modules, styles_of
from siegeworks.table.pages import STATIC, templates

IMPORT = re.compile(r"^(?:import|export)\b[^;']*from '([^']+)'", re.MULTILINE)
LINKED = re.compile(r'(?:rel="stylesheet" href|script type="module" src)="([^"{]+)"')
TEMPLATES = ("base.html", "board.html", "table.html")
BUDGETS = {"siegestorm": 91_000, "rift": 105_000}
"""Bytes of the pages of our own games before they had a common kit: they are to stay below."""


def fetched(game: str) -> dict[str, bytes]:
    """Everything the page of a table fetches, by its address."""
    drawn = [address for name, address in modules(game).items() if name in ("board", "hints")]
    found: dict[str, bytes] = {}
    waiting = [*_linked(), *styles_of(game), *(drawn or ["/static/js/textboard.js"])]
    while waiting:
        address = waiting.pop()
        if address not in found:
            found[address] = _read(address)
            waiting += _imported(address, found[address].decode())
    return found


def weight(game: str) -> int:
    """Bytes of all that, packed."""
    return sum(len(gzip.compress(body, mtime=0)) for body in fetched(game).values())


def _linked() -> Iterator[str]:
    """What the templates of a table link whatever the game; a table has a script of its own."""
    loader = templates().loader
    assert loader is not None
    for name in TEMPLATES:
        text = loader.get_source(templates(), name)[0]
        yield from (one for one in LINKED.findall(text) if one != "/static/js/page.js")


def _imported(address: str, text: str) -> list[str]:
    folder = posixpath.dirname(address)
    names = IMPORT.findall(text) if address.endswith(".js") else []
    return [posixpath.normpath(posixpath.join(folder, name)) for name in names]


def _read(address: str) -> bytes:
    path = Path(address).relative_to("/static")
    if path.parts[0] != "games":
        return (STATIC / path).read_bytes()
    board = boards()[path.parts[1]]
    return board.sheet().encode() if path.name == SHEET else (board.folder / path.name).read_bytes()


def main() -> None:
    """Print modules, style sheets and bytes for each game."""
    for game in GAMES:
        files = fetched(game)
        sheets = sum(name.endswith(".css") for name in files)
        print(
            f"{game}: {len(files) - sheets} modules, {sheets} sheets, {weight(game) / 1000:.1f} kB"
        )


if __name__ == "__main__":
    main()
