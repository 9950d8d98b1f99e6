"""Expectations about the game as a whole: its turn, its end, what lasts, a boss's boards."""

from siegeworks.core.decision import SEATS
from siegeworks.core.expecting import Found, fail
from siegeworks.games.siegestorm.rules import chain as commands
from siegeworks.games.siegestorm.rules.describe import lasting_lines
from siegeworks.games.siegestorm.rules.expectations.spelling import (
    NUMBER,
    STAGES,
    OfGame,
    check_clause,
    check_lasting,
    check_none,
    is_seat,
)
from siegeworks.games.siegestorm.rules.state import SiegeState


def turn(game: SiegeState, words: list[str]) -> Found:
    """Whose turn it is, or which."""
    got = f"turn {game.turn} of {SEATS[game.active]}"
    match words:
        case [word] if NUMBER.fullmatch(word):
            return Found(game.turn == int(word), got)
        case [word] if is_seat(game, word):
            return Found(SEATS.index(word) in game.taking, got)
    fail("expected a seat or a number after turn")


def step(game: SiegeState, words: list[str]) -> Found:
    """The step of the turn."""
    if len(words) != 1 or words[0] not in STAGES:
        fail(f"expected one of {', '.join(STAGES)} after step")
    return Found(game.stage == words[0], f"step {game.stage}")


def over(game: SiegeState, words: list[str]) -> Found:
    """The game is over."""
    check_none("over", words)
    return Found(game.outcome is not None, _outcome(game))


def _outcome(game: SiegeState) -> str:
    if game.outcome is None:
        return "not over"
    winners = " ".join(SEATS[seat] for seat in game.outcome.winners) or "nobody"
    return f"winner {winners} by {game.outcome.clause}"


def winner(game: SiegeState, words: list[str]) -> Found:
    """Who has won, by which clause."""
    clause: str | None = None
    match words:
        case [seat] if is_seat(game, seat):
            pass
        case [seat, "by", clause] if is_seat(game, seat):
            check_clause(clause)
        case _:
            fail("expected `winner SEAT` or `winner SEAT by CLAUSE`")
    outcome = game.outcome
    holds = outcome is not None and outcome.winners == (SEATS.index(seat),)
    if outcome is not None and clause is not None:
        holds = holds and outcome.clause == clause
    return Found(holds, _outcome(game))


def chain(game: SiegeState, words: list[str]) -> Found:
    """So many entries in the chain of command."""
    if len(words) != 1 or not NUMBER.fullmatch(words[0]):
        fail("expected the number of entries after chain")
    return Found(len(commands.chain(game)) == int(words[0]), f"chain {len(commands.chain(game))}")


def extra(game: SiegeState, words: list[str]) -> Found:
    """An extra turn was granted, or this is one."""
    match words:
        case ["granted"]:
            return Found(bool(game.extra), "granted" if game.extra else "not granted")
        case ["turn"]:
            return Found(game.extra_turn, f"extra turn: {game.extra_turn}".lower())
    fail("expected `extra granted` or `extra turn`")


def lasting(game: SiegeState, words: list[str]) -> Found:
    """Something that holds until the end of the turn, as a position writes it; alone: anything."""
    check_lasting(game, words)
    lines = lasting_lines(game)
    return Found(" ".join(words) in lines if words else bool(lines), ", ".join(lines) or "nothing")


def boss_number(name: str) -> OfGame:
    """The form of a number on the boards of the boss."""

    def form(game: SiegeState, words: list[str]) -> Found:
        if game.boss is None:
            fail(f"there is no boss in {game.mode.id}")
        if len(words) != 1 or not NUMBER.fullmatch(words[0]):
            fail(f"expected a number after {name}")
        number = getattr(game.boss, name)
        return Found(number == int(words[0]), f"{name} {number}")

    return form


def reserves(game: SiegeState, words: list[str]) -> Found:
    """Whether the Reserves of the boss were reshuffled."""
    if words != ["used"] or game.boss is None:
        fail("expected `reserves used`, in a mode with a boss")
    return Found(game.boss.used, "used" if game.boss.used else "available")
