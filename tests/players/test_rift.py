"""The greedy player of Rift: it wins where chance does not, and knows only its view."""

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.lab.match import match
from siegeworks.players import LEVELS, make_player

FIRST = "rift/rift-in-time"


@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_wins_the_first_scenario_and_random_does_not(seats: int) -> None:
    nothing = ((),) * seats
    shares = [
        match(FIRST, (spec,) * seats, 2, nothing, processes=1).wins[0]
        for spec in ("greedy", "random")
    ]
    assert shares == [2, 0]


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    game, mode = game_of(FIRST)
    state = game.start(Setup(mode, (Seating(), Seating())), 5)
    players = [make_player("greedy", 3), make_player("greedy", 3)]
    for _ in range(25):
        seat = state.decision.seat
        first, second = (player.choose(game.view(state, seat)) for player in players)
        assert first == second
        state.answer(first, seat)


@pytest.mark.parametrize("kind", [*LEVELS, "search:50"])
def test_every_level_plays_rift_too(kind: str) -> None:
    game, mode = game_of(FIRST)
    state = game.start(Setup(mode, (Seating(), Seating())), 5)
    player = make_player(kind, 3)
    for _ in range(12):
        decision = state.decision
        answer = player.choose(game.view(state, decision.seat))
        assert answer in [option.text for option in decision.options]
        state.answer(answer, decision.seat)
