"""`siegeworks replay`: play a record again and say whether it holds."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from siegeworks.cli.conventions import (
    DOES_NOT_HOLD,
    AsJson,
    Language,
    language_or_default,
    print_json,
    read_text,
)
from siegeworks.core.decision import SEATS
from siegeworks.core.refusal import BadText, Refused

if TYPE_CHECKING:
    from siegeworks.core.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    log: Annotated[bool, typer.Option("--log", help="Print everything that happened.")] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and say whether every answer and hash holds; exit 1 if not."""
    from siegeworks.core.record import replay as play_again
    from siegeworks.terminal.room import terminal_of
    from siegeworks.words.refusals import said

    text = record_text(file)
    try:
        record = play_again(text)
    except BadText as fault:
        why = said(fault, language_or_default(language))
        if as_json:
            print_json({"holds": False, "line": fault.line, "fault": why})
        else:
            typer.echo(f"{file}: {why}", err=True)
        raise typer.Exit(DOES_NOT_HOLD) from None
    lines = _log(record, language_or_default(language)) if log else []
    if as_json:
        print_json(_fields(record) | ({"log": lines} if log else {}))
        return
    for line in lines:
        typer.echo(line)
    typer.echo(terminal_of(record.name).speech(language_or_default(language)).ui("record-holds"))


def record_text(file: Path) -> str:
    """The text of a record; a file that does not even begin like one is refused."""
    from siegeworks.core.record import MAGIC

    text = read_text(file)
    if not text.startswith(MAGIC):
        raise Refused(
            "{file} is no record: its first line is not {magic!r}", file=file, magic=MAGIC
        )
    return text


def _fields(record: "Record") -> dict[str, Any]:
    outcome = record.state().outcome
    return {
        "holds": True,
        "game": record.name,
        "answers": len(record.answers),
        "over": outcome is not None,
        "winners": [] if outcome is None else [SEATS[seat] for seat in outcome.winners],
        "clause": "" if outcome is None else outcome.clause,
    }


def _log(record: "Record", language: str) -> list[str]:
    """Everything that happened, hidden things included: a record hides nothing."""
    from siegeworks.seating import seat_names
    from siegeworks.terminal.room import terminal_of
    from siegeworks.terminal.session import SPECTATOR

    terminal, state = terminal_of(record.name), record.state()
    speak, view = terminal.speech(language), record.game.view(state, SPECTATOR)
    sight = record.game.sight(
        view, tuple(state.journal or ()), seat_names(record.game, record.setup)
    )
    said = ((number, note, speak.event(note, sight)) for number, note in enumerate(sight.notes, 1))
    return [f"{number:>4}  {text}  {note.clause}" for number, note, text in said if text]
