"""What the games bring for the browser: found in their rooms, served, and all there."""

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest

from siegeworks.core.shelf import GAMES
from siegeworks.table.boards import (
    NO_PICTURE,
    SHEET,
    boards,
    editor_styles,
    facts,
    modules,
    picture_of,
    styles_of,
)
from siegeworks.table.pages import STATIC
from tests.table.stage import Running
from tools import palette

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"(?:from |import\()'([^']+\.js)'")
SCRIPTS = [
    *STATIC.glob("js/**/*.js"),
    *(s for b in boards().values() for s in b.folder.glob("*.js")),
    *(s for game in GAMES.values() for s in game.home.glob("pages/static/*.js")),
]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_names_is_there(game: str) -> None:
    board = boards()[game]
    sheets = {board.address(sheet.name) for sheet in board.folder.glob("*.css")}
    own = {board.address(sheet) for sheet in board.told()["styles"] if not sheet.startswith("/")}
    assert {*own, *editor_styles(game)} == sheets
    assert styles_of(game)[-1] == board.address(SHEET)
    assert {"board", "text"} <= set(modules(game))
    for name, address in modules(game).items():
        assert address == board.address(f"{name}.js")
    assert picture_of(game) == board.address("game.svg")


def test_what_a_board_is_made_of_is_served(server: Running) -> None:
    with server.guest() as guest:
        for game, board in boards().items():
            for address in (*styles_of(game), *modules(game).values(), picture_of(game)):
                name, answer = Path(address).name, guest.get(address)
                folder = board.folder if "/games/" in address else STATIC / "css"
                whole = board.sheet() if name == SHEET else (folder / name).read_text("utf-8")
                assert answer.text == whole
        assert guest.get("/static/games/nim/board.js").status_code == 404
        assert guest.get("/static/games/rift/../words/book.py").status_code == 404


def test_the_paint_of_style_sheets_is_that_of_the_pictures() -> None:
    """`python -m tools.palette` writes it anew."""
    assert (STATIC / "css/palette.css").read_text("utf-8") == palette.text()


def test_a_game_without_a_board_is_shown_as_text_under_the_common_sign() -> None:
    assert styles_of("nim") == []
    assert modules("nim") == {}
    assert picture_of("nim") == NO_PICTURE


def test_the_page_is_told_of_every_game_what_it_is_like() -> None:
    assert set(facts()) == set(GAMES)
    assert facts()["siegestorm"]["curtain"]
    assert facts()["siegestorm"]["stops"]
    assert not facts()["rift"]["curtain"]
    assert not facts()["rift"]["stops"]


@pytest.mark.parametrize(
    "file", [*STATIC.glob("js/**/*.js"), *STATIC.glob("css/**/*.css")], ids=lambda path: path.name
)
def test_no_script_or_style_of_the_table_names_a_game(file: Path) -> None:
    told = file.read_text("utf-8").lower()
    assert [game for game in GAMES if game in told] == []


def test_every_file_a_template_links_is_there() -> None:
    folder = files("siegeworks")
    templates = [
        Path(str(folder)).glob(f"{place}/**/*.html") for place in ("table", "pages", "games")
    ]
    links = {
        found
        for template in chain(*templates)
        for found in re.findall(r'"/static/([^"{}]+)"', template.read_text("utf-8"))
    }
    assert links
    assert [link for link in sorted(links) if not _file(link).is_file()] == []


def _file(link: str) -> Path:
    """The file a browser gets at an address below `/static`."""
    place, _, rest = link.partition("/")
    game, _, file = rest.partition("/pages/")
    return GAMES[game].home / "pages/static" / file if place == "games" else STATIC / link


def test_scripts_of_a_game_s_own_pages_are_served(server: Running) -> None:
    with server.guest() as guest:
        for game, file in (("siegestorm", "decks.js"), ("rift", "campaign.css")):
            answer = guest.get(f"/static/games/{game}/pages/{file}")
            assert answer.text == (GAMES[game].home / "pages/static" / file).read_text("utf-8")
            assert answer.headers["Cache-Control"] == "no-cache"
        assert guest.get("/static/games/rift/pages/decks.js").status_code == 404


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_module_a_script_asks_for_is_there(script: Path) -> None:
    """What is imported is a script; what a comment names may be types alone."""
    text = script.read_text("utf-8")
    running = set(IMPORT.findall(COMMENT.sub("", text)))
    for wanted in IMPORT.findall(text):
        found = (
            STATIC / wanted.removeprefix("/static/") if wanted[0] == "/" else script.parent / wanted
        )
        types = found.with_name(f"{found.stem}.d.ts")
        assert found.is_file() or (wanted not in running and types.is_file()), wanted
