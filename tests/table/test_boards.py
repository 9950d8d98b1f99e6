"""What the games bring for the browser: found in their rooms, served, and all there."""

import re
from pathlib import Path

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.table.boards import NO_PICTURE, boards, modules, picture_of, styles_of
from siegeworks.table.pages import STATIC
from tests.table.stage import Running

IMPORT = re.compile(r"(?:from |import\()'([^']+\.js)'")
SCRIPTS = [
    *STATIC.glob("js/**/*.js"),
    *(s for b in boards().values() for s in b.folder.glob("*.js")),
]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_names_is_there(game: str) -> None:
    board = boards()[game]
    sheets = {board.address(sheet.name) for sheet in board.folder.glob("*.css")}
    assert set(styles_of(game)) == sheets
    assert modules()[game] == {
        part: board.address(f"{part}.js") for part in ("board", "text", "editor")
    }
    assert picture_of(game) == board.address("game.svg")


def test_what_a_board_is_made_of_is_served(server: Running) -> None:
    with server.guest() as guest:
        for game, board in boards().items():
            for address in (*styles_of(game), *modules()[game].values(), picture_of(game)):
                answer = guest.get(address)
                assert answer.text == (board.folder / Path(address).name).read_text("utf-8")
        assert guest.get("/static/games/nim/board.js").status_code == 404
        assert guest.get("/static/games/rift/../words/book.py").status_code == 404


def test_a_game_without_a_board_is_shown_as_text_under_the_common_sign() -> None:
    assert styles_of("nim") == []
    assert "nim" not in modules()
    assert picture_of("nim") == NO_PICTURE


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_module_a_script_asks_for_is_there(script: Path) -> None:
    for wanted in IMPORT.findall(script.read_text("utf-8")):
        found = (
            STATIC / wanted.removeprefix("/static/") if wanted[0] == "/" else script.parent / wanted
        )
        assert found.is_file(), wanted
