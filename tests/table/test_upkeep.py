"""What is kept up answer by answer is what would be worked out anew."""

from random import Random
from typing import Any

import pytest

from siegeworks.table.agreed import Wish, agree
from siegeworks.table.eyes import Eyes
from siegeworks.table.standing import Standing
from siegeworks.table.store import Command
from siegeworks.table.undoing import Undoing

GAMES = ("siegestorm/duel", "siegestorm/coop", "rift/drill-yard")
LEARNT = ("pieces", "turns")
"""What a sight learns from the journal, in one game or the other."""


def begun(game: str) -> Standing:
    """A table of two persons at which the game has begun."""
    standing = Standing(agree(game, [Wish("link"), Wish("link")], {}, "5" * 64, ""))
    for seat in (0, 1):
        give(standing, seat, "sit", "{}")
    return standing


def give(standing: Standing, seat: int, kind: str, text: str, *, unasked: bool = False) -> None:
    standing.apply(Command(standing.version + 1, seat, kind, text, "", unasked))


def learnt(sight: Any) -> list[Any]:
    return [getattr(sight, name) for name in LEARNT if hasattr(sight, name)]


@pytest.mark.parametrize("game", GAMES)
def test_sights_and_undo_are_kept_up(game: str) -> None:
    standing, dice = begun(game), Random(4)
    eyes = {seat: Eyes(standing, seat) for seat in (0, 1)}
    taken_back = 0
    for _ in range(120):
        if standing.is_over:
            break
        way = standing.undoing.way(dice.choice((0, 1)))
        if way is not None and way.revealed is None and dice.random() < 0.2:
            give(standing, 0, "undo", str(way.ply))
            taken_back += 1
            for one in eyes.values():
                one.cut()
        else:
            decision = dice.choice(standing.state.decisions)
            text = dice.choice(decision.options).text
            give(standing, decision.seat, "answer", text, unasked=dice.random() < 0.2)
        for seat, one in eyes.items():
            sight, played = one.sight(), standing.game
            anew = played.sight(standing.view(seat), sight.notes, standing.names)
            assert learnt(sight) == learnt(anew)
            assert standing.undoing.left(seat) == Undoing(standing).left(seat)
            assert standing.undoing.way(seat) == Undoing(standing).way(seat)
    assert taken_back


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_is_as_good_as_a_view(game: str) -> None:
    standing, dice = begun(game), Random(6)
    passed = 0
    for _ in range(150):
        if standing.is_over:
            break
        for decision in standing.state.decisions:
            for stops in ("auto", "all", "none"):
                standing.stops[decision.seat] = stops
                view = standing.view(decision.seat)
                found = standing.by_itself(decision.seat)
                assert found == standing.game.by_itself(view, stops)
                passed += found is not None
        decision = dice.choice(standing.state.decisions)
        give(standing, decision.seat, "answer", dice.choice(decision.options).text)
    assert passed


def test_a_program_is_told_what_is_passed_without_asking() -> None:
    standing, dice = begun("siegestorm/duel"), Random(1)
    told = set()
    for _ in range(60):
        for seat in (0, 1):
            decision = Eyes(standing, seat).bare().decision
            if decision is not None:
                passing = standing.by_itself(seat) is not None
                assert decision.passing == passing
                told.add(passing)
        decision = dice.choice(standing.state.decisions)
        give(standing, decision.seat, "answer", dice.choice(decision.options).text)
    assert told == {True, False}
