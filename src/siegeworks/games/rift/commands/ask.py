"""`siegeworks ask`: a question about a Rift situation, answered in the reader's language."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.conventions import AsJson, Language, language_or_default, print_json, read_text
from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import Refused

if TYPE_CHECKING:
    from siegeworks.core.player import Names
    from siegeworks.games.rift.rules.view import View

RIFT = "rift"


def ask(
    file: Annotated[Path, typer.Argument(help="A record of a Rift game, or a position.")],
    question: Annotated[
        str, typer.Argument(help="'clear SPACE' (a horde), 'tower' (most needed), 'through'.")
    ],
    grade: Annotated[
        str, typer.Option(help="How much is told: nudge, candidates or plan.")
    ] = "nudge",
    game: Annotated[
        str, typer.Option("--game", help="The scenario of a position, such as rift/drill-yard.")
    ] = "",
    after: Annotated[
        int,
        typer.Option(min=0, help="Of a record: after so many answers; 0 for all of them."),
    ] = 0,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Answer a question about phase 2 of a Rift game: can a horde be cleared, and how?

    The answer follows from what the players see: no card that lies face down is looked at.
    """
    from siegeworks.games.rift.players.questions import GRADES
    from siegeworks.games.rift.players.questions import ask as answer
    from siegeworks.games.rift.words.book import rift_words
    from siegeworks.games.rift.words.hints import Telling

    if grade not in GRADES:
        raise Refused("no grade {grade!r}; expected {known}", grade=grade, known=", ".join(GRADES))
    view, names = _situation(file, game, after)
    told = answer(view, question)
    lines = list(Telling(rift_words(language_or_default(language)), view, names).lines(told, grade))
    if as_json:
        print_json({"question": question, "grade": grade, "answer": _plain(told), "lines": lines})
        return
    for line in lines:
        typer.echo(line)


def _situation(file: Path, game: str, after: int) -> "tuple[View, Names]":
    """What can be seen in a file, and what the players are called."""
    from siegeworks.core.record import MAGIC, replay
    from siegeworks.core.shelf import game_of
    from siegeworks.games.rift.rules.view import view
    from siegeworks.seating import seat_names

    text = read_text(file)
    if text.startswith(MAGIC):
        record = replay(text)
        if record.name.partition("/")[0] != RIFT:
            raise Refused(
                "{file} is a game of {game}; questions are about Rift", file=file, game=record.name
            )
        if after > len(record.answers):
            raise Refused(
                "{file} has {count} answers, not {after}",
                file=file,
                count=len(record.answers),
                after=after,
            )
        record.answers = record.answers[: after or None]
        state: Any = record.state()
        return view(state, 0), seat_names(record.game, record.setup)
    name, _, _mode = game.partition("/")
    if name != RIFT:
        raise Refused(
            "{file} is no record; for a position name its scenario: --game rift/…", file=file
        )
    rift, mode = game_of(game)
    state = rift.read_position(text, mode)
    return view(state, 0), ()


def _plain(told: Any) -> Any:
    """An answer as plain values."""
    from siegeworks.games.rift.players.clearing import Clearing
    from siegeworks.games.rift.players.questions import Outlook

    if isinstance(told, Clearing):
        fields = told._asdict()
        fields.pop("plan")
        return fields | {"moves": _moves(told.moves)}
    if isinstance(told, Outlook):
        through = [each._asdict() for each in told.through]
        return {"through": through, "near": list(told.near), "moves": _moves(told.moves)}
    return [each._asdict() for each in told]


def _moves(moves: Any) -> list[str]:
    return [f"{SEATS[move.seat]}: {move.text}" for move in moves]
