"""How much a browser fetches for a table."""

import pytest

from siegeworks.table.boards import modules
from tools.page_weight import BUDGETS, fetched, weight


@pytest.mark.parametrize("game", BUDGETS)
def test_the_page_of_a_table_stays_as_light_as_it_was(game: str) -> None:
    found = fetched(game)
    assert {"/static/js/table.js", modules(game)["board"], "/static/css/base.css"} <= set(found)
    assert weight(game) <= BUDGETS[game], sorted(found)


def test_a_game_without_a_board_gets_the_text_board() -> None:
    assert "/static/js/textboard.js" in fetched("nim")
