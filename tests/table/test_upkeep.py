"""What is kept up answer by answer is what would be worked out anew."""

from random import Random
from typing import Any

import pytest

from siegeworks.table.agreed import Wish, agree
from siegeworks.table.match import Match
from siegeworks.table.perspective import Perspective
from siegeworks.table.store import Command
from siegeworks.table.undoing import Undoing

GAMES = ("siegestorm/duel", "siegestorm/coop", "rift/drill-yard")
LEARNT = ("pieces", "turns")
"""What a sight learns from the journal, in one game or the other."""


def begun(game: str) -> Match:
    """A table of two persons at which the game has begun."""
    match = Match(agree(game, [Wish("link"), Wish("link")], {}, "5" * 64, ""))
    for seat in (0, 1):
        give(match, seat, "sit", "{}")
    return match


def give(match: Match, seat: int, kind: str, text: str, *, unasked: bool = False) -> None:
    match.apply(Command(match.version + 1, seat, kind, text, "", unasked))


def learnt(sight: Any) -> list[Any]:
    return [getattr(sight, name) for name in LEARNT if hasattr(sight, name)]


@pytest.mark.parametrize("game", GAMES)
def test_sights_and_undo_are_kept_up(game: str) -> None:
    match, dice = begun(game), Random(4)
    eyes = {seat: Perspective(match, seat) for seat in (0, 1)}
    taken_back = 0
    for _ in range(120):
        if match.is_over:
            break
        way = match.undoing.way(dice.choice((0, 1)))
        if way is not None and way.revealed is None and dice.random() < 0.2:
            give(match, 0, "undo", str(way.ply))
            taken_back += 1
            for one in eyes.values():
                one.cut()
        else:
            decision = dice.choice(match.state.decisions)
            text = dice.choice(decision.options).text
            give(match, decision.seat, "answer", text, unasked=dice.random() < 0.2)
        for seat, one in eyes.items():
            sight, played = one.sight(), match.game
            anew = played.sight(match.view(seat), sight.notes, match.names)
            assert learnt(sight) == learnt(anew)
            assert match.undoing.left(seat) == Undoing(match).left(seat)
            assert match.undoing.way(seat) == Undoing(match).way(seat)
    assert taken_back


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_is_as_good_as_a_view(game: str) -> None:
    match, dice = begun(game), Random(6)
    passed = 0
    for _ in range(150):
        if match.is_over:
            break
        for decision in match.state.decisions:
            for stops in ("auto", "all", "none"):
                match.stops[decision.seat] = stops
                view = match.view(decision.seat)
                found = match.by_itself(decision.seat)
                assert found == match.game.by_itself(view, stops)
                passed += found is not None
        decision = dice.choice(match.state.decisions)
        give(match, decision.seat, "answer", dice.choice(decision.options).text)
    assert passed


def test_a_program_is_told_what_is_passed_without_asking() -> None:
    match, dice = begun("siegestorm/duel"), Random(1)
    told = set()
    for _ in range(60):
        for seat in (0, 1):
            decision, _, _ = Perspective(match, seat).bare()
            if decision is not None:
                passing = match.by_itself(seat) is not None
                assert decision.passing == passing
                told.add(passing)
        decision = dice.choice(match.state.decisions)
        give(match, decision.seat, "answer", dice.choice(decision.options).text)
    assert told == {True, False}
