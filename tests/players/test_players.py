"""Machine players: they answer every question they are asked, and some with sense."""

import pytest

from siegeworks.core.refusal import Refused
from siegeworks.games.siegestorm.game import SIEGESTORM
from siegeworks.players import KINDS, make_player
from tests.formats.games import walk
from tests.players.thinking import hasty

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_every_question_of_a_game_is_answered_by_an_option(kind: str) -> None:
    player = hasty(kind, 3)
    for state in walk(3):
        for decision in state.decisions:
            answer = player.choose(SIEGESTORM.view(state, decision.seat))
            assert answer in [option.text for option in decision.options]


@every_kind
def test_the_same_dice_answer_alike(kind: str) -> None:
    one, other = hasty(kind, 7), hasty(kind, 7)
    for state in walk(4, limit=40):
        for decision in state.decisions:
            view = SIEGESTORM.view(state, decision.seat)
            assert one.choose(view) == other.choose(view)


def test_greedy_takes_a_win_that_is_there() -> None:
    here = "a hand underworld-vindicator tengu*3  resources tengu*9\nb resources tengu"
    state = SIEGESTORM.read_position(here, "duel")
    answer = make_player("greedy").choose(SIEGESTORM.view(state, 0))
    assert answer == "play underworld-vindicator"


def test_greedy_pays_with_supporters_before_cards_and_with_the_card_it_misses_least() -> None:
    here = "a hand retired-master tengu queen-of-nine-masks  resources tengu*9"
    for support, paid in ((" support armored-yak", "commit 1"), ("", "discard tengu")):
        state = SIEGESTORM.read_position(here + support, "duel")
        state.answer("deploy retired-master")
        assert make_player("greedy").choose(SIEGESTORM.view(state, 0)) == paid


def test_greedy_gives_back_starting_cards_that_are_dear() -> None:
    seen = set()
    for state in (next(walk(seed)) for seed in range(40)):
        view = SIEGESTORM.view(state, 0)
        dear = [card for card in view.hands[0] if view.box.cost[card] >= 3]
        wanted = " ".join(("return", *(view.box.ids[card] for card in dear))) if dear else "keep"
        assert make_player("greedy").choose(view) == wanted
        seen.add(len(dear))
    assert len(seen) > 1


def test_a_player_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        Refused,
        match="no player 'bob'; known: random, greedy, easy, normal, hard, brutal, search",
    ):
        make_player("bob")
