"""Expectations of Rift that no case can show to fail: they must see what is not so."""

from typing import Any

import pytest

from siegeworks.core.refusal import BadText
from siegeworks.core.state import Outcome
from siegeworks.games.rift.game import RIFT


def over(*winners: int) -> Any:
    state = RIFT.read_position("removed drill-one drill-line*2\na\nb", "drill-yard")
    state.outcome = Outcome(winners, "RT-24.1")
    return state


@pytest.mark.parametrize(
    ("winners", "words", "got"),
    [
        ((0, 1), "won by RT-24.1", None),
        ((0, 1), "lost", "won by RT-24.1"),
        ((), "lost", None),
        ((), "won", "lost by RT-24.1"),
        ((1,), "won", "won for b alone by RT-24.1"),
        ((1,), "lost", "won for b alone by RT-24.1"),
        ((1,), "over", None),
    ],
)
def test_all_players_win_or_lose_together(
    winners: tuple[int, ...], words: str, got: str | None
) -> None:
    assert RIFT.expect(over(*winners), words) == got


@pytest.mark.parametrize(
    ("words", "got"),
    [
        ("removed drill-line*2 drill-one", None),
        ("removed drill-one", "drill-line*2 drill-one"),
        ("not removed none", None),
    ],
)
def test_the_cards_out_of_the_game_are_seen(words: str, got: str | None) -> None:
    assert RIFT.expect(over(), words) == got


def test_a_card_nobody_knows_is_no_expectation() -> None:
    with pytest.raises(BadText, match="cannot read 'drill-none'"):
        RIFT.expect(over(), "not removed drill-none")
