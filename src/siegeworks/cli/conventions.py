"""The manners of every command: exit codes, clear refusals, JSON, progress, languages."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, NoReturn, Protocol

import typer
from typer.core import TyperCommand, TyperGroup

from siegeworks.core.refusal import Refused

DOES_NOT_HOLD = 1
"""Exit code: the thing asked about does not hold."""
BAD_INPUT = 2
"""Exit code: what was typed, or a file that was named, cannot be used."""
LANGUAGE_SETTING = "SIEGEWORKS_LANGUAGE"
LANGUAGE = "siegeworks.language"
"""Where a command that speaks languages remembers which one is spoken; others speak English."""
SPREADING = ("--seats", "--decks")
"""Options that take all words up to the next option."""
USAGE_ERROR: type[Exception] = typer.BadParameter.__bases__[0]
"""What typer raises for words it cannot use, whatever library it has that from."""

NO_ARGUMENTS = "NoArgsIsHelpError"
"""The usage error whose message is the whole help text."""


def refuse(message: str) -> NoReturn:
    """Say in one sentence what is wrong with the input, and leave."""
    typer.echo(f"siegeworks: {' '.join(message.split())}", err=True)
    raise typer.Exit(BAD_INPUT)


class Polite(TyperGroup):
    """A group of commands that answers bad input with one sentence instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; a refusal of any kind becomes a sentence and exit code 2."""
        try:
            return super().invoke(ctx)
        except Refused as fault:
            refuse(_in_words(fault, ctx.meta))
        except USAGE_ERROR as fault:
            message = getattr(fault, "format_message", fault.__str__)()
            if type(fault).__name__ == NO_ARGUMENTS:
                typer.echo(message, err=True)
                raise typer.Exit(BAD_INPUT) from None
            refuse(f"{message} (--help explains)")


def _in_words(fault: Refused, meta: dict[str, Any]) -> str:
    """A refusal in the language of the command."""
    if LANGUAGE not in meta:
        return str(fault)
    from siegeworks.words.refusals import said

    return said(fault, language_or_default(meta[LANGUAGE]))


class Spread(TyperCommand):
    """A command with options of several words, such as `--seats me greedy`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Repeat a spreading option before each of its words."""
        spread, option = [], ""
        for word in args:
            if word in SPREADING:
                option = word
            elif word.startswith("-") or (option == "--seats" and "/" in word):
                option = ""
                spread.append(word)
            else:
                spread += [option, word] if option else [word]
        rest: list[str] = super().parse_args(ctx, spread)
        return rest


def forgiving_streams() -> None:
    """Characters a terminal or a pipe cannot show or send are replaced, never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave_quietly() -> NoReturn:
    """Leave because nothing can be written any more; what is left goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    sys.exit(BAD_INPUT)


# -- output --------------------------------------------------------------------------------


def print_json(value: object) -> None:
    """One JSON object on standard output."""
    typer.echo(json.dumps(value, ensure_ascii=False))


class Done(Protocol):
    """Told how much is done, and what is being done now if that changes."""

    def __call__(self, number: int, what: str = "") -> None: ...


@contextmanager
def progress(what: str, total: int) -> Iterator[Done]:
    """A bar for long work on a terminal, nothing in a pipe; call it with how much is done."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda number, what="": None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda number, now="": bar.update(task, completed=number, description=now or what)


def read_text(file: Path) -> str:
    """The text of a file, or a refusal that names it."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("{file} is not UTF-8 text", file=file) from None
    except OSError as fault:
        from siegeworks.terminal.saves import trouble

        raise Refused("cannot read {file}: {why}", file=file, why=trouble(fault)) from None


def typed_text() -> str:
    """Everything that comes on standard input."""
    if sys.stdin is None:
        raise Refused("there is nothing on standard input")
    try:
        return sys.stdin.read()
    except (OSError, UnicodeDecodeError):
        raise Refused("standard input is not UTF-8 text") from None


# -- options -------------------------------------------------------------------------------


def known_language(ctx: typer.Context, language: str | None) -> str | None:
    """Refuse a language there are no words for; remember it for what may be refused later."""
    if language:
        from siegeworks.words.languages import LANGUAGES

        if language not in LANGUAGES:
            there = ", ".join(LANGUAGES)
            raise typer.BadParameter(f"no words for {language!r}; there is {there}")
    ctx.meta[LANGUAGE] = language or ctx.meta.get(LANGUAGE)
    return language


def language_or_default(language: str | None) -> str:
    """The language asked for, otherwise that of the machine if there are words for it."""
    from siegeworks.words.languages import LANGUAGES

    if language:
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        envvar=LANGUAGE_SETTING,
        callback=known_language,
        metavar="LANGUAGE",
        help="en, cs, pl, de or it.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
