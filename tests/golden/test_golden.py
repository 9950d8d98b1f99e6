"""Golden games: they re-play to the same hash, and everything happens in them as it did."""

import pytest

from siegeworks.core.record import replay
from tools.golden import FOLDER, GAMES, Golden, journal, played

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


@every_game
def test_a_golden_record_holds_and_tells_the_same_story(golden: Golden) -> None:
    record = replay((FOLDER / f"{golden.name}.game").read_text("utf-8"))
    assert journal(record) == (FOLDER / f"{golden.name}.log").read_text("utf-8")


@every_game
def test_the_same_players_play_the_same_game_again(golden: Golden) -> None:
    assert played(golden).text() == (FOLDER / f"{golden.name}.game").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    names = {golden.name for golden in GAMES}
    assert {path.stem for path in FOLDER.iterdir() if path.suffix in (".game", ".log")} == names


def test_a_changed_line_of_a_golden_record_is_noticed() -> None:
    text = (FOLDER / f"{GAMES[0].name}.game").read_text("utf-8")
    with pytest.raises(ValueError, match="record, line"):
        replay(text.replace(" next ", " end  ", 1))
