"""What the server says in the reader's language: the log, questions, reasons, results."""

from collections.abc import Sequence
from typing import Any

from siegeworks.core.decision import SEATS, Seat
from siegeworks.core.player import Names
from siegeworks.core.state import Outcome
from siegeworks.table import outgoing as out
from siegeworks.table.match import GIVEN_UP
from siegeworks.words.players import players
from siegeworks.words.rules import clause_text
from siegeworks.words.store import common_phrases
from siegeworks.words.voice import voice


def say(language: str, key: str, **facts: str | int) -> str:
    """A phrase of the table itself."""
    return common_phrases(language).say(key, **facts)


def refusal(language: str, code: str) -> str:
    """Why something was refused that no rule of a game is needed for."""
    return say(language, f"refusal-{code}")


def player_name(language: str, names: Names, seat: Seat) -> str:
    """What a player is called within a sentence."""
    return players(language).name(names, seat)


def player_title(language: str, names: Names, seat: Seat) -> str:
    """What a player is called at the head of the table: of a machine one reads what it can."""
    return players(language).title(names, seat)


def waiting_text(language: str, names: Sequence[str], *, begun: bool) -> str:
    """Whom the table waits for, in words."""
    key = "waiting-for" if begun else "waiting-seats"
    return say(language, key, players=", ".join(names), n=len(names))


def ending(
    game: str, language: str, outcome: Outcome, sight: Any, quitter: Seat | None
) -> out.Outcome:
    """How a game ended, in words."""
    speaks = voice(game, language)
    if outcome.clause == GIVEN_UP and quitter is not None:
        player = player_name(language, sight.names, quitter)
        text, clause = say(language, "given-up", player=player), ""
    else:
        text, clause = speaks.outcome(outcome, sight), outcome.clause
    return out.Outcome(
        text=text,
        reason=clause_text(game, clause, language),
        clause=clause,
        winners=[SEATS[seat] for seat in outcome.winners],
    )
