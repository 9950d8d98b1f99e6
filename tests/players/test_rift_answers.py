"""Answers in the middle of an action: what was tried out is not thought about twice."""

from typing import Any

from siegeworks.core.decision import Decision, Option
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.players.answers import LANDINGS, Answers, is_idle
from siegeworks.games.rift.players.heroes import rehearse
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.rules.view import view
from siegeworks.players import make_player

HOCUS_POCUS = ("hero", "ability hocus-pocus")


def with_magnus() -> Any:
    """A game in which Magnus may act; he can take himself to any space, and strike from there."""
    game, mode = game_of("rift/rift-in-time")
    state: Any = game.start(Setup(mode, (Seating(),), (("difficulty", "heroic"),)), 5)
    for text in ("take magnus", "ability power-of-knowledge", "ability hocus-pocus"):
        state.answer(text)
    player = make_player("normal", 5)
    while state.decision.prompt != "act":
        state.answer(player.choose(view(state, 0)))
    return state


def taken_along(state: Any) -> Any:
    """The same game when it is asked where Magnus goes."""
    for text in (*HOCUS_POCUS, "hero magnus"):
        state.answer(text)
    assert state.decision.prompt == "transport"
    return state


class Counting(Answers):
    """Counts how many worlds are tried out."""

    tried = 0

    def try_each(self, game: Any, decision: Decision) -> Option:
        self.tried += len(decision.options)
        return super().try_each(game, decision)


class Forgetful(Counting):
    """Thinks about everything anew."""

    def _known(self, game: Any) -> Option | None:
        return None


def test_what_was_tried_out_is_not_thought_about_again() -> None:
    state = with_magnus()
    one, other = Counting(Judge()), Forgetful(Judge())
    assert rehearse(state, 0, HOCUS_POCUS, one) == rehearse(state, 0, HOCUS_POCUS, other)
    assert one.tried < other.tried


def test_what_was_tried_out_does_not_count_where_something_else_was_done() -> None:
    state = taken_along(with_magnus())
    for option in state.decision.options:
        twin, answers = state.clone(), Answers(Judge())
        answers.answer(twin, twin.decision)
        twin.take(twin.decision, option)
        while not is_idle(twin):
            decision = twin.decision
            answer = answers.answer(twin, decision)
            assert answer in decision.options
            twin.take(decision, answer)


def test_only_the_most_promising_of_many_spaces_are_tried_out() -> None:
    state = taken_along(with_magnus())
    assert len(state.decision.options) > LANDINGS
    answers = Counting(Judge())
    one = answers.answer(state, state.decision)
    assert answers.tried == LANDINGS
    assert one == Answers(Judge()).try_each(state, state.decision), "no worse than to try them all"
