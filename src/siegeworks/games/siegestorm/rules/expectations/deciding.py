"""Expectations of decisions: what a seat is asked, what it may answer, that it waits."""

from functools import cache

from siegeworks.core.agenda import Question
from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.expecting import Found, fail
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.expectations.spelling import check_none
from siegeworks.games.siegestorm.rules.state import SiegeState


def deciding(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """`a to move`: asked to act; `a to decide PROMPT`: asked that."""
    asked = [f"{SEATS[item.seat]} to decide {item.prompt}" for item in game.decisions]
    match words:
        case ["move"]:
            prompt = "act"
        case ["decide", prompt]:
            pass
        case _:
            fail("expected `to move` or `to decide PROMPT`")
    if prompt not in _prompts(game.box):
        fail(f"no prompt {prompt!r}; there is {', '.join(sorted(_prompts(game.box)))}")
    decision = game.decision_of(seat)
    holds = decision is not None and decision.prompt == prompt
    return Found(holds, ", ".join(asked) or "the game is over")


@cache
def _prompts(box: SiegeBox) -> frozenset[str]:
    """Everything a seat can be asked."""
    verbs = (verb for script in box.scripts.values() for verb in script)
    return frozenset(verb.prompt for verb in verbs if isinstance(verb, Question))


def may(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """Exactly these moves, with commas between them, in any order."""
    decision = game.decision_of(seat)
    there = [option.text for option in decision.options] if decision is not None else []
    wanted = [move.strip() for move in " ".join(words).split(",")]
    for move in wanted:
        if not game.box.moves.is_spelt(move, game.box):
            fail(f"{move!r} is no move: a word of it is misspelt")
    return Found(sorted(there) == sorted(wanted), ", ".join(there) or "nothing")


def waits(game: SiegeState, seat: Seat, words: list[str]) -> Found:
    """The seat is asked nothing."""
    check_none("waits", words)
    decision = game.decision_of(seat)
    return Found(decision is None, f"to decide {decision.prompt}" if decision else "waits")
