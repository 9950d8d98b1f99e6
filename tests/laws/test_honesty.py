"""Honest players: what they answer follows from what they see, whatever is hidden.

Two players with the same dice follow one game: one sees it as it is, the other sees worlds that
look the same from the seat, in which everything hidden was dealt anew. They answer alike. The
short form follows the beginning of a game of each mode; the long form (`make laws`) puts thousands
of questions from games of each mode, of Rift from one scenario after the other.
"""

from itertools import count
from random import Random
from typing import Any

import pytest

from siegeworks.core.setup import Seating, Setup
from siegeworks.core.shelf import game_of
from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.rules.view import determinize as rift_worlds
from siegeworks.games.rift.rules.view import view as rift_view
from siegeworks.games.siegestorm.rules.view import view
from siegeworks.games.siegestorm.rules.worlds import determinize
from siegeworks.players import KINDS
from tests.laws.walk import LONG, MODES, random_setup, step
from tests.players.thinking import hasty

SCENARIOS = tuple(f"rift/{name}" for name in RIFT.modes if not name.startswith("drill"))
THINKERS = tuple(kind for kind in KINDS if kind not in ("brutal", "search"))
"""Every kind of player: those left out are `hard` with more to spend; here all spend the same."""
QUESTIONS, RIFT_QUESTIONS = (2_000, 1_000) if LONG else (6, 6)
"""How many questions with a choice are put to each of them in every mode, and in Rift."""
ANSWERS, RIFT_ANSWERS = (10_000, 150) if LONG else (40, 24)
"""How much of each game is followed at most."""
THOUGHT = 12 if LONG else 6
"""Simulations instead of what the player would spend: it thinks in the same way, but sooner."""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", THINKERS)
def test_the_same_view_is_answered_alike_whatever_is_hidden(mode: str, kind: str) -> None:
    game, _ = game_of(mode)
    asked = 0
    for seed in count():
        dice = Random(seed)
        setup = random_setup(mode, dice)
        state: Any = game.start(setup, seed)
        pairs = [[hasty(kind, seed, THOUGHT) for _ in range(2)] for _ in setup.seats]
        while state.outcome is None and state.ply < ANSWERS:
            for decision in state.decisions:
                seen = view(state, decision.seat)
                elsewhere = determinize(seen, dice.getrandbits(256))
                one, other = pairs[decision.seat]
                assert one.choose(seen) == other.choose(view(elsewhere, decision.seat))
                asked += len(decision.options) > 1
            step(state, dice)
        if asked >= QUESTIONS:
            break


@pytest.mark.parametrize("kind", THINKERS)
def test_in_rift_too_the_same_view_is_answered_alike_whatever_is_hidden(kind: str) -> None:
    asked = hidden = 0
    for seed in count():
        dice = Random(seed)
        game, mode = game_of(SCENARIOS[seed % len(SCENARIOS)])
        difficulty = dice.choice(game.switches["difficulty"])
        setup = Setup(mode, (Seating(),) * (1 + seed % 4), (("difficulty", difficulty),))
        state: Any = game.start(setup, seed)
        one, other = ([hasty(kind, seed, 2) for _ in setup.seats] for _ in range(2))
        while state.outcome is None and state.ply < RIFT_ANSWERS:
            seat = dice.choice(rift_asked(state)).seat
            seen: Any = rift_view(state, seat)
            elsewhere = rift_worlds(seen, dice.getrandbits(256))
            hidden += elsewhere.decks != state.decks
            answer = one[seat].choose(seen)
            assert answer == other[seat].choose(rift_view(elsewhere, seat))
            asked += len(seen.decision.options) > 1
            state.answer(answer, seat)
        if asked >= RIFT_QUESTIONS:
            break
    assert hidden >= RIFT_QUESTIONS / 2


def rift_asked(state: Any) -> list[Any]:
    """Who has something to answer, other than to take back being done."""
    waiting = [decision for decision in state.decisions if decision.options[0].text != "resume"]
    return waiting or list(state.decisions)


@pytest.mark.parametrize("mode", MODES)
def test_worlds_that_look_alike_do_differ(mode: str) -> None:
    """Otherwise the test above would show nothing."""
    game, _ = game_of(mode)
    dice = Random(1)
    state: Any = game.start(random_setup(mode, dice), 1)
    differ = 0
    for _ in range(20):
        seen = view(state, state.decision.seat)
        world = determinize(seen, dice.getrandbits(256))
        differ += world.hands != state.hands or world.resources != state.resources
        step(state, dice)
    assert differ == 20
