"""The agenda: scripts run verb by verb, questions stop them, seats may act side by side."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from siegeworks.core.agenda import Frame, Question, Script, Verb, advance
from siegeworks.core.box import Box
from siegeworks.core.decision import Option
from siegeworks.core.fields import declared, starts
from siegeworks.core.moves import Moves
from siegeworks.core.refusal import IllegalMove
from siegeworks.core.setup import Seating, Setup
from siegeworks.core.state import State
from siegeworks.core.verbs import If, SideBySide

MOVES = Moves("toy")
YES = MOVES.form("yes", "ask", "agree")
NO = MOVES.form("no", "ask", "do not")


@declared
class Toy(State):
    """A State with nothing but a diary."""

    diary: list[str] = starts([])


@dataclass(frozen=True)
class Say(Verb):
    word: str

    def perform(self, game: Toy, frame: Frame) -> None:
        game.diary.append(f"{frame.you}:{self.word}")


@dataclass(frozen=True)
class Ask(Question):
    prompt: ClassVar[str] = "ask"

    def moot(self, game: Toy, frame: Frame) -> bool:
        return "quiet" in game.diary

    def options(self, game: Toy, frame: Frame) -> list[Option]:
        return [Option(YES(), 1), Option(NO(), 0)]

    def answered(self, game: Toy, frame: Frame, value: int) -> None:
        game.bind(frame, "it", value)
        game.diary.append(f"{frame.you}={value}")


@dataclass(frozen=True)
class Said:
    def holds(self, game: Any, frame: Frame) -> bool:
        return bool(frame.named("it"))


def toy(*verbs: Verb) -> Toy:
    game = Toy.blank(Setup("toy", (Seating(), Seating())), 1)
    game.push(Frame(Script(verbs)))
    advance(game)
    return game


def test_a_script_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    game = toy(Say("one"), Ask(), Say("two"))
    assert game.diary == ["0:one"]
    game.answer("yes")
    assert game.diary == ["0:one", "0=1", "0:two"]
    assert game.decisions == ()


def test_a_bound_name_steers_what_comes_after() -> None:
    branch = If(Said(), Script((Say("then"),)), Script((Say("otherwise"),)))
    for text, word in (("yes", "then"), ("no", "otherwise")):
        game = toy(Ask(), branch)
        game.answer(text)
        assert game.diary[-1] == f"0:{word}"


def test_a_moot_question_is_not_asked() -> None:
    game = Toy.blank(Setup("toy", (Seating(), Seating())), 1)
    game.diary.append("quiet")
    game.push(Frame(Script((Ask(), Say("on")))))
    advance(game)
    assert game.diary == ["quiet", "0:on"]


def test_seats_side_by_side_answer_in_any_order_and_all_must() -> None:
    game = toy(SideBySide(Script((Ask(), Say("mine")))), Say("after"))
    assert [decision.seat for decision in game.decisions] == [0, 1]
    game.answer("no", seat=1)
    assert game.diary == ["1=0", "1:mine"]
    assert [decision.seat for decision in game.decisions] == [0]
    with pytest.raises(IllegalMove, match="seat b has nothing to answer now; asked: a"):
        game.answer("yes", seat=1)
    game.answer("yes", seat=0)
    assert game.diary == ["1=0", "1:mine", "0=1", "0:mine", "0:after"]


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = toy(Ask())
    with pytest.raises(IllegalMove, match="there is no seat 9"):
        game.answer("yes", seat=9)


def test_a_refused_answer_changes_nothing() -> None:
    game = toy(Ask(), Say("on"))
    with pytest.raises(IllegalMove):
        game.answer("perhaps")
    assert (game.ply, game.diary) == (0, [])
    assert game.decision.frame.pc == 0


def test_two_scripts_cannot_share_an_address() -> None:
    box = Box()
    box.add("here", Script((Say("one"),)))
    with pytest.raises(ValueError, match="two scripts at the address here"):
        box.add("here", Script((Say("two"),)))


def test_blocks_inside_verbs_get_addresses_of_their_own() -> None:
    box = Box()
    inner = Script((Say("in"),))
    box.add("card.action", Script((If(Said(), inner),)))
    assert box.scripts["card.action.0.then"] is inner
    assert repr(inner) == "card.action.0.then"


@dataclass(frozen=True)
class AskTwice(Ask):
    """A question that stays to be answered a second time."""

    def answered(self, game: Toy, frame: Frame, value: int) -> None:
        if frame.named("once"):
            game.bind(frame, "once", None)
        else:
            game.stay(frame, "once", True)


def test_a_question_that_stays_in_one_lane_leaves_the_others_alone() -> None:
    game = toy(SideBySide(Script((AskTwice(), Say("mine")))))
    game.answer("yes", seat=1)
    assert [decision.seat for decision in game.decisions] == [0, 1]
    game.answer("yes", seat=1)
    assert game.diary == ["1:mine"]
    assert [decision.seat for decision in game.decisions] == [0]


@pytest.mark.parametrize("equal", [Say.__eq__, Verb.__eq__])
def test_verbs_are_equal_if_they_were_told_the_same(equal: Callable[[Any, Any], bool]) -> None:
    """By the comparison of their own class, and by the one they inherit where it is kept."""
    assert equal(Say("one"), Say("one"))
    assert not equal(Say("one"), Say("two"))
    assert Verb.__eq__(Ask(), Ask())
    assert not Verb.__eq__(Ask(), Say("one"))
