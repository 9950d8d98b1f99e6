"""The boards of the games: what a browser loads to show a game, from the game's room `board`.

The room is a folder of files for the browser, served at `/static/games/NAME`. Each of them may be
missing:

    board.js     draws the game: `mount`; without it the game is shown as text
    board.toml   `styles`, the style sheets of the board in the order in which they count (a browser
                 gets those of the game as one, `styles.css`);
                 `stops`, whether it can be chosen when to be asked
    text.js      tells a scene in words for the text board: `describe`
    hints.js     what may be asked besides a hint: `questions`
    editor.js    tools of kinds of its own in the position editor: `KINDS`; editor.css, their style
    game.svg     the sign of the game
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from siegeworks.core.shelf import GAMES

ROOM = "board"
MODULES = ("board", "text", "hints", "editor")
SHEET = "styles.css"
NO_PICTURE = "/static/img/icon.svg"


class Board(NamedTuple):
    """What a game brings for the browser."""

    game: str
    folder: Path

    def has(self, file: str) -> bool:
        """Whether a file is there."""
        return (self.folder / file).is_file()

    def address(self, file: str) -> str:
        """Where a browser finds a file of the room, or one of the table by its whole address."""
        return file if file.startswith("/") else f"/static/games/{self.game}/{file}"

    def told(self) -> dict[str, Any]:
        """What `board.toml` says."""
        file = self.folder / "board.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def sheet(self) -> str:
        """The style sheets of the game as one: fewer to fetch, and they pack better together."""
        own = (sheet for sheet in self.told().get("styles", ()) if not sheet.startswith("/"))
        return "\n".join((self.folder / sheet).read_text("utf-8") for sheet in own)


@cache
def boards() -> dict[str, Board]:
    """The room `board` of every game that has one."""
    found = (Board(name, game.home / ROOM) for name, game in GAMES.items())
    return {board.game: board for board in found if board.folder.is_dir()}


@cache
def styles_of(game: str) -> list[str]:
    """The addresses of the style sheets of a game's board."""
    board = boards().get(game)
    if board is None:
        return []
    common = [sheet for sheet in board.told().get("styles", ()) if sheet.startswith("/")]
    return [*common, *([board.address(SHEET)] if board.sheet() else [])]


def editor_styles(game: str) -> list[str]:
    """The addresses of what the position editor needs besides."""
    board = boards().get(game)
    return [board.address("editor.css")] if board and board.has("editor.css") else []


@cache
def modules(game: str) -> dict[str, str]:
    """The addresses of a game's modules, by what they do."""
    board = boards().get(game)
    if board is None:
        return {}
    return {name: board.address(f"{name}.js") for name in MODULES if board.has(f"{name}.js")}


@cache
def facts() -> dict[str, dict[str, Any]]:
    """What the table in a browser has to know about each game.

    `curtain`: hands are hidden from others at the same screen; `stops`: it can be chosen when to be
    asked; `clause`: one of its rules, as an example; `modules`: the addresses of the game's own
    modules, by what they do.
    """
    return {
        name: {
            "curtain": game.curtain,
            "stops": name in boards() and boards()[name].told().get("stops", False),
            "clause": next((one.id for one in game.clauses() if not one.why), ""),
            "modules": modules(name),
        }
        for name, game in GAMES.items()
    }


def picture_of(game: str) -> str:
    """The address of the sign of a game."""
    board = boards().get(game)
    return board.address("game.svg") if board and board.has("game.svg") else NO_PICTURE
