"""The boards of the games: what a browser loads to show a game, from the game's room `board`.

The room is a folder of files for the browser, served at `/static/games/NAME`. Each of them may be
missing:

    board.js     draws the game: `mount`; without it the game is shown as text
    board.toml   `styles`, the style sheets of the board in the order in which they count
    text.js      tells a scene in words for the text board: `describe`
    editor.js    the tools of the position editor: `palette`
    game.svg     the sign of the game
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from siegeworks.core.shelf import GAMES

ROOM = "board"
NO_PICTURE = "/static/img/icon.svg"


class Board(NamedTuple):
    """What a game brings for the browser."""

    game: str
    folder: Path

    def has(self, file: str) -> bool:
        """Whether a file is there."""
        return (self.folder / file).is_file()

    def address(self, file: str) -> str:
        """Where a browser finds a file."""
        return f"/static/games/{self.game}/{file}"

    def styles(self) -> list[str]:
        """The addresses of the style sheets, in the order in which they count."""
        if not self.has("board.toml"):
            return []
        told = tomllib.loads((self.folder / "board.toml").read_text("utf-8"))
        return [self.address(sheet) for sheet in told["styles"]]


@cache
def boards() -> dict[str, Board]:
    """The room `board` of every game that has one."""
    found = (Board(name, game.home / ROOM) for name, game in GAMES.items())
    return {board.game: board for board in found if board.folder.is_dir()}


@cache
def styles_of(game: str) -> list[str]:
    """The addresses of the style sheets of a game's board."""
    return boards()[game].styles() if game in boards() else []


@cache
def modules() -> dict[str, dict[str, str]]:
    """The addresses of every game's modules, by game and by what they do."""
    return {
        game: {
            name: board.address(f"{name}.js")
            for name in ("board", "text", "editor")
            if board.has(f"{name}.js")
        }
        for game, board in boards().items()
    }


def picture_of(game: str) -> str:
    """The address of the sign of a game."""
    board = boards().get(game)
    return board.address("game.svg") if board and board.has("game.svg") else NO_PICTURE
