"""An answer is read exactly, or by a beginning that fits one option; everything else is refused."""

import pytest

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.decision import Decision, Option
from siegeworks.core.moves import Moves, OneOf
from siegeworks.core.refusal import AmbiguousMove, BadNotation, IllegalMove

MOVES = Moves("toy", OneOf("CARD", "a card", ("yak", "yaksha")))
END = MOVES.form("end", "act", "end the turn")
PLAY = MOVES.form("play CARD", "act", "play a card")
OPTIONS = (Option(END()), Option(PLAY("yak"), 1), Option(PLAY("yaksha"), 2))
DECISION = Decision(0, "act", OPTIONS, Frame(Script()))


def test_an_exact_text_wins_over_a_longer_one() -> None:
    assert DECISION.parse("play yak").value == 1


def test_case_and_spaces_do_not_matter() -> None:
    assert DECISION.parse("  PLAY   Yaksha ").value == 2


def test_a_beginning_that_fits_one_option_is_enough() -> None:
    assert DECISION.parse("e").text == "end"


def test_a_beginning_that_fits_two_is_ambiguous_and_says_which() -> None:
    with pytest.raises(AmbiguousMove, match="play yak, play yaksha"):
        DECISION.parse("pl")


def test_a_beginning_is_completed_step_by_step() -> None:
    moves = Moves("toy", OneOf("CARD", "a card", ("yak", "yaksha")), OneOf("GATE", "", ("e", "w")))
    play = moves.form("play CARD @ GATE", "act", "play a card at a gate")
    options = [Option(play(card, gate)) for card in ("yak", "yaksha") for gate in ("e", "w")]
    decision = Decision(0, "act", (Option(END()), *options), Frame(Script()))
    assert decision.completions("") == ["end", "play yak", "play yaksha"]
    assert decision.completions("PL") == ["play yak", "play yaksha"]
    assert decision.completions("play yaks") == ["play yaksha"]
    assert decision.completions("play yak ") == ["play yak @ e", "play yak @ w"]
    assert decision.completions("play  yak @ w") == ["play yak @ w"]
    assert decision.completions("storm") == []


@pytest.mark.parametrize("text", ["", "   ", "play ©", "{}", "play\x00yak", "-"])
def test_what_cannot_be_read_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation, match="cannot read the move"):
        DECISION.parse(text)


def test_what_is_not_offered_is_illegal_and_lists_the_offers() -> None:
    with pytest.raises(IllegalMove, match="end, play yak, play yaksha"):
        DECISION.parse("storm")
